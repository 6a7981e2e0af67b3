import type { Command } from '../src/discord/command.js';
import { showPrivacy as screen } from '../src/discord/privacy.js';
import { descriptionFor, SERVER_ONLY } from './options.js';

/** What is kept about a person: told, handed over, erased. */
export const privacy: Command = {
  data: { name: 'privacy', ...descriptionFor('command.privacy'), ...SERVER_ONLY },
  run: screen,
};
