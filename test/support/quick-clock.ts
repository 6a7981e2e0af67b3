import { type Clock, systemClock } from '../../src/lib/clock.js';

/** So many times as quick as others. */
const SPEED = 50;

/** Pauses are short by it. */
export const quickClock: Clock = {
  ...systemClock,
  monotonic: () => SPEED * systemClock.monotonic(),
  after: (ms, then) => systemClock.after(quickly(ms), then),
};

/** How long that takes by it. */
export function quickly(ms: number): number {
  return ms / SPEED;
}
