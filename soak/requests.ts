import type { Discord } from 'local-discord';
import { mentionsLeftOpen } from 'local-discord';
import type { Tally } from './tally.js';

/** What the bot has sent so far, of which the stand-in remembers only the last. */
export interface Requests {
  readonly count: number;
  /** Those that could have called people who are not meant. */
  readonly open: readonly string[];
}

export function watchRequests(discord: Discord, tally: Tally): Requests {
  const open: string[] = [];
  let count = 0;
  discord.on('change', ({ kind }) => {
    const entry = kind === 'request-ended' ? discord.log.at(-1) : undefined;
    if (entry === undefined) return;
    const { method, path, status, body } = entry;
    count += 1;
    tally.add(`answered with ${status}`);
    if (mentionsLeftOpen(body)) open.push(`${method} ${path}`);
  });
  return {
    get count() {
      return count;
    },
    open,
  };
}
