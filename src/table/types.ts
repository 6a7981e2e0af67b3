import type { Game, Phrase, Seat } from '../games/game.js';
import type { NewTable, Pace, Stored } from '../store/types.js';

/** Someone who presses: the name is already cleaned for showing. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** One interaction of one person. */
export interface Press {
  /** Unique; the second delivery of the same one changes nothing. */
  readonly id: string;
  readonly person: Person;
  readonly guildId: string;
  readonly channelId: string;
  readonly at: number;
  /** How the private answer to this press can be changed later, until `until`; the table only keeps it. */
  readonly token: string;
  readonly until: number;
  /** The locale the presser is spoken to in; left out: the table's. */
  readonly locale?: string;
  /** May end other people's tables. */
  readonly moderator: boolean;
}

/** A table whose match is on, or over, with its record replayed. */
export interface Live {
  readonly stored: Stored & { readonly match: NonNullable<Stored['match']> };
  readonly game: Game;
  readonly state: unknown;
  /** The game's step number. */
  readonly step: number;
  readonly over: boolean;
  /** Who has still to answer, away seats included. */
  readonly awaited: readonly Seat[];
}

/** What a press leads to, for the presser alone unless said otherwise. */
export type Answer =
  /** The public lobby message shows this table now. */
  | { readonly kind: 'lobby'; readonly stored: Stored }
  /** The presser's own menu. `note` stands above it: a refusal's reason with the way out, or null. */
  | {
      readonly kind: 'menu';
      readonly live: Live;
      readonly seat: Seat;
      readonly tapped: string;
      readonly note: Phrase | null;
    }
  /** A short private sentence. */
  | { readonly kind: 'notice'; readonly phrase: Phrase }
  /** A person has several matches here: one button each. */
  | { readonly kind: 'choose'; readonly lives: readonly Live[]; readonly personId: string }
  /** This interaction was answered before: nothing is sent. */
  | { readonly kind: 'nothing' };

export interface LobbyOptions {
  readonly game: Game;
  readonly pace: Pace;
  readonly bots: number;
  /** At most the game's; null = the game's. */
  readonly seats: number | null;
  readonly locale: string;
}

/** Everything people can do at tables. None of these throws for what a person did wrong: they are told by the answer. */
export interface Tables {
  openLobby(press: Press, options: LobbyOptions): Promise<Answer>;
  join(press: Press, table: string): Promise<Answer>;
  leave(press: Press, table: string): Promise<Answer>;
  addBot(press: Press, table: string): Promise<Answer>;
  removeBot(press: Press, table: string): Promise<Answer>;
  begin(press: Press, table: string): Promise<Answer>;
  cancel(press: Press, table: string): Promise<Answer>;
  again(press: Press, table: string): Promise<Answer>;
  /** The menu of that match, or of the presser's match in this channel (null). */
  sheet(press: Press, match: string | null, game: string | null): Promise<Answer>;
  play(press: Press, match: string, step: number, word: string): Promise<Answer>;
  tap(press: Press, match: string, step: number, what: string): Promise<Answer>;
  /** `/… end`: closes the presser's own table of that game in this channel, or as a moderator the newest one. */
  end(press: Press, game: string): Promise<Answer>;
  /** Lets time pass: expires lobbies, passes for those whose time is up. Returns how many tables changed. */
  tick(now: number): Promise<number>;
}

export type { NewTable };
