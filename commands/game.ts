import type { Call, Command, Reply } from '../src/discord/command.js';
import { openTableHere } from '../src/discord/open-table.js';
import { rulesPage } from '../src/discord/pages.js';
import { type Game, LEVELS, type Level, SOLO, USUAL_LEVEL } from '../src/games/game.js';
import { PACES } from '../src/settings/settings.js';
import { MOST_GAMES } from '../src/table/pace.js';
import type { Listing } from '../src/table/types.js';
import {
  choiceOption,
  commandOf,
  descriptionOf,
  numberOption,
  personOption,
  SERVER_ONLY,
  subcommand,
  translatedChoice,
} from './options.js';

/** The slash command of a game: open a table, read the rules, find one's sheet, close a table. */
export function gameCommand(game: Game): Command {
  const [, most] = game.seats;
  const levels = LEVELS.map((level) => translatedChoice(`level.${level}`, level));
  const paces = PACES.map((pace) => translatedChoice(`pace.${pace}`, pace));
  return commandOf({ name: game.id, ...descriptionOf(game.summary), ...SERVER_ONLY }, [
    {
      option: subcommand('start', 'command.start', [
        choiceOption('pace', 'command.start.pace', paces),
        numberOption('bots', 'command.start.bots', 0, most - 1),
        choiceOption('level', 'command.start.level', levels),
        numberOption('seats', 'command.start.seats', SOLO, most),
        numberOption('games', 'command.start.games', 1, MOST_GAMES),
      ]),
      run: (call) => start(game, call),
    },
    { option: subcommand('rules', 'command.rules'), run: ({ context, locale }) => rulesPage(context, game, 0, locale) },
    { option: subcommand('sheet', 'command.sheet'), run: (call) => find(game, call, 'sheet') },
    { option: subcommand('leave', 'command.leave'), run: (call) => find(game, call, 'leave') },
    {
      option: subcommand('kick', 'command.kick', [personOption('person', 'command.kick.person')]),
      run: (call) => find(game, call, 'kick', call.interaction.options.getUser('person')?.id),
    },
    { option: subcommand('end', 'command.end'), run: (call) => find(game, call, 'end') },
  ]);
}

/** Does that at the table of the game that is meant, or asks which is; `person`: whom it is about. */
function find({ id }: Game, { press, context }: Call, of: Listing['of'], person: string | null = null): Promise<Reply> {
  return context.tables.act(press, { kind: 'find', of, game: id, person });
}

function start(game: Game, call: Call): Promise<Reply> {
  const { options } = call.interaction;
  const pace = PACES.find((each) => each === options.getString('pace'));
  return openTableHere(call, game, {
    ...(pace && { pace }),

    bots: botsIn(options),
    seats: options.getInteger('seats'),
    games: options.getInteger('games') ?? 1,
  });
}

/** The opponents that are asked for: one, if only its level is told. */
function botsIn(options: Call['interaction']['options']): readonly Level[] {
  const level = LEVELS.find((each) => each === options.getString('level'));
  const count = options.getInteger('bots') ?? (level === undefined ? 0 : 1);
  return new Array<Level>(count).fill(level ?? USUAL_LEVEL);
}
