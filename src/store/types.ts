/** What a decision knows, and what it changes. */

import type { ServerSettings } from '../settings/settings.js';
import type { SoloFigures } from './rankings.js';
import type {
  Line,
  MatchRow,
  NameRow,
  NewResult,
  OpenMenu,
  Post,
  RatingRow,
  ResultRow,
  SeatRow,
  SeriesRow,
  TableRow,
  ThrownRow,
} from './rows.js';
import type { Finish, MenuReach, OldMenu } from './stored-values.js';

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
  /** The private menus of the match, open or not any more. */
  readonly menus: readonly OpenMenu[];
  /** Of a match that is over, what the statistics keep of each person who is known; [] while it is on. */
  readonly results: readonly MatchResult[];
  /** Of a solo match that is over, how its person has done alone by its end, it included; null: they are not known, or it is none. */
  readonly alone: SoloFigures | null;
  /** What is set for its server by now. */
  readonly server: ServerSettings;
  /** Of those who sit or play there, who wants to be mentioned by no message. */
  readonly unmentioned: readonly string[];
}

/** What a match was for somebody. */
export type MatchResult = Pick<ResultRow, 'seat' | 'ratingBefore' | 'ratingAfter' | 'bestBefore'>;

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
export interface Change {
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
  /** What has fallen in a match that is over or void, to be added to what has been counted in its server. */
  readonly thrown?: readonly ThrownRow[];
  readonly results?: readonly NewResult[];
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
    /** True: by a new message, after which the old one is taken away. */
    readonly anew?: true;
  }[];
  readonly posts?: readonly NewPost[];
  /** True: none of its posts so far is wanted any more. */
  readonly dropPosts?: boolean;
  /** A table opened beside this one, with its lobby post. */
  readonly open?: NewTable;
  /** The presser's own menu, as it will be right after this: it needs no refreshing. */
  readonly menu?: NewMenu;
  /** Those of a match that begins, of which no message has been made yet. */
  readonly firstMenus?: readonly NewMenu[];
  /** True: the other open menus of the match show something old now. */
  readonly refreshMenus?: boolean;
  /** Whose menu of the table's newest match may be a message that shows an older match now: it is sent once more. */
  readonly newestMenuOf?: string;
}

/** A menu as a press leaves it. */
export interface NewMenu extends Pick<OpenMenu, 'matchId' | 'personId' | 'token' | 'until'> {
  /** The locale it speaks; null or left out: the table's. */
  readonly locale?: string | null;
  /** Left out: nothing is known of its message. */
  readonly message?: string;
  /** Left out: none is known. */
  readonly press?: string;
  /** Left out: the message that the press is answered with, or that was pressed. */
  readonly reached?: string | null;
  /** Whether that is in another channel than its board; left out: no. */
  readonly elsewhere?: boolean;
  /** Left out: there are none. */
  readonly old?: readonly OldMenu[];
  /** Left out: nothing. */
  readonly earlier?: MenuReach | null;
  /** True: its message is not where it has to be, or older ones are to be taken away. */
  readonly isUnsettled?: true;
}

/** What is decided: what changes, and what is told to who has asked. */
export interface Decided<Out> extends Change {
  readonly out: Out;
}

export type Updated<Out> =
  | { readonly kind: 'done'; readonly out: Out }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'missing' };

/** A table by its own id, with its newest match, or by the id of a match, with that one. */
export type Where = { readonly table: string } | { readonly match: string };
