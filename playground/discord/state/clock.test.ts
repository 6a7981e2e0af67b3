import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from './clock.js';
import { byAge, createIds, isSnowflake, shardOf } from './snowflake.js';

test('time set forward rings every alarm in between, in the order they fall due', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000 })), fc.integer({ min: 0, max: 12_000 }), (delays, ahead) => {
      const clock = createClock({ time: 'stands' });
      const rung: number[] = [];
      for (const delay of delays) clock.after(delay * 1_000, () => rung.push(delay));
      clock.advance(ahead * 1_000);
      clock.stop();
      expect(rung).toEqual(delays.filter((delay) => delay <= ahead).sort((a, b) => a - b));
    }),
  );
});

test('an alarm rings by itself, once, and not after it was called off', async () => {
  const clock = createClock();
  const rung: string[] = [];
  const rings = new Promise<void>((resolve) => {
    clock.after(20, () => {
      rung.push('late');
      resolve();
    });
  });
  clock.after(10, () => rung.push('never'))();
  clock.advance(5);
  await rings;
  clock.advance(60_000);
  expect(rung).toEqual(['late']);
  expect(() => clock.advance(-1)).toThrow('only goes forward');
});

test('a time that stands goes only as far as it is set', async () => {
  const clock = createClock({ time: 'stands' });
  const rung: string[] = [];
  clock.after(1, () => rung.push('set'));
  const before = clock.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([clock.now(), rung]).toEqual([before, []]);
  clock.advance(1);
  expect([clock.now(), rung]).toEqual([before + 1, ['set']]);
});

test('ids rise, are unique and tell their time', () => {
  const clock = createClock();
  const nextId = createIds(clock);
  const before = clock.now();
  const first = nextId();
  const after = clock.now();
  const ids = [first, ...Array.from({ length: 9_999 }, nextId)].map((id) => ({ id }));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(10_000);
  expect([...ids].sort(byAge)).toEqual(ids);
  expect(ids.every(({ id }) => isSnowflake(id))).toBe(true);
  const made = Number(BigInt(first) >> 22n) + 1_420_070_400_000;
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(after);
});

test('every guild belongs to exactly one shard', () => {
  const id = fc.bigInt({ min: 1n << 58n, max: 1n << 61n }).map(String);
  fc.assert(
    fc.property(id, fc.integer({ min: 1, max: 64 }), (guild, count) => {
      const shard = shardOf(guild, count);
      expect(shard >= 0 && shard < count).toBe(true);
    }),
  );
});
