import type { Game, Level } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import { atRandom, type Duel, duel } from '../test/support/duel.js';
import type { Strategy } from '../test/support/random-match.js';
import type { Extent } from './extent.js';
import { type Aim, type BenchRow, print } from './table.js';

const MATCHES = { full: 4000, brief: 10 };

/** A level is worth choosing where it is beaten clearly by the next one, and wins all the same now and then. */
const LEAST = 0.65;
const MOST = 0.85;
const LEAST_AT_RANDOM = 0.9;

/** How often each level wins against the one below it, in matches of two seats. */
export function measureLevels(extent: Extent = 'full'): void {
  const rows = GAMES.flatMap((game) => [
    rowOf(game, ['hard', 'normal'], extent),
    rowOf(game, ['normal', 'easy'], extent),
    rowOf(game, ['easy', 'random'], extent),
  ]);
  print(`Matches of two that are won, a draw counted as half, of ${MATCHES[extent]}, and mean points`, rows);
}

type Rival = Level | 'random';

function rowOf(game: Game, [own, rival]: readonly [Level, Rival], extent: Extent): BenchRow {
  const result = duel(game, [playerAt(game, own), playerAt(game, rival)], MATCHES[extent]);
  const [mine, theirs] = result.means.map((mean) => mean.toFixed(1));
  return {
    what: `${game.id}, ${own} against ${rival}: ${percent(result.share)} ± ${percent(result.error)}`,
    ours: mine!,
    other: theirs!,
    aim: aimOf(result, rival),
  };
}

function aimOf({ share }: Duel, rival: Rival): Aim {
  if (rival === 'random') return { text: `≥ ${percent(LEAST_AT_RANDOM)}`, met: share >= LEAST_AT_RANDOM };
  return { text: `${percent(LEAST)} to ${percent(MOST)}`, met: share >= LEAST && share <= MOST };
}

function playerAt(game: Game, level: Rival): Strategy {
  if (level === 'random') return atRandom(game);
  return (state, seat) => game.botMove(state, seat, level);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
