import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APIMessage,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Client } from './client.js';
import { h } from './dom.js';
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
    if (one.type === ComponentType.Button) return drawButton(one, message, pressing);
    const people = client.hello.personas.map(({ id, name }) => ({ value: id, label: name }));
    const choices: readonly SelectChoice[] = one.type === ComponentType.StringSelect ? one.options : people;
    return drawSelect({
      customId: one.custom_id,
      choices,
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

const LOOKS = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'destructive',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
} as const;

function drawButton(button: APIButtonComponent, message: string, pressing: Pressing): HTMLElement {
  const disabled = button.disabled ?? false;
  const customId = 'custom_id' in button ? button.custom_id : null;
  const pending = customId !== null && pressing.pendingOn(message).includes(customId);
  const label = 'label' in button ? button.label : '';
  const emoji = 'emoji' in button ? button.emoji?.name : null;
  const element = h(
    'discord-button',
    {
      class: pending ? 'pending' : '',
      attrs: { 'data-custom-id': customId, 'data-pending': pending },
      props: { type: LOOKS[button.style], disabled, ...('url' in button ? { url: button.url } : {}) },
    },
    h('span', { class: 'label' }, [emoji, label].filter(Boolean).join(' ')),
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
