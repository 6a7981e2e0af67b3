import type { Game, Phrase, Seat } from '../games/game.js';
import type { Pace } from '../store/rows.js';
import type { NewTable, Stored } from '../store/types.js';

/** Someone who presses: the names are already cleaned for showing. */
export interface Person {
  readonly id: string;
  /** In the server where they press. */
  readonly name: string;
  /** Everywhere else. */
  readonly globalName: string;
}

/** One interaction of one person. */
export interface Press {
  /** Unique; the second delivery of the same one changes nothing. */
  readonly id: string;
  readonly person: Person;
  readonly guildId: string;
  readonly channelId: string;
  /** The channel whose thread that is; left out or null: it is none. */
  readonly parentId?: string | null;
  readonly at: number;
  /** Whether time ran then; left out: yes. */
  readonly timeRuns?: boolean;
  /** How the private answer to this press can be changed later, until `until`; the table only keeps it. */
  readonly token: string;
  readonly until: number;
  /** The locale the presser is spoken to in; left out: the table's. */
  readonly locale?: string;
  /** May end other people's tables. */
  readonly moderator: boolean;
}

/** A table whose match is on, or over, with its record replayed. */
export interface ActiveMatch {
  readonly stored: Stored & { readonly match: NonNullable<Stored['match']> };
  readonly game: Game;
  readonly state: unknown;
  /** The game's step number. */
  readonly step: number;
  readonly over: boolean;
  /** Who has still to answer, away seats included. */
  readonly awaited: readonly Seat[];
}

/** What is done by a button under a private question: leaving a match or a lobby, coming back, ending it, having somebody replaced. */
export type Deed =
  | { readonly kind: 'sheet'; readonly match: string }
  | { readonly kind: 'quit' | 'back'; readonly match: string }
  | { readonly kind: 'end' | 'stay'; readonly match: string }
  | { readonly kind: 'leave'; readonly table: string }
  | { readonly kind: 'close'; readonly table: string }
  /** Asks about that table what the command asks where there is only one. */
  | { readonly kind: 'ending'; readonly table: string }
  | { readonly kind: 'kicking'; readonly table: string; readonly person: string | null }
  | { readonly kind: 'oust'; readonly table: string; readonly person: string }
  | { readonly kind: 'kick'; readonly match: string; readonly seat: Seat }
  | { readonly kind: 'pardon'; readonly match: string; readonly person: string };

/** A command that may mean several tables of a channel: of which game, and whom it is about if it names somebody. */
export interface Listing {
  readonly of: 'sheet' | 'leave' | 'kick' | 'end';
  readonly game: string;
  readonly person: string | null;
}

/** A table that may be meant, and what choosing it does. */
export interface Choice {
  readonly stored: Stored;
  readonly deed: Deed;
  /** Whether the presser is awaited there, or would let somebody come back. */
  readonly note: 'awaited' | 'pardon' | null;
}

/** What a press leads to, for the presser alone unless said otherwise. */
export type TableReply =
  /** The public lobby message shows this table now. */
  | { readonly kind: 'lobby'; readonly stored: Stored }
  /** The presser's own menu. `note` stands above it: a refusal's reason with the way out, or null. */
  | {
      readonly kind: 'menu';
      readonly live: ActiveMatch;
      readonly seat: Seat;
      readonly tapped: string;
      readonly note: Phrase | null;
    }
  /** A short private sentence. */
  | { readonly kind: 'notice'; readonly phrase: Phrase }
  /** Several tables may be meant: one button each, on that page of them. */
  | {
      readonly kind: 'which';
      readonly listing: Listing;
      readonly tables: readonly Choice[];
      readonly personId: string;
      readonly page: number;
    }
  /**
   * A private sentence with what the presser may do about it; `stored` tells how the seats are called, and `personId` whom
   * it is told above all which table is meant.
   */
  | {
      readonly kind: 'ask';
      readonly stored: Stored;
      readonly personId?: string;
      readonly phrase: Phrase;
      readonly deeds: readonly {
        readonly deed: Deed;
        readonly label: Phrase;
        readonly tone: 'good' | 'bad' | 'plain';
      }[];
    }
  /** A table has been opened by the presser, or as a rematch joined: in private they are told once its lobby can be seen. */
  | { readonly kind: 'opened'; readonly table: string; readonly as: 'host' | 'guest' }
  /** What was pressed is of a course of play that a restored backup has undone: the table goes on from there. */
  | { readonly kind: 'undone'; readonly stored: Stored }
  /** No more tables may be opened: which are open, where that is why, or when one may be again. */
  | {
      readonly kind: 'enough';
      readonly phrase: Phrase;
      readonly open: readonly Stored[];
      readonly again: number | null;
    }
  /** This interaction was answered before: nothing is sent. */
  | { readonly kind: 'nothing' };

