import { restore } from '../store/restore.js';
import { command, onlyArgument } from './command.js';
import { attempt, databasePath } from './database.js';

/** Puts a backup in the place of the database, while no bot is running on it. */
await command(async (args) => {
  const file = onlyArgument(args, 'npm run --silent restore -- FILE');
  const path = databasePath();
  const { matches, openTables, aside } = await attempt(() => restore(path, file, new Date()));
  const kept = aside === null ? '' : `\nWhat was there before is in ${aside}`;
  process.stdout.write(`${path} is restored from ${file}: matches: ${matches}, open tables: ${openTables}${kept}\n`);
});
