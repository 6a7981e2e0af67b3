import type { Game } from '../games/game.js';
import { type Fault, isFault, replayOn } from '../games/record.js';
import type { Line, MatchRow } from '../store/rows.js';

interface CachedReplay {
  readonly game: Game;
  readonly seats: number;
  readonly first: number;
  readonly lines: readonly Line[];
  readonly state: unknown;
}

/** By the last line that was played. What the store no longer holds is forgotten here too. */
const cache = new WeakMap<Line, CachedReplay>();

/** The state after these lines. A record only grows, so that mostly a few lines are played on from the last time. */
export function replayCached(
  game: Game,
  { seats, first }: Pick<MatchRow, 'seats' | 'first'>,
  lines: readonly Line[],
): { readonly state: unknown } | Fault {
  const before = findLongest(game, seats, first, lines);
  const done = before?.lines.length ?? 0;
  const played = replayOn(
    game,
    before === undefined ? game.start(seats, first) : before.state,
    lines.slice(done).map((line) => line.text),
  );
  const last = lines.at(-1);
  if (isFault(played) || last === undefined || done === lines.length) return played;
  cache.set(last, { game, seats, first, lines, state: played.state });
  if (before !== undefined) cache.delete(before.lines.at(-1)!);
  return played;
}

function findLongest(game: Game, seats: number, first: number, lines: readonly Line[]): CachedReplay | undefined {
  for (let n = lines.length - 1; n >= 0; n--) {
    const found = cache.get(lines[n]!);
    if (found !== undefined && fits(found)) return found;
  }
  return undefined;

  /** The very same lines, not only equal ones: to compare those is as good as free. */
  function fits(found: CachedReplay): boolean {
    return (
      found.game === game &&
      found.seats === seats &&
      found.first === first &&
      found.lines.length <= lines.length &&
      found.lines.every((line, n) => line === lines[n])
    );
  }
}
