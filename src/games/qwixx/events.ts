import type { Phrase, PhraseArg, Seat } from '../game.js';
import { isClosed, misthrowsOf, rowOf, type State } from './rules.js';
import { hasLock, MISTHROWS, ROW_COLOURS, ROWS, rowCount } from './sheet.js';

/** Rows closed, misthrows taken, and why it ended. */
export function events(before: State, after: State): readonly Phrase[] {
  const told: Phrase[] = [];
  const seats = Array.from({ length: after.seats }, (_, seat) => seat);
  for (const row of ROWS) {
    if (isClosed(before, row) || !isClosed(after, row)) continue;
    const closers = seats.filter((seat) => hasLock(rowOf(after, seat, row)));
    const colour = { key: `qwixx.colour.${ROW_COLOURS[row]}` };
    told.push({ key: 'qwixx.news.closed', args: { colour, who: namesOf(closers) } });
  }
  for (const seat of seats) {
    for (let nth = misthrowsOf(before, seat) + 1; nth <= misthrowsOf(after, seat); nth += 1) {
      told.push({ key: 'qwixx.news.misthrow', args: { seat: { seat }, nth, of: MISTHROWS } });
    }
  }
  if (before.phase !== 3 && after.phase === 3) told.push(endOf(after, seats));
  return told;
}

function endOf(state: State, seats: readonly Seat[]): Phrase {
  const seat = seats.find((each) => misthrowsOf(state, each) === MISTHROWS);
  if (seat !== undefined) return { key: 'qwixx.news.endMisthrows', args: { seat: { seat } } };
  return { key: 'qwixx.news.endRows', args: { rows: rowCount(state.closed) } };
}

/** "A", "A and B", "A, B and C". */
function namesOf(seats: readonly Seat[]): PhraseArg {
  const [first, ...rest] = seats.map((seat): PhraseArg => ({ seat }));
  if (rest.length === 0) return first!;
  if (rest.length === 1) return { key: 'qwixx.list.two', args: { first: first!, second: rest[0]! } };
  return { key: 'qwixx.list.more', args: { first: first!, rest: namesOf(seats.slice(1)) } };
}
