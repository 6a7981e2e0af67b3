/** The contract of the store: what is read, what decisions change, and all that can be asked. */

import type {
  Finish,
  Gone,
  Line,
  MatchRow,
  NameRow,
  OpenMenu,
  PersonSettings,
  Post,
  RatingRow,
  ResultRow,
  SeatRow,
  SeriesRow,
  ServerSettings,
  TableRow,
  TableStatus,
} from './rows.js';

/** A table with everything that a decision about it needs. */
export interface Stored {
  readonly table: TableRow;
  /** By seat, rising. */
  readonly seats: readonly SeatRow[];
  /** All that have begun, oldest first. */
  readonly matches: readonly MatchRow[];
  /** The one that was asked for, else the newest; null: none has begun. */
  readonly match: MatchRow | null;
  readonly lines: readonly Line[];
  /** The table's posts, oldest first. */
  readonly posts: readonly Post[];
  /** What is set for its server by now. */
  readonly server: ServerSettings;
}

/** New ratings, which rest on what is known of these people. */
export interface RatingChange {
  readonly people: readonly string[];
  /** Of their rated matches those are told that ended between these times. */
  readonly after: number;
  readonly before: number;
  /** Pure. Called in the same transaction, before anything of the change is written. */
  rate(past: RatingPast): readonly RatingRow[];
}

/** What is known of people who are to be rated. */
export interface RatingPast {
  /** In the table's game: in its guild and everywhere. Only those that exist. */
  readonly ratings: readonly RatingRow[];
  /** Of each of them, in the order in which they were asked for, whatever the game and the guild. */
  readonly matches: readonly RatedPast[];
}

/** What is known of somebody's rated matches. */
export interface RatedPast {
  /** When the first one ended; null: there is none. */
  readonly first: number | null;
  /** Those that were asked for. */
  readonly matches: readonly RatedMatch[];
}

export interface RatedMatch {
  readonly id: string;
  readonly endedAt: number;
  /** How many who sat there have been erased. */
  readonly erased: number;
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
  readonly names?: readonly NameRow[];
}

/** Who wants to open a table, and where. */
export interface Opener {
  readonly personId: string;
  readonly guildId: string;
  readonly channelId: string;
  /** The channel whose thread that is; null: it is none. */
  readonly parentId: string | null;
  /** From when on the tables count that they have opened, whatever became of these. */
  readonly since: number;
}

/** What may keep somebody from opening one more table. */
export interface OpenTables {
  /** Tables in that server that they have opened and that are not closed, newest first. */
  readonly opened: readonly Stored[];
  /** Tables in that channel, then in its threads, that are not closed, newest first. */
  readonly here: readonly Stored[];
  /** When they opened tables in that server, newest first. */
  readonly openings: readonly number[];
}

/** What has a say in whether a table is opened. */
export interface Gate<Refusal> extends Pick<Opener, 'since'> {
  /** Pure; null: nothing is against it. */
  refuse(open: OpenTables): Refusal | null;
}

/** What may keep a new table from being opened in the place of one that has ended. */
export interface Successors extends OpenTables {
  /** The table that was opened in its place before; null: none. */
  readonly rematch: Stored | null;
}

/** Lines for a record, by a decision that knew so many lines of it: one that did not know them all is refused. */
export interface Append {
  readonly after: number;
  readonly lines: readonly Line[];
}

