import type { Command } from '../src/discord/command.js';
import { checkDiceOf } from '../src/discord/verify.js';
import { descriptionFor, SERVER_ONLY, textOption } from './options.js';

/** Longer than any id, shorter than what anybody would paste by mistake. */
const LONGEST = 40;

export const verify: Command = {
  data: {
    name: 'verify',
    ...descriptionFor('command.verify'),
    ...SERVER_ONLY,
    options: [{ ...textOption('match', 'command.verify.match', LONGEST), required: true }],
  },
  run: (call) => checkDiceOf(call, { match: call.interaction.options.getString('match', true).trim() }),
};
