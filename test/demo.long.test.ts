import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../play/root.js';
import { GAMES } from '../src/games/registry.js';

const execute = promisify(execFile);

/** The same answer may be right again and again, but not for ever. */
const MOST_ALIKE = 100;
/** No game that bots play well ends before. */
const FEWEST_THROWS = 5;

test('in the demo every game comes to its end, its throws are shown, and nobody presses what is their answer already', async () => {
  for (const { id: game } of GAMES) {
    const args = ['dist/play/demo.js', '--game', game];
    const { stdout } = await execute(process.execPath, args, { cwd: ROOT, maxBuffer: 100_000_000 });
    expect(stdout).toMatch(/The match is over\..* refused 0 of its messages\.\n$/);
    const throws = stdout.split('\n').filter((line) => line.startsWith('  │ 🎲 '));
    expect(new Set(throws).size, game).toBeGreaterThan(FEWEST_THROWS);
    const presses = stdout.split('\n').filter((line) => line.includes(' presses "'));
    expect(presses.filter((line) => line.includes('"✓'))).toEqual([]);
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
