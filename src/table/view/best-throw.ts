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

/** The first of those that brought the most until the next throw; null where none brought anything. */
export function findBestThrow({ game, stored: { lines, match } }: ActiveMatch): BestThrow | null {
  const totalsIn = (state: unknown): readonly number[] => game.scores(state).map(({ total }) => total);
  let state = game.start(match.seats, match.first);
  let thrown: Thrown | null = null;
  let best: BestThrow | null = null;
  for (const { text } of lines) {
    const event = parseEvent(text);
    const next = isFault(event) ? event : apply(game, state, event);
    if (isFault(event) || isFault(next)) return null;
    if (event.kind === 'throw') {
      best = betterOf(best, thrown, totalsIn(state));
      thrown = { dice: game.view(next.state, null).dice, totals: totalsIn(state) };
    }
    state = next.state;
  }
  return betterOf(best, thrown, totalsIn(state));
}

function betterOf(best: BestThrow | null, thrown: Thrown | null, totals: readonly number[]): BestThrow | null {
  if (thrown === null) return best;
  const gains = totals.map((total, seat) => total - thrown.totals[seat]!);
  const points = Math.max(...gains);
  return points > (best?.points ?? 0) ? { dice: thrown.dice, seat: gains.indexOf(points), points } : best;
}
