import { type APIApplicationCommand, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { DEFAULT_SEED, type SeedData, type TypedCommand } from 'local-discord/page';

/** A server where this bot is played with. */
export const GAME_NIGHT: SeedData = {
  ...DEFAULT_SEED,
  server: 'Game night',
  channels: [
    { name: 'table', topic: 'Type / or press a button below', threads: ['slow games'] },
    { name: 'lounge', topic: 'A second channel: tables do not mix' },
  ],
  starters: startsOf,
};

/** What the bot is called there. */
export const BOT_NAME = 'Dice Table';

/** The shortest ways to a first throw: `/… start`, and with a bot where bots can be asked for. */
function startsOf(commands: readonly APIApplicationCommand[]): readonly TypedCommand[] {
  return commands.flatMap(({ name, options = [] }) => {
    const start = options.find((option) => option.type === Type.Subcommand && option.name === 'start');
    if (!start || !('options' in start)) return [];
    const command = `/${name} start`;
    const alone: TypedCommand = { command, options: {} };
    const bots = start.options?.some((option) => option.name === 'bots');
    return bots ? [{ command, options: { bots: 1 } }, alone] : [alone];
  });
}
