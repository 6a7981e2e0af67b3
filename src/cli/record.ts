import { config } from 'dotenv';
import { headerLine } from '../games/record.js';
import { openStore } from '../store/store.js';
import type { MatchRecord } from '../store/types.js';
import { command, onlyArgument, STATUS, Stop } from './command.js';

/** Prints the record of a stored match. */
await command(async (args) => {
  const match = onlyArgument(args, 'npm run --silent record -- MATCH');
  config({ quiet: true });
  const path = process.env.DATABASE_PATH || 'data/bot.sqlite';
  const record = recordIn(path, match);
  if (record === null) throw new Stop(STATUS.usage, `there is no match ${match} in ${path}`);
  const lines = [headerLine(record), ...record.lines.map((line) => line.text)];
  process.stdout.write(`${lines.join('\n')}\n`);
});

function recordIn(path: string, match: string): MatchRecord | null {
  try {
    const store = openStore(path, { create: false });
    try {
      return store.recordOf(match);
    } finally {
      store.close();
    }
  } catch (error) {
    throw new Stop(STATUS.usage, error instanceof Error ? error.message : String(error));
  }
}
