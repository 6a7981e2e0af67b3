import type { Call, Command } from '../src/discord/command.js';
import { statsMessage } from '../src/discord/message/info.js';
import { cleanName } from '../src/text/name.js';
import { described, personOption, SERVER_ONLY } from './options.js';

export const stats: Command = {
  data: {
    name: 'stats',
    ...described('command.stats'),
    ...SERVER_ONLY,
    options: [personOption('person', 'command.stats.person')],
  },
  run(call) {
    const { press, locale, context } = call;
    const { id, name } = personOf(call);
    const found = context.store.stats(id, press.guildId);
    return { kind: 'message', body: statsMessage(name, found, context.gameOf, locale) };
  },
};

function personOf({ interaction, press }: Call): { readonly id: string; readonly name: string } {
  const user = interaction.options.getUser('person');
  if (user === null) return press.person;
  const member = interaction.options.getMember('person');
  const nick = member === null ? null : 'nickname' in member ? member.nickname : member.nick;
  return { id: user.id, name: cleanName(nick ?? user.globalName ?? user.username) };
}
