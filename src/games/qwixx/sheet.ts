import type { Colour } from '../game.js';

/** The printed sheet. A row is a bit mask: bit 0 is its leftmost number, bit 10 its last one, bit 11 its lock. */

export const ROWS = [0, 1, 2, 3] as const;
export type Row = (typeof ROWS)[number];

export const ROW_COLOURS = ['red', 'yellow', 'green', 'blue'] as const satisfies readonly Colour[];
export const ROW_LETTERS = ['r', 'y', 'g', 'b'] as const;

/** How many numbers a row has. */
export const NUMBERS = 11;
export const LAST = NUMBERS - 1;
export const LOCK = NUMBERS;
export const NEEDED_FOR_LAST = 5;

export const MISTHROW_COST = 5;
export const MISTHROWS = 4;
/** So many closed rows end the match. */
export const CLOSED_ROWS = 2;

/** Red and yellow rise from 2 to 12, green and blue fall from 12 to 2. */
export function numberAt(row: Row, place: number): number {
  return row < 2 ? place + 2 : 12 - place;
}

export function placeOf(row: Row, number: number): number {
  return row < 2 ? number - 2 : 12 - number;
}

const MASKS = 1 << (NUMBERS + 1);
const counts = new Uint8Array(MASKS);
const opens = new Uint16Array(MASKS);
for (let mask = 1; mask < MASKS; mask += 1) counts[mask] = counts[mask >> 1]! + (mask & 1);
for (let mask = 0; mask < MASKS; mask += 1) {
  const right = (1 << NUMBERS) - (1 << leftmostOpen(mask));
  opens[mask] = counts[mask]! >= NEEDED_FOR_LAST ? Math.max(0, right) : Math.max(0, right) & ~(1 << LAST);
}

/** The place right of all crosses. */
export function leftmostOpen(mask: number): number {
  return 32 - Math.clz32(mask);
}

/** How many crosses the row has, its lock counted. */
export function crossesOf(mask: number): number {
  return counts[mask]!;
}

/** The places that may be crossed as far as the row itself goes: right of all crosses, the last with five before it. */
export function openPlaces(mask: number): number {
  return opens[mask]!;
}

/** Whether that place is right of all crosses and, if it is the last, has five of them before it. */
export function isPlaceOpen(mask: number, place: number): boolean {
  return ((opens[mask]! >> place) & 1) === 1;
}

/** The row with one more cross; the last number brings the lock. */
export function withCross(mask: number, place: number): number {
  return mask | (1 << place) | (place === LAST ? 1 << LOCK : 0);
}

export function hasLock(mask: number): boolean {
  return mask >= 1 << LOCK;
}

/** How many rows are in a mask of rows. */
export function rowCount(rows: number): number {
  return counts[rows]!;
}
