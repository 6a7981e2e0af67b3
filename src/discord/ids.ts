/** The custom ids of buttons and selects. Old messages stay in channels for years, so this is an interface. */

const TABLE_KINDS = ['join', 'leave', 'bot', 'unbot', 'begin', 'cancel', 'again'] as const;
export const ORDERS = ['rating', 'wins', 'average', 'best'] as const;
export type Order = (typeof ORDERS)[number];
export const SCOPES = ['here', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export type Id =
  | { readonly kind: (typeof TABLE_KINDS)[number]; readonly table: string }
  | { readonly kind: 'sheet'; readonly match: string }
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
  | { readonly kind: 'rules'; readonly game: string; readonly page: number };

/** The platform's limit. */
export const LONGEST_ID = 100;

export function makeId(id: Id): string {
  switch (id.kind) {
    case 'sheet':
      return `sheet:${id.match}`;
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
    default:
      return `${id.kind}:${id.table}`;
  }
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
  switch (kind) {
    case 'sheet':
      return parts.length === 1 && ID.test(first) ? { kind, match: first } : null;
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
    default:
      return null;
  }
}

function isStep(parts: readonly string[], count: number): boolean {
  return parts.length === count && ID.test(parts[0] ?? '') && NUMBER.test(parts[1] ?? '');
}
