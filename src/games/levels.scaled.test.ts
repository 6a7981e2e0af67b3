import { describe, expect, test } from 'vitest';
import { atRandom, duel } from '../../test/support/duel.js';
import type { Strategy } from '../../test/support/random-match.js';
import { toScale } from '../../test/support/scale.js';
import type { Game, Level } from './game.js';
import { GAMES } from './registry.js';

const MATCHES = toScale({ full: 1000, brief: 200 });
/** Four standard errors: the matches are the same each time, but they are few. */
const FEW = 4 * Math.sqrt(0.25 / MATCHES);

const at =
  (game: Game, level: Level): Strategy =>
  (state, seat) =>
    game.botMove(state, seat, level);

describe.each(GAMES.map((game) => ({ id: game.id, game })))('in $id', ({ game }) => {
  test.each([
    ['hard', 'normal'],
    ['normal', 'easy'],
  ] as const)('%s beats %s clearly, and not always', (better, weaker) => {
    const { share } = duel(game, [at(game, better), at(game, weaker)], MATCHES);
    expect(share).toBeGreaterThan(0.65 - FEW);
    expect(share).toBeLessThan(0.85 + FEW);
  });

  test('easy beats who plays at random', () => {
    expect(duel(game, [at(game, 'easy'), atRandom(game)], MATCHES).share).toBeGreaterThan(0.9 - FEW);
  });
});
