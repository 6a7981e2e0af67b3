import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryLog, PATIENT } from '../../test/support/discord-harness.js';
import { systemClock } from '../lib/clock.js';
import type { Store } from '../store/interface.js';
import { openStore } from '../store/store.js';
import { createSessionLimit, identifyThrottler, waitAfter, waitFor } from './session-limit.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 10 * DAY;

/** So many starts, one every so often, the last one just now. */
function starts(count: number, every: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => NOW - n * every);
}

describe('the next start', () => {
  test('does not wait after a restart or two, nor after a hundred within minutes', () => {
    expect(waitAfter([], NOW)).toBe(0);
    expect(waitAfter(starts(100, 3 * SECOND), NOW)).toBe(0);
  });

  test('waits the longer the more there were within an hour', () => {
    const waits = [199, 200, 205, 210, 215, 220, 225, 300].map((count) => waitAfter(starts(count, SECOND), NOW));
    expect(waits.map((wait) => wait / SECOND)).toEqual([0, 10, 20, 40, 80, 160, 300, 300]);
  });

  test('does not wait for what was over an hour ago, unless the day had many', () => {
    expect(waitAfter(starts(300, SECOND), NOW + 2 * HOUR)).toBe(0);
    expect(waitAfter(starts(400, SECOND), NOW + 2 * HOUR)).toBe(5 * MINUTE);
    expect(waitAfter(starts(400, SECOND), NOW + 25 * HOUR)).toBe(0);
  });

  test('waits for no start that is still to come, as a wrong clock noted it', () => {
    expect(waitAfter(starts(300, SECOND), NOW - HOUR)).toBe(0);
  });

  test('never makes a thousand a day, however fast the bot crashes', () => {
    const at: number[] = [];
    for (let time = 0; time < 3 * DAY; time += SECOND) {
      time += waitAfter(at, time);
      at.push(time);
    }
    const most = Math.max(...at.map((end) => at.filter((one) => one > end - DAY && one <= end).length));
    expect(most).toBeLessThan(700);
  });
});

test.each([
  [1000, 0],
  [101, 0],
  [100, 5 * MINUTE],
  [50, 5 * MINUTE],
  [11, 5 * MINUTE],
  [10, 10 * HOUR],
  [0, 10 * HOUR],
])('with %i sessions left for ten hours the next one waits %i ms', (remaining, wait) => {
  expect(waitFor({ remaining, reset_after: 10 * HOUR })).toBe(wait);
});

describe('a start', () => {
  let store: Store;
  let log: ReturnType<typeof memoryLog>;
  beforeEach(() => {
    store = openStore(':memory:');
    log = memoryLog();
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
  });

  const partsWith = (remaining: number, reset_after: number) => ({
    store,
    clock: systemClock,
    log,
    left: async () => ({ remaining, reset_after }),
  });

  test('says nothing where it need not wait', async () => {
    await createSessionLimit(partsWith(900, DAY)).wait();
    expect(log.written).toEqual([]);
  });

  test('that never came to a session counts for nothing; each session counts once', async () => {
    const starts = createSessionLimit(partsWith(900, DAY));
    await starts.wait();
    expect(await store.sessionsSince(0)).toEqual([]);
    await identifyThrottler(starts, systemClock).waitForIdentify(0, new AbortController().signal);
    expect(await store.sessionsSince(0)).toEqual([NOW]);
  });

  test('that closes before its session counts for nothing', async () => {
    const throttler = identifyThrottler(createSessionLimit(partsWith(900, DAY)), systemClock);
    await expect(throttler.waitForIdentify(0, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await store.sessionsSince(0)).toEqual([]);
  });

  test('goes on where it can not be noted, and says so', async () => {
    const full = { ...store, noteSession: () => Promise.reject(new Error('the disk is full')) };
    await createSessionLimit({ ...partsWith(900, DAY), store: full }).note();
    expect(log.written).toMatchObject([{ level: 'error', message: 'a session could not be noted' }]);
  });

  test('waits, and says so', async () => {
    const begun = performance.now();
    await createSessionLimit(partsWith(3, 150)).wait();
    expect(performance.now() - begun).toBeGreaterThan(145);
    expect(log.written).toEqual([
      {
        level: 'warn',
        facts: { starts: 0, left: 3, seconds: 1 },
        message: 'this bot was started too often: it waits before it connects',
      },
    ]);
  });

  test('goes on where Discord can not be asked', async () => {
    await createSessionLimit({ ...partsWith(0, 0), left: () => Promise.reject(new Error('no network')) }).wait();
    expect(log.written).toEqual([]);
  });

  test('may be called off while it waits', async () => {
    const controller = new AbortController();
    const passed = createSessionLimit(partsWith(0, HOUR)).wait(controller.signal);
    await expect.poll(() => log.written.length, PATIENT).toBe(1);
    controller.abort();
    await expect(passed).rejects.toThrow('aborted');
    expect(await store.sessionsSince(0)).toEqual([]);
  });
});
