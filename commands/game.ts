import { type Call, type Command, PACES, type Told } from '../src/discord/command.js';
import { serverLocale } from '../src/discord/locale.js';
import { rulesMessage } from '../src/discord/message/info.js';
import { missingPermissions } from '../src/discord/permissions.js';
import type { Game } from '../src/games/game.js';

import { phrase } from '../src/text/phrases.js';
import { voiceOf } from '../src/text/say.js';
import { choiceOption, describedBy, numberOption, SERVER_ONLY, subcommand, worded } from './options.js';

/** The slash command of a game: open a table, read the rules, find one's sheet, close a table. */
export function gameCommand(game: Game): Command {
  const [least, most] = game.seats;
  const paces = PACES.map((pace) => worded(`pace.${pace}`, pace));
  return {
    data: {
      name: game.id,
      ...describedBy(game.summary),
      ...SERVER_ONLY,
      options: [
        subcommand('start', 'command.start', [
          choiceOption('pace', 'command.start.pace', paces),
          numberOption('bots', 'command.start.bots', 0, most - 1),
          numberOption('seats', 'command.start.seats', least, most),
        ]),
        subcommand('rules', 'command.rules'),
        subcommand('sheet', 'command.sheet'),
        subcommand('end', 'command.end'),
      ],
    },
    run: (call) => run(game, call),
  };
}

function run(game: Game, call: Call): Promise<Told> | Told {
  const { interaction, press, locale, context } = call;
  switch (interaction.options.getSubcommand()) {
    case 'start':
      return start(game, call);
    case 'sheet':
      return context.tables.sheet(press, null, game.id);
    case 'end':
      return context.tables.end(press, game.id);
    default:
      return { kind: 'message', body: rulesMessage(game, 0, locale) };
  }
}

function start(game: Game, { interaction, press, locale, context }: Call): Promise<Told> | Told {
  const missing = missingPermissions(interaction);
  if (missing.length > 0) {
    const voice = voiceOf(locale);
    const list = voice.list(missing.map((key) => `**${voice.tell(key)}**`));
    return { kind: 'notice', phrase: phrase('notice.permissions', { count: missing.length, list }) };
  }
  const { options } = interaction;
  const pace = options.getString('pace');
  return context.tables.openLobby(press, {
    game,
    pace: PACES.find((each) => each === pace) ?? 'live',
    bots: options.getInteger('bots') ?? 0,
    seats: options.getInteger('seats'),
    locale: serverLocale(context.store, interaction),
  });
}
