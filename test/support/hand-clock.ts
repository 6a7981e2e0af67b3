import { type Clock, systemClock } from '../../src/lib/clock.js';

/** A clock whose time passes by hand: however slow the machine is, nothing is due before the test says so. */
export interface HandClock extends Clock {
  /** Does what is due next, as late as that is, unless it is due later than `last`. */
  next(last?: number): void;
}

/** Begins at 0; its time of day is the machine's. */
export function handClock(): HandClock {
  const timers = new Set<{ readonly at: number; readonly job: () => void }>();
  let time = 0;
  return {
    ...systemClock,
    monotonic: () => time,
    after(ms, job) {
      const timer = { at: time + ms, job };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    next(last = Number.POSITIVE_INFINITY) {
      const [first] = [...timers].sort((one, other) => one.at - other.at);
      if (first === undefined || first.at > last) return;
      timers.delete(first);
      time = Math.max(time, first.at);
      first.job();
    },
  };
}
