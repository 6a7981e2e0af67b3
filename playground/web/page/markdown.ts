import { type Block, type Inline, parseMarkdown } from '../shared/markdown.js';
import type { Client } from './client.js';
import { timeElement } from './clock.js';
import { h } from './dom.js';
import { emojiImage } from './emoji.js';

/** Draws a text with Discord's Markdown. */
export function drawMarkdown(source: string, client: Client): readonly Node[] {
  return parseMarkdown(source).map((block) => drawBlock(block, client));
}

function drawBlock(block: Block, client: Client): Node {
  if (block.kind === 'code') return codeBlock(block.text);
  if (block.kind === 'list') {
    const items = block.items.map((item) => h('discord-list-item', {}, ...drawInline(item, client)));
    return h(block.ordered ? 'discord-ordered-list' : 'discord-unordered-list', {}, ...items);
  }
  const inside = drawInline(block.inside, client);
  switch (block.kind) {
    case 'heading':
      return h('discord-header', { props: { level: block.level } }, ...inside);
    case 'quote':
      return h('discord-quote', {}, ...inside);
    case 'small':
      return h('discord-subscript', {}, ...inside);
    case 'paragraph':
      return h('div', { class: 'paragraph' }, ...inside);
  }
}

/** Keeps its columns at any width: the letters shrink instead of the lines breaking. */
function codeBlock(text: string): HTMLElement {
  const columns = Math.max(1, ...text.split('\n').map((line) => [...line].length));
  const pre = h('pre', { class: 'code', attrs: { tabindex: '-1' } }, text);
  pre.style.setProperty('--columns', String(columns));
  return pre;
}

function drawInline(parts: readonly Inline[], client: Client): readonly Node[] {
  return parts.map((part) => drawPart(part, client));
}

/** Plain elements where the components would put a space around the words. */
const TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  spoiler: 'discord-spoiler',
} as const;

function drawPart(part: Inline, client: Client): Node {
  switch (part.kind) {
    case 'text':
      return document.createTextNode(part.text);
    case 'break':
      return h('br');
    case 'code':
      return h('discord-code', {}, part.text);
    case 'link':
      return h('discord-link', { attrs: { href: part.url, target: '_blank' } }, ...drawInline(part.inside, client));
    case 'user': {
      const highlight = part.id === client.hello.you.id;
      return h('discord-mention', { attrs: { type: 'user', highlight } }, client.face(part.id).name);
    }
    case 'role':
      return h('discord-mention', { attrs: { type: 'role' } }, 'role');
    case 'channel':
      return channelLink(client, part.id);
    case 'everyone':
      return h('discord-mention', {}, part.text);
    case 'command':
      return h('discord-mention', { attrs: { type: 'slash' } }, part.name);
    case 'emoji':
      return emojiImage(part, client);
    case 'time':
      return timeElement(part.at, part.style, client.hello.you.locale);
    default:
      return h(TAGS[part.kind], {}, ...drawInline(part.inside, client));
  }
}

/** Leads there, as Discord's does. */
function channelLink(client: Client, id: string): HTMLElement {
  const click = (): void => {
    const place = client.place(id);
    if (place) client.go(place);
  };
  const name = client.place(id)?.name ?? 'unknown';
  const mention = h('discord-mention', { attrs: { type: 'channel' } }, name);
  return h('button', { class: 'channel-link', attrs: { type: 'button' }, on: { click } }, mention);
}
