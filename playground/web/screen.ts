import type { DiscordUser, SeenMessage } from '../discord/person.js';
import type { PageChannel, ToPage } from './shared/wire.js';

export type Screen = Extract<ToPage, { kind: 'screen' }>;

/** Follows what one person sees, and nothing else; each call tells what has changed since the last one. */
export function createScreen(person: DiscordUser, places: readonly PageChannel[]): () => Screen | null {
  let shown: ReadonlyMap<string, SeenMessage> = new Map();
  return () => {
    const now = new Map(places.flatMap(({ id }) => person.sees(id)).map((message) => [message.id, message]));
    // A message that has not changed is the same object.
    const put = [...now.values()].filter((message) => shown.get(message.id) !== message).map(({ raw }) => raw);
    const drop = [...shown.keys()].filter((id) => !now.has(id));
    shown = now;
    return put.length + drop.length > 0 ? { kind: 'screen', put, drop } : null;
  };
}
