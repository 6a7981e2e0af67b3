import { FIELDS, LARGEST } from './sheet.js';

/**
 * How gaps fill. A gap is `size` empty fields between the numbers `left` and `right`, 0 and 19 standing for the ends of
 * the row. Played by itself, with some throws still to come, it has a mean number of fields that get filled, and a
 * chance that all of them do. Both follow from those with one throw less: a sum that lies in the gap may cut it in two.
 */

const OPEN = LARGEST + 1;
/** Throws to come beyond this are not told apart. */
export const MOST_THROWS = 33;

/** Chances of each sum of no, one, two and three dice, by the sum. */
export const SUM_CHANCES: readonly (readonly number[])[] = [1, 2, 3].reduce(
  (chances) => [...chances, withOneMore(chances.at(-1)!)],
  [[1]],
);

function withOneMore(chances: readonly number[]): number[] {
  return Array.from({ length: chances.length + 6 }, (_, sum) =>
    [1, 2, 3, 4, 5, 6].reduce((total, face) => total + (chances[sum - face] ?? 0) / 6, 0),
  );
}

/** How often the dice come that way; what is missing to 1 are throws of other colours, or used in another row. */
const SHARES = [0, 0.1, 0.27, 0.38];
const USES = Array.from({ length: OPEN }, (_, sum) =>
  SHARES.reduce((total, share, dice) => total + share * (SUM_CHANCES[dice]![sum] ?? 0), 0),
);

const SIZES = FIELDS + 1;
const SIDE = OPEN + 1;

function indexOf(left: number, right: number, size: number): number {
  return (left * SIDE + right) * SIZES + size;
}

interface Table {
  readonly filled: Float64Array;
  readonly full: Float64Array;
}

const tables: readonly Table[] = build();

function build(): readonly Table[] {
  const built = [emptyTable()];
  while (built.length <= MOST_THROWS) built.push(earlier(built.at(-1)!));
  return built;
}

/** With no throw to come nothing gets filled, and only what has no empty field is full. */
function emptyTable(): Table {
  const table = { filled: new Float64Array(SIDE * SIDE * SIZES), full: new Float64Array(SIDE * SIDE * SIZES) };
  for (let index = 0; index < table.full.length; index += SIZES) table.full[index] = 1;
  return table;
}

/** The table one throw earlier. */
function earlier(later: Table): Table {
  const table = emptyTable();
  for (let left = 0; left < OPEN; left += 1) {
    for (let right = left + 1; right <= OPEN; right += 1) {
      for (let size = 1; size < SIZES; size += 1) beforeThrow(table, later, left, right, size);
    }
  }
  return table;
}

function beforeThrow(table: Table, later: Table, left: number, right: number, size: number): void {
  const index = indexOf(left, right, size);
  const room = right - left - 1;
  if (size > room) {
    table.filled[index] = table.filled[indexOf(left, right, room)]!;
    return;
  }
  const { filled, full } = later;
  let [meanFilled, chanceFull] = [filled[index]!, full[index]!];
  for (let sum = left + 1; sum < right; sum += 1) {
    let [mostFilled, bestFull] = [filled[index]!, full[index]!];
    for (let field = 0; field < size; field += 1) {
      const below = indexOf(left, sum, field);
      const above = indexOf(sum, right, size - 1 - field);
      mostFilled = Math.max(mostFilled, 1 + filled[below]! + filled[above]!);
      bestFull = Math.max(bestFull, full[below]! * full[above]!);
    }
    meanFilled += USES[sum]! * (mostFilled - filled[index]!);
    chanceFull += USES[sum]! * (bestFull - full[index]!);
  }
  table.filled[index] = meanFilled;
  table.full[index] = chanceFull;
}

/** How many fields of the gap get filled on average. */
export function meanFilled(throws: number, left: number, right: number, size: number): number {
  return tables[throws]!.filled[indexOf(left, right, size)]!;
}

/** The chance that all of its fields get filled. */
export function chanceFull(throws: number, left: number, right: number, size: number): number {
  return tables[throws]!.full[indexOf(left, right, size)]!;
}
