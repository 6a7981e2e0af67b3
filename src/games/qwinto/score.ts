import type { Score, Seat } from '../game.js';
import { isFull } from './fields.js';
import { failedOf, numberIn, type State } from './rules.js';
import { FAILED_COST, FIELDS, PLACES, ROW_COLOURS, ROWS, type Row, THREES, type Three } from './sheet.js';

/** The rightmost number of a full row, else one point a number. */
export function rowPoints({ fields }: State, seat: Seat, row: Row): number {
  const from = seat * PLACES;
  const end = from + (row + 1) * FIELDS;
  if (isFull(fields, from, row)) return fields[end - 1]!;
  let entered = 0;
  for (let index = end - FIELDS; index < end; index += 1) if (fields[index] !== 0) entered += 1;
  return entered;
}

/** The number in the bonus field of a full column, or null. */
export function columnPoints(state: State, seat: Seat, { places, bonus }: Three): number | null {
  return places.every((place) => numberIn(state, seat, place) !== 0) ? numberIn(state, seat, bonus) : null;
}

function bonusPoints(state: State, seat: Seat): number {
  return THREES.reduce((sum, three) => sum + (columnPoints(state, seat, three) ?? 0), 0);
}

export function total(state: State, seat: Seat): number {
  let points = bonusPoints(state, seat) - FAILED_COST * failedOf(state, seat);
  for (const row of ROWS) points += rowPoints(state, seat, row);
  return points;
}

export function standing(state: State): readonly Score[] {
  return Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));
}

function scoreOf(state: State, seat: Seat): Score {
  const misthrows = failedOf(state, seat);
  const rows = ROWS.map((row) => ({
    label: { key: `colour.${ROW_COLOURS[row]}` },
    points: rowPoints(state, seat, row),
  }));
  const bonus = { label: { key: 'qwinto.bonus' }, points: bonusPoints(state, seat) };
  const lost = { label: { key: 'qwinto.failed' }, points: 0 - FAILED_COST * misthrows };
  return { total: total(state, seat), misthrows, parts: [...rows, bonus, lost] };
}
