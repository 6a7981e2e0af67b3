import { isFault, parseRecord } from '../games/record.js';
import { gameOf } from '../games/registry.js';
import { bytesOf, command, onlyArgument, STATUS, Stop } from './command.js';
import { verdictOn } from './verdict.js';

/** Reads a record and says in one line of JSON how the match stands. */
await command(async (args) => {
  const file = onlyArgument(args, 'referee', 'FILE (or - for standard input)');
  const parsed = parseRecord(await bytesOf(file), gameOf);
  if (isFault(parsed)) throw new Stop(STATUS.illegal, `line ${parsed.line}: ${parsed.fault}`);
  process.stdout.write(`${JSON.stringify(verdictOn(parsed))}\n`);
});
