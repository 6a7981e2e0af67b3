/** What is stored, and the shapes in which it goes in and out. Times are milliseconds since 1970; ids are opaque strings. */

import type { Pace } from '../settings/settings.js';

export const TABLE_STATUSES = ['lobby', 'playing', 'parked', 'over', 'cancelled', 'expired', 'void'] as const;
/** `parked`: a match is on, but nobody is present. `void`: closed without a result, `reason` says why. */
export type TableStatus = (typeof TABLE_STATUSES)[number];

export interface TableRow {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  /** The channel whose thread that is; null: it is none. */
  readonly parentId: string | null;
  /** The game's id. */
  readonly game: string;
  readonly pace: Pace;
  /** The person who may start, cancel and end it; '': nobody, since they had their data erased. */
  readonly hostId: string;
  /** Who opened it; '': nobody who is known. */
  readonly openerId: string;
  readonly maxSeats: number;
  readonly status: TableStatus;
  /** Why it was closed, as a phrase key; null otherwise. */
  readonly reason: string | null;
  /** The locale its public messages speak. */
  readonly locale: string;
  readonly createdAt: number;
  /** When the lobby expires, the answers of the current step are due, or a parked table is closed; null while nothing is. */
  readonly dueAt: number | null;
  /** The table that a rematch opened, or null. */
  readonly rematchId: string | null;
  /** When those who are still awaited are reminded; null: they are not, or were already. */
  readonly remindAt: number | null;
  /** When the host pressed anything in the lobby last. */
  readonly hostAt: number;
  /** People who were sent away: they may not play at this table until the host lets them. */
  readonly barred: readonly string[];
  /** In the match that is on: who is for having whom replaced. They stay with the person who comes and goes. */
  readonly votes: readonly Vote[];
  /** How many matches are played, one after the other: more than one are a series. */
  readonly games: number;
  /** Since when its channel takes no messages of this bot, so that its clock stands still; null: it goes. */
  readonly paused: number | null;
  /** Since when the message that tells of the current step is still to be posted, so that its time does not run yet; null: it is there. */
  readonly unseenSince: number | null;
}

export const GONE = ['left', 'absent', 'sent', 'voted'] as const;
/**
 * Why the person of a seat no longer plays there: they left, they were replaced while away, the host or a moderator sent
 * them away, or the others voted for it.
 */
export type Gone = (typeof GONE)[number];

export interface SeatRow {
  readonly seat: number;
  /** Who sat down here, whether they still play or not; null: a bot opponent, or somebody who had their data erased. */
  readonly personId: string | null;
  /** '': of somebody who had their data erased. */
  readonly name: string;
  /** The opponent's level; null for a person. */
  readonly level: string | null;
  /** Time-ups in a row. */
  readonly missed: number;
  /** Passes at once until its player presses anything. */
  readonly away: boolean;
  /** Not null: its person is gone, and a bot opponent plays on, or `deputyId` does. */
  readonly gone: Gone | null;
  /** The person who has taken over the seat of someone who is gone. */
  readonly deputyId: string | null;
  /** '': of somebody who had their data erased. */
  readonly deputyName: string | null;
  /** How many lines the record of the newest match had when somebody else began to play here. */
  readonly since: number;
  /** Whether its player is for ending the match without a result. */
  readonly ending: boolean;
}

/** Somebody's word for having that person replaced. */
export interface Vote {
  readonly by: string;
  readonly against: string;
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
  /** The seats whose person was gone when it began. */
  readonly absent: readonly number[];
  /** By seat, once it is over; null before, and where a version that did not note it ended the match. */
  readonly finish: readonly Finish[] | null;
  /** The seats whose own person has given an answer; null where a version that did not note it began the match. */
  readonly played: readonly number[] | null;
  /** Whether somebody who was present was removed from it, also if they were let back: then it counts for nobody. */
  readonly removed: boolean;
}

/** How a match ended for a seat. */
export interface Finish {
  /** 1 = first; equal totals share a place. */
  readonly place: number;
  readonly points: number;
}

export const GIVERS = ['dice', 'person', 'opponent', 'clock'] as const;
export type Giver = (typeof GIVERS)[number];

/** One line of a record, without its header. */
export interface Line {
  readonly text: string;
  readonly giver: Giver;
  readonly at: number;
}

export const POST_KINDS = ['lobby', 'board', 'result', 'reminder'] as const;

/** A public message that has to be in the channel. It is sent, or edited, while `sent` < `wanted`: this is the outbox. */
export interface Post {
  /** Rises with the order in which posts must appear. */
  readonly id: number;
  readonly tableId: string;
  readonly kind: (typeof POST_KINDS)[number];
  readonly matchId: string | null;
  /** A board tells the lines `from` ≤ n < `until` of the record; `until` null = it is current, as with a reminder. */
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
  /** The file name of the picture that the message shows, null: none. */
  readonly picture: string | null;
  /** The older message that is taken away once there is a new one; null: none. */
  readonly replaces: string | null;
}

/** A post that has still to be sent, with who has opened its table; '' if that is not known. */
export interface UnsentPost extends Post {
  readonly openerId: string;
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

/** How a person is called there. */
export interface NameRow {
  readonly personId: string;
  /** A guild's id, or '*' for wherever that person is known by no name of a guild. */
  readonly scope: string;
  readonly name: string;
  /** When they were called so last. */
  readonly at: number;
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

/** How a series ended for a person who sat at it. */
export interface SeriesRow {
  readonly tableId: string;
  readonly seat: number;
  readonly personId: string;
  readonly guildId: string;
  /** The game's id. */
  readonly game: string;
  readonly matches: number;
  /** 1 = first; shared where points and matches won are equal. */
  readonly place: number;
  readonly points: number;
  readonly endedAt: number;
}
