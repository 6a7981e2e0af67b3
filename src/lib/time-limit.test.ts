import { expect, test } from 'vitest';
import { systemClock } from './clock.js';
import { withTimeLimit } from './time-limit.js';

const NEVER = new Promise<never>(() => undefined);

test('work that is done in time gives what it comes to', async () => {
  expect(await withTimeLimit(Promise.resolve('done'), { ms: 60_000, clock: systemClock }, 'late')).toBe('done');
});

test('work that takes longer is told to be late', async () => {
  expect(await withTimeLimit(NEVER, { ms: 1, clock: systemClock }, 'late')).toBe('late');
});

test('work that fails in time fails', async () => {
  await expect(
    withTimeLimit(Promise.reject(new Error('no')), { ms: 60_000, clock: systemClock }, 'late'),
  ).rejects.toThrow('no');
});
