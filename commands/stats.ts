import type { Call, Command } from '../src/discord/command.js';
import { toPerson } from '../src/discord/incoming.js';
import { statsPage } from '../src/discord/pages.js';
import type { Person } from '../src/table/types.js';
import { descriptionFor, personOption, SERVER_ONLY } from './options.js';

export const stats: Command = {
  data: {
    name: 'stats',
    ...descriptionFor('command.stats'),
    ...SERVER_ONLY,
    options: [personOption('person', 'command.stats.person')],
  },
  run: (call) => statsPage(call.context, asked(call), call.press.guildId, call.locale),
};

function asked({ interaction, press }: Call): Person {
  const user = interaction.options.getUser('person');
  return user === null ? press.person : toPerson(user, interaction.options.getMember('person'));
}
