/** What is stored, and the shapes in which it goes in and out. Times are milliseconds since 1970; ids are opaque strings. */

export const PACES = ['live', 'relaxed', 'slow'] as const;
export type Pace = (typeof PACES)[number];

export const TABLE_STATUSES = ['lobby', 'playing', 'parked', 'over', 'cancelled', 'expired', 'void'] as const;
/** `parked`: a match is on, but nobody is present. `void`: closed without a result, `reason` says why. */
export type TableStatus = (typeof TABLE_STATUSES)[number];

export interface TableRow {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  /** The game's id. */
  readonly game: string;
  readonly pace: Pace;
  /** The person who may start, cancel and end it. */
  readonly hostId: string;
  readonly maxSeats: number;
  readonly status: TableStatus;
  /** Why it was closed, as a phrase key; null otherwise. */
  readonly reason: string | null;
  /** The locale its public messages speak. */
  readonly locale: string;
  readonly createdAt: number;
  /** When the lobby expires or the answers of the current step are due; null while nothing is. */
  readonly dueAt: number | null;
  /** The table that a rematch opened, or null. */
  readonly rematchId: string | null;
}

export interface SeatRow {
  readonly seat: number;
  /** null: a bot opponent sits here. */
  readonly personId: string | null;
  readonly name: string;
  /** The opponent's level; null for a person. */
  readonly level: string | null;
  /** Time-ups in a row. */
  readonly missed: number;
  /** Passes at once until its player presses anything. */
  readonly away: boolean;
}

export interface MatchRow {
  readonly id: string;
  readonly tableId: string;
  readonly game: string;
  /** The version of the rules it was begun under. */
  readonly version: number;
  readonly seats: number;
  readonly first: number;
  readonly status: 'playing' | 'over' | 'void';
  readonly startedAt: number;
  readonly endedAt: number | null;
}

export const GIVERS = ['dice', 'person', 'opponent', 'clock'] as const;
export type Giver = (typeof GIVERS)[number];

/** One line of a record, without its header. */
export interface Line {
  readonly text: string;
  readonly giver: Giver;
  readonly at: number;
}

export const POST_KINDS = ['lobby', 'board', 'result'] as const;

/** A public message that has to be in the channel. It is sent, or edited, while `sent` < `wanted`: this is the outbox. */
export interface Post {
  /** Rises with the order in which posts must appear. */
  readonly id: number;
  readonly tableId: string;
  readonly kind: (typeof POST_KINDS)[number];
  readonly matchId: string | null;
  /** A board tells the lines `from` ≤ n < `until` of the record; `until` null = it is the current board. */
  readonly from: number;
  readonly until: number | null;
  /** Whom a new message mentions. */
  readonly mentions: readonly string[];
  readonly channelId: string;
  readonly messageId: string | null;
  /** Sent with the message, enforced by the platform: the same nonce never makes two messages. */
  readonly nonce: string;
  readonly wanted: number;
  readonly sent: number;
  /** When the first attempt to create the message was made; null before. */
  readonly triedAt: number | null;
}

/** A person's open private menu, reachable by an interaction token until `until`. */
export interface OpenMenu {
  readonly matchId: string;
  readonly personId: string;
  readonly token: string;
  readonly until: number;
  readonly wanted: number;
  readonly sent: number;
  /** The locale it speaks; null: the table's. */
  readonly locale: string | null;
}

export interface RatingRow {
  readonly personId: string;
  /** The game's id. */
  readonly game: string;
  /** A guild's id, or '*' for everywhere. */
  readonly scope: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

export interface ResultRow {
  readonly matchId: string;
  readonly seat: number;
  readonly personId: string;
  readonly name: string;
  readonly guildId: string;
  readonly game: string;
  readonly seats: number;
  /** How many of the seats were bot opponents. */
  readonly opponents: number;
  /** 1 = first; equal totals share a place. */
  readonly place: number;
  readonly points: number;
  readonly endedAt: number;
}

/** A table with everything that a decision about it needs. */
export interface Stored {
  readonly table: TableRow;
  /** By seat, rising. */
  readonly seats: readonly SeatRow[];
  /** The table's match, once begun. */
  readonly match: MatchRow | null;
  readonly lines: readonly Line[];
  /** The table's posts, oldest first. */
  readonly posts: readonly Post[];
  /** The ratings of these people in the table's game: in its guild and everywhere. Only those that exist. */
  ratings(people: readonly string[]): readonly RatingRow[];
}

export interface NewPost {
  readonly kind: Post['kind'];
  readonly matchId: string | null;
  readonly from: number;
  readonly mentions: readonly string[];
}

export interface NewTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** What a decision appends or replaces. Whatever is left out stays as it is. */
export interface Change<Out> {
  readonly table?: Partial<Omit<TableRow, 'id' | 'guildId' | 'createdAt'>>;
  /** All seats, replacing the stored ones. */
  readonly seats?: readonly SeatRow[];
  readonly begin?: MatchRow;
  /** Appended to the record of the table's match. */
  readonly lines?: readonly Line[];
  readonly endMatch?: { readonly status: 'over' | 'void'; readonly endedAt: number };
  readonly results?: readonly ResultRow[];
  readonly ratings?: readonly RatingRow[];
  /** Posts to change: a new `until` closes a board; every post named here is wanted once more. */
  readonly renew?: readonly { readonly id: number; readonly until?: number }[];
  readonly posts?: readonly NewPost[];
  /** A table opened beside this one, with its lobby post. */
  readonly open?: NewTable;
  /** The presser's own menu, as it will be right after this: it needs no refreshing. */
  readonly menu?: {
    readonly matchId: string;
    readonly personId: string;
    readonly token: string;
    readonly until: number;
    /** The locale it speaks; null or left out: the table's. */
    readonly locale?: string | null;
  };
  /** True: the other open menus of the match show something old now. */
  readonly refreshMenus?: boolean;
  readonly out: Out;
}

export type Updated<Out> =
  | { readonly kind: 'done'; readonly out: Out }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'missing' };

