import type { DiscordClock } from '../state/clock.js';

export const STARTS_A_DAY = { remaining: 1000, resetAfterMs: 24 * 3_600_000 };

/** How many sessions may still be begun, and how long until they are counted anew. */
export interface StartLimit {
  readonly remaining: number;
  readonly resetAfterMs: number;
}

/** Counts the sessions that a bot begins, of which Discord allows a thousand a day. */
export class SessionStarts {
  readonly #clock: DiscordClock;
  readonly #first: StartLimit;
  #remaining: number;
  /** Null until somebody asks for the first time, however long that takes to come up. */
  #ends: number | null = null;

  constructor(clock: DiscordClock, first: StartLimit = STARTS_A_DAY) {
    this.#clock = clock;
    this.#first = first;
    this.#remaining = first.remaining;
  }

  count(): void {
    this.#renew();
    this.#remaining = Math.max(0, this.#remaining - 1);
  }

  /** As `/gateway/bot` tells it. */
  limit(): { total: number; remaining: number; reset_after: number; max_concurrency: number } {
    const left = this.#renew() - this.#clock.now();
    return {
      total: STARTS_A_DAY.remaining,
      remaining: this.#remaining,
      reset_after: Math.round(left),
      max_concurrency: 1,
    };
  }

  /** Counts anew when the day is over; tells when the present one ends. */
  #renew(): number {
    const now = this.#clock.now();
    this.#ends ??= now + this.#first.resetAfterMs;
    if (now >= this.#ends) {
      this.#remaining = STARTS_A_DAY.remaining;
      this.#ends = now + STARTS_A_DAY.resetAfterMs;
    }
    return this.#ends;
  }
}
