import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIChannelSelectComponent,
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APISelectMenuComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
} from 'discord-api-types/v10';
import type { Client } from './client.js';
import { h } from './dom.js';
import { emojiBefore } from './emoji.js';
import type { Pressing } from './pressing.js';
import { drawSelect, type SelectChoice } from './select.js';

/** Draws the buttons and menus below a message. */
export function drawComponents(message: APIMessage, client: Client, pressing: Pressing): readonly HTMLElement[] {
  return (message.components ?? []).map((row) => {
    if (row.type !== ComponentType.ActionRow) return unknownPart(row.type);
    return drawRow(row, message, client, pressing);
  });
}

function drawRow(
  row: APIActionRowComponent<APIComponentInMessageActionRow>,
  { id: message }: APIMessage,
  client: Client,
  pressing: Pressing,
): HTMLElement {
  const drawn = row.components.map((one) => {
    if (one.type === ComponentType.Button) return drawButton(one, message, client, pressing);
    return drawSelect({
      customId: one.custom_id,
      choices: choicesOf(one, client),
      placeholder: one.placeholder ?? 'Make a selection',
      least: one.min_values ?? 1,
      most: one.max_values ?? 1,
      disabled: one.disabled ?? false,
      pending: pressing.pendingOn(message).includes(one.custom_id),
      pick: (values) => pressing.press({ do: 'pick', message, customId: one.custom_id, values }),
    });
  });
  return h('discord-action-row', {}, ...drawn);
}

/** What a menu offers: its own options, or the channels or the people that there are. */
function choicesOf(menu: APISelectMenuComponent, client: Client): readonly SelectChoice[] {
  const { hello } = client;
  if (menu.type === ComponentType.StringSelect)
    return menu.options.map(({ emoji, ...option }) => ({ ...option, sign: () => emojiBefore(emoji, client) }));
  const before = (menu.default_values ?? []).map(({ id }) => id);
  const all = menu.type === ComponentType.ChannelSelect ? channels(menu, hello) : hello.personas;
  return all.map(({ id, name }) => ({ value: id, label: name, default: before.includes(id) }));
}

/** Threads only where the menu asks for them: every other place here is a text channel. */
function channels(
  { channel_types }: APIChannelSelectComponent,
  { places }: Client['hello'],
): Client['hello']['places'] {
  const has = (type: ChannelType): boolean => channel_types === undefined || channel_types.includes(type);
  return places.filter(({ thread }) => has(thread ? ChannelType.PublicThread : ChannelType.GuildText));
}

const LOOKS = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'destructive',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
} as const;

function drawButton(button: APIButtonComponent, message: string, client: Client, pressing: Pressing): HTMLElement {
  const disabled = button.disabled ?? false;
  const customId = 'custom_id' in button ? button.custom_id : null;
  const pending = customId !== null && pressing.pendingOn(message).includes(customId);
  const label = 'label' in button ? button.label : '';
  const sign = 'emoji' in button ? emojiBefore(button.emoji, client) : null;
  const element = h(
    'discord-button',
    {
      class: pending ? 'pending' : '',
      attrs: { 'data-custom-id': customId, 'data-pending': pending },
      props: { type: LOOKS[button.style], disabled, ...('url' in button ? { url: button.url } : {}) },
    },
    h('span', { class: 'label' }, sign, sign && label ? ' ' : null, label),
  );
  if (customId !== null && !disabled) {
    element.addEventListener('click', () => pressing.press({ do: 'press', message, customId }));
  }
  void element.updateComplete.then(() => {
    const inner = element.shadowRoot?.querySelector('button');
    if (inner) inner.disabled = disabled;
    if (inner && pending) inner.setAttribute('aria-busy', 'true');
  });
  return element;
}

function unknownPart(type: number): HTMLElement {
  const text = `This page cannot draw components of type ${type} yet.`;
  return h('div', { class: 'failed' }, text);
}
