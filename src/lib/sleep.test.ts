import { expect, test } from 'vitest';
import { systemClock } from './clock.js';
import { sleep } from './sleep.js';

/** A clock that goes on when the test says so. */
function heldClock() {
  const jobs = new Set<() => void>();
  return {
    jobs,
    after(_: number, job: () => void) {
      jobs.add(job);
      return () => void jobs.delete(job);
    },
  };
}

test('a sleep lasts until its clock has come so far', async () => {
  const clock = heldClock();
  const slept = sleep(clock, 100);
  expect(clock.jobs.size).toBe(1);
  for (const job of clock.jobs) job();
  await slept;
});

test('a sleep that is called off ends at once, with an error, and leaves no timer behind', async () => {
  const [clock, ending] = [heldClock(), new AbortController()];
  const slept = sleep(clock, 100, ending.signal);
  ending.abort();
  await expect(slept).rejects.toThrow('aborted');
  expect(clock.jobs.size).toBe(0);
});

test('what was called off before does not sleep', async () => {
  await expect(sleep(systemClock, 3_600_000, AbortSignal.abort())).rejects.toThrow('aborted');
});
