import type { DiscordClock } from '../state/clock.js';

/** So many requests in so much time. */
export interface Rate {
  readonly count: number;
  readonly perMs: number;
}

/** What is left of a rate. */
export interface Room {
  readonly full: boolean;
  readonly left: number;
  /** Seconds until it is counted anew, and when that is. */
  readonly seconds: number;
  readonly ends: number;
}

interface Window {
  readonly ends: number;
  used: number;
}

const SWEPT_ABOVE = 1000;

/** Counts in windows that begin with the first request and end after the rate's time. */
export class RateWindows {
  readonly #clock: DiscordClock;
  readonly #windows = new Map<string, Window>();
  #sweptAbove = SWEPT_ABOVE;

  constructor(clock: DiscordClock) {
    this.#clock = clock;
  }

  /** Counts one more under this key, unless there is no room. */
  count(key: string, { count, perMs }: Rate): Room {
    const now = this.#clock.now();
    const known = this.#windows.get(key);
    const window = known && known.ends > now ? known : { ends: now + perMs, used: 0 };
    this.#windows.set(key, window);
    this.#sweep(now);
    const full = window.used >= count;
    if (!full) window.used += 1;
    return { full, left: count - window.used, seconds: (window.ends - now) / 1000, ends: window.ends };
  }

  /** Every token has a window of its own, so those that are over have to go. */
  #sweep(now: number): void {
    if (this.#windows.size <= this.#sweptAbove) return;
    for (const [key, { ends }] of this.#windows) if (ends <= now) this.#windows.delete(key);
    this.#sweptAbove = Math.max(SWEPT_ABOVE, this.#windows.size * 2);
  }
}
