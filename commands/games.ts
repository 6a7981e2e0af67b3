import type { Command } from '../src/discord/command.js';
import { gamesMessage } from '../src/discord/message/games.js';
import { described, SERVER_ONLY } from './options.js';

/** Where a person sits in this server, and where they are awaited. */
export const games: Command = {
  data: { name: 'games', ...described('command.games'), ...SERVER_ONLY },
  run({ press, locale, context }) {
    const { store } = context;
    const tables = store.tablesOf(press.person.id, press.guildId).flatMap((table) => store.read({ table }) ?? []);
    return { kind: 'message', body: gamesMessage(tables, press.person.id, context.games, locale) };
  },
};
