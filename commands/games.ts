import type { Command } from '../src/discord/command.js';
import { gamesPage } from '../src/discord/pages.js';
import { descriptionFor, SERVER_ONLY } from './options.js';

/** Where a person sits in this server, and where they are awaited. */
export const games: Command = {
  data: { name: 'games', ...descriptionFor('command.games'), ...SERVER_ONLY },
  run: async ({ press, locale, context }) => ({ kind: 'message', body: await gamesPage(context, press, 0, locale) }),
};
