import { restore } from '../store/file/restore.js';
import { command, onlyArgument } from './command.js';
import { attempt, databasePath } from './database.js';
import { judge } from './judge.js';

const FORCE = '--force';

/** Puts a backup in the place of the database, while no bot is running on it. */
await command(async (args) => {
  const rest = args.filter((arg) => arg !== FORCE);
  const file = onlyArgument(rest, 'restore', `FILE [${FORCE}]`);
  const path = databasePath();
  const anyway = rest.length < args.length;
  const { matches, openTables, judged, aside } = await attempt(() =>
    restore(path, file, { now: new Date(), judge, anyway }),
  );
  const kept = aside === null ? '' : `\nWhat was there before is in ${aside}`;
  process.stdout.write(
    `${path} is restored from ${file}: matches: ${matches} (${judged} replayed), open tables: ${openTables}${kept}\n`,
  );
});
