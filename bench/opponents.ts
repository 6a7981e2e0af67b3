import { type Game, LEVELS } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import { sampleMatch } from '../src/games/sample.js';
import { cpuMs, median, print, type Row } from './table.js';

const ROUNDS = 5;
const MATCHES = 12;
/** So many times as long as trying each legal word: a table full of opponents still answers in a moment. */
const MOST_RATIO = 50;

interface Asked {
  readonly state: unknown;
  readonly seat: number;
}

/** Every seat that is asked for a word in random matches of all sizes. */
function askedIn(game: Game): readonly Asked[] {
  return Array.from({ length: MATCHES }, (_, seed) => sampleMatch(game, seed)).flatMap(({ moments }) =>
    moments.flatMap(({ after }) => game.toAnswer(after).map((seat) => ({ state: after, seat }))),
  );
}

function tryAll(game: Game, { state, seat }: Asked): void {
  for (const word of game.words(state, seat)) game.answer(state, seat, word);
}

function msEach(asked: readonly Asked[], job: (asked: Asked) => unknown): number {
  const begun = process.cpuUsage();
  for (const each of asked) job(each);
  return cpuMs(begun) / asked.length;
}

/** How long an opponent thinks about a word, compared with trying each legal word once in the same states. */
export function measureOpponents(): void {
  const rows = GAMES.flatMap((game) => {
    const asked = askedIn(game);
    return LEVELS.map((level): Row => {
      const [ours, other]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(msEach(asked, ({ state, seat }) => game.opponent(state, seat, level)));
        other.push(msEach(asked, (each) => tryAll(game, each)));
      }
      const [word, tried] = [median(ours), median(other)];
      return {
        what: `${game.id}, ${level}`,
        ours: word.toFixed(3),
        other: tried.toFixed(3),
        ratio: (word / tried).toFixed(1),
        aim: { text: `≤ ${MOST_RATIO}`, met: word / tried <= MOST_RATIO },
      };
    });
  });
  print('An opponent’s word, in milliseconds, compared with trying each legal word once', rows);
}
