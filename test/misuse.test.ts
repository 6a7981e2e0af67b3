import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../play/root.js';

const execute = promisify(execFile);

/** What a command ends with that is called in a wrong way. */
async function misused(args: readonly string[]): Promise<{ code: number; stderr: string }> {
  return execute(process.execPath, args, { cwd: ROOT }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }) => ({ code, stderr }),
  );
}

test.concurrent.each([
  [['demo.js', '--game', 'chess'], /^There is no game chess, only (?:[a-z]+, )+[a-z]+\.\n$/],
  [['demo.js', '--wrong'], /^Unknown option '--wrong'; options: --game\.\n$/],
  [['demo.js', '--game'], /^Option '--game <value>' argument missing; options: --game\.\n$/],
  [['play.js', '--wrong'], /^Unknown option '--wrong'; options: --port, --open\.\n$/],
  [['play.js', '--port', 'x'], /^x is not the number of a port\.\n$/],
  [['play.js', '--port', '65536'], /^65536 is not the number of a port\.\n$/],
  [['../soak/main.js', '--wrong'], /^Unknown option '--wrong'; options: --minutes, --tables, --seed\.\n$/],
  [['../soak/main.js', 'more'], /^Unexpected argument 'more'; options: --minutes, --tables, --seed\.\n$/],
  [['../soak/main.js', '--tables', '0'], /^0 is no number of tables\.\n$/],
  [['../bench/main.js', '--wrong'], /^Unknown option '--wrong'; options: --brief\.\n$/],
  [['../soak/main.js', '--minutes', 'x'], /^x is no number of minutes\.\n$/],
])('%j ends with one sentence and status 2', async ([file, ...args], sentence) => {
  expect(await misused([`dist/play/${file}`, ...args])).toEqual({
    code: 2,
    stderr: expect.stringMatching(sentence),
  });
});