/** What a decision appends or replaces. Whatever is left out stays as it is. */
export interface Change<Out> {
  readonly table?: Partial<Omit<TableRow, 'id' | 'guildId' | 'createdAt'>>;
  /** All seats, replacing the stored ones. */
  readonly seats?: readonly SeatRow[];
  /** A match begins: the open menus of the one before follow it. */
  readonly begin?: MatchRow;
  /** What is noted about the table's match. */
  readonly match?: Partial<Pick<MatchRow, 'played' | 'removed'>>;
  /** To the record of the match that begins, or else of the one that was read. */
  readonly append?: Append;
  readonly endMatch?: {
    readonly status: 'over' | 'void';
    readonly endedAt: number;
    readonly finish?: readonly Finish[];
  };
  readonly results?: readonly ResultRow[];
  /** How a series of several matches ended. */
  readonly series?: readonly SeriesRow[];
  readonly ratings?: RatingChange;
  /** How people are called from now on. */
  readonly names?: readonly NameRow[];
  /** Posts to change: a new `until` closes a board; every post named here is wanted once more. */
  readonly renew?: readonly {
    readonly id: number;
    readonly until?: number;
    /** Left out: as they were. */
    readonly mentions?: readonly string[];
  }[];
  readonly posts?: readonly NewPost[];
  /** True: none of its posts so far is wanted any more. */
  readonly dropPosts?: boolean;
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
  /** The guild in which it is asked: no nickname of another one is told there. */
  readonly askedIn: string;
  /**
   * `rating`: mu − 3·sigma. All others count matches of at least two people. `wins`: matches won, a shared first place included. `average`: points a match, listed from
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
  /** null: none is known that may be told there. */
  readonly name: string | null;
  /** What their account is called, if that is known. */
  readonly account: string | null;
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
  readonly series: number;
  /** Series with the first place, a shared one included. */
  readonly seriesWon: number;
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

/** Where a table stands. */
export interface Placed extends Pick<TableRow, 'guildId' | 'channelId' | 'paused'> {
  readonly table: string;
}

/** A table by its own id, with its newest match, or by the id of a match, with that one. */
export type Where = { readonly table: string } | { readonly match: string };

/** A seat as what is kept about who has it, or plays there for somebody else. */
export interface PersonSeat {
  readonly tableId: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly createdAt: number;
  readonly seat: number;
  /** Theirs, on their own seat and on one that they play for somebody else. */
  readonly name: string | null;
  readonly deputy: boolean;
  readonly gone: Gone | null;
  readonly missed: number;
  readonly away: boolean;
}

/** Everything that is kept about a person, and nothing about others. */
export interface PersonData {
  readonly id: string;
  /** How they are called, by server and elsewhere. */
  readonly names: readonly Omit<NameRow, 'personId'>[];
  readonly settings: PersonSettings | null;
  readonly seats: readonly PersonSeat[];
  readonly results: readonly Omit<ResultRow, 'personId'>[];
  readonly series: readonly Omit<SeriesRow, 'personId'>[];
  readonly ratings: readonly Omit<RatingRow, 'personId'>[];
  readonly menus: readonly Pick<OpenMenu, 'matchId' | 'until' | 'locale'>[];
  /** Posts that mention them. */
  readonly calls: readonly Pick<Post, 'tableId' | 'matchId' | 'kind' | 'channelId' | 'messageId'>[];
  /** Their votes to have somebody replaced. */
  readonly votes: readonly { readonly tableId: string; readonly count: number }[];
  /** Tables whose host they are. */
  readonly hosted: readonly string[];
  /** Tables that they opened. */
  readonly opened: readonly string[];
  /** Tables where they may not play. */
  readonly barred: readonly string[];
}

/**
 * Everything that is kept. What writes returns a promise, which is fulfilled only when the change is safely on the disk;
 * what only reads answers at once.
 */
export interface Store {
  /**
   * The one way to change a table. In one transaction: is the interaction `by` handled already (then nothing happens),
   * read the table, let `decide` say what changes, write it. `decide` is synchronous and pure; it may run again.
   * If it throws, nothing is written, not even that `by` was handled, and the promise is rejected with what it threw; so is an
   * append to a record that has other lines by now, with a `StoreStale`.
   */
  update<Out>(
    where: Where,
    by: string | null,
    at: number,
    decide: (stored: Stored) => Change<Out>,
  ): Promise<Updated<Out>>;
  /** The same for a decision that may open a table in the place of that one: it also learns what its opener has open. */
  reopen<Out>(
    where: Where,
    by: string,
    at: number,
    opener: Pick<Opener, 'personId' | 'since'>,
    decide: (stored: Stored, successors: Successors) => Change<Out>,
  ): Promise<Updated<Out>>;
  /**
   * Opens a table with its lobby post, once for an interaction, unless the gate refuses it, with what is open around: that is
   * asked in the same transaction, and is what comes back then.
   */
  open<Refusal = never>(
    by: string,
    at: number,
    table: NewTable,
    gate?: Gate<Refusal>,
  ): Promise<Updated<Refusal | null>>;
  openTables(opener: Opener): OpenTables;
  read(where: Where): Stored | null;

  /** Tables whose `dueAt` or `remindAt` has come, but those that are paused. */
  due(now: number): readonly string[];
  /** Tables in that channel where that person sits or plays and a match is on, newest first. */
  playingOf(personId: string, channelId: string): readonly string[];
  /** Tables in that server that are not closed, where that person sits or plays, newest first. */
  tablesOf(personId: string, guildId: string): readonly string[];
  /** The table that goes on from a backup under another id, by what it, or a match of it, was called before; null: none. */
  renamed(where: Where): string | null;
  /** Tables in that channel that are not closed, newest first. */
  openIn(channelId: string): readonly string[];

  /** Where the tables stand that are not closed, or are paused; in one server, or everywhere (null). */
  placed(guildId: string | null): readonly Placed[];

  /** Posts that have to be sent or edited, in the order in which they must appear. */
  unsentPosts(): readonly Post[];
  /** Notes that creating the message is about to be tried. */
  tryingPost(id: number, at: number): Promise<void>;
  /** `shown` is the message it stands in now, and the picture on it. */
  sentPost(id: number, version: number, shown: Pick<Post, 'messageId' | 'picture'>): Promise<void>;
  /** The message is gone: the post gets a new nonce and is wanted again, as a new message that mentions nobody anew. */
  lostPost(id: number): Promise<void>;
  /** The same while the message is still there: it is to be taken away once there is the new one. */
  replacePost(id: number): Promise<void>;
  /** The message that the post's new one replaces is not there any more, or can't be taken away. */
  tookAway(id: number): Promise<void>;
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

  personSettings(id: string): PersonSettings;
  /** Changes what is named; null takes a setting back. */
  setPersonSettings(id: string, change: Partial<PersonSettings>): Promise<void>;
  serverSettings(id: string): ServerSettings;
  setServerSettings(id: string, change: Partial<ServerSettings>): Promise<void>;

  /** null: nothing is kept about them. */
  dataOf(personId: string): Promise<PersonData | null>;
  /** Tables anywhere that are not closed, where that person sits, plays or may come back to. */
  openTablesOf(personId: string): readonly string[];
  /**
   * Erases everything that is kept about a person, for good; their seats stay without a name, and the newest messages
   * that name them are wanted once more. False, and nothing is erased, while they are at a table that is not closed.
   */
  erase(personId: string): Promise<boolean>;
  /** When sessions with the platform were begun after that time; nothing over a day old is known. */
  sessionsSince(time: number): readonly number[];
  noteSession(at: number): Promise<void>;

  recordOf(match: string): MatchRecord | null;
  counts(): Counts;
  /**
   * Forgets interactions handled over an hour ago and menus that can no longer be reached, little by little, and a hundred
   * thousand of each at most. Returns how many rows went.
   */
  sweep(now: number): Promise<number>;
  /** Writes what was asked for before, then closes the file. Whatever is asked for afterwards is rejected. */
  close(): void;
}
