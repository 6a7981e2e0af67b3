import type { Seat } from '../game.js';
import { type Cross, crossOf } from './moves.js';
import {
  colouredOffers,
  isClosed,
  legalMoves,
  misthrowsOf,
  rowOf,
  type State,
  whiteOffers,
  whiteSum,
} from './rules.js';
import { rowPoints, total } from './score.js';
import {
  CLOSED_ROWS,
  crossesOf,
  hasLock,
  leftmostOpen,
  MISTHROWS,
  placeOf,
  ROWS,
  rowCount,
  withCross,
} from './sheet.js';
import { LONGEST, rowWorth } from './worth.js';

/** A misthrow costs its points, and brings nearer the one that ends the match. */
const MISTHROW_WORTH = -7;
const FEWEST_THROWS = 5;
/** More than any number of points: to win is what counts. */
const VICTORY = 1000;

/** Takes the move that leaves it furthest ahead; it knows what everyone sees, and no secret answer. */
export function playHard(state: State, seat: Seat): string {
  const value = state.phase === 1 ? afterAction1 : afterAction2;
  let best = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(state, seat)) {
    const worth = value(state, seat, crossOf(move));
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

/** The active seat already looks at what action 2 will offer it. */
function afterAction1(state: State, seat: Seat, cross: Cross | null): number {
  const after = withCrossOf(state, seat, cross);
  if (rowCount(after.closed) >= CLOSED_ROWS) return outcome(after, seat);
  if (seat !== state.active) return lead(after, seat);
  const second: State = { ...after, phase: 2, offers: colouredOffers(after), crossed: cross !== null };
  return Math.max(...legalMoves(second, seat).map((move) => afterAction2(second, seat, crossOf(move))));
}

function afterAction2(state: State, seat: Seat, cross: Cross | null): number {
  const after = withCrossOf(state, seat, cross);
  if (rowCount(after.closed) >= CLOSED_ROWS) return outcome(after, seat);
  if (state.crossed || cross !== null) return lead(after, seat);
  const missed = { ...after, misthrows: after.misthrows + (1 << (3 * seat)) };
  return misthrowsOf(missed, seat) === MISTHROWS ? outcome(missed, seat) : lead(missed, seat);
}

function withCrossOf(state: State, seat: Seat, cross: Cross | null): State {
  if (cross === null) return state;
  const mask = withCross(rowOf(state, seat, cross.row), cross.place);
  const closed = hasLock(mask) ? state.closed | (1 << cross.row) : state.closed;
  return { ...state, rows: state.rows.with(seat * ROWS.length + cross.row, mask), closed };
}

/** How far the seat's sheet is ahead of the best other one while the match goes on; alone, what it may hope for. To close a row hurts the others. */
function lead(state: State, seat: Seat): number {
  const throws = throwsToCome(state);
  const own = prospect(state, seat, throws);
  const others = othersOf(state, seat).map((other) => prospect(state, other, throws));
  return others.length === 0 ? own : own - Math.max(...others);
}

/** The points that a sheet may hope for. */
function prospect(state: State, seat: Seat, throws: number): number {
  let worth = MISTHROW_WORTH * misthrowsOf(state, seat);
  for (const row of ROWS) {
    const mask = rowOf(state, seat, row);
    if (isClosed(state, row)) worth += rowPoints(mask);
    else worth += rowWorth(state.seats, throws, leftmostOpen(mask), crossesOf(mask));
  }
  return worth;
}

/** A guess: matches take some thirty throws, and once a row is closed the end is near. */
function throwsToCome(state: State): number {
  const throws = Math.max(FEWEST_THROWS, LONGEST - state.turn);
  return state.closed === 0 ? throws : Math.ceil(throws / 2);
}

/** What it is worth to end the match like this: nearly everything if that wins it, whatever the others may still cross; alone, its points. */
function outcome(state: State, seat: Seat): number {
  const own = total(state, seat);
  const others = othersOf(state, seat).map((other) => total(state, other) + gainOf(state, other));
  if (others.length === 0) return own;
  const ahead = own - Math.max(...others);
  return ahead > 0 ? VICTORY + ahead : ahead - VICTORY;
}

function othersOf(state: State, seat: Seat): readonly Seat[] {
  return Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
}

/** The most points that the seat may still get from the action 1 that is on. */
function gainOf(state: State, seat: Seat): number {
  if (state.phase !== 1) return 0;
  const offers = whiteOffers(state, seat);
  const gains = ROWS.filter((row) => (offers >> row) & 1).map((row) => {
    const mask = rowOf(state, seat, row);
    return rowPoints(withCross(mask, placeOf(row, whiteSum(state)))) - rowPoints(mask);
  });
  return Math.max(0, ...gains);
}
