import { expect, test } from 'vitest';
import { memoryLog } from '../../test/support/discord-harness.js';
import { systemClock } from '../lib/clock.js';
import { createSyncedClock } from './clock.js';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;

/** A clock under test: what Discord takes for the time, and by how much the machine is wrong. */
function clockHarness(wrong = 0) {
  const world = { now: NOW, wrong, steady: 0 };
  const log = memoryLog();
  const steps: number[] = [];
  const clock = createSyncedClock({
    machine: { ...systemClock, now: () => world.now + world.wrong, monotonic: () => world.steady },
    log,
    corrected: (by) => void steps.push(by),
  });
  return {
    world,
    clock,
    log,
    steps,
    pass(ms: number) {
      world.now += ms;
      world.steady += ms;
    },
    /** An answer of Discord's that took so long, half of it on the way back. */
    asks(took = 0, by = 0) {
      const askedAt = world.steady;
      world.now += took;
      world.steady += took;
      clock.dated(Math.floor((world.now - took / 2 + by) / 1000) * 1000, askedAt);
    },
    /** How far it is from the truth. */
    error: () => Math.abs(clock.now() - world.now),
  };
}

test.each([-365 * 24 * HOUR, -HOUR, -10_000, 10_000, 2 * HOUR, 365 * 24 * HOUR])(
  'of a machine whose clock is wrong by %i ms it is right after the first answer, and that is told once',
  (wrong) => {
    const { asks, error, log, clock, steps, pass } = clockHarness(wrong);
    asks(200);
    expect(error()).toBeLessThan(1_100);
    pass(60_000);
    asks(200);
    expect(log.written.map(({ facts, message }) => ({ facts, message }))).toEqual([
      { facts: { seconds: expect.closeTo(wrong / 1000, -0.5) }, message: 'the clock of this machine is wrong' },
    ]);
    expect(Math.abs(clock.ahead() - wrong)).toBeLessThan(1_100);
    expect(steps).toEqual([]);
  },
);

test.each([-HOUR, HOUR])('a clock that is set by %i ms while the bot runs changes nothing', (wrong) => {
  const { asks, clock, world, error, steps, log } = clockHarness();
  asks();
  const before = clock.now();
  world.wrong = wrong;
  expect(clock.now()).toBe(before);
  asks();
  asks();
  expect(error()).toBeLessThan(2_000);
  expect(steps).toEqual([]);
  expect(log.written).toHaveLength(1);
});

test('a small difference, or a slow answer, is no reason to set it', () => {
  const { asks, clock, steps, world } = clockHarness(1_500);
  for (const took of [0, 100, 5_000, 30_000]) {
    asks(took);
    expect(clock.now()).toBe(world.now + 1_500);
  }
  expect(steps).toEqual([]);
});

test('one answer with a wrong date changes nothing, now and then; two in a row that say the same do', () => {
  const { asks, error, steps } = clockHarness();
  asks();
  for (const by of [HOUR, 0, HOUR, 0, -HOUR]) asks(0, by);
  expect(error()).toBe(0);
  asks(0, 2 * HOUR);
  asks(0, 2 * HOUR);
  expect(Math.abs(steps[0]! - 2 * HOUR)).toBeLessThan(1_100);
});

test('what Discord has made does not lie in the future, and may be old', () => {
  const { clock, world, error } = clockHarness(-HOUR);
  clock.made(world.now);
  expect(error()).toBe(0);
  clock.made(world.now - HOUR);
  clock.made(world.now - HOUR);
  expect(error()).toBe(0);
});
