import type { Seat } from '../game.js';
import { crossOf } from './moves.js';
import { legalMoves, rowOf, type State } from './rules.js';
import { LAST, leftmostOpen } from './sheet.js';

/**
 * Opponents who look at one thing: how many numbers a cross leaves out. They cross what leaves out the fewest, and pass where
 * those are too many.
 */

/** So many numbers at most are left out: usually, and where a misthrow would be the price of passing. */
interface Patience {
  readonly usual: number;
  readonly rescue: number;
}

/** As people play at home: one number, or up to four rather than take a misthrow. */
const NORMAL: Patience = { usual: 1, rescue: 4 };
/** As somebody who has just read the rules: four are none too many, and any number is better than a misthrow. */
const EASY: Patience = { usual: 4, rescue: LAST };

/** The move of a good family player. */
export function playNormal(state: State, seat: Seat): string {
  return fewestSkips(state, seat, NORMAL);
}

/** The move of a beginner, who takes nearly all that is offered. */
export function playEasy(state: State, seat: Seat): string {
  return fewestSkips(state, seat, EASY);
}

function fewestSkips(state: State, seat: Seat, { usual, rescue }: Patience): string {
  const moves = legalMoves(state, seat);
  let best = moves.at(-1)!;
  let fewest = (state.phase === 2 && !state.crossed ? rescue : usual) + 1;
  for (const move of moves) {
    const skips = skipsOf(state, seat, move);
    if (skips === null || skips >= fewest) continue;
    best = move;
    fewest = skips;
  }
  return best;
}

/** How many numbers a move leaves out; none where it closes the row, after which there is nothing to wait for; null: it crosses nothing. */
function skipsOf(state: State, seat: Seat, move: string): number | null {
  const cross = crossOf(move);
  if (cross === null) return null;
  return cross.place === LAST ? 0 : cross.place - leftmostOpen(rowOf(state, seat, cross.row));
}
