import { gameOf } from '../games/registry.js';
import { checkDice } from '../seal/check.js';
import { saltRead } from '../seal/seal.js';
import { bytesOf, command, STATUS, Stop, usageOf } from './command.js';

const ARGUMENTS = 'FILE SEAL SECRET SALT (FILE or - for standard input)';

/** Reads a record and says whether its dice follow from what was sealed before it began. */
await command(async (args) => {
  const [file, seal, secret, salt, ...rest] = args;
  const option = file?.startsWith('-') && file !== '-';
  if (!file || option || seal === undefined || secret === undefined || salt === undefined || rest.length > 0) {
    throw new Stop(STATUS.usage, usageOf('verify', ARGUMENTS));
  }
  const checked = checkDice(await bytesOf(file), gameOf, { seal, secret, salt: saltRead(salt) });
  if (checked.kind === 'unreadable') throw new Stop(STATUS.usage, checked.fault);
  if (checked.kind === 'wrong seal') throw new Stop(STATUS.illegal, 'the seal does not fit the secret');
  if (checked.kind === 'line') throw new Stop(STATUS.illegal, `line ${checked.line}: ${checked.fault}`);
  process.stdout.write('every throw follows\n');
});
