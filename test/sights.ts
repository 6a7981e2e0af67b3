import { createHash } from 'node:crypto';
import type { SeenMessage } from 'local-discord';

/** One change of one message on somebody's screen. */
export interface Sight {
  /** Who saw it. */
  readonly viewer: string;
  readonly text: string;
  /** Whether it shows a sheet in letters. */
  readonly written: boolean;
}

/** Who was shown something written, as happens on a busy machine where a picture is late: it stays so until something changes. */
export function writtenFor(chapters: readonly (readonly Sight[])[]): readonly string[] {
  return chapters.flat().flatMap(({ viewer, written }) => (written ? [viewer] : []));
}

/** What was seen in a chapter by all but these, in no order. */
export function listSights(chapter: readonly Sight[], but: readonly string[]): readonly string[] {
  return chapter.flatMap(({ viewer, text }) => (but.includes(viewer) ? [] : [`${viewer}: ${text}`])).sort();
}

/** Everything on a message but what names this table and this moment, and the dice that are drawn beside their letters. */
export function tellPlainly(
  { match, channel }: { readonly match: string; readonly channel: { readonly id: string } },
  message: SeenMessage,
): string {
  const { content, embeds, components, attachments, mentions, notified, flags } = message;
  const files = attachments.map(({ name, description, bytes }) => ({ name, description, hash: hashOf(bytes) }));
  return JSON.stringify({ content, embeds, components, files, mentions, notified, flags })
    .replaceAll(match, 'MATCH')
    .replaceAll(channel.id, 'CHANNEL')
    .replaceAll(/\/attachments\/CHANNEL\/\d+\//g, '/FILE/')
    .replaceAll(/<:\w+:\d+>/g, '')
    .replaceAll(/<t:\d+:R>/g, 'TIME')
    .replaceAll(/(MATCH(?: · |\/))\d+/g, '$1POST');
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
