import type { Game } from './game.js';
import { qwantum } from './qwantum/game.js';
import { qwinto } from './qwinto/game.js';
import { qwixx } from './qwixx/game.js';

/** Every game that can be played here: one line a game. */
export const GAMES: readonly Game[] = [qwixx, qwinto, qwantum];

/** The game of that id, or undefined. */
export function gameOf(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
