import type { Discord } from 'local-discord';
import { type BotCommand, type RunningBot, spawnCommand, startCommand } from 'local-discord';
import { ROOT } from './root.js';

export interface BotOptions {
  readonly discord: Discord;
  /** The database file. */
  readonly database: string;
  /** More of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How the built bot is started with that environment. */
function commandOf(env: Readonly<Record<string, string>>): BotCommand {
  return {
    command: process.execPath,
    args: ['dist/bin/main.js'],
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  };
}

/** How the built bot is started at that stand-in. */
export function botCommand(options: BotOptions): BotCommand {
  return commandOf(envOf(options));
}

/** Starts the built bot, without waiting for it to be ready. */
export function spawnBot(env: Readonly<Record<string, string>>): RunningBot {
  return spawnCommand(commandOf(env));
}

/** The environment of a bot at that stand-in. */
export function envOf({ discord, database, env = {} }: BotOptions): Readonly<Record<string, string>> {
  return {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    DATABASE_PATH: database,
    LOG_LEVEL: 'warn',
    ...env,
  };
}

/** Starts the built bot and waits until it is at the gateway with its commands put. */
export async function startBot(options: BotOptions): Promise<RunningBot> {
  return startCommand(options.discord, botCommand(options));
}
