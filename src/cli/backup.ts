import { backUp } from '../store/file/backup.js';
import { brokenText } from '../store/file/judge-records.js';
import { command, onlyArgument, STATUS, Stop } from './command.js';
import { attempt, databasePath } from './database.js';
import { judge } from './judge.js';

const FORCE = '--force';

/** Copies the database into a file, also while the bot is running. */
await command(async (args) => {
  const rest = args.filter((arg) => arg !== FORCE);
  const file = onlyArgument(rest, 'backup', `FILE [${FORCE}]`);
  const path = databasePath();
  const replace = rest.length < args.length;
  const { bytes, matches, openTables, judged, broken } = await attempt(() => backUp(path, file, { replace, judge }));
  process.stdout.write(
    `${file} is a sound copy of ${path}: ${bytes} bytes, matches: ${matches} (${judged} replayed), open tables: ${openTables}\n`,
  );
  if (broken !== null) throw new Stop(STATUS.usage, `${file} will not be restored as it is: ${brokenText(broken)}`);
});
