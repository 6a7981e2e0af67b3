import type { Command } from '../src/discord/command.js';
import { helpPage } from '../src/discord/pages.js';
import { descriptionFor, SERVER_ONLY } from './options.js';

export const help: Command = {
  data: { name: 'help', ...descriptionFor('command.help'), ...SERVER_ONLY },
  run: ({ locale, context }) => ({ kind: 'message', body: helpPage(context, 'start', locale) }),
};
