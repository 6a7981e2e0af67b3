import type { Command } from '../src/discord/command.js';
import { GAMES } from '../src/games/registry.js';
import { gameCommand } from './game.js';
import { games } from './games.js';
import { help } from './help.js';
import { leaderboard } from './leaderboard.js';
import { privacy } from './privacy.js';
import { settings } from './settings.js';
import { stats } from './stats.js';
import { verify } from './verify.js';

/** Every slash command: one for each game, and those about all of them. */
export const COMMANDS: readonly Command[] = [
  ...GAMES.map(gameCommand),
  games,
  leaderboard,
  stats,
  verify,
  settings,
  privacy,
  help,
];
