import type { Pace, ServerSettings } from '../store/rows.js';

/** What holds for the tables of a server, besides their language. */
export interface Customs {
  readonly pace: Pace;
  /** None: everywhere. */
  readonly channels: readonly string[];
  readonly mentions: boolean;
  /** Whether a table that is opened in a channel gets a thread of its own there. */
  readonly threads: boolean;
}

/** What holds where nothing is set. */
export const USUAL: Customs = { pace: 'live', channels: [], mentions: true, threads: false };

/** What is set, else the usual. */
export function customsOf({ pace, channels, mentions, threads }: ServerSettings): Customs {
  return {
    pace: pace ?? USUAL.pace,
    channels: channels ?? USUAL.channels,
    mentions: mentions ?? USUAL.mentions,
    threads: threads ?? USUAL.threads,
  };
}
