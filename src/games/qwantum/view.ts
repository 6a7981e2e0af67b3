import type { CellView, Colour, DieView, Phrase, RowView, Seat, SheetView, SumView, View } from '../game.js';
import { DICE, packDice, sideUp, totalOf } from './dice.js';
import { rowOfMove } from './moves.js';
import { misthrowsOf, offersOf, pendingMove, rowsAhead, type State } from './rules.js';
import { columnsOf, total } from './score.js';
import { COLUMNS, LINE, MISTHROWS, nextColumn, numberAt, ROW_COLOURS, ROW_LETTERS, ROWS, type Row } from './sheet.js';

/** What is on the table, as that seat may see it. */
export function view(state: State, seat: Seat | null): View {
  return {
    dice: diceOn(state),
    sum: sumPhrase(state),
    sums: sumViews(state),
    step: stepPhrase(state),
    sheets: Array.from({ length: state.seats }, (_, owner) =>
      sheetView(state, owner, owner === seat ? choicesOf(state, owner) : NO_CHOICES),
    ),
  };
}

/** The dice that a throw line shows. */
export function diceIn(faces: readonly string[]): readonly DieView[] {
  return byColour(diceOf(packDice(faces), 0));
}

/** The throw on the table: as they lie while any may be thrown again; then by colour, as their sums are told. */
export function diceOn({ dice, phase, again }: State): readonly DieView[] {
  if (dice === 0 || phase === 0) return [];
  return phase < 3 ? diceOf(dice, 0) : byColour(diceOf(dice, again));
}

function diceOf(dice: number, again: number): readonly DieView[] {
  return Array.from({ length: DICE }, (_, die): DieView => {
    const { colour, number } = sideUp(dice, die);
    return { colour, value: number, ...((again >> die) & 1 && { mark: 'again' }) };
  });
}

const COLOURS: readonly Colour[] = ['white', ...ROW_COLOURS];

function byColour(dice: readonly DieView[]): readonly DieView[] {
  return dice.toSorted((one, other) => COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour));
}

/** What the throw is worth in each row, the white die added. */
function sumPhrase(state: State): Phrase | null {
  if (state.dice === 0 || state.phase === 0) return null;
  const totals = ROWS.map((row) => [ROW_COLOURS[row], totalOf(state.dice, row)] as const);
  return { key: 'qwantum.sum', args: Object.fromEntries(totals) };
}

function sumViews(state: State): readonly SumView[] {
  if (state.dice === 0 || state.phase === 0) return [];
  return ROWS.map((row) => ({ colour: ROW_COLOURS[row], value: totalOf(state.dice, row) }));
}

function stepPhrase(state: State): Phrase | null {
  switch (state.phase) {
    case 1:
      return { key: 'qwantum.step.again' };
    case 3:
      return { key: 'qwantum.step.active' };
    case 4: {
      const taken = ROWS.find((row) => (state.entered >> row) & 1);
      if (taken === undefined) return { key: 'qwantum.step.all' };
      return { key: 'qwantum.step.rest', args: { colour: { key: `colour.${ROW_COLOURS[taken]}` } } };
    }
    default:
      return null;
  }
}

/** Masks of the rows that take a number for the looking seat, also while it may still throw again, and of what it has answered. */
interface Choices {
  readonly possible: number;
  readonly pending: number;
}

const NO_CHOICES: Choices = { possible: 0, pending: 0 };

function choicesOf(state: State, seat: Seat): Choices {
  if (state.phase === 1) return { ...NO_CHOICES, possible: seat === state.active ? rowsAhead(state) : 0 };
  const own = pendingMove(state, seat);
  const row = own === null ? null : rowOfMove(own);
  return { possible: offersOf(state, seat), pending: row === null ? 0 : 1 << row };
}

function sheetView(state: State, seat: Seat, choices: Choices): SheetView {
  return {
    seat,
    rows: ROWS.map((row) => rowView(state, seat, row, choices)),
    columns: columnsOf(state, seat).map((points) => points ?? 'open'),
    penalties: { taken: misthrowsOf(state, seat), costs: Array.from({ length: MISTHROWS }, (_, n) => n + 1) },
    total: total(state, seat),
  };
}

function rowView(state: State, seat: Seat, row: Row, { possible, pending }: Choices): RowView {
  const sheet = state.sheets[seat]!;
  const next = nextColumn(sheet, row);
  const cells = Array.from({ length: COLUMNS }, (_, column): CellView => {
    const entry = numberAt(sheet, row, column);
    const isPossible = column === next && ((possible >> row) & 1) === 1;
    return {
      text: entry === 0 ? '' : String(entry),
      ...(isPossible && { coming: String(totalOf(state.dice, row)) }),
      mark: entry === 0 ? 'open' : 'entered',
      shape: 'square',
      ...(column > 0 && { slope: column < LINE ? 'up' : 'down' }),
      possible: isPossible,
      pending: column === next && ((pending >> row) & 1) === 1,
    };
  });
  return {
    colour: ROW_COLOURS[row],
    letter: ROW_LETTERS[row].toUpperCase(),
    cells,
    points: null,
    closed: false,
    line: LINE,
  };
}
