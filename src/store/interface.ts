/** All that can be asked of a store. */

import type { PersonSettings, ServerSettings } from '../settings/settings.js';
import type { PersonData } from './person-data.js';
import type { Leaderboard, LeaderboardQuery, PersonStats } from './rankings.js';
import type { Line, OpenMenu, Post, TableRow, ThrownRow, UnsentPost } from './rows.js';
import type { MenuBefore, OldMenu, PostToken } from './stored-values.js';
import type { Decided, Gate, NewTable, Opener, Stored, Successors, Updated, Where } from './types.js';

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

/** How a post stands in its channel. */
export interface ShownPost extends Pick<Post, 'messageId' | 'picture'>, Partial<PostToken> {
  /** Whom its new message has called; left out: nobody new. */
  readonly called?: readonly string[];
}

/**
 * Everything that is kept. What writes is fulfilled only when the change is safely on the disk; what reads tells plain values of
 * one moment, which may have passed by the time that they are seen: what depends on them is decided in `update`.
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
    decide: (stored: Stored) => Decided<Out>,
  ): Promise<Updated<Out>>;
  /** The same for a decision that may open a table in the place of that one: it also learns what its opener has open. */
  reopen<Out>(
    where: Where,
    by: string,
    at: number,
    opener: Pick<Opener, 'personId' | 'since'>,
    decide: (stored: Stored, successors: Successors) => Decided<Out>,
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
  read(where: Where): Promise<Stored | null>;

  /** Tables whose `dueAt` or `remindAt` has come, but those that are paused. */
  due(now: number): Promise<readonly string[]>;
  /** Tables in that channel and its threads where that person sits or plays and a match is on, newest first. */
  playingOf(personId: string, channelId: string): Promise<readonly Stored[]>;
  /** Tables in that server that are not closed, where that person sits or plays, newest first. */
  tablesOf(personId: string, guildId: string): Promise<readonly Stored[]>;
  /** The table that goes on from a backup under another id, by what it, or a match of it, was called before; null: none. */
  renamed(where: Where): Promise<string | null>;
  /** Tables in that channel that are not closed, newest first. */
  openIn(channelId: string): Promise<readonly Stored[]>;
  /** The same, and then those in its threads. */
  openAround(channelId: string): Promise<readonly Stored[]>;

  /** Where the tables stand that are not closed, or are paused; in one server, or everywhere (null). */
  placed(guildId: string | null): Promise<readonly Placed[]>;

  /** Posts that have to be sent or edited, in the order in which they must appear. */
  unsentPosts(): Promise<readonly UnsentPost[]>;
  /** Notes that creating the message is about to be tried, and by which token; left out: by none. */
  tryingPost(id: number, at: number, by?: PostToken): Promise<void>;
  /**
   * `shown` is the message it stands in now, the picture on it, and by which token it can be changed; left out: by none. The
   * menus of its match that stand above a new board are wanted once more. One that is to have another message by now, with
   * another nonce, stays as it is. Where others have come to be called while a new one was on its way, it calls them all anew
   * by another one in its place.
   */
  sentPost(post: Pick<Post, 'id' | 'nonce' | 'messageId'>, version: number, shown: ShownPost): Promise<void>;
  /** The message is gone: the post gets a new nonce and is wanted again, as a new message that mentions nobody anew. */
  lostPost(id: number): Promise<void>;
  /** The same while the message is still there: it is to be taken away once there is the new one. */
  replacePost(id: number): Promise<void>;
  /** That older message of the post's is not there any more, or can't be taken away. */
  tookAway(id: number, message: string): Promise<void>;
  /** Nothing more can be done for that version of it, nor for older ones: they count as sent. */
  dropPost(id: number, version: number): Promise<void>;
  /** Menus that show something old or have to be put in order, and can still be reached. */
  unsentMenus(now: number): Promise<readonly OpenMenu[]>;
  /** Its older messages are taken away as well. A menu that was pressed in the meantime, and so has another token, stays as it is; so does it with `dropMenu`. */
  sentMenu(menu: OpenMenu, version: number): Promise<void>;
  /** It has that new message, and these are to be taken away: the menu from then on; null: it was pressed in the meantime. */
  movedMenu(menu: OpenMenu, message: string, old: readonly OldMenu[]): Promise<OpenMenu | null>;
  /**
   * A press that shows that menu is answered by a message of its own, since the pressed one is not there any more: that one is
   * the menu from then on, or, where the menu was pressed again meanwhile, has to be taken away.
   */
  answeredAnew(
    menu: Pick<OpenMenu, 'matchId' | 'personId'>,
    by: { readonly id: string; readonly token: string },
  ): Promise<void>;
  /** The last press was never answered: the menu is as it was before it, and is sent once more; null: it was pressed in the meantime. */
  revertMenu(menu: OpenMenu, to: MenuBefore): Promise<OpenMenu | null>;
  /** Whatever of menus a bot that has ended may have left unanswered is sent once more. */
  doubtMenus(): Promise<void>;
  /** Its token is dead. */
  dropMenu(menu: OpenMenu): Promise<void>;

  leaderboard(query: LeaderboardQuery): Promise<Leaderboard>;
  /** By game id; `guildId` null = everywhere. */
  stats(personId: string, guildId: string | null): Promise<readonly PersonStats[]>;
  /** How often each face of a game's dice has fallen in that server, die by die. */
  thrownIn(guildId: string, game: string): Promise<readonly ThrownRow[]>;

  personSettings(id: string): Promise<PersonSettings>;
  /** Changes what is named; null takes a setting back. */
  setPersonSettings(id: string, change: Partial<PersonSettings>): Promise<void>;
  serverSettings(id: string): Promise<ServerSettings>;
  setServerSettings(id: string, change: Partial<ServerSettings>): Promise<void>;

  /** null: nothing is kept about them. */
  dataOf(personId: string): Promise<PersonData | null>;
  /** Tables anywhere that are not closed, where that person sits, plays or may come back to. */
  openTablesOf(personId: string): Promise<readonly string[]>;
  /**
   * Erases everything that is kept about a person, for good; their seats stay without a name, and the newest messages
   * that name them are wanted once more. False, and nothing is erased, while they are at a table that is not closed.
   */
  erase(personId: string): Promise<boolean>;
  /** When sessions with the platform were begun after that time; nothing over a day old is known. */
  sessionsSince(time: number): Promise<readonly number[]>;
  noteSession(at: number): Promise<void>;

  recordOf(match: string): Promise<MatchRecord | null>;
  counts(): Promise<Counts>;
  /**
   * Forgets interactions handled over an hour ago and menus that can no longer be reached, little by little, and a hundred
   * thousand of each at most. Returns how many rows went.
   */
  sweep(now: number): Promise<number>;
  /** Writes what was asked for before, then closes the file. Whatever is asked for afterwards is rejected. */
  close(): Promise<void>;
}
