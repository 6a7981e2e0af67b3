import type { APIAttachment, APIMessage } from 'discord-api-types/v10';
import { h } from './dom.js';

/** Draws the files of a message, pictures with their alt text; null if there are none. */
export function drawAttachments({ attachments, embeds }: APIMessage): HTMLElement | null {
  // A picture that an embed shows is not shown a second time.
  const inEmbeds = new Set(embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  const shown = attachments.filter(({ url }) => !inEmbeds.has(url));
  if (shown.length === 0) return null;
  return h('discord-attachments', {}, ...shown.map(drawFile));
}

function drawFile({ filename, url, size, content_type: type, description = '' }: APIAttachment): HTMLElement {
  if (type?.startsWith('image/')) {
    return h('img', { class: 'picture', attrs: { src: url, alt: description, title: description || null } });
  }
  return h('discord-file-attachment', { props: { name: filename, bytes: size, bytesUnit: 'B', href: url } });
}
