import type { Discord } from 'local-discord';
import { mentionsLeftOpen } from 'local-discord';
import type { Tally } from './tally.js';

/** What the bot has sent so far, of which the stand-in remembers only the last. */
export interface Requests {
  readonly count: number;
  /** Those that could have called people who are not meant. */
  readonly open: readonly string[];
  /** Messages that may not be edited any more, being too old for that: a new one takes their place. */
  readonly gaveWay: ReadonlySet<string>;
}

const TOO_OLD = 30046;

export function watchRequests(discord: Discord, tally: Tally): Requests {
  const open: string[] = [];
  const gaveWay = new Set<string>();
  let count = 0;
  discord.on('change', ({ kind }) => {
    const entry = kind === 'request-ended' ? discord.log.at(-1) : undefined;
    if (entry === undefined) return;
    const { method, path, status, code, body } = entry;
    count += 1;
    tally.add(`answered with ${status}`);
    if (mentionsLeftOpen(body)) open.push(`${method} ${path}`);
    if (code === TOO_OLD) gaveWay.add(path.split('/').at(-1)!);
  });
  return {
    get count() {
      return count;
    },
    open,
    gaveWay,
  };
}
