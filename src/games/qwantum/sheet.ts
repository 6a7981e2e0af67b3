import type { Colour } from '../game.js';

/** The printed sheet of one seat: six columns, each one integer with six bits a row, the first row lowest; 0 is empty. */
export type Sheet = readonly number[];

export const ROWS = [0, 1, 2, 3] as const;
export type Row = (typeof ROWS)[number];

export const ROW_COLOURS = ['purple', 'blue', 'red', 'yellow'] as const satisfies readonly Colour[];
export const ROW_LETTERS = ['p', 'b', 'r', 'y'] as const;
/** A mask of all rows. */
export const ALL_ROWS = (1 << ROWS.length) - 1;

/** How many fields a row has. */
export const COLUMNS = 6;
/** The thick line stands after so many fields: numbers rise before it and fall after it. */
export const LINE = 4;

export const MISTHROWS = 5;

const BITS = 6;
const FIELD = (1 << BITS) - 1;

export const EMPTY_SHEET: Sheet = Object.freeze(new Array<number>(COLUMNS).fill(0));

/** What stands in a field; 0 for an empty one. */
export function numberAt(sheet: Sheet, row: Row, column: number): number {
  return (sheet[column]! >> (BITS * row)) & FIELD;
}

/** The leftmost empty column of a row; the number of columns if the row is full. */
export function nextColumn(sheet: Sheet, row: Row): number {
  let column = 0;
  while (column < COLUMNS && numberAt(sheet, row, column) > 0) column += 1;
  return column;
}

/** The number left of that column; 0 for the first column. */
export function numberBefore(sheet: Sheet, row: Row, column: number): number {
  return column === 0 ? 0 : numberAt(sheet, row, column - 1);
}

/** Whether `number` may follow `before` in the field of that column. */
export function fits(column: number, before: number, number: number): boolean {
  return column < LINE ? number > before : number < before;
}

/** Whether the row has an empty field and the number may stand in it. */
export function accepts(sheet: Sheet, row: Row, number: number): boolean {
  const column = nextColumn(sheet, row);
  return column < COLUMNS && fits(column, numberBefore(sheet, row, column), number);
}

/** The sheet with a number in the next field of that row. */
export function withNumber(sheet: Sheet, row: Row, number: number): Sheet {
  const column = nextColumn(sheet, row);
  return sheet.with(column, sheet[column]! | (number << (BITS * row)));
}

/** How many fields of a sheet are still empty. */
export function emptyFields(sheet: Sheet): number {
  return ROWS.reduce<number>((empty, row) => empty + COLUMNS - nextColumn(sheet, row), 0);
}

/** Whether all four rows are full. */
export function isFilled(sheet: Sheet): boolean {
  return columnPoints(sheet, COLUMNS - 1) !== null;
}

/** The second lowest of the different numbers in a column, or the one number that all four are; null with an empty field. */
export function columnPoints(sheet: Sheet, column: number): number | null {
  let lowest = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const row of ROWS) {
    const number = numberAt(sheet, row, column);
    if (number === 0) return null;
    if (number < lowest) {
      second = lowest;
      lowest = number;
    } else if (number > lowest && number < second) second = number;
  }
  return second === Number.POSITIVE_INFINITY ? lowest : second;
}

/** The points of all full columns. */
export function sheetPoints(sheet: Sheet): number {
  let points = 0;
  for (let column = 0; column < COLUMNS; column += 1) points += columnPoints(sheet, column) ?? 0;
  return points;
}

/** The first misthrow costs 1 point, the second 2 more, and so on. */
export function lostTo(misthrows: number): number {
  return (misthrows * (misthrows + 1)) / 2;
}
