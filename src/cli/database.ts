import { config } from 'dotenv';
import { STATUS, Stop } from './command.js';

/** Where the database is, as for the bot. */
export function databasePath(): string {
  config({ quiet: true });
  return process.env.DATABASE_PATH || 'data/bot.sqlite';
}

/** Does something to the database; what can't be done ends the command with its sentence. */
export async function attempt<T>(job: () => Promise<T> | T): Promise<T> {
  try {
    return await job();
  } catch (error) {
    throw new Stop(STATUS.usage, error instanceof Error ? error.message : String(error));
  }
}
