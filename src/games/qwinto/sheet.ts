import type { Colour } from '../game.js';

/** The printed sheet. A place is one of its 27 fields: 0…8 orange, 9…17 yellow, 18…26 purple, each row from the left. */

export const ROWS = [0, 1, 2] as const;
export type Row = (typeof ROWS)[number];

export const ROW_COLOURS = ['orange', 'yellow', 'purple'] as const satisfies readonly Colour[];
export const ROW_LETTERS = ['o', 'y', 'p'] as const;

/** How many fields a row has. */
export const FIELDS = 9;
export const PLACES = ROWS.length * FIELDS;

/** The largest sum of three dice. */
export const LARGEST = 18;

export const FAILED_COST = 5;
export const FAILED_ATTEMPTS = 4;
/** So many full rows on one sheet end the match. */
export const FULL_ROWS = 2;

/** The printed numbers of the columns without a field, and of those whose field has five sides, by row. */
const GAPS = [5, 6, 4] as const;
const FIVE_SIDED: readonly (readonly number[])[] = [[3, 7], [8], [2, 9]];
/** By row, the column of its leftmost field. */
const FIRST = [2, 1, 0] as const;
const WIDTH = 12;

export function rowOfPlace(place: number): Row {
  return ROWS[Math.floor(place / FIELDS)]!;
}

const columns = Array.from({ length: PLACES }, (_, place) => {
  const row = rowOfPlace(place);
  const column = FIRST[row] + (place % FIELDS);
  return column < GAPS[row] ? column : column + 1;
});

/** There is no I, which looks like a 1. */
const COLUMN_LETTERS = 'ABCDEFGHJKLM';

/** The letter of its column, the same in all rows. */
export function columnLetter(place: number): string {
  return COLUMN_LETTERS.charAt(columns[place]!);
}

const bonuses = columns.map((column, place) => FIVE_SIDED[rowOfPlace(place)]!.includes(column));

export function isBonus(place: number): boolean {
  return bonuses[place]!;
}

/** A column with three fields scores the number in its five-sided one when all are filled. */
export interface BonusColumn {
  readonly places: readonly number[];
  readonly bonus: number;
}

export interface Column {
  /** The place of each row in this column; null where the row has none. */
  readonly byRow: readonly (number | null)[];
  readonly bonusColumn: BonusColumn | null;
}

export const COLUMNS: readonly Column[] = Array.from({ length: WIDTH }, (_, column) => {
  const byRow = ROWS.map((row) => {
    const place = columns.findIndex((each, index) => each === column && rowOfPlace(index) === row);
    return place < 0 ? null : place;
  });
  const places = byRow.filter((place) => place !== null);
  const bonus = places.find(isBonus);
  return { byRow, bonusColumn: bonus === undefined ? null : { places, bonus } };
});

export const BONUS_COLUMNS: readonly BonusColumn[] = COLUMNS.flatMap(({ bonusColumn }) => bonusColumn ?? []);

const mates = columns.map((column, place) =>
  COLUMNS[column]!.byRow.filter((other) => other !== null).filter((other) => other !== place),
);

/** The other places of its column. */
export function matesOf(place: number): readonly number[] {
  return mates[place]!;
}
