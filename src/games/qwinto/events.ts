import type { Phrase, Seat } from '../game.js';
import { fullRows, isFull } from './fields.js';
import { failedOf, PHASES, type State } from './rules.js';
import { columnPoints, rowPoints } from './score.js';
import { BONUS_COLUMNS, FAILED_ATTEMPTS, FAILED_COST, FULL_ROWS, PLACES, ROW_COLOURS, ROWS } from './sheet.js';

/** Rows and bonus columns filled, failed attempts noted, and why it ended. */
export function events(before: State, after: State): readonly Phrase[] {
  const seats = Array.from({ length: after.seats }, (_, seat) => seat);
  const filled = before.fields === after.fields ? [] : seats.flatMap((seat) => filledBy(before, after, seat));
  const failed = seats.flatMap((seat) => failedBy(before, after, seat));
  const end = before.phase !== PHASES.over && after.phase === PHASES.over ? endOf(after, seats) : [];
  return [...filled, ...failed, ...end];
}

function filledBy(before: State, after: State, seat: Seat): readonly Phrase[] {
  const from = seat * PLACES;
  const rows = ROWS.filter((row) => isFull(after.fields, from, row) && !isFull(before.fields, from, row));
  const rowNews = rows.map((row) => {
    const colour = { key: `colour.${ROW_COLOURS[row]}` };
    return { key: 'qwinto.news.row', args: { seat: { seat }, colour, points: rowPoints(after.fields, from, row) } };
  });
  const columnNews = BONUS_COLUMNS.flatMap((column) => {
    const points = columnPoints(after.fields, from, column);
    if (points === null || points === columnPoints(before.fields, from, column)) return [];
    return [{ key: 'qwinto.news.column', args: { seat: { seat }, points } }];
  });
  return [...rowNews, ...columnNews];
}

function failedBy(before: State, after: State, seat: Seat): readonly Phrase[] {
  const nth = failedOf(after, seat);
  // The last one is why the match ended, and told as that.
  if (nth === failedOf(before, seat) || nth === FAILED_ATTEMPTS) return [];
  return [{ key: 'qwinto.news.failed', args: { seat: { seat }, nth, of: FAILED_ATTEMPTS, cost: FAILED_COST } }];
}

/** Two seats may fill their second rows at once, and another may note its fourth failed attempt. */
function endOf(state: State, seats: readonly Seat[]): readonly Phrase[] {
  const full = seats.filter((seat) => fullRows(state.fields, seat * PLACES) >= FULL_ROWS);
  const failed = seats.filter((seat) => failedOf(state, seat) === FAILED_ATTEMPTS);
  return [
    ...full.map((seat) => ({ key: 'qwinto.news.endRows', args: { seat: { seat } } })),
    ...failed.map((seat) => ({ key: 'qwinto.news.endFailed', args: { seat: { seat } } })),
  ];
}
