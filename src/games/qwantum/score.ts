import type { Score, Seat } from '../game.js';
import { misthrowsOf, type State } from './rules.js';
import { COLUMNS, columnPoints, lostTo, sheetPoints } from './sheet.js';

/** The points under each column of a seat; null where a field is still empty. */
export function columnsOf(state: State, seat: Seat): readonly (number | null)[] {
  return Array.from({ length: COLUMNS }, (_, column) => columnPoints(state.sheets[seat]!, column));
}

export function total(state: State, seat: Seat): number {
  return sheetPoints(state.sheets[seat]!) - lostTo(misthrowsOf(state, seat));
}

export function scores(state: State): readonly Score[] {
  return Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));
}

function scoreOf(state: State, seat: Seat): Score {
  const misthrows = misthrowsOf(state, seat);
  const columns = columnsOf(state, seat).map((points, index) => ({
    label: { key: 'qwantum.column', args: { number: index + 1 } },
    points: points ?? 0,
  }));
  const lost = { label: { key: 'qwantum.misthrows' }, points: 0 - lostTo(misthrows) };
  return { total: total(state, seat), penalties: misthrows, parts: [...columns, lost] };
}
