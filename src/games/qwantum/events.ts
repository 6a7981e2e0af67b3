import { listSeats } from '../assemble.js';
import type { Phrase, Seat } from '../game.js';
import { misthrowsOf, type State } from './rules.js';
import { columnsOf } from './score.js';
import { isFilled, MISTHROWS } from './sheet.js';

const LIST = { two: 'qwantum.list.two', more: 'qwantum.list.more' };

/** Columns filled, misthrows taken, and why it ended. */
export function events(before: State, after: State): readonly Phrase[] {
  const phrases: Phrase[] = [];
  const seats = Array.from({ length: after.seats }, (_, seat) => seat);
  if (before.sheets !== after.sheets) for (const seat of seats) phrases.push(...filledColumns(before, after, seat));
  for (const seat of seats) {
    const nth = misthrowsOf(after, seat);
    // The last one is why the match ended, and told as that.
    if (nth > misthrowsOf(before, seat) && nth < MISTHROWS) {
      phrases.push({ key: 'qwantum.news.misthrow', args: { seat: { seat }, nth, of: MISTHROWS } });
    }
  }
  if (before.phase !== 5 && after.phase === 5) phrases.push(...endOf(after, seats));
  return phrases;
}

function filledColumns(before: State, after: State, seat: Seat): readonly Phrase[] {
  const earlier = columnsOf(before, seat);
  return columnsOf(after, seat).flatMap((points, index) => {
    if (points === null || earlier[index] !== null) return [];
    return [{ key: 'qwantum.news.column', args: { seat: { seat }, number: index + 1, points } }];
  });
}

/** A match can end for both reasons at once. */
function endOf(state: State, seats: readonly Seat[]): readonly Phrase[] {
  const filled = seats.filter((seat) => isFilled(state.sheets[seat]!));
  const missed = seats.filter((seat) => misthrowsOf(state, seat) === MISTHROWS);
  return [
    ...(filled.length > 0 ? [{ key: 'qwantum.news.endSheet', args: { who: listSeats(filled, LIST) } }] : []),
    ...missed.map((seat) => ({ key: 'qwantum.news.endMisthrows', args: { seat: { seat } } })),
  ];
}
