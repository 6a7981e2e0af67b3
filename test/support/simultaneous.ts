import { GAMES } from '../../src/games/registry.js';
import { randomMatch } from './random-match.js';

/** The games in which several seats are asked at once: only there an answer has to be kept from anybody. */
export const SIMULTANEOUS_GAMES = GAMES.filter((game) =>
  randomMatch(game, 0).moments.some(({ after }) => game.toMove(after).length > 1),
);
