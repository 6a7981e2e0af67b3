import type { DiscordUser } from '../discord/person.js';
import type { Discord } from '../discord/server.js';
import type { PageChannel, ToPage } from './shared/wire.js';

export type CountsFrame = Extract<ToPage, { kind: 'counts' }>;

/** Follows what is counted for one person in every place; each call tells all of it if anything has changed since the last one. */
export function createCounts(
  discord: Discord,
  person: DiscordUser,
  places: readonly PageChannel[],
): () => CountsFrame | null {
  let told = '';
  return () => {
    const counts = places.map(({ id }) => ({ place: id, marks: person.marks(id), tally: discord.tally(id) }));
    const now = JSON.stringify(counts);
    if (now === told) return null;
    told = now;
    return { kind: 'counts', counts };
  };
}
