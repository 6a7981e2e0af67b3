import { headerLine } from '../games/record.js';
import { openStore } from '../store/store.js';
import type { MatchRecord } from '../store/types.js';
import { command, onlyArgument, STATUS, Stop } from './command.js';
import { attempt, databasePath } from './database.js';

/** Prints the record of a stored match. */
await command(async (args) => {
  const match = onlyArgument(args, 'npm run --silent record -- MATCH');
  const path = databasePath();
  const record = await attempt(() => recordIn(path, match));
  if (record === null) throw new Stop(STATUS.usage, `there is no match ${match} in ${path}`);
  const lines = [headerLine(record), ...record.lines.map((line) => line.text)];
  process.stdout.write(`${lines.join('\n')}\n`);
});

function recordIn(path: string, match: string): MatchRecord | null {
  const store = openStore(path, { create: false });
  try {
    return store.recordOf(match);
  } finally {
    store.close();
  }
}
