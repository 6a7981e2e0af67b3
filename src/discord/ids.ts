/** The custom ids of buttons and selects. Old messages stay in channels for years, so this is an interface. */

const TABLE_KINDS = ['join', 'leave', 'bot', 'unbot', 'begin', 'cancel', 'again', 'close', 'ending'] as const;
const MATCH_KINDS = ['sheet', 'quit', 'back', 'next', 'end', 'stay'] as const;
const LISTS = ['sheet', 'leave', 'kick', 'end'] as const;
const SEAT_KINDS = ['kick', 'take'] as const;
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
  'me-language',
  'me-picture',
  'me-text',
  'me-defaults',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** On the screen about what is kept: one's own data, whether to erase it, and back. */
export const PRIVACIES = ['data', 'ask', 'keep'] as const;
export type Privacy = (typeof PRIVACIES)[number];

export type Id =
  | { readonly kind: (typeof TABLE_KINDS)[number]; readonly table: string }
  | { readonly kind: (typeof MATCH_KINDS)[number]; readonly match: string }
  | { readonly kind: (typeof SEAT_KINDS)[number]; readonly match: string; readonly seat: number }
  | { readonly kind: 'oust'; readonly table: string; readonly person: string }
  /** Whom it is about is chosen there where it is nobody. */
  | { readonly kind: 'kicking'; readonly table: string; readonly person: string | null }
  /** A page of the tables that a command may mean, which may name somebody. */
  | {
      readonly kind: 'which';
      readonly of: (typeof LISTS)[number];
      readonly game: string;
      readonly page: number;
      readonly person: string | null;
    }
  | { readonly kind: 'games'; readonly page: number }
  | { readonly kind: 'pardon'; readonly match: string; readonly person: string }
  | { readonly kind: 'play'; readonly match: string; readonly step: number; readonly word: string }
  /** The words are the select's values. */
  | { readonly kind: 'pick'; readonly match: string; readonly step: number; readonly part: string }
  | { readonly kind: 'tap'; readonly match: string; readonly step: number; readonly what: string }
  | {
      readonly kind: 'top';
      readonly game: string;
      readonly scope: Scope;
      readonly by: Order;
      readonly page: number;
    }
  | { readonly kind: 'rules'; readonly game: string; readonly page: number }
  /** The pages of the rules are the select's values. */
  | { readonly kind: 'contents'; readonly game: string }
  /** What a select sets are its values. */
  | { readonly kind: 'set'; readonly what: Setting }
  | { readonly kind: 'privacy'; readonly what: Privacy }
  /** For that person alone. */
  | { readonly kind: 'erase'; readonly person: string };

/** The platform's limit. */
export const LONGEST_ID = 100;

export function makeId(id: Id): string {
  switch (id.kind) {
    case 'sheet':
    case 'quit':
    case 'back':
    case 'next':
    case 'end':
    case 'stay':
      return `${id.kind}:${id.match}`;
    case 'kick':
    case 'take':
      return `${id.kind}:${id.match}:${id.seat}`;
    case 'oust':
      return `oust:${id.table}:${id.person}`;
    case 'kicking':
      return joined(`kicking:${id.table}`, id.person);
    case 'which':
      return joined(`which:${id.of}:${id.game}:${id.page}`, id.person);
    case 'games':
      return `games:${id.page}`;
    case 'pardon':
      return `pardon:${id.match}:${id.person}`;
    case 'play':
      return `play:${id.match}:${id.step}:${id.word}`;
    case 'pick':
      return id.part === '' ? `pick:${id.match}:${id.step}` : `pick:${id.match}:${id.step}:${id.part}`;
    case 'tap':
      return `tap:${id.match}:${id.step}:${id.what}`;
    case 'top':
      return `top:${id.game}:${id.scope}:${id.by}:${id.page}`;
    case 'rules':
      return `rules:${id.game}:${id.page}`;
    case 'contents':
      return `contents:${id.game}`;
    case 'set':
    case 'privacy':
      return `${id.kind}:${id.what}`;
    case 'erase':
      return `erase:${id.person}`;
    default:
      return `${id.kind}:${id.table}`;
  }
}

