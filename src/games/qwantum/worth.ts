import { SIDES } from './dice.js';
import {
  COLUMNS,
  columnPoints,
  fits,
  nextColumn,
  numberAt,
  numberBefore,
  ROWS,
  type Row,
  type Sheet,
} from './sheet.js';

/**
 * How many points a sheet makes on average by the end, if its rows are filled sensibly from now on: exact sums over how
 * each row may go on by itself, worked out backwards throw by throw, and put together column by column.
 */

/** The chance that a row may take the number of a throw, since a seat enters only one or two of the four. */
const OFFERED = 0.8;
/** What a row finds an entry worth when it may wait for another: some for the step forward, some for each point. */
const FORWARD = 1;
const POINT = 0.25;

/** Throws to come are counted up to here. */
const LONGEST = 32;
/** Higher numbers are as good as this one, and so rare that it does not matter. */
const HIGHEST = 26;
/** Column points are told apart up to here. */
const LEVELS = 20;

const POSITIONS = COLUMNS * (HIGHEST + 1);

/** A row by its next column and the number before that. */
function positionOf(column: number, before: number): number {
  return column * (HIGHEST + 1) + Math.min(before, HIGHEST);
}

/** For each column, the chances that its field holds at least 1, 2, 3 … at the end. */
type Future = Float64Array;

interface Table {
  /** How good a position is for the row itself, which decides what it takes. */
  readonly value: Float64Array;
  readonly futures: readonly Future[];
}

/** Chances of each number in a row, the four colours taken together. */
const NUMBERS = numberChances();

function numberChances(): readonly number[] {
  const mean = new Array<number>(HIGHEST + 1).fill(0);
  for (const row of ROWS) {
    const chances = chancesIn(row);
    for (const [number, chance] of chances.entries()) mean[Math.min(number, HIGHEST)]! += chance / ROWS.length;
  }
  return mean;
}

function chancesIn(row: Row): readonly number[] {
  return SIDES.reduce<readonly number[]>(
    (before, sides) => {
      const after: number[] = [];
      for (const [sum, chance] of before.entries()) {
        for (const side of sides) {
          const total = sum + (side.row === row || side.row === null ? side.number : 0);
          after[total] = (after[total] ?? 0) + chance / sides.length;
        }
      }
      return Array.from(after, (chance) => chance ?? 0);
    },
    [1],
  );
}

/** By throws to come. */
const tables = tablesUpTo(LONGEST);

function tablesUpTo(longest: number): readonly Table[] {
  const nothing: Future = new Float64Array(COLUMNS * LEVELS);
  const full = new Float64Array(POSITIONS + HIGHEST + 1);
  const made: Table[] = [{ value: full, futures: new Array<Future>(POSITIONS + HIGHEST + 1).fill(nothing) }];
  while (made.length <= longest) made.push(earlier(made.at(-1)!));
  return made;
}

/** The table one throw earlier. */
function earlier(later: Table): Table {
  const value = later.value.slice();
  const futures = [...later.futures];
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let before = column === 0 ? 0 : 1; before <= (column === 0 ? 0 : HIGHEST); before += 1) {
      const position = positionOf(column, before);
      const stay = later.value[position]!;
      const future = new Float64Array(COLUMNS * LEVELS);
      let waits = 1;
      for (let number = HIGHEST; number > 0; number -= 1) {
        if (!fits(column, before, number)) continue;
        const next = positionOf(column + 1, number);
        const gain = FORWARD + POINT * number + later.value[next]! - stay;
        if (gain <= 0) continue;
        const chance = OFFERED * NUMBERS[number]!;
        waits -= chance;
        value[position]! += chance * gain;
        addEntry(future, column, number, chance);
        addFuture(future, later.futures[next]!, column + 1, chance);
      }
      addFuture(future, later.futures[position]!, column, waits);
      futures[position] = future;
    }
  }
  return { value, futures };
}

function addEntry(future: Future, column: number, number: number, chance: number): void {
  for (let level = 0; level < Math.min(number, LEVELS); level += 1) future[column * LEVELS + level]! += chance;
}

function addFuture(future: Future, other: Future, column: number, chance: number): void {
  for (let at = column * LEVELS; at < future.length; at += 1) future[at]! += chance * other[at]!;
}

/** The mean points of that sheet at the end, so many throws from now. */
export function worth(sheet: Sheet, throws: number): number {
  const { futures } = tables[Math.max(0, Math.min(LONGEST, Math.round(throws)))]!;
  const rows = ROWS.map((row) => {
    const column = nextColumn(sheet, row);
    return futures[positionOf(column, numberBefore(sheet, row, column))]!;
  });
  let points = 0;
  for (let column = 0; column < COLUMNS; column += 1) points += columnWorth(sheet, column, rows);
  return points;
}

const NONE = Number.POSITIVE_INFINITY;

function columnWorth(sheet: Sheet, column: number, rows: readonly Future[]): number {
  const from = column * LEVELS;
  let lowest = NONE;
  let second = NONE;
  const open: Future[] = [];
  for (const row of ROWS) {
    const number = numberAt(sheet, row, column);
    if (number === 0) {
      const future = rows[row]!;
      if (future[from] === 0) return 0;
      open.push(future);
    } else if (number < lowest) {
      second = lowest;
      lowest = number;
    } else if (number > lowest && number < second) second = number;
  }
  if (open.length === 0) return columnPoints(sheet, column)!;
  let points = 0;
  for (let level = 0; level < Math.min(LEVELS, second); level += 1) {
    points += level < lowest ? oneBelow(open, from, level) : noneBetween(open, from, lowest - 1, level);
  }
  return points;
}

/** The chance that all open fields are filled, at most one of them below that level. */
function oneBelow(open: readonly Future[], from: number, level: number): number {
  let none = 1;
  let one = 0;
  for (const future of open) {
    const above = future[from + level]!;
    one = one * above + none * (future[from]! - above);
    none *= above;
  }
  return none + one;
}

/** The chance that all open fields are filled, each at that level or with the lowest number, which stands already. */
function noneBetween(open: readonly Future[], from: number, lowest: number, level: number): number {
  let chance = 1;
  for (const future of open) {
    const equal = lowest < LEVELS - 1 ? future[from + lowest]! - future[from + lowest + 1]! : 0;
    chance *= future[from + level]! + equal;
  }
  return chance;
}
