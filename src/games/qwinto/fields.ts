import { FIELDS, LARGEST, matesOf, ROWS, type Row, rowOfPlace } from './sheet.js';

/** What may stand where on one sheet: the 27 numbers that begin at `from` in `fields`, 0 for an empty field. */

/** A mask of the places in these rows that may take that number. */
export function openPlaces(fields: readonly number[], from: number, rows: number, number: number): number {
  let open = 0;
  for (const row of ROWS) if ((rows >> row) & 1) open |= openInRow(fields, from, row, number);
  return open;
}

/** All empty fields between the next smaller and the next larger number, but for those in a column with an equal one. */
function openInRow(fields: readonly number[], from: number, row: Row, number: number): number {
  let first = row * FIELDS;
  let end = first + FIELDS;
  for (let place = first; place < end; place += 1) {
    const entered = fields[from + place]!;
    if (entered === 0) continue;
    if (entered === number) return 0;
    if (entered < number) first = place + 1;
    else end = place;
  }
  let open = 0;
  for (let place = first; place < end; place += 1) if (!hasMate(fields, from, place, number)) open |= 1 << place;
  return open;
}

/** Whether that number stands in the place's column already. */
function hasMate(fields: readonly number[], from: number, place: number, number: number): boolean {
  for (const mate of matesOf(place)) if (fields[from + mate] === number) return true;
  return false;
}

/** The nearest numbers to the left and to the right in the row, 0 where there is none. */
export function neighboursOf(
  fields: readonly number[],
  from: number,
  place: number,
): readonly [left: number, right: number] {
  const first = rowOfPlace(place) * FIELDS;
  const end = first + FIELDS;
  let before = place - 1;
  while (before >= first && fields[from + before] === 0) before -= 1;
  let after = place + 1;
  while (after < end && fields[from + after] === 0) after += 1;
  return [before < first ? 0 : fields[from + before]!, after === end ? 0 : fields[from + after]!];
}

/** Whether any sum of dice may still be entered there. */
export function isUsable(fields: readonly number[], from: number, place: number): boolean {
  const [left, right] = neighboursOf(fields, from, place);
  const below = right === 0 ? LARGEST + 1 : right;
  for (let number = left + 1; number < below; number += 1) {
    if (!hasMate(fields, from, place, number)) return true;
  }
  return false;
}

export function isFull(fields: readonly number[], from: number, row: Row): boolean {
  for (let place = row * FIELDS; place < (row + 1) * FIELDS; place += 1) if (fields[from + place] === 0) return false;
  return true;
}

export function fullRows(fields: readonly number[], from: number): number {
  let full = 0;
  for (const row of ROWS) if (isFull(fields, from, row)) full += 1;
  return full;
}
