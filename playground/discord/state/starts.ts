import type { DiscordClock } from './clock.js';

export const STARTS_A_DAY = { remaining: 1000, resetAfterMs: 24 * 3_600_000 };

/** How many sessions may still be begun, and how long until they are counted anew. */
export interface StartLimit {
  readonly remaining: number;
  readonly resetAfterMs: number;
}

/** Counts the sessions that a bot begins, of which Discord allows a thousand a day. */
export interface Starts {
  count(): void;
  /** As `/gateway/bot` tells it. */
  limit(): { total: number; remaining: number; reset_after: number; max_concurrency: number };
}

export function createStarts(clock: DiscordClock, first: StartLimit = STARTS_A_DAY): Starts {
  let { remaining } = first;
  let ends: number | null = null;
  const roll = (): number => {
    // Not before somebody asks for the first time, however long that takes to come up.
    ends ??= clock.now() + first.resetAfterMs;
    if (clock.now() >= ends) {
      remaining = STARTS_A_DAY.remaining;
      ends = clock.now() + STARTS_A_DAY.resetAfterMs;
    }
    return ends;
  };
  return {
    count() {
      roll();
      remaining = Math.max(0, remaining - 1);
    },
    limit() {
      const left = roll() - clock.now();
      return { total: STARTS_A_DAY.remaining, remaining, reset_after: Math.round(left), max_concurrency: 1 };
    },
  };
}
