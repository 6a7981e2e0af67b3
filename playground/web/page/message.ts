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
const THREAD_CREATED = 18;

/** One part of a message, with all that it is drawn from. */
interface Part {
  readonly name: string;
  /** Where the component shows it; null for the text. */
  readonly slot: string | null;
  readonly source: unknown;
  readonly draw: () => readonly Node[];
}

/** What each part on the page was drawn from. */
const sources = new WeakMap<Element, string>();

/** Draws a message as this persona sees it; of one that is there already only what has changed, lest a click find its button gone. */
export function drawMessage(message: APIMessage, client: Client, pressing: Pressing, old?: HTMLElement): HTMLElement {
  const { name: author, avatar, colour, bot } = client.face(message.author.id);
  const ephemeral = hasFlag(message, MessageFlags.Ephemeral);
  const called = message.mention_everyone || message.mentions.some(({ id }) => id === client.hello.you.id);
  const timestamp = postedAt(message.timestamp);
  const label = `${author}, ${timestamp}`;
  const element =
    old ?? h('discord-message', { attrs: { 'data-id': message.id, role: 'article', 'aria-label': label } });
  const edited = message.edited_timestamp !== null;
  Object.assign(element, { author, avatar, bot, timestamp, edited, highlight: called && !ephemeral });
  element.classList.toggle('ephemeral', ephemeral);
  if (colour) element.setAttribute('role-color', colour);
  for (const part of partsOf(message, client, pressing)) fill(element, part);
  return element;
}

function partsOf(message: APIMessage, client: Client, pressing: Pressing): readonly Part[] {
  const { id, embeds, components, attachments, interaction_metadata: used } = message;
  const ephemeral = hasFlag(message, MessageFlags.Ephemeral);
  const loading = hasFlag(message, MessageFlags.Loading);
  const content = contentOf(message);
  const failure = pressing.failure(id);
  return [
    {
      name: 'reply',
      slot: 'reply',
      source: used?.id,
      draw: () => (used?.type === SLASH ? [usedBy(used.user.id, client)] : []),
    },
    {
      name: 'content',
      slot: null,
      source: [content, loading],
      draw: () => (loading ? [thinking(client.hello.bot.name)] : drawMarkdown(content, client)),
    },
    {
      name: 'files',
      slot: 'attachments',
      source: attachments,
      draw: () => [drawAttachments(message)].filter((drawn) => drawn !== null),
    },
    {
      name: 'embeds',
      slot: 'embeds',
      source: [embeds, attachments],
      draw: () => embeds.map((embed) => drawEmbed(embed, message, client)),
    },
    {
      name: 'rows',
      slot: 'components',
      source: [components, pressing.pendingOn(id)],
      draw: () => drawComponents(message, client, pressing),
    },
    {
      name: 'below',
      slot: 'components',
      source: [failure, ephemeral],
      draw: () => [...(failure === null ? [] : [failureNote(failure)]), ...(ephemeral ? [ownNote(id, client)] : [])],
    },
  ];
}

/** What the message says, or what Discord's apps make of a new thread. */
function contentOf({ type, content, message_reference: thread }: APIMessage): string {
  return type === THREAD_CREATED && thread ? `started a thread: <#${thread.channel_id}>` : content;
}

function fill(message: HTMLElement, { name, slot, source, draw }: Part): void {
  const drawnFrom = JSON.stringify(source) ?? '';
  const found = message.querySelector(`:scope > [data-part="${name}"]`);
  const part = found ?? h(slot === null ? 'span' : 'div', { attrs: { 'data-part': name, slot } });
  if (!found) message.append(part);
  else if (sources.get(part) === drawnFrom) return;
  sources.set(part, drawnFrom);
  part.replaceChildren(...draw());
}

function hasFlag({ flags }: APIMessage, flag: MessageFlags): boolean {
  return ((flags ?? 0) & flag) !== 0;
}

/** "Ada used a slash command", above the answer to it. */
function usedBy(userId: string, client: Client): HTMLElement {
  const { name, avatar } = client.face(userId);
  return h(
    'discord-reply',
    { attrs: { author: name, avatar, command: true, 'role-color': 'var(--strong)' } },
    'used a slash command',
  );
}

function thinking(bot: string): HTMLElement {
  return h('span', { class: 'thinking' }, `${bot} is thinking…`);
}

function failureNote(why: string): HTMLElement {
  return h('div', { class: 'failed', attrs: { role: 'alert' } }, why);
}

function ownNote(message: string, client: Client): HTMLElement {
  const click = (): void => void client.act({ do: 'dismiss', message });
  const dismiss = h('button', { class: 'link', attrs: { type: 'button' }, on: { click } }, 'Dismiss message');
  return h('div', { class: 'own' }, '👁 Only you can see this · ', dismiss);
}
