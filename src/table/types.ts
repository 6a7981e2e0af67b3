import type { Game, Level, Phrase, Seat } from '../games/game.js';
import type { Secret } from '../seal/seal.js';
import type { Pace } from '../settings/settings.js';
import type { Store } from '../store/interface.js';
import type { Stored } from '../store/types.js';

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
  /** Made for the match that this begins; left out: it is played where its lobby is. */
  readonly thread?: string;
  readonly at: number;
  /** The newest message there by then; left out or null: that is not known. */
  readonly below?: string | null;
  /** Whether time ran then; left out: yes. */
  readonly timeRuns?: boolean;
  /** How the private answer to this press can be changed later, until `until`; the table only keeps it. */
  readonly token: string;
  readonly until: number;
  /** The private message that was pressed, and the press that made it; left out or null: none, so that a menu is a new message. */
  readonly on?: { readonly message: string; readonly origin: string } | null;
  /** The locale the presser is spoken to in; left out: the table's. */
  readonly locale?: string;
  /** The public message that was pressed; left out or null: none. */
  readonly onPublic?: string | null;
  /** May end other people's tables. */
  readonly moderator: boolean;
}

/** A stored table that has begun: it has a match. */
export interface StoredMatch extends Stored {
  readonly match: NonNullable<Stored['match']>;
}

/** A table whose match is on, or over, with its record replayed. */
export interface ActiveMatch {
  readonly stored: StoredMatch;
  readonly game: Game;
  readonly state: unknown;
  /** The game's step number. */
  readonly step: number;
  readonly over: boolean;
  /** Who has still to answer, away seats included. */
  readonly awaited: readonly Seat[];
}

/** The seat in a match at which somebody presses. */
export interface AtSeat {
  readonly live: ActiveMatch;
  readonly seat: Seat;
}

/** A table that may be meant, and what choosing it does. */
export interface Choice {
  readonly stored: Stored;
  readonly action: ButtonAction;
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
      readonly actions: readonly {
        readonly action: ButtonAction;
        readonly label: Phrase;
        readonly tone: 'main' | 'bad' | 'plain';
      }[];
    }
  /** A table has been opened by the presser, or as a rematch joined: in private they are told once its lobby can be seen. */
  | { readonly kind: 'opened'; readonly table: string; readonly as: 'host' | 'guest' }
  /** What was thrown and entered in a match, on that page of it. */
  | { readonly kind: 'throws'; readonly live: ActiveMatch; readonly page: number }
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
  /** How well those opponents play that sit down at once, each after the other. */
  readonly bots: readonly Level[];
  /** At most the game's; null = the game's. */
  readonly seats: number | null;
  /** How many matches are played, one after the other. */
  readonly games: number;
  readonly locale: string;
}

/** Everything people can do at tables. None of these throws for what a person did wrong: they are told by the answer. */
export interface Tables {
  openLobby(press: Press, options: LobbyOptions): Promise<TableReply>;
  /** Does what a button, a select or a command says. */
  act(press: Press, action: TableAction): Promise<TableReply>;
  /** Takes a person from all tables, and erases everything that is kept about them. */
  erase(person: Person, at: number): Promise<void>;
  /** Lets time pass: expires lobbies, passes for those whose time is up. Returns how many tables changed. */
  tick(now: number): Promise<number>;
  /** Time has stood for so many milliseconds, and runs again from now on: nobody loses by it. */
  giveGrace(now: () => number, stood: number): Promise<void>;
}

/** A command that may mean several tables of a channel: of which game, and whom it is about if it names somebody. */
export interface Listing {
  readonly of: 'sheet' | 'leave' | 'kick' | 'end';
  readonly game: string;
  readonly person: string | null;
}

/** Why somebody ends a match at once: nobody else is present, or it is other people's. */
export type EndAlone = 'alone' | 'moderator';

type Each<Kind extends string, Fields> = Kind extends string ? { readonly kind: Kind } & Fields : never;

/** What a button, a select or a command does at a table: a custom id says the same in other letters. */
export type TableAction =
  | Each<'join' | 'leave' | 'unbot' | 'begin' | 'alone' | 'cancel' | 'close' | 'again', { readonly table: string }>
  | { readonly kind: 'bot'; readonly table: string; readonly level: Level }
  | { readonly kind: 'oust'; readonly table: string; readonly person: string }
  | Each<'sheet' | 'back' | 'next' | 'stay', { readonly match: string }>
  /** `asked`, here and below: what its button has said that it does. Left out or null: a bot plays on; a vote. */
  | { readonly kind: 'quit'; readonly match: string; readonly asked?: 'last' | null }
  | { readonly kind: 'end'; readonly match: string; readonly asked?: EndAlone | null }
  | { readonly kind: 'take'; readonly match: string; readonly seat: Seat }
  /** `person`: who played there when it was asked; null: a button of an older version does not tell. */
  | {
      readonly kind: 'kick';
      readonly match: string;
      readonly seat: Seat;
      readonly person: string | null;
      /** `away`: for who is away, at once or by vote. */
      readonly asked?: 'alone' | 'away' | null;
    }
  | { readonly kind: 'pardon'; readonly match: string; readonly person: string }
  | { readonly kind: 'play'; readonly match: string; readonly step: number; readonly move: string }
  | { readonly kind: 'tap'; readonly match: string; readonly step: number; readonly what: string }
  /** Asks about that table what the command asks where there is only one. */
  | { readonly kind: 'ending'; readonly table: string }
  | {
      readonly kind: 'kicking';
      readonly table: string;
      readonly person: string | null;
      /** Lets that person come back; left out or null: it only asks. */
      readonly asked?: 'pardon' | null;
    }
  /** A page of what was thrown and entered so far. */
  | { readonly kind: 'throws'; readonly match: string; readonly page: number }
  /** A page of the tables that a command may mean; it only asks. */
  | ({ readonly kind: 'which'; readonly page: number } & Listing)
  /** Somebody's lucky word for the match to come, cleaned as it is shown; null: none any more. It comes from a dialogue, and from no button itself. */
  | { readonly kind: 'word'; readonly table: string; readonly word: string | null }
  /** That command itself, for which there is no button. */
  | ({ readonly kind: 'find' } & Listing);

/** What a button does at a table. */
export type ButtonAction = Exclude<TableAction, { readonly kind: 'find' | 'word' }>;

export type TableActionOf<K extends TableAction['kind']> = Extract<TableAction, { readonly kind: K }>;

/** What nobody decides: lots, and the secrets that the dice of matches follow from. */
export interface Chance {
  readonly random: Random;
  /** null: there is none, and the dice of that match fall by `random`. */
  newSecret(): Secret | null;
}

/** What a decision works with. */
export interface DecisionDeps extends Chance {
  readonly gameOf: GameOf;
}

/** What the actions work with. */
export interface ActionDeps extends DecisionDeps {
  readonly store: Store;
}

export type GameOf = (id: string) => Game | undefined;

/** A source of random numbers in [0, 1). */
export type Random = () => number;
