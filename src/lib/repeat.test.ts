import { expect, test } from 'vitest';
import { systemClock } from './clock.js';
import { repeat } from './repeat.js';

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test('a job is repeated, never twice at once, also after it failed', async () => {
  let [running, most, runs] = [0, 0, 0];
  const failures: unknown[] = [];
  const end = repeat(
    { every: 5, clock: systemClock },
    async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(15);
      running -= 1;
      runs += 1;
      if (runs === 1) throw new Error('once');
    },
    (error) => failures.push(error),
  );
  await expect.poll(() => runs, { timeout: 50_000, interval: 5 }).toBeGreaterThan(2);
  await end();
  const done = runs;
  await pause(40);
  expect([most, running, failures.length]).toEqual([1, 0, 1]);
  expect(runs).toBe(done);
});