/** Whoever is not named is left out altogether, so that there is one id for one meaning. */
function joined(start: string, person: string | null): string {
  return person === null ? start : `${start}:${person}`;
}

const ID = /^[A-Za-z0-9_-]{1,40}$/;
const NUMBER = /^(?:0|[1-9][0-9]{0,8})$/;
const WORD = /^[a-z0-9-]{1,24}$/;
const FREE = /^[A-Za-z0-9_.,-]{0,40}$/;

/** What a custom id says; null for one that this bot never made. */
export function parseId(text: string): Id | null {
  const [kind, ...parts] = text.split(':');
  const [first = '', second = '', third = '', fourth = ''] = parts;
  const table = TABLE_KINDS.find((each) => each === kind);
  if (table !== undefined) return parts.length === 1 && ID.test(first) ? { kind: table, table: first } : null;
  const match = MATCH_KINDS.find((each) => each === kind);
  if (match !== undefined) return parts.length === 1 && ID.test(first) ? { kind: match, match: first } : null;
  const seat = SEAT_KINDS.find((each) => each === kind);
  if (seat !== undefined) return isStep(parts, 2) ? { kind: seat, match: first, seat: Number(second) } : null;
  switch (kind) {
    case 'oust':
      return parts.length === 2 && ID.test(first) && ID.test(second) ? { kind, table: first, person: second } : null;
    case 'kicking':
      if (!ID.test(first) || !isNobodyOr(parts, 1)) return null;
      return { kind, table: first, person: parts[1] ?? null };
    case 'which': {
      const of = LISTS.find((each) => each === first);
      if (of === undefined || !ID.test(second) || !NUMBER.test(third) || !isNobodyOr(parts, 3)) return null;
      return { kind, of, game: second, page: Number(third), person: parts[3] ?? null };
    }
    case 'games':
      return parts.length === 1 && NUMBER.test(first) ? { kind, page: Number(first) } : null;
    case 'pardon':
      return parts.length === 2 && ID.test(first) && ID.test(second) ? { kind, match: first, person: second } : null;
    case 'play':
      return isStep(parts, 3) && WORD.test(third) ? { kind, match: first, step: Number(second), word: third } : null;
    case 'pick':
      // An empty part is left out altogether, so that there is one id for one meaning.
      if (parts.length === 3 && third === '') return null;
      return (isStep(parts, 2) || isStep(parts, 3)) && FREE.test(third)
        ? { kind, match: first, step: Number(second), part: third }
        : null;
    case 'tap':
      return isStep(parts, 3) && FREE.test(third) ? { kind, match: first, step: Number(second), what: third } : null;
    case 'top': {
      const [scope, by] = [SCOPES.find((each) => each === second), ORDERS.find((each) => each === third)];
      if (parts.length !== 4 || !ID.test(first) || !NUMBER.test(fourth)) return null;
      return scope === undefined || by === undefined ? null : { kind, game: first, scope, by, page: Number(fourth) };
    }
    case 'rules':
      return parts.length === 2 && ID.test(first) && NUMBER.test(second)
        ? { kind, game: first, page: Number(second) }
        : null;
    case 'contents':
      return parts.length === 1 && ID.test(first) ? { kind, game: first } : null;
    case 'set': {
      const what = SETTINGS.find((each) => each === first);
      return parts.length === 1 && what !== undefined ? { kind, what } : null;
    }
    case 'privacy': {
      const what = PRIVACIES.find((each) => each === first);
      return parts.length === 1 && what !== undefined ? { kind, what } : null;
    }
    case 'erase':
      return parts.length === 1 && ID.test(first) ? { kind, person: first } : null;
    default:
      return null;
  }
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
export function pageOf(value: string | undefined): number {
  return NUMBER.test(value ?? '') ? Number(value) : 0;
}

/** Whether nothing comes after so many parts, or somebody. */
function isNobodyOr(parts: readonly string[], count: number): boolean {
  return parts.length === count || (parts.length === count + 1 && ID.test(parts[count]!));
}

function isStep(parts: readonly string[], count: number): boolean {
  return parts.length === count && ID.test(parts[0] ?? '') && NUMBER.test(parts[1] ?? '');
}