export interface LobbyOptions {
  readonly game: Game;
  readonly pace: Pace;
  readonly bots: number;
  /** At most the game's; null = the game's. */
  readonly seats: number | null;
  /** How many matches are played, one after the other. */
  readonly games: number;
  readonly locale: string;
}

/** Everything people can do at tables. None of these throws for what a person did wrong: they are told by the answer. */
export interface Tables {
  openLobby(press: Press, options: LobbyOptions): Promise<TableReply>;
  /** Why no table may be opened there for now; null: one may be. */
  enough(press: Press): Promise<TableReply | null>;
  join(press: Press, table: string): Promise<TableReply>;
  leave(press: Press, table: string): Promise<TableReply>;
  addBot(press: Press, table: string): Promise<TableReply>;
  removeBot(press: Press, table: string): Promise<TableReply>;
  begin(press: Press, table: string): Promise<TableReply>;
  cancel(press: Press, table: string): Promise<TableReply>;
  again(press: Press, table: string): Promise<TableReply>;
  /** Begins the next match of a series, after that one. */
  next(press: Press, match: string): Promise<TableReply>;
  /** The menu of that match; or, by the command (null), of the presser's match in this channel, or the question which. */
  sheet(press: Press, match: string | null, game: string | null): Promise<TableReply>;
  play(press: Press, match: string, step: number, word: string): Promise<TableReply>;
  tap(press: Press, match: string, step: number, what: string): Promise<TableReply>;
  /** `/… leave`: out of a lobby at once; in a match the presser is asked first, and at several tables which is meant. */
  leaving(press: Press, game: string): Promise<TableReply>;
  /** Leaves a match; a bot opponent plays on. */
  quit(press: Press, match: string): Promise<TableReply>;
  /** Comes back to one's own seat in a match. */
  back(press: Press, match: string): Promise<TableReply>;
  /**
   * `/… kick`: has a bot play on for that person, or asks for whom (null), or lets somebody back who was sent away. Where
   * several tables may be meant it asks which.
   */
  kicking(press: Press, game: string, person: string | null): Promise<TableReply>;
  /** The same at that table. */
  kickingAt(press: Press, table: string, person: string | null): Promise<TableReply>;
  /** The host or a moderator takes somebody out of a lobby. */
  remove(press: Press, table: string, person: string): Promise<TableReply>;
  /** The host or a moderator has a seat's player replaced, or somebody else votes for it. */
  kick(press: Press, match: string, seat: Seat): Promise<TableReply>;
  /** Lets that person come back who was sent away. */
  unban(press: Press, match: string, person: string): Promise<TableReply>;
  /** Takes over the seat of someone who is gone. */
  takeSeat(press: Press, match: string, seat: Seat): Promise<TableReply>;
  /** `/… end`: asks whether the table of that game in this channel is to end, or which where several may be meant. */
  ending(press: Press, game: string): Promise<TableReply>;
  /** The same of that table. */
  endingAt(press: Press, table: string): Promise<TableReply>;
  /** A page of the tables that a command may mean; it only asks. */
  which(press: Press, listing: Listing, page: number): Promise<TableReply>;
  /** Is for ending a match without a result: it ends once everybody who is present is, or a moderator who has no part in it. */
  end(press: Press, match: string): Promise<TableReply>;
  /** Takes that back. */
  stay(press: Press, match: string): Promise<TableReply>;
  /** Closes a lobby. */
  close(press: Press, table: string): Promise<TableReply>;
  /** Takes a person from all tables, and erases everything that is kept about them. */
  erase(person: Person, at: number): Promise<void>;
  /** Lets time pass: expires lobbies, passes for those whose time is up. Returns how many tables changed. */
  tick(now: number): Promise<number>;
  /** Time has stood for so many milliseconds, and runs again from now on: nobody loses by it. */
  grace(now: () => number, stood: number): Promise<void>;
}

export type { NewTable };
