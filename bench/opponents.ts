import { type Game, LEVELS } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import { randomMatch } from '../test/support/random-match.js';
import type { Extent } from './extent.js';
import { type BenchRow, cpuMs, median, print } from './table.js';

const ROUNDS = { full: 5, brief: 1 };
const MATCHES = 12;
/** So many times as long as trying each legal move: a table full of opponents still answers in a moment. */
const MOST_RATIO = 50;

interface Asked {
  readonly state: unknown;
  readonly seat: number;
}

/** Every seat that is asked for a move in random matches of all sizes. */
function askedIn(game: Game): readonly Asked[] {
  return Array.from({ length: MATCHES }, (_, seed) => randomMatch(game, seed)).flatMap(({ moments }) =>
    moments.flatMap(({ after }) => game.toMove(after).map((seat) => ({ state: after, seat }))),
  );
}

function tryAll(game: Game, { state, seat }: Asked): void {
  for (const move of game.legalMoves(state, seat)) game.play(state, seat, move);
}

function msEach(asked: readonly Asked[], job: (asked: Asked) => unknown): number {
  const begun = process.cpuUsage();
  for (const each of asked) job(each);
  return cpuMs(begun) / asked.length;
}

/** How long an opponent thinks about a move, compared with trying each legal move once in the same states. */
export function measureOpponents(extent: Extent = 'full'): void {
  const rows = GAMES.flatMap((game) => {
    const asked = askedIn(game);
    return LEVELS.map((level): BenchRow => {
      const [ours, other]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS[extent]; round += 1) {
        ours.push(msEach(asked, ({ state, seat }) => game.botMove(state, seat, level)));
        other.push(msEach(asked, (each) => tryAll(game, each)));
      }
      const [move, tried] = [median(ours), median(other)];
      return {
        what: `${game.id}, ${level}`,
        ours: move.toFixed(3),
        other: tried.toFixed(3),
        ratio: (move / tried).toFixed(1),
        aim: { text: `≤ ${MOST_RATIO}`, met: move / tried <= MOST_RATIO },
      };
    });
  });
  print('An opponent’s move, in milliseconds, compared with trying each legal move once', rows);
}
