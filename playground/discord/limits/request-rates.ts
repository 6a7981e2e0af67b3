import { createHash } from 'node:crypto';
import { nameless } from '../rest/pattern.js';
import type { DiscordClock } from '../state/clock.js';

/** Rate limits to be enforced. Discord publishes none but the global one, so a test names those it wants. */
export interface Limits {
  /** Requests a second over all routes but those of interactions; 50 unless said otherwise. */
  readonly global?: number;
  readonly routes?: readonly RouteLimit[];
}

export interface RouteLimit {
  readonly method: string;
  /** As in the route's pattern: `/channels/:channel/messages/:message`. */
  readonly pattern: string;
  readonly count: number;
  readonly perMs: number;
}

export interface LimitVerdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait if there is no room left. */
  readonly retryAfter: number | null;
  readonly scope: 'user' | 'global';
}

/** What a request is counted by. */
export interface RateKey {
  readonly method: string;
  readonly pattern: string;
  /** The channel, guild or webhook a limit is counted for. */
  readonly major: string;
  readonly ofInteraction: boolean;
}

interface Window {
  readonly ends: number;
  used: number;
}

interface Room {
  readonly full: boolean;
  readonly left: number;
  readonly seconds: number;
  readonly ends: number;
}

type Rate = Pick<RouteLimit, 'count' | 'perMs'>;

const WIDE: Rate = { count: 1000, perMs: 1000 };

/** Counts requests: against the global limit and the route's own where a test names some, else against none. */
export class RequestRates {
  readonly #clock: DiscordClock;
  readonly #limits: Limits | undefined;
  readonly #windows = new Map<string, Window>();
  readonly #names = new Map<string, string>();

  constructor(clock: DiscordClock, limits: Limits | undefined) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Counts a request and tells whether there was room for it. */
  take({ method, pattern, major, ofInteraction }: RateKey): LimitVerdict {
    if (this.#limits && !ofInteraction) {
      const { full, seconds } = this.#count('global', { count: this.#limits.global ?? 50, perMs: 1000 });
      if (full) return { headers: { 'x-ratelimit-global': 'true' }, retryAfter: seconds, scope: 'global' };
    }
    const bucket = `${method} ${pattern}`;
    const rate = this.#rateOf(method, pattern);
    const room = rate ? this.#count(`${bucket} ${major}`, rate) : this.#wideRoom();
    const headers = {
      'x-ratelimit-limit': String((rate ?? WIDE).count),
      'x-ratelimit-remaining': String(room.left),
      'x-ratelimit-reset': (room.ends / 1000).toFixed(3),
      'x-ratelimit-reset-after': room.seconds.toFixed(3),
      'x-ratelimit-bucket': this.#nameOf(bucket),
    };
    return { headers, retryAfter: room.full ? room.seconds : null, scope: 'user' };
  }

  #rateOf(method: string, pattern: string): Rate | undefined {
    return this.#limits?.routes?.find((one) => one.method === method && nameless(one.pattern) === nameless(pattern));
  }

  #count(key: string, { count, perMs }: Rate): Room {
    const now = this.#clock.now();
    const known = this.#windows.get(key);
    const window = known && known.ends > now ? known : { ends: now + perMs, used: 0 };
    this.#windows.set(key, window);
    const full = window.used >= count;
    if (!full) window.used += 1;
    return { full, left: count - window.used, seconds: (window.ends - now) / 1000, ends: window.ends };
  }

  #wideRoom(): Room {
    return { full: false, left: WIDE.count - 1, seconds: 1, ends: this.#clock.now() + WIDE.perMs };
  }

  /** discord.js queues requests by this name, so no two routes may share one. */
  #nameOf(bucket: string): string {
    const name = this.#names.get(bucket) ?? createHash('sha256').update(bucket).digest('hex').slice(0, 32);
    this.#names.set(bucket, name);
    return name;
  }
}
