import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { Client } from './client.js';
import { h } from './dom.js';

interface CustomEmoji {
  readonly id: string;
  readonly name: string;
}

/** The picture of an application's emoji; one that is gone shows its bare name, as in Discord. */
export function emojiImage({ id, name }: CustomEmoji, { hello }: Pick<Client, 'hello'>): HTMLElement {
  const shown = `:${name}:`;
  const image = h('img', { class: 'emoji', attrs: { src: `${hello.emojis}${id}.png`, alt: shown, title: shown } });
  image.addEventListener('error', () => image.replaceWith(shown));
  return image;
}

/** What stands before the words of a button or an option; null where there is nothing. */
export function emojiBefore(emoji: APIMessageComponentEmoji | undefined, client: Pick<Client, 'hello'>): Node | null {
  if (!emoji?.name) return null;
  const { id, name } = emoji;
  return id === undefined ? document.createTextNode(name) : emojiImage({ id, name }, client);
}
