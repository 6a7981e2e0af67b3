import type { Pace, ServerSettings } from '../store/rows.js';

/** What holds for the tables of a server, besides their language. */
export interface ServerDefaults {
  readonly pace: Pace;
  /** None: everywhere. */
  readonly channels: readonly string[];
  readonly mentions: boolean;
  /** Whether a table that is opened in a channel gets a thread of its own there. */
  readonly threads: boolean;
}

/** What holds where nothing is set. */
export const USUAL_DEFAULTS: ServerDefaults = { pace: 'live', channels: [], mentions: true, threads: false };

/** What is set, else the usual. */
export function serverDefaultsOf({ pace, channels, mentions, threads }: ServerSettings): ServerDefaults {
  return {
    pace: pace ?? USUAL_DEFAULTS.pace,
    channels: channels ?? USUAL_DEFAULTS.channels,
    mentions: mentions ?? USUAL_DEFAULTS.mentions,
    threads: threads ?? USUAL_DEFAULTS.threads,
  };
}
