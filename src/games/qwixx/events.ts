import { listSeats } from '../assemble.js';
import type { Phrase, Seat } from '../game.js';
import { isClosed, misthrowsOf, rowOf, type State } from './rules.js';
import { hasLock, MISTHROW_COST, MISTHROWS, ROW_COLOURS, ROWS, rowCount } from './sheet.js';

const LIST = { two: 'qwixx.list.two', more: 'qwixx.list.more' };

/** Rows closed, misthrows taken, and why it ended. */
export function events(before: State, after: State): readonly Phrase[] {
  const phrases: Phrase[] = [];
  const seats = Array.from({ length: after.seats }, (_, seat) => seat);
  for (const row of ROWS) {
    if (isClosed(before, row) || !isClosed(after, row)) continue;
    const closers = seats.filter((seat) => hasLock(rowOf(after, seat, row)));
    const colour = { key: `qwixx.colour.${ROW_COLOURS[row]}` };
    phrases.push({ key: 'qwixx.news.closed', args: { colour, who: listSeats(closers, LIST) } });
  }
  for (const seat of seats) {
    // The last one is why the match ended, and told as that.
    for (let nth = misthrowsOf(before, seat) + 1; nth <= Math.min(misthrowsOf(after, seat), MISTHROWS - 1); nth += 1) {
      phrases.push({ key: 'qwixx.news.misthrow', args: { seat: { seat }, nth, of: MISTHROWS, cost: MISTHROW_COST } });
    }
  }
  if (before.phase !== 3 && after.phase === 3) phrases.push(endOf(after, seats));
  return phrases;
}

function endOf(state: State, seats: readonly Seat[]): Phrase {
  const seat = seats.find((each) => misthrowsOf(state, each) === MISTHROWS);
  if (seat !== undefined) return { key: 'qwixx.news.endMisthrows', args: { seat: { seat } } };
  return { key: 'qwixx.news.endRows', args: { rows: rowCount(state.closed) } };
}
