import { headerLine } from '../games/record.js';
import { recordIn } from '../store/file/read-only.js';
import { command, onlyArgument, STATUS, Stop } from './command.js';
import { attempt, databasePath } from './database.js';

/** Prints the record of a stored match. */
await command(async (args) => {
  const match = onlyArgument(args, 'record', 'MATCH');
  const path = databasePath();
  const record = await attempt(() => recordIn(path, match));
  if (record === null) throw new Stop(STATUS.usage, `there is no match ${match} in ${path}`);
  const lines = [headerLine(record), ...record.lines.map((line) => line.text)];
  process.stdout.write(`${lines.join('\n')}\n`);
});
