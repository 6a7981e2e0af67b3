import { LEVELS, type Level } from '../games/game.js';
import type { ButtonAction } from '../table/types.js';

/** The custom ids of buttons and selects. Old messages stay in channels for years, so this is an interface. */

export const ORDERS = ['rating', 'wins', 'average', 'best'] as const;
export type Order = (typeof ORDERS)[number];
export const SCOPES = ['here', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export const SETTINGS = [
  'server-language',
  'server-pace',
  'server-channels',
  'server-mentions-on',
  'server-mentions-off',
  'server-threads-on',
  'server-threads-off',
  'server-defaults',
  'me',
  'me-language',
  'me-picture',
  'me-text',
  'me-mentions-on',
  'me-mentions-off',
  'me-defaults',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** On the screen about what is kept: one's own data, whether to erase it, and back. */
export const PRIVACIES = ['data', 'ask', 'keep'] as const;
export type Privacy = (typeof PRIVACIES)[number];

/** Where to begin, and whether the dice are fair. */
export const HELPS = ['start', 'dice'] as const;
export type Help = (typeof HELPS)[number];

/** What a game is chosen for. */
export const CHOOSINGS = ['start', 'rules'] as const;
export type Choosing = (typeof CHOOSINGS)[number];

/** A page of a leaderboard. */
export interface Ranking {
  /** The game's id. */
  readonly game: string;
  readonly scope: Scope;
  readonly by: Order;
  /** From 0. */
  readonly page: number;
}

/** What can be chosen of a leaderboard. */
export const RANKING_PARTS = ['game', 'scope', 'by'] as const;
export type RankingPart = (typeof RANKING_PARTS)[number];

/** What is done on a screen that belongs to no table, or is chosen by a select, whose values say the rest. */
export type ScreenId =
  | { readonly kind: 'choose'; readonly what: Choosing }
  /** Opens a table of that game. */
  | { readonly kind: 'start'; readonly game: string }
  | { readonly kind: 'games'; readonly page: number }
  | ({ readonly kind: 'top' } & Ranking)
  /** That part of a leaderboard is the select's value. */
  | ({ readonly kind: 'leaders'; readonly part: RankingPart } & Omit<Ranking, 'page'>)
  /** Posts the page for everybody there. */
  | ({ readonly kind: 'show' } & Ranking)
  /** How that person has done. */
  | { readonly kind: 'stats'; readonly person: string }
  /** What the dice of that game have shown there; from that person's results, and back to them. */
  | { readonly kind: 'dice'; readonly game: string; readonly person: string }
  | { readonly kind: 'help'; readonly what: Help }
  | { readonly kind: 'rules'; readonly game: string; readonly page: number }
  /** The first page of the rules, beside the pressed message, which stays. */
  | { readonly kind: 'howto'; readonly game: string }
  /** The pages of the rules are the select's values. */
  | { readonly kind: 'contents'; readonly game: string }
  /** The moves are the select's values. */
  | { readonly kind: 'pick'; readonly match: string; readonly step: number; readonly part: string }
  /** The words of the chosen options are its values. */
  | {
      readonly kind: 'multiselect';
      readonly match: string;
      readonly step: number;
      readonly stem: string;
      readonly none: string;
    }
  /** An opponent of the level that is the select's value takes a seat; `seats` have been taken: a select of another id shows nothing chosen. */
  | { readonly kind: 'seating'; readonly table: string; readonly seats: number }
  /** What a select sets are its values. */
  | { readonly kind: 'set'; readonly what: Setting }
  | { readonly kind: 'privacy'; readonly what: Privacy }
  /** Opens the dialogue for a lucky word: beneath a lobby, and beneath a result for the next match. */
  | { readonly kind: 'lucky'; readonly table: string }
  | { readonly kind: 'luck'; readonly table: string }
  /** Checks the dice of that match. */
  | { readonly kind: 'verify'; readonly match: string }
  /** For that person alone. */
  | { readonly kind: 'erase'; readonly person: string };

/** What a button or a select says: the very action that it does. */
export type Id = ButtonAction | ScreenId;
type IdOf<K extends Id['kind']> = Extract<Id, { readonly kind: K }>;

/** The platform's limit. */
export const LONGEST_ID = 100;

/** One part of a custom id; `undefined` stands for a part that is not there, and for a value that can't be. */
interface Field<Value> {
  read(part: string | undefined): Value | undefined;
  write(value: Value): string | undefined;
}

const name = textOf(/^[A-Za-z0-9_-]{1,40}$/);
const free = textOf(/^[A-Za-z0-9_.,-]{0,40}$/);
const move = textOf(/^[a-z0-9-]{1,24}$/);
const NUMBER = /^(?:0|[1-9][0-9]{0,8})$/;
const number: Field<number> = {
  read: (part) => (part !== undefined && NUMBER.test(part) ? Number(part) : undefined),
  write: String,
};

const ranking = { game: name, scope: oneOf(SCOPES), by: oneOf(ORDERS) };

/** All opponents played like that then. */
const OLD_LEVEL = 'hard';

/** The fields of each kind, in the order in which they stand in the custom id. */
const FORMATS: { readonly [K in Id['kind']]: { readonly [F in Exclude<keyof IdOf<K>, 'kind'>]: Field<IdOf<K>[F]> } } = {
  join: { table: name },
  leave: { table: name },
  // Buttons from before there were levels do not tell one.
  bot: { table: name, level: orNone(oneOf(LEVELS), OLD_LEVEL) },
  unbot: { table: name },
  begin: { table: name },
  alone: { table: name },
  cancel: { table: name },
  close: { table: name },
  again: { table: name },
  oust: { table: name, person: name },
  sheet: { match: name },
  quit: { match: name, asked: orNone(oneOf(['last']), null) },
  back: { match: name },
  next: { match: name },
  end: { match: name, asked: orNone(oneOf(['alone', 'moderator']), null) },
  stay: { match: name },
  kick: { match: name, seat: number, person: orNone(name, null), asked: orNone(oneOf(['alone', 'away']), null) },
  take: { match: name, seat: number },
  pardon: { match: name, person: name },
  play: { match: name, step: number, move },
  tap: { match: name, step: number, what: free },
  throws: { match: name, page: number },
  ending: { table: name },
  kicking: { table: name, person: orNone(name, null), asked: orNone(oneOf(['pardon']), null) },
  which: { of: oneOf(['sheet', 'leave', 'kick', 'end']), game: name, page: number, person: orNone(name, null) },
  choose: { what: oneOf(CHOOSINGS) },
  start: { game: name },
  games: { page: number },
  top: { ...ranking, page: number },
  leaders: { part: oneOf(RANKING_PARTS), ...ranking },
  show: { ...ranking, page: number },
  stats: { person: name },
  dice: { game: name, person: name },
  help: { what: oneOf(HELPS) },
  rules: { game: name, page: number },
  howto: { game: name },
  contents: { game: name },
  pick: { match: name, step: number, part: orNone(textOf(/^[A-Za-z0-9_.,-]{1,40}$/), '') },
  multiselect: { match: name, step: number, stem: move, none: move },
  seating: { table: name, seats: number },
  set: { what: oneOf(SETTINGS) },
  privacy: { what: oneOf(PRIVACIES) },
  lucky: { table: name },
  luck: { table: name },
  verify: { match: name },
  erase: { person: name },
};

export function makeId(id: Id): string {
  const values: Readonly<Record<string, unknown>> = { ...id };
  return [id.kind, ...fieldsOf(id.kind).flatMap(([key, field]) => field.write(values[key]) ?? [])].join(':');
}

/** What a custom id says; null for one that this bot never made. */
export function parseId(text: string): Id | null {
  const [kind = '', ...parts] = text.split(':');
  if (!isKind(kind)) return null;
  const fields = fieldsOf(kind);
  if (parts.length > fields.length) return null;
  const read = fields.map(([key, field], n) => [key, field.read(parts[n])] as const);
  if (read.some(([, value]) => value === undefined)) return null;
  // Each field has been read by the format of its kind.
  return { kind, ...Object.fromEntries(read) } as Id;
}

/** What a log may say about a button: neither who is meant, nor the answer, which is secret until the step is over. */
export function loggable(id: Id | null): object {
  if (id === null) return { kind: 'unknown' };
  const { kind } = id;
  if ('step' in id) return { kind, match: id.match, step: id.step };
  if ('match' in id) return { kind, match: id.match };
  return 'table' in id ? { kind, table: id.table } : { kind };
}

/** The page that a chosen option stands for; the first if it is none. */
export function readPage(value: string | undefined): number {
  return number.read(value) ?? 0;
}

/** The level that a chosen option stands for; null if it is none. */
export function readLevel(value: string | undefined): Level | null {
  return oneOf(LEVELS).read(value) ?? null;
}

/** The first page of the leaderboard that a chosen option stands for; null if it is none. */
export function readRanking(
  { part, game, scope, by }: Extract<Id, { readonly kind: 'leaders' }>,
  value: string | undefined,
): Ranking | null {
  const read = ranking[part].read(value);
  return read === undefined ? null : { game, scope, by, [part]: read, page: 0 };
}

function isKind(kind: string): kind is Id['kind'] {
  return Object.hasOwn(FORMATS, kind);
}

function fieldsOf(kind: Id['kind']): readonly (readonly [string, Field<unknown>])[] {
  return Object.entries(FORMATS[kind]);
}

function textOf(pattern: RegExp): Field<string> {
  return { read: (part) => (part !== undefined && pattern.test(part) ? part : undefined), write: (text) => text };
}

function oneOf<const Value extends string>(values: readonly Value[]): Field<Value> {
  return { read: (part) => values.find((value) => value === part), write: (value) => value };
}

/** One of the last fields, left out altogether where it says nothing, so that there is one id for one meaning. */
function orNone<Value extends string, None>(field: Field<Value>, none: None): Field<Value | None> {
  return {
    read: (part) => (part === undefined ? none : field.read(part)),
    write: (value) => (value === none ? undefined : field.write(value as Value)),
  };
}
