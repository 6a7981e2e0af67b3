import type { Score, Seat } from '../game.js';
import { misthrowsOf, rowOf, type State } from './rules.js';
import { crossesOf, MISTHROW_COST, ROW_COLOURS, ROWS } from './sheet.js';

/** 1 for the first cross, 2 more for the second, and so on; the lock is a cross too. */
export function rowPoints(mask: number): number {
  const crosses = crossesOf(mask);
  return (crosses * (crosses + 1)) / 2;
}

export function total(state: State, seat: Seat): number {
  let points = -MISTHROW_COST * misthrowsOf(state, seat);
  for (const row of ROWS) points += rowPoints(rowOf(state, seat, row));
  return points;
}

export function scores(state: State): readonly Score[] {
  return Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));
}

function scoreOf(state: State, seat: Seat): Score {
  const misthrows = misthrowsOf(state, seat);
  const rows = ROWS.map((row) => ({
    label: { key: `colour.${ROW_COLOURS[row]}` },
    points: rowPoints(rowOf(state, seat, row)),
  }));
  const lost = { label: { key: 'qwixx.misthrows' }, points: 0 - MISTHROW_COST * misthrows };
  return { total: total(state, seat), penalties: misthrows, parts: [...rows, lost] };
}
