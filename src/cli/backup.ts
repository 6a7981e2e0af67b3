import { backUp } from '../store/backup.js';
import { command, onlyArgument } from './command.js';
import { attempt, databasePath } from './database.js';

const FORCE = '--force';

/** Copies the database into a file, also while the bot is running. */
await command(async (args) => {
  const rest = args.filter((arg) => arg !== FORCE);
  const file = onlyArgument(rest, `npm run --silent backup -- FILE [${FORCE}]`);
  const path = databasePath();
  const { bytes, matches, openTables } = await attempt(() =>
    backUp(path, file, { replace: rest.length < args.length }),
  );
  process.stdout.write(
    `${file} is a sound copy of ${path}: ${bytes} bytes, matches: ${matches}, open tables: ${openTables}\n`,
  );
});
