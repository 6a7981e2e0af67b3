import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { drawAttachments } from './attachments.js';
import type { Client } from './client.js';
import { postedAt } from './clock.js';
import { drawComponents } from './components.js';
import { h } from './dom.js';
import { drawEmbed } from './embed.js';
import { drawMarkdown } from './markdown.js';
import type { Pressing } from './pressing.js';

const SLASH = 2;

/** Draws a message as this persona sees it. */
export function drawMessage(message: APIMessage, client: Client, pressing: Pressing): HTMLElement {
  const { name: author, avatar, colour, bot } = client.face(message.author.id);
  const me = client.hello.you.id;
  const ephemeral = hasFlag(message, MessageFlags.Ephemeral);
  const loading = hasFlag(message, MessageFlags.Loading);
  const called = message.mention_everyone || message.mentions.some(({ id }) => id === me);
  const timestamp = postedAt(message.timestamp);
  const element = h(
    'discord-message',
    {
      class: ephemeral ? 'ephemeral' : '',
      attrs: { 'data-id': message.id, role: 'article', 'aria-label': `${author}, ${timestamp}` },
      props: {
        author,
        avatar,
        bot,
        timestamp,
        highlight: called && !ephemeral,
        edited: message.edited_timestamp !== null,
      },
    },
    usedBy(message, client),
    loading ? h('span', { class: 'thinking' }, `${author} is thinking…`) : null,
    ...drawMarkdown(message.content, client),
    ...message.embeds.map((embed) => drawEmbed(embed, client)),
    drawAttachments(message),
    ...drawComponents(message, client, pressing),
    h(
      'div',
      { class: 'below', attrs: { slot: 'components' } },
      failureNote(message, pressing),
      ephemeral && ownNote(message, client),
    ),
  );
  if (colour) element.setAttribute('role-color', colour);
  return element;
}

function hasFlag({ flags }: APIMessage, flag: MessageFlags): boolean {
  return ((flags ?? 0) & flag) !== 0;
}

/** "Ada used a command", above an answer that everybody sees. */
function usedBy({ interaction_metadata: used }: APIMessage, client: Client): HTMLElement | null {
  if (used?.type !== SLASH) return null;
  const { name, avatar } = client.face(used.user.id);
  return h('discord-reply', { attrs: { slot: 'reply', author: name, avatar, command: true } }, 'used a slash command');
}

function failureNote({ id }: APIMessage, pressing: Pressing): HTMLElement | null {
  const why = pressing.failure(id);
  return why === null ? null : h('div', { class: 'failed', attrs: { role: 'alert' } }, why);
}

function ownNote({ id }: APIMessage, client: Client): HTMLElement {
  const dismiss = h(
    'button',
    { class: 'link', attrs: { type: 'button' }, on: { click: () => void client.act({ do: 'dismiss', message: id }) } },
    'Dismiss message',
  );
  return h('div', { class: 'own' }, '👁 Only you can see this · ', dismiss);
}
