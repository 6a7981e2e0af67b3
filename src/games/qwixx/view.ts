import type { CellView, Colour, DieView, Phrase, RowView, Seat, SheetView, View } from '../game.js';
import { crossOf } from './moves.js';
import { die, isClosed, legalMoves, misthrowsOf, pendingMove, rowOf, type State, whiteSum } from './rules.js';
import { rowPoints, total } from './score.js';
import {
  crossesOf,
  LAST,
  LOCK,
  MISTHROW_COST,
  MISTHROWS,
  NEEDED_FOR_LAST,
  NUMBERS,
  numberAt,
  ROW_COLOURS,
  ROW_LETTERS,
  ROWS,
  type Row,
} from './sheet.js';

const DIE_COLOURS: readonly Colour[] = ['white', 'white', ...ROW_COLOURS];

/** What is on the table, as that seat may see it. */
export function view(state: State, seat: Seat | null): View {
  return {
    dice: diceOn(state),
    sum: sumPhrase(state),
    sums: state.dice === 0 || state.phase === 0 ? [] : [{ colour: 'white', value: whiteSum(state) }],
    step: stepPhrase(state),
    sheets: Array.from({ length: state.seats }, (_, owner) =>
      sheetView(state, owner, owner === seat ? choicesOf(state, owner) : NO_CHOICES),
    ),
  };
}

/** The dice that a throw line shows. */
export function diceIn(faces: readonly string[]): readonly DieView[] {
  return faces.map((face, die) =>
    face === '-' ? outDie(DIE_COLOURS[die]!) : { colour: DIE_COLOURS[die]!, value: Number(face) },
  );
}

/** The throw on the table. */
export function diceOn(state: State): readonly DieView[] {
  if (state.dice === 0 || state.phase === 0) return [];
  const white = [0, 1].map((index): DieView => ({ colour: 'white', value: die(state, index) }));
  const coloured = ROWS.map((row): DieView => {
    const colour = ROW_COLOURS[row];
    return isClosed(state, row) ? outDie(colour) : { colour, value: die(state, 2 + row) };
  });
  return [...white, ...coloured];
}

function outDie(colour: Colour): DieView {
  return { colour, value: null, mark: 'out' };
}

function sumPhrase(state: State): Phrase | null {
  if (state.dice === 0 || state.phase === 0) return null;
  return { key: 'qwixx.sum', args: { first: die(state, 0), second: die(state, 1), sum: whiteSum(state) } };
}

function stepPhrase(state: State): Phrase | null {
  if (state.phase === 1) return { key: 'qwixx.step.white', args: { sum: whiteSum(state) } };
  if (state.phase === 2) return { key: 'qwixx.step.coloured' };
  return null;
}

/** Row masks of what the looking seat may cross now, and of what it has answered. */
interface Choices {
  readonly possible: readonly number[];
  readonly pending: readonly number[];
}

const NO_CHOICES: Choices = { possible: [0, 0, 0, 0], pending: [0, 0, 0, 0] };

function choicesOf(state: State, seat: Seat): Choices {
  const own = pendingMove(state, seat);
  return { possible: rowMasks(legalMoves(state, seat)), pending: rowMasks(own === null ? [] : [own]) };
}

/** The lock belongs to the last number. */
function rowMasks(moves: readonly string[]): readonly number[] {
  const masks = [0, 0, 0, 0];
  for (const move of moves) {
    const cross = crossOf(move);
    if (cross !== null) masks[cross.row]! |= (1 << cross.place) | (cross.place === LAST ? 1 << LOCK : 0);
  }
  return masks;
}

function sheetView(state: State, seat: Seat, choices: Choices): SheetView {
  return {
    seat,
    rows: ROWS.map((row) => rowView(state, seat, row, choices)),
    columns: [],
    scale: SCALE,
    penalties: { taken: misthrowsOf(state, seat), costs: new Array<number>(MISTHROWS).fill(MISTHROW_COST) },
    total: total(state, seat),
  };
}

/** For one cross, two, up to all with the lock. */
const SCALE = Array.from({ length: LOCK + 1 }, (_, place) => rowPoints((2 << place) - 1));

function rowView(state: State, seat: Seat, row: Row, choices: Choices): RowView {
  const mask = rowOf(state, seat, row);
  const closed = isClosed(state, row);
  const crosses = crossesOf(mask);
  const progress = closed || crosses >= NEEDED_FOR_LAST ? {} : { progress: { made: crosses, of: NEEDED_FOR_LAST } };
  const cells = Array.from(
    { length: NUMBERS + 1 },
    (_, place): CellView => ({
      text: place === LOCK ? '' : String(numberAt(row, place)),
      mark: markOf(mask, place, closed ? 'closed' : 'open'),
      shape: place === LOCK ? 'lock' : 'square',
      ...(place === LOCK && progress),
      possible: ((choices.possible[row]! >> place) & 1) === 1,
      pending: ((choices.pending[row]! >> place) & 1) === 1,
    }),
  );
  return {
    colour: ROW_COLOURS[row],
    letter: ROW_LETTERS[row].toUpperCase(),
    cells,
    points: rowPoints(mask),
    closed,
    line: null,
  };
}

function markOf(mask: number, place: number, free: 'open' | 'closed'): CellView['mark'] {
  const fromHere = mask >> place;
  if (fromHere & 1) return 'entered';
  return fromHere > 0 ? 'skipped' : free;
}
