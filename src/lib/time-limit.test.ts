import { expect, test } from 'vitest';
import { withTimeLimit } from './time-limit.js';

const NEVER = new Promise<never>(() => undefined);

test('work that is done in time gives what it comes to', async () => {
  expect(await withTimeLimit(Promise.resolve('done'), 60_000, 'late')).toBe('done');
});

test('work that takes longer is told to be late', async () => {
  expect(await withTimeLimit(NEVER, 1, 'late')).toBe('late');
});

test('work that fails in time fails', async () => {
  await expect(withTimeLimit(Promise.reject(new Error('no')), 60_000, 'late')).rejects.toThrow('no');
});
