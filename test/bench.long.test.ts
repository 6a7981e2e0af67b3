import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../play/root.js';

const execute = promisify(execFile);

const TABLES = [
  'A press, from the gateway event to the REST answer',
  'Answers committed to the disk per second',
  'Random matches per second on the rules alone',
  'An opponent’s move, in milliseconds',
  'Drawing a picture, in milliseconds',
  'Start-up with 50 open matches',
  'Start-up until a first command is answered',
  'Memory after 1,000 more people have pressed',
  'Judging a body at the stand-in',
  'The way of one press: files and functions that are run',
];

test('the measurements come to their end, with a figure in every line', async () => {
  const { stdout, stderr } = await execute(process.execPath, ['dist/bench/main.js', '--brief'], { cwd: ROOT });
  for (const title of TABLES) expect(stdout).toContain(`\n${title}`);
  expect(stdout).not.toMatch(/NaN|undefined|Infinity/);
  expect(stderr).toBe('');
});
