import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../play/root.js';

const GAME_LIST = /^There is no game chess, only (?:[a-z]+, )+[a-z]+\.\n$/;

/** Each command by itself, and what it says of a wrong call. */
const ALONE = [
  [['play/demo.js', '--game', 'chess'], GAME_LIST],
  [['play/play.js', '--port', 'x'], /^x is not the number of a port\.\n$/],
  [['soak/main.js', '--tables', '0'], /^0 is no number of tables\.\n$/],
  [['bench/main.js', '--wrong'], /^Unknown option '--wrong'; options: --brief\.\n$/],
] as const;

/** The others are called one after the other in one process, since it takes a second until each is there. */
const IN_TURN = [
  [['play/demo.js', '--wrong'], /^Unknown option '--wrong'; options: --game\.\n$/],
  [['play/demo.js', '--game'], /^Option '--game <value>' argument missing; options: --game\.\n$/],
  [['play/play.js', '--wrong'], /^Unknown option '--wrong'; options: --port, --open\.\n$/],
  [['play/play.js', '--port', '65536'], /^65536 is not the number of a port\.\n$/],
  [['soak/main.js', '--wrong'], /^Unknown option '--wrong'; options: --minutes, --tables, --seed\.\n$/],
  [['soak/main.js', 'more'], /^Unexpected argument 'more'; options: --minutes, --tables, --seed\.\n$/],
  [['soak/main.js', '--minutes', 'x'], /^x is no number of minutes\.\n$/],
] as const;

const URL_OF_BUILT = pathToFileURL(`${ROOT}/dist/`).href;
const CALL_IN_TURN = `
  const ends = [];
  let said = '';
  console.error = (text) => { said += text + '\\n'; };
  for (const [n, [file, ...args]] of ${JSON.stringify(IN_TURN.map(([called]) => called))}.entries()) {
    process.argv = [process.execPath, file, ...args];
    await import(${JSON.stringify(URL_OF_BUILT)} + file + '?' + n);
    ends.push({ code: process.exitCode, stderr: said });
    [process.exitCode, said] = [0, ''];
  }
  console.log(JSON.stringify(ends));
`;

/** How a process ends that is called like that, or is given that script. */
async function run(args: readonly string[], script = '') {
  const child = spawn(process.execPath, args, { cwd: ROOT });
  child.stdin.end(script);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}

test.concurrent.each(ALONE)('%j ends with one sentence and status 2', async ([file, ...args], sentence) => {
  expect(await run([`dist/${file}`, ...args])).toMatchObject({ code: 2, stderr: expect.stringMatching(sentence) });
});

describe('one sentence and status 2 are the end of', async () => {
  const { stdout, stderr } = await run(['--input-type=module', '-'], CALL_IN_TURN);
  const ends = stdout === '' ? [stderr] : JSON.parse(stdout);
  test.each(IN_TURN.map(([args, sentence], n) => ({ args, sentence, n })))('$args', ({ sentence, n }) => {
    expect(ends[n]).toEqual({ code: 2, stderr: expect.stringMatching(sentence) });
  });
});
