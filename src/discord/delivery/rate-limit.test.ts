import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../lib/clock.js';
import { createRateLimit, type RateLimit } from './rate-limit.js';

/** What Discord takes in a second. */
const LIMIT = 50;

let rateLimit: RateLimit;

beforeEach(() => {
  vi.useFakeTimers();
  rateLimit = createRateLimit({ ...systemClock, monotonic: Date.now });
});
afterEach(() => {
  rateLimit.stop();
  vi.useRealTimers();
});

/** When each of so many was let through, in milliseconds from now. */
async function times(count: number): Promise<readonly number[]> {
  const begun = Date.now();
  const went: number[] = [];
  for (let n = 0; n < count; n++) void rateLimit.acquire(() => false).then(() => went.push(Date.now() - begun));
  await vi.advanceTimersByTimeAsync(60_000);
  return went;
}

test('a few messages after a rest go out at once', async () => {
  expect(await times(5)).toEqual(Array(5).fill(0));
});

test('however many there are, no second has as many as Discord takes, and the channels are kept busy', async () => {
  const went = await times(400);
  expect(went).toHaveLength(400);
  const most = Math.max(...went.map((from) => went.filter((at) => at >= from && at < from + 1000).length));
  expect(most).toBeLessThan(LIMIT);
  expect(went.at(-1)).toBeLessThan(11_000);
});

test('what has become urgent goes before all that waits longer, the rest as it came', async () => {
  await times(5);
  const order: number[] = [];
  const urgent = new Set([9]);
  for (let n = 0; n < 20; n++) void rateLimit.acquire(() => urgent.has(n)).then(() => order.push(n));
  urgent.add(18);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(order).toEqual([0, 1, 2, 3, 4, 9, 18, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 19]);
});

test('however much is urgent, the others get every fourth turn', async () => {
  await times(5);
  const order: string[] = [];
  for (let n = 0; n < 60; n++) {
    const name = n < 10 ? 'other' : 'urgent';
    void rateLimit.acquire(() => name === 'urgent').then(() => order.push(name));
  }
  await vi.advanceTimersByTimeAsync(600);
  expect(order.slice(5, 25).filter((name) => name === 'other')).toHaveLength(5);
});

test('at the end nobody is left waiting', async () => {
  const all = Promise.all(Array.from({ length: 100 }, () => rateLimit.acquire(() => false)));
  rateLimit.stop();
  await all;
});
