import type { Score, Seat } from '../game.js';
import { isFull } from './fields.js';
import { failedOf, type State } from './rules.js';
import { BONUS_COLUMNS, type BonusColumn, FAILED_COST, FIELDS, PLACES, ROW_COLOURS, ROWS, type Row } from './sheet.js';

/**
 * The rightmost number of a full row, else one point a number. A sheet is the 27 numbers that begin at `from` in `fields`, here
 * and below.
 */
export function rowPoints(fields: readonly number[], from: number, row: Row): number {
  const end = from + (row + 1) * FIELDS;
  if (isFull(fields, from, row)) return fields[end - 1]!;
  let entered = 0;
  for (let index = end - FIELDS; index < end; index += 1) if (fields[index] !== 0) entered += 1;
  return entered;
}

/** The number in the five-sided field of a full column, or null. */
export function columnPoints(fields: readonly number[], from: number, { places, bonus }: BonusColumn): number | null {
  return places.every((place) => fields[from + place] !== 0) ? fields[from + bonus]! : null;
}

function bonusPoints(fields: readonly number[], from: number): number {
  return BONUS_COLUMNS.reduce((sum, column) => sum + (columnPoints(fields, from, column) ?? 0), 0);
}

/** All but failed attempts. */
export function sheetPoints(fields: readonly number[], from: number): number {
  return ROWS.reduce<number>((sum, row) => sum + rowPoints(fields, from, row), bonusPoints(fields, from));
}

export function total(state: State, seat: Seat): number {
  return sheetPoints(state.fields, seat * PLACES) - FAILED_COST * failedOf(state, seat);
}

export function scores(state: State): readonly Score[] {
  return Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));
}

function scoreOf(state: State, seat: Seat): Score {
  const misthrows = failedOf(state, seat);
  const rows = ROWS.map((row) => ({
    label: { key: `colour.${ROW_COLOURS[row]}` },
    points: rowPoints(state.fields, seat * PLACES, row),
  }));
  const bonus = { label: { key: 'qwinto.bonus' }, points: bonusPoints(state.fields, seat * PLACES) };
  const lost = { label: { key: 'qwinto.failed' }, points: 0 - FAILED_COST * misthrows };
  return { total: total(state, seat), penalties: misthrows, parts: [...rows, bonus, lost] };
}
