import type { Colour, Control, Game, Level, Menu, Phrase, PhraseArg, Presentation, Rules, Seat } from './game.js';

/** What every game would otherwise write again. */

type Facts<State> = Pick<
  Game<State>,
  'id' | 'version' | 'seats' | 'colour' | 'name' | 'summary' | 'phrases' | 'isTranslated' | 'tutorial' | 'label'
>;

/** A game's files, each with its part of the interface. */
interface Files<State> {
  readonly rules: Omit<Rules<State>, keyof Facts<State> | 'active' | 'scores' | 'defaultMove'> &
    Partial<Pick<Rules<State>, 'defaultMove'>>;
  readonly score: Pick<Rules<State>, 'scores'>;
  readonly view: Pick<Presentation<State>, 'view' | 'diceOn' | 'diceIn'>;
  readonly menu: Pick<Presentation<State>, 'menu'>;
  readonly events: Pick<Presentation<State>, 'events'>;
  /** Who plays at each level. */
  readonly bots: Readonly<Record<Level, (state: State, seat: Seat) => string>>;
}

/** Puts a game together. Where its rules name no other default, time up means the last of the legal moves: the pass. */
export function assemble<State extends { readonly active: Seat }>(
  facts: Facts<State>,
  files: Files<State>,
): Game<State> {
  const { start, diceDue, roll, toMove, legalMoves, play, pendingMove, step } = files.rules;
  return {
    ...facts,
    start,
    diceDue,
    roll,
    active: (state) => state.active,
    toMove,
    legalMoves,
    play,
    pendingMove,
    defaultMove: files.rules.defaultMove ?? ((state, seat) => legalMoves(state, seat).at(-1)!),
    step,
    scores: files.score.scores,
    view: files.view.view,
    diceOn: files.view.diceOn,
    diceIn: files.view.diceIn,
    menu: files.menu.menu,
    events: files.events.events,
    botMove: (state, seat, level) => files.bots[level](state, seat),
  };
}

export const NO_MENU: Menu = { note: null, rows: [] };

/** So many controls stand side by side on a phone. */
const PER_ROW = 3;

/** The controls in rows, as a phone shows them. */
export function rowsOf(controls: readonly Control[], perRow: number = PER_ROW): readonly (readonly Control[])[] {
  return Array.from({ length: Math.ceil(controls.length / perRow) }, (_, n) =>
    controls.slice(n * perRow, (n + 1) * perRow),
  );
}

/** So many buttons with a sign before their words stand side by side on a phone. */
const SIGNED_PER_ROW = 2;
/** With so many rows of them there is no room on a phone for one more. */
const MOST_ROWS = 3;

/** What may be entered, each colour in one row, with another one where both have room, and after it the pass. */
export function rowsByColour(entries: readonly Control[], pass: Control): readonly (readonly Control[])[] {
  const rows: Control[][] = [];
  for (const own of byColour(entries)) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + own.length <= SIGNED_PER_ROW) last.push(...own);
    else rows.push([...own]);
  }
  const last = rows.at(-1);
  if (last !== undefined && (last.length === 1 || rows.length >= MOST_ROWS)) last.push(pass);
  else rows.push([pass]);
  return rows;
}

/** Those that stand side by side and have the same colour. */
function byColour(entries: readonly Control[]): readonly (readonly Control[])[] {
  const groups: Control[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && colourOf(last[0]!) === colourOf(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function colourOf(control: Control): Colour | null {
  return control.kind === 'play' ? control.colour : null;
}

export const NO_MOVES: readonly string[] = Object.freeze([]);

const MOST_SEATS = 6;

/** By the mask of seats. */
const seatLists: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, mask) =>
  Object.freeze(Array.from({ length: MOST_SEATS }, (_seat, seat) => seat).filter((seat) => (mask >> seat) & 1)),
);

/** The seats of a mask, rising; bit 0 is seat 0. */
export function seatsIn(mask: number): readonly Seat[] {
  return seatLists[mask]!;
}

/** "A", "A and B", "A, B and C": `two` is the key for { first } and { second }, `more` for { first } and { rest }. */
export function listSeats(seats: readonly Seat[], keys: { readonly two: string; readonly more: string }): PhraseArg {
  const [first, second] = seats.map((seat): PhraseArg => ({ seat }));
  if (seats.length === 1) return first!;
  if (seats.length === 2) return { key: keys.two, args: { first: first!, second: second! } } satisfies Phrase;
  return { key: keys.more, args: { first: first!, rest: listSeats(seats.slice(1), keys) } } satisfies Phrase;
}
