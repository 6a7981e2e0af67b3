import { NUMBERS, numberAt, ROW_LETTERS, ROWS, type Row } from './sheet.js';

/** The moves of the record: `w-…` answers the white dice, `c-…` a white and a coloured die. */

const WHITE_PASS = 'w-pass';
export const COLOURED_PASS = 'c-pass';

/** What a move says: the row and the place to cross, or null for a pass. */
export interface Cross {
  readonly row: Row;
  readonly place: number;
}

const PLACES = Array.from({ length: NUMBERS }, (_, place) => place);

const crosses = new Map<string, Cross>();
for (const row of ROWS) {
  for (const place of PLACES) {
    const cross = Object.freeze({ row, place });
    crosses.set(`w-${ROW_LETTERS[row]}${numberAt(row, place)}`, cross);
    crosses.set(`c-${ROW_LETTERS[row]}${numberAt(row, place)}`, cross);
  }
}

export function crossOf(move: string): Cross | null {
  return crosses.get(move) ?? null;
}

const coloured = ROWS.map((row) => PLACES.map((place) => `c-${ROW_LETTERS[row]}${numberAt(row, place)}`));

export function colouredMove(row: Row, place: number): string {
  return coloured[row]![place]!;
}

/** By the sum of the white dice and the mask of rows that may take it. */
const white = Array.from({ length: 13 }, (_, sum) =>
  Array.from({ length: 1 << ROWS.length }, (_, rows) =>
    Object.freeze(sum < 2 || rows === 0 ? [] : movesFor(sum, rows)),
  ),
);

function movesFor(sum: number, rows: number): readonly string[] {
  const moves = ROWS.filter((row) => (rows >> row) & 1).map((row) => `w-${ROW_LETTERS[row]}${sum}`);
  return [...moves, WHITE_PASS];
}

/** The moves of a seat that may cross `sum` in these rows. */
export function whiteMoves(sum: number, rows: number): readonly string[] {
  return white[sum]![rows]!;
}
