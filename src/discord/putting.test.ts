import { RateLimitError } from 'discord.js';
import { expect, test } from 'vitest';
import { memoryLog, PATIENT } from '../../test/support/discord-harness.js';
import { systemClock } from '../lib/clock.js';
import { keepPutting, waitToPut } from './putting.js';

const WHAT = { what: 'things', level: 'error' } as const;

test('after a stop nothing is tried any more', async () => {
  let attempts = 0;
  const refused = async (): Promise<boolean> => {
    attempts += 1;
    if (attempts < 9) throw new Error('refused');
    return true;
  };
  const putting = keepPutting(refused, { log: memoryLog(), clock: systemClock, ...WHAT });
  await putting.end();
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
  expect([attempts, putting.isDone()]).toEqual([1, false]);
});

test('what may be taken away is looked for again and again, and what has to be put again is told of', async () => {
  const hour = 3_600_000;
  const outcomes = [true, false, 'refused', true, false];
  const waits: number[] = [];
  const look = async (): Promise<boolean> => {
    const outcome = outcomes.shift();
    if (typeof outcome !== 'boolean') throw new Error(outcome);
    return outcome;
  };
  const after = (ms: number, job: () => void) => {
    waits.push(ms);
    if (outcomes.length > 0) setImmediate(job);
    return () => undefined;
  };
  const log = memoryLog();
  const putting = keepPutting(look, { log, clock: { ...systemClock, after }, ...WHAT, again: hour });
  await expect.poll(() => waits, PATIENT).toEqual([hour, hour, 5_000, hour, hour]);
  expect(log.written.map(({ level }) => level)).toEqual(['info', 'error', 'info']);
  expect(putting.isDone()).toBe(true);
  await putting.end();
});

test('who hurries it looks at once, and never twice at the same time', async () => {
  const looks: (() => void)[] = [];
  const look = () => new Promise<boolean>((resolve) => looks.push(() => resolve(false)));
  const clock = { ...systemClock, after: () => () => undefined };
  const putting = keepPutting(look, { log: memoryLog(), clock, ...WHAT, again: 3_600_000 });
  expect(looks).toHaveLength(1);
  putting.hurry();
  putting.hurry();
  expect(looks).toHaveLength(1);
  looks[0]!();
  await expect.poll(() => looks.length, PATIENT).toBe(2);
  looks[1]!();
  await expect.poll(() => putting.isDone(), PATIENT).toBe(true);
  putting.hurry();
  await expect.poll(() => looks.length, PATIENT).toBe(3);
  await putting.end();
});

test('the pauses between attempts grow, up to ten minutes', () => {
  const seconds = [1, 2, 3, 8, 50].map((failed) => waitToPut(failed) / 1000);
  expect(seconds).toEqual([5, 10, 20, 600, 600]);
});

test('who hears that it is too much waits for as long as that says', async () => {
  const hour = 3_600_000;
  const limited = async (): Promise<boolean> => {
    throw new RateLimitError({
      timeToReset: 0,
      limit: 1,
      method: 'POST',
      hash: '',
      url: '',
      route: '',
      majorParameter: '',
      global: false,
      retryAfter: hour,
      sublimitTimeout: 0,
      scope: 'user',
    });
  };
  const waits: number[] = [];
  const after = (ms: number) => {
    waits.push(ms);
    return () => undefined;
  };
  const clock = { ...systemClock, after };
  const putting = keepPutting(limited, { log: memoryLog(), clock, ...WHAT });
  await expect.poll(() => waits, PATIENT).toEqual([hour]);
  await putting.end();
});
