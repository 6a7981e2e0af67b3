import { refusal } from '../state/errors.js';
import type { Channel, Guild } from '../state/world.js';

/** So many threads that are not archived a guild has at most. */
export const MOST_THREADS = 1000;

/** The threads of a guild that are not archived, whoever may see them. */
export function activeThreadsOf(guild: Guild): readonly Channel[] {
  return [...guild.channels.values()].filter((one) => one.thread && !one.thread.archived);
}

/** Refuses one more thread where there are as many as may be. */
export function demandRoomForThread(guild: Guild): void {
  if (activeThreadsOf(guild).length >= MOST_THREADS) throw refusal(160006);
}
