import type { Seat, View } from '../games/game.js';
import { isAnswerOf } from './commit.js';
import type { ActiveMatch } from './types.js';

/**
 * Whether the seat's standing answer was given before whoever plays there now came. Until the step is over they neither get
 * to see it nor may change it: it was a secret from them, and it is not theirs.
 */
export function isSealed({ game, state, stored }: ActiveMatch, seat: Seat): boolean {
  if (game.pendingMove(state, seat) === null) return false;
  const given = stored.lines.findLastIndex((line) => isAnswerOf(line, seat));
  return given >= 0 && given < stored.seats[seat]!.since;
}

/** What the seat's player may see: what everybody sees, while the seat's standing answer is none of theirs. */
export function viewOf(live: ActiveMatch, seat: Seat): View {
  return live.game.view(live.state, isSealed(live, seat) ? null : seat);
}