/** With fewer matches nobody is ranked by average. */
export const AVERAGE_NEEDS = 3;

export interface LeaderboardQuery {
  /** The game's id. */
  readonly game: string;
  /** null = everywhere. */
  readonly guildId: string | null;
  /**
   * `rating`: mu − 3·sigma. `wins`: matches won, a shared first place included. `average`: points a match, listed from
   * `AVERAGE_NEEDS` matches on. `best`: the most points in one match.
   */
  readonly by: 'rating' | 'wins' | 'average' | 'best';
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

export interface LeaderboardLine {
  /** Shared by equal values: 1, 1, 3. */
  readonly rank: number;
  readonly personId: string;
  readonly name: string;
  readonly value: number;
  /** The matches that count here: with `rating` the rated ones. */
  readonly matches: number;
}

export interface Leaderboard {
  readonly lines: readonly LeaderboardLine[];
  /** How many people are ranked on all pages. */
  readonly total: number;
}

export interface PersonStats {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
  /** Matches without bot opponents, which are the rated ones. */
  readonly rated: number;
  readonly rating: { readonly mu: number; readonly sigma: number } | null;
}

/** What a record's header and body are made of. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly first: number;
  readonly lines: readonly Line[];
}

/** How many tables are not closed. */
export interface Counts {
  readonly lobby: number;
  readonly playing: number;
  readonly parked: number;
}

/** A table by its own id, with its newest match, or by the id of a match, with that one. */
export type Where = { readonly table: string } | { readonly match: string };

/** Whom a setting is about. */
export type Whose = { readonly person: string } | { readonly server: string };

/**
 * Everything that is kept. What writes returns a promise, which is fulfilled only when the change is safely on the disk;
 * what only reads answers at once.
 */
export interface Store {
  /**
   * The one way to change a table. In one transaction: is the interaction `by` handled already (then nothing happens),
   * read the table, let `decide` say what changes, write it. `decide` is synchronous and pure; it may run again.
   * If it throws, nothing is written, not even that `by` was handled, and the promise is rejected with what it threw.
   */
  update<Out>(
    where: Where,
    by: string | null,
    at: number,
    decide: (stored: Stored) => Change<Out>,
  ): Promise<Updated<Out>>;
  /** Opens a table with its lobby post, once for an interaction. */
  open(by: string, at: number, table: NewTable): Promise<Updated<null>>;
  read(where: Where): Stored | null;

  /** Tables whose `dueAt` has come. */
  due(now: number): readonly string[];
  /** After a start: nothing is due before `earliest`. Returns how many tables got more time. */
  grace(earliest: number): Promise<number>;
  /** Tables in that channel where that person sits and a match is on, newest first. */
  playingOf(personId: string, channelId: string): readonly string[];
  /** Tables in that channel that are not closed, newest first. */
  openIn(channelId: string): readonly string[];

  /** Posts that have to be sent or edited, in the order in which they must appear. */
  unsentPosts(): readonly Post[];
  /** Notes that creating the message is about to be tried. */
  tryingPost(id: number, at: number): Promise<void>;
  /** `messageId` is the message it stands in now. */
  sentPost(id: number, version: number, messageId: string): Promise<void>;
  /** The message is gone: the post gets a new nonce and is wanted again, as a new message. */
  lostPost(id: number): Promise<void>;
  /** Nothing more can be done for it: it counts as sent. */
  dropPost(id: number): Promise<void>;
  /** Menus that show something old and can still be reached. */
  unsentMenus(now: number): readonly OpenMenu[];
  /** A menu that was opened anew in the meantime, with another token, stays as it is; so does it with `dropMenu`. */
  sentMenu(menu: OpenMenu, version: number): Promise<void>;
  /** Its token is dead. */
  dropMenu(menu: OpenMenu): Promise<void>;

  leaderboard(query: LeaderboardQuery): Leaderboard;
  /** By game id; `guildId` null = everywhere. */
  stats(personId: string, guildId: string | null): readonly PersonStats[];

  /** The locale that was set, or null. */
  languageOf(whose: Whose): string | null;
  /** null takes the setting back. */
  setLanguage(whose: Whose, locale: string | null): Promise<void>;

  recordOf(match: string): MatchRecord | null;
  counts(): Counts;
  /** Forgets interactions handled over an hour ago and menus that can no longer be reached. Returns how many rows went. */
  sweep(now: number): Promise<number>;
  /** Writes what was asked for before, then closes the file. Whatever is asked for afterwards is rejected. */
  close(): void;
}
