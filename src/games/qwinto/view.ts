import type { CellView, DieView, Phrase, RowView, Seat, SheetView, View } from '../game.js';
import { isUsable } from './fields.js';
import { lettersOf, placeOfMove } from './moves.js';
import { die, failedOf, legalMoves, numberIn, PHASES, pendingMove, placesAhead, type State, sumOf } from './rules.js';
import { columnPoints, rowPoints, total } from './score.js';
import {
  COLUMNS,
  columnLetter,
  FAILED_ATTEMPTS,
  FAILED_COST,
  isBonus,
  PLACES,
  ROW_COLOURS,
  ROW_LETTERS,
  ROWS,
  type Row,
  rowOfPlace,
} from './sheet.js';

/** What is on the table, as that seat may see it. */
export function view(state: State, seat: Seat | null): View {
  return {
    dice: diceOn(state),
    sum: sumPhrase(state),
    sums: sumPhrase(state) === null ? [] : [{ colour: null, value: sumOf(state) }],
    step: stepPhrase(state, seat),
    sheets: Array.from({ length: state.seats }, (_, owner) =>
      sheetView(state, owner, owner === seat ? choicesOf(state, owner) : NO_CHOICES),
    ),
  };
}

/** The throw on the table. */
export function diceOn(state: State): readonly DieView[] {
  return state.dice === 0 ? [] : ROWS.map((row) => dieView(state, row));
}

/** The dice that a throw line shows. */
export function diceIn(faces: readonly string[]): readonly DieView[] {
  return ROW_COLOURS.map((colour, die) => ({ colour, value: faces[die] === '-' ? null : Number(faces[die]) }));
}

function dieView(state: State, row: Row): DieView {
  const value = die(state, row);
  return { colour: ROW_COLOURS[row], value: value === 0 ? null : value };
}

/** One die says its number by itself. */
function sumPhrase(state: State): Phrase | null {
  const [first, second, third] = ROWS.map((row) => die(state, row)).filter((value) => value !== 0);
  if (first === undefined || second === undefined) return null;
  const sum = sumOf(state);
  if (third === undefined) return { key: 'qwinto.sum.two', args: { first, second, sum } };
  return { key: 'qwinto.sum.three', args: { first, second, third, sum } };
}

/** A mask of all dice. */
const EVERY_DIE = (1 << ROWS.length) - 1;

/** Of the rows in which the sum may stand, those in which the seat that looks has a field for it. */
function stepPhrase(state: State, seat: Seat | null): Phrase | null {
  switch (state.phase) {
    case PHASES.choose:
      return { key: 'qwinto.step.choose' };
    case PHASES.decide:
      return { key: 'qwinto.step.decide', args: { sum: sumOf(state) } };
    case PHASES.enter: {
      const sum = sumOf(state);
      const rows = (seat === null ? 0 : rowsOpen(state.open[seat]!)) || state.named;
      if (rows === EVERY_DIE) return { key: 'qwinto.step.any', args: { sum } };
      return { key: 'qwinto.step.enter', args: { sum, rows: { key: `qwinto.rows.${lettersOf(rows)}` } } };
    }
    default:
      return null;
  }
}

/** A mask of the rows that have one of these places. */
function rowsOpen(open: number): number {
  const places = Array.from({ length: PLACES }, (_, place) => place).filter((place) => (open >> place) & 1);
  return places.reduce((rows, place) => rows | (1 << rowOfPlace(place)), 0);
}

/** Masks of the places that take the sum for the looking seat, also while it may still throw again, and of the one it has answered. */
interface Choices {
  readonly possible: number;
  readonly pending: number;
}

const NO_CHOICES: Choices = { possible: 0, pending: 0 };

function choicesOf(state: State, seat: Seat): Choices {
  if (state.phase === PHASES.decide) return { ...NO_CHOICES, possible: seat === state.active ? placesAhead(state) : 0 };
  const own = pendingMove(state, seat);
  return { possible: placesOf(legalMoves(state, seat)), pending: placesOf(own === null ? [] : [own]) };
}

function placesOf(moves: readonly string[]): number {
  let mask = 0;
  for (const move of moves) {
    const place = placeOfMove(move);
    if (place !== null) mask |= 1 << place;
  }
  return mask;
}

function sheetView(state: State, seat: Seat, choices: Choices): SheetView {
  return {
    seat,
    rows: ROWS.map((row) => rowView(state, seat, row, choices)),
    columns: COLUMNS.map(({ bonusColumn }) =>
      bonusColumn === null ? null : (columnPoints(state.fields, seat * PLACES, bonusColumn) ?? 'open'),
    ),
    penalties: { taken: failedOf(state, seat), costs: new Array<number>(FAILED_ATTEMPTS).fill(FAILED_COST) },
    total: total(state, seat),
  };
}

function rowView(state: State, seat: Seat, row: Row, choices: Choices): RowView {
  return {
    colour: ROW_COLOURS[row],
    letter: ROW_LETTERS[row].toUpperCase(),
    cells: COLUMNS.map(({ byRow }) => {
      const place = byRow[row]!;
      return place === null ? NO_FIELD : cellView(state, seat, place, choices);
    }),
    points: rowPoints(state.fields, seat * PLACES, row),
    closed: false,
    line: null,
  };
}

const NO_FIELD: CellView = { text: '', mark: 'gap', shape: 'square', possible: false, pending: false };

function cellView(state: State, seat: Seat, place: number, { possible, pending }: Choices): CellView {
  const number = numberIn(state, seat, place);
  const isPossible = ((possible >> place) & 1) === 1;
  return {
    text: number === 0 ? '' : String(number),
    name: columnLetter(place),
    ...(isPossible && { coming: String(sumOf(state)) }),
    mark: number !== 0 ? 'entered' : isUsable(state.fields, seat * PLACES, place) ? 'open' : 'closed',
    shape: isBonus(place) ? 'pentagon' : 'square',
    possible: isPossible,
    pending: ((pending >> place) & 1) === 1,
  };
}
