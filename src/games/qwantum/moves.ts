import { NO_MOVES } from '../assemble.js';
import { DICE } from './dice.js';
import { ALL_ROWS, ROW_LETTERS, ROWS, type Row } from './sheet.js';

/** The moves of the record: `keep` or `again-…` after the first throw, `b-…` in step B, `c-…` in step C. */

export const KEEP = 'keep';

/** How a move begins that throws dice again; the numbers of these follow, rising. */
export const AGAIN = 'again-';

const diceOf = (mask: number): string =>
  Array.from({ length: DICE }, (_, die) => die)
    .filter((die) => (mask >> die) & 1)
    .join('');

/** By the mask of the dice that are thrown again; none for 0. */
const again: readonly string[] = Array.from({ length: 1 << DICE }, (_, mask) => `${AGAIN}${diceOf(mask)}`);
const masks: ReadonlyMap<string, number> = new Map(again.slice(1).map((move, index) => [move, index + 1]));

/** The move that throws the dice of a mask again. */
export function againMove(mask: number): string {
  return again[mask]!;
}

/** The mask of the dice that a move throws again; 0 for a move that throws none. */
export function againOf(move: string): number {
  return masks.get(move) ?? 0;
}

/** How many dice a move throws again. */
export function diceAgain(move: string): number {
  return masks.has(move) ? move.length - AGAIN.length : 0;
}

/** After the first throw: any dice again, or none. */
export const THROW_MOVES: readonly string[] = Object.freeze([...again.slice(1), KEEP]);

const STEPS = ['b', 'c'] as const;
export type Step = (typeof STEPS)[number];

/** By the mask of rows that may be entered. */
const entries: Readonly<Record<Step, readonly (readonly string[])[]>> = { b: listsOf('b'), c: listsOf('c') };

function listsOf(step: Step): readonly (readonly string[])[] {
  const masks = Array.from({ length: ALL_ROWS + 1 }, (_, rows) => rows);
  return masks.map((rows) => (rows === 0 ? NO_MOVES : Object.freeze(movesFor(step, rows))));
}

function movesFor(step: Step, rows: number): readonly string[] {
  return [...ROWS.filter((row) => (rows >> row) & 1).map((row) => `${step}-${ROW_LETTERS[row]}`), passMove(step)];
}

/** The moves of a seat that may enter a number in these rows, the pass last; none for none. */
export function entryMoves(step: Step, rows: number): readonly string[] {
  return entries[step][rows]!;
}

export function entryMove(step: Step, row: Row): string {
  return entries[step][1 << row]![0]!;
}

export function passMove(step: Step): string {
  return `${step}-pass`;
}

const rows: ReadonlyMap<string, Row> = new Map(STEPS.flatMap((step) => ROWS.map((row) => [entryMove(step, row), row])));

/** The row that a move enters a number in; null for a pass. */
export function rowOfMove(move: string): Row | null {
  return rows.get(move) ?? null;
}
