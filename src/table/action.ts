import type { Seat } from '../games/game.js';
import type { Store } from '../store/interface.js';
import type { Random } from './advance.js';
import type { GameOf } from './match.js';

/** A command that may mean several tables of a channel: of which game, and whom it is about if it names somebody. */
export interface Listing {
  readonly of: 'sheet' | 'leave' | 'kick' | 'end';
  readonly game: string;
  readonly person: string | null;
}

type Each<Kind extends string, Fields> = Kind extends string ? { readonly kind: Kind } & Fields : never;

/** What a button, a select or a command does at a table: a custom id says the same in other letters. */
export type TableAction =
  | Each<'join' | 'leave' | 'bot' | 'unbot' | 'begin' | 'cancel' | 'close' | 'again', { readonly table: string }>
  | { readonly kind: 'oust'; readonly table: string; readonly person: string }
  | Each<'sheet' | 'quit' | 'back' | 'next' | 'end' | 'stay', { readonly match: string }>
  | Each<'kick' | 'take', { readonly match: string; readonly seat: Seat }>
  | { readonly kind: 'pardon'; readonly match: string; readonly person: string }
  | { readonly kind: 'play'; readonly match: string; readonly step: number; readonly move: string }
  | { readonly kind: 'tap'; readonly match: string; readonly step: number; readonly what: string }
  /** Asks about that table what the command asks where there is only one. */
  | { readonly kind: 'ending'; readonly table: string }
  | { readonly kind: 'kicking'; readonly table: string; readonly person: string | null }
  /** A page of the tables that a command may mean; it only asks. */
  | ({ readonly kind: 'which'; readonly page: number } & Listing)
  /** That command itself, for which there is no button. */
  | Find;

type Find = { readonly kind: 'find' } & Listing;
/** What a button does at a table. */
export type ButtonAction = Exclude<TableAction, Find>;

export type TableActionKind = TableAction['kind'];
export type TableActionOf<K extends TableActionKind> = Extract<TableAction, { readonly kind: K }>;

/** What the actions work with. */
export interface ActionDeps {
  readonly store: Store;
  readonly gameOf: GameOf;
  readonly random: Random;
}
