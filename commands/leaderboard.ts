import type { Command } from '../src/discord/command.js';
import { ORDERS, SCOPES } from '../src/discord/ids.js';
import { leaderboardPage } from '../src/discord/pages.js';
import { GAMES } from '../src/games/registry.js';
import { phrase } from '../src/text/phrases.js';
import { say } from '../src/text/say.js';
import { choiceOption, descriptionFor, plainChoice, SERVER_ONLY, translatedChoice } from './options.js';

const WHERE = { server: 'here', everywhere: 'all' } as const;

export const leaderboard: Command = {
  data: {
    name: 'leaderboard',
    ...descriptionFor('command.leaderboard'),
    ...SERVER_ONLY,
    options: [
      choiceOption(
        'game',
        'command.leaderboard.game',
        GAMES.map((game) => plainChoice(say('en', game.name), game.id)),
      ),
      choiceOption(
        'where',
        'command.leaderboard.where',
        Object.entries(WHERE).map(([value, scope]) => translatedChoice(`leaderboard.${scope}`, value)),
      ),
      choiceOption(
        'by',
        'command.leaderboard.by',
        ORDERS.map((order) => translatedChoice(`leaderboard.by.${order}`, order)),
      ),
    ],
  },
  async run({ interaction, press, locale, context }) {
    const { options } = interaction;
    const where = Object.entries(WHERE).find(([value]) => value === options.getString('where'));
    const shown = {
      game: options.getString('game') ?? GAMES[0]?.id ?? '',
      scope: where?.[1] ?? SCOPES[0],
      by: ORDERS.find((order) => order === options.getString('by')) ?? ORDERS[0],
      page: 0,
    };
    const body = await leaderboardPage(context, shown, press, locale);
    return body === null ? { kind: 'notice', phrase: phrase('notice.oldButton') } : { kind: 'message', body };
  },
};
