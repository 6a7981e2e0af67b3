import { ComponentType } from 'discord-api-types/v10';
import type { By, Interaction } from '../person.js';
import type { Platform } from '../state/platform.js';
import { requireFound, type User } from '../state/world.js';
import { findComponent, findValues } from './choose.js';
import { resolveChoice } from './payload.js';
import type { SeenMessage } from './seen.js';
import { sendComponent } from './sending.js';

/** Presses a button of a message that is on the person's screen. */
export function pressButton(platform: Platform, user: User, message: SeenMessage, by: By): Interaction {
  const button = findComponent(message.buttons, by, (one) => [one.label, one.emoji ?? ''], 'button');
  if (button.customId === null) throw new Error(`"${button.label}" is a link`);
  if (button.disabled) throw new Error(`The button "${button.label}" is greyed out`);
  const data = { component_type: ComponentType.Button, custom_id: button.customId };
  return sendComponent(platform, user.id, message, data);
}

interface Choice {
  readonly by: By;
  readonly values: readonly string[];
}

/** Chooses from a menu of a message that is on the person's screen. */
export function pickValues(platform: Platform, user: User, message: SeenMessage, { by, values }: Choice): Interaction {
  const menu = findComponent(message.selects, by, (one) => [one.placeholder ?? ''], 'menu');
  if (menu.disabled) throw new Error(`The menu ${menu.customId} is greyed out`);
  const ids = findValues(menu, values);
  const channel = requireFound(platform.world.channels.get(message.channelId), 'channel', message.channelId);
  const resolved = resolveChoice(platform, { channel, userId: user.id }, menu, ids);
  const data = { component_type: menu.type, custom_id: menu.customId, values: ids, resolved };
  return sendComponent(platform, user.id, message, data);
}
