import type { BaseInteraction } from 'discord.js';
import type { Phrase } from '../../games/game.js';
import { phrase } from '../../text/phrases.js';
import type { Told } from '../command.js';
import { missingPermissions } from '../permissions.js';
import { isLocked, permissionsAs } from './refusal.js';

/** The answer, and above a menu of a paused table what keeps this bot from posting; nothing takes the place of another note. */
export function noted(told: Told, interaction: BaseInteraction, locale: string): Told {
  if (told.kind !== 'menu' || told.note !== null || told.live.stored.table.paused === null) return told;
  const note = whyPaused(interaction, locale);
  return note === null ? told : { ...told, note };
}

function whyPaused(interaction: BaseInteraction, locale: string): Phrase | null {
  const missing = missingPermissions(interaction);
  if (missing.length > 0) return phrase('pause.missing', permissionsAs(missing, locale));
  return isLocked(interaction) ? phrase('pause.locked') : null;
}

/** Whether nothing is known to keep this bot from posting where somebody pressed. */
export function mayPost(interaction: BaseInteraction): boolean {
  return missingPermissions(interaction).length === 0 && !isLocked(interaction);
}
