import { createHash } from 'node:crypto';
import type { SeenMessage } from 'local-discord';

/** One change of one message on somebody's screen. */
export interface Sight {
  readonly message: string;
  readonly kind: string;
  readonly text: string;
  readonly drawn: boolean;
}

/** What was seen, whether a picture came with its message or, on a busy machine, a moment after it. */
export function listSights(chapter: readonly Sight[]): readonly string[] {
  const kinds = new Map<string, string>();
  const texts = chapter.flatMap(({ message, kind, text, drawn }, n) => {
    const isLate = !drawn && chapter.slice(n + 1).some((later) => later.message === message && later.drawn);
    const first = kinds.get(message) ?? kind;
    if (isLate) kinds.set(message, first);
    else kinds.delete(message);
    return isLate ? [] : [`${first} ${text}`];
  });
  return texts.sort();
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
