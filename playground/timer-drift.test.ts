import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sleepWithoutDrift, startStopwatch, timerDrift, watchProcess } from './timer-drift.js';

/** Holds this process up, as a machine that is late does. */
function holdUp(ms: number): void {
  for (const begun = performance.now(); performance.now() - begun < ms; );
}

test('a time for which this process was held up counts for little, but for something', async () => {
  await sleepWithoutDrift(200);
  const passed = startStopwatch();
  holdUp(2_000);
  expect(passed()).toBeLessThan(1_000);
  expect(passed()).toBeGreaterThan(50);
});

test('a time that was only waited for counts as it is, or the wait is longer', async () => {
  const [begun, before] = [performance.now(), timerDrift()];
  await sleepWithoutDrift(500);
  expect(performance.now() - begun - (timerDrift() - before)).toBeGreaterThan(499);
});

test.runIf(process.platform === 'linux')('a process that has to share its processor with others is late', async () => {
  const busy = ['-c', '0', process.execPath, '-e', `console.log('up'); for (;;);`];
  const run = () => spawn('taskset', busy, { stdio: ['ignore', 'pipe', 'inherit'] });
  const children = [run(), run(), run()];
  try {
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
    const before = timerDrift();
    watchProcess(children[0]!);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    // Two thirds of the time, and what else is going on.
    expect(timerDrift() - before).toBeGreaterThan(700);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
});
