import type { Command } from '../src/discord/command.js';
import { helpMessage } from '../src/discord/message/help.js';
import { descriptionFor, SERVER_ONLY } from './options.js';

export const help: Command = {
  data: { name: 'help', ...descriptionFor('command.help'), ...SERVER_ONLY },
  run: ({ locale, context }) => ({ kind: 'message', body: helpMessage(context.games, context.nameCommand, locale) }),
};
