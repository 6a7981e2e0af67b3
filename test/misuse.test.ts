import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../playground/root.js';

const execute = promisify(execFile);

/** What a command ends with that is called in a wrong way. */
async function misused(args: readonly string[]): Promise<{ code: number; stderr: string }> {
  return execute(process.execPath, args, { cwd: ROOT }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }) => ({ code, stderr }),
  );
}

test.each([
  [['demo.js', '--game', 'chess'], /^There is no game chess, only (?:[a-z]+, )+[a-z]+\.\n$/],
  [['demo.js', '--wrong'], /^Unknown option '--wrong'; options: --game\.\n$/],
  [['demo.js', '--game'], /^Option '--game <value>' argument missing; options: --game\.\n$/],
  [['play.js', '--wrong'], /^Unknown option '--wrong'; options: --port, --open\.\n$/],
  [['play.js', '--port', 'x'], /^x is not the number of a port\.\n$/],
  [['play.js', '--port', '65536'], /^65536 is not the number of a port\.\n$/],
  [['../soak/main.js', '--wrong'], /^Unknown option '--wrong'; options: --minutes, --tables, --seed\.\n$/],
  [['../soak/main.js', 'more'], /^Unexpected argument 'more'; options: --minutes, --tables, --seed\.\n$/],
  [['../soak/main.js', '--tables', '0'], /^0 is no number of tables\.\n$/],
  [['../soak/main.js', '--minutes', 'x'], /^x is no number of minutes\.\n$/],
])('%j ends with one sentence and status 2', async ([file, ...args], sentence) => {
  expect(await misused([`dist/playground/${file}`, ...args])).toEqual({
    code: 2,
    stderr: expect.stringMatching(sentence),
  });
});

/** The same answer may be right a few times, but not again and again. */
const MOST_ALIKE = 20;

test('in the demo nobody presses what is their answer already', async () => {
  const { stderr } = await misused(['dist/playground/demo.js', '--game', 'none']);
  const games = / only (.*)\./.exec(stderr)![1]!.split(', ');
  for (const game of games) {
    const args = ['dist/playground/demo.js', '--game', game];
    const { stdout } = await execute(process.execPath, args, { cwd: ROOT, maxBuffer: 100_000_000 });
    expect(stdout).toMatch(/The match is over\..* refused 0 of its messages\.\n$/);
    const presses = stdout.split('\n').filter((line) => line.includes(' presses "'));
    for (const name of ['Ada', 'Ben']) {
      let alike = 0;
      const own = presses.filter((line) => line.startsWith(`» ${name} `));
      for (const [n, line] of own.entries()) {
        alike = line === own[n - 1] ? alike + 1 : 0;
        expect(alike, `${game}: ${line}`).toBeLessThan(MOST_ALIKE);
      }
    }
  }
});
