import type { DieView, Seat } from '../../games/game.js';
import { apply, isFault, parseEvent } from '../../games/record.js';
import type { ActiveMatch } from '../types.js';

/** The throw of a match that brought somebody the most points. */
export interface BestThrow {
  readonly dice: readonly DieView[];
  readonly seat: Seat;
  readonly points: number;
}

interface Thrown {
  readonly dice: readonly DieView[];
  /** By seat, as it was thrown. */
  readonly totals: readonly number[];
}

/** The first of those that brought one of these seats the most until the next throw; null where none brought anything. */
export function findBestThrow({ game, stored: { lines, match } }: ActiveMatch, of: readonly Seat[]): BestThrow | null {
  const totalsIn = (state: unknown): readonly number[] => game.scores(state).map(({ total }) => total);
  let state = game.start(match.seats, match.first);
  let thrown: Thrown | null = null;
  let best: BestThrow | null = null;
  for (const { text } of lines) {
    const event = parseEvent(text);
    const next = isFault(event) ? event : apply(game, state, event);
    if (isFault(event) || isFault(next)) return null;
    if (event.kind === 'throw') {
      best = betterOf(best, gainOf(thrown, totalsIn(state), of));
      thrown = { dice: game.diceOn(next.state), totals: totalsIn(state) };
    }
    state = next.state;
  }
  return betterOf(best, gainOf(thrown, totalsIn(state), of));
}

/** What a throw brought the one of these seats that it brought most. */
function gainOf(thrown: Thrown | null, totals: readonly number[], of: readonly Seat[]): BestThrow | null {
  if (thrown === null) return null;
  const gains = of.map((seat) => ({ dice: thrown.dice, seat, points: totals[seat]! - thrown.totals[seat]! }));
  return gains.reduce<BestThrow | null>(betterOf, null);
}

function betterOf(best: BestThrow | null, other: BestThrow | null): BestThrow | null {
  return other !== null && other.points > (best?.points ?? 0) ? other : best;
}
