/** What people, and those who manage a server, can set for themselves, and what holds where they leave it. */

/** How fast a table is played. */
export const PACES = ['live', 'relaxed', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** How sheets are shown: drawn, or written for screen readers and slow lines. */
export const SHEET_STYLES = ['picture', 'text'] as const;
export type SheetStyle = (typeof SHEET_STYLES)[number];

/** What a person has set; null: left to the default. */
export interface PersonSettings {
  readonly locale: string | null;
  readonly look: SheetStyle | null;
  /** Whether boards mention them when it is their move. */
  readonly mentions: boolean | null;
}

/** What has been set for a server; null: left to the default. */
export interface ServerSettings {
  readonly locale: string | null;
  /** Of tables that are opened without naming one. */
  readonly pace: Pace | null;
  /** The channels where tables may open. */
  readonly channels: readonly string[] | null;
  /** Whether boards mention those whose move it is. */
  readonly mentions: boolean | null;
  /** Whether tables open threads of their own. */
  readonly threads: boolean | null;
}

/** Of a person who leaves everything to the defaults. */
export const UNSET_PERSON: PersonSettings = { locale: null, look: null, mentions: null };
/** Of a server that leaves everything to the defaults. */
export const UNSET_SERVER: ServerSettings = { locale: null, pace: null, channels: null, mentions: null, threads: null };

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
