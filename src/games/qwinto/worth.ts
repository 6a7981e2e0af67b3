import { chanceFull, meanFilled } from './gaps.js';
import { BONUS_COLUMNS, FIELDS, LARGEST, ROWS, type Row, rowOfPlace } from './sheet.js';

/** How far the chances of full rows and columns are trusted: their parts do not come independently of each other. */
const ROW_SHARE = 0.75;
const COLUMN_SHARE = 0.8;
/** What the last field of a row is taken to hold at least, if it is still empty. */
const LEAST_LAST = 14.75;

/** What may become of a row until the end of the match. */
export interface Prospect {
  /** Its points on average. */
  readonly points: number;
  /** Of each field, the chance that it gets filled, and the number that is to be expected there. */
  readonly chances: readonly number[];
  readonly numbers: readonly number[];
}

/** The prospect of a row of that sheet with so many throws still to come. */
export function prospectOf(sheet: readonly number[], row: Row, throws: number): Prospect {
  const first = row * FIELDS;
  const chances = new Array<number>(FIELDS).fill(1);
  const numbers = sheet.slice(first, first + FIELDS);
  let filled = FIELDS;
  let full = 1;
  let left = 0;
  let from = 0;
  for (let field = 0; field <= FIELDS; field += 1) {
    const right = field === FIELDS ? LARGEST + 1 : sheet[first + field]!;
    if (right === 0) continue;
    const size = field - from;
    if (size > 0) {
      const mean = meanFilled(throws, left, right, size);
      filled += mean - size;
      full *= chanceFull(throws, left, right, size);
      for (let nth = 0; nth < size; nth += 1) {
        chances[from + nth] = mean / size;
        numbers[from + nth] = left + ((right - left) * (nth + 1)) / (size + 1);
      }
    }
    if (field < FIELDS) left = right;
    from = field + 1;
  }
  const last = sheet[first + FIELDS - 1]! || Math.max(LEAST_LAST, (left + LARGEST + 1) / 2);
  return { points: filled + ROW_SHARE * full * (last - FIELDS), chances, numbers };
}

/** What a sheet is worth on average at the end of the match: its rows and its bonus columns. */
export function sheetWorth(prospects: readonly Prospect[]): number {
  let worth = 0;
  for (const row of ROWS) worth += prospects[row]!.points;
  for (const { places, bonus } of BONUS_COLUMNS) {
    let chance = 1;
    for (const place of places) chance *= prospects[rowOfPlace(place)]!.chances[place % FIELDS]!;
    worth += (chance === 1 ? 1 : COLUMN_SHARE * chance) * prospects[rowOfPlace(bonus)]!.numbers[bonus % FIELDS]!;
  }
  return worth;
}
