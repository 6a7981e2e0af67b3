import type { Call, Command } from '../src/discord/command.js';
import { toPerson } from '../src/discord/incoming.js';
import { statsMessage } from '../src/discord/message/stats.js';
import type { SheetStyle } from '../src/settings/settings.js';
import type { Person } from '../src/table/types.js';
import { viewStats } from '../src/table/view/ranking.js';
import { descriptionFor, personOption, SERVER_ONLY } from './options.js';

export const stats: Command = {
  data: {
    name: 'stats',
    ...descriptionFor('command.stats'),
    ...SERVER_ONLY,
    options: [personOption('person', 'command.stats.person')],
  },
  async run(call) {
    const { press, locale, context } = call;
    const { id, name } = asked(call);
    const found = await context.store.stats(id, press.guildId);
    const show = (look: SheetStyle) => statsMessage(name, viewStats(found), context.gameOf, locale, look);
    return { kind: 'message', body: show('picture'), plain: show('text') };
  },
};

function asked({ interaction, press }: Call): Person {
  const user = interaction.options.getUser('person');
  return user === null ? press.person : toPerson(user, interaction.options.getMember('person'));
}
