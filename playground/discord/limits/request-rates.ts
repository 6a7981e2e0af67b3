import { createHash } from 'node:crypto';
import { nameless } from '../rest/pattern.js';
import type { DiscordClock } from '../state/clock.js';
import { GLOBAL_RATE } from './global-rate.js';
import { type Rate, RateWindows, type Room } from './rate-windows.js';

/** Rate limits to be enforced. Discord publishes none but the global one, so a test names those it wants. */
export interface Limits {
  /** Requests a second over all routes but those of interactions; 50 unless said otherwise. */
  readonly global?: number;
  readonly routes?: readonly RouteLimit[];
  /** Requests with an interaction's token once it is acknowledged, whatever they do. */
  readonly token?: Rate;
  /** New messages in a channel by the tokens of all interactions. */
  readonly followUps?: Rate;
}

export interface RouteLimit extends Rate {
  readonly method: string;
  /** As in the route's pattern: `/channels/:channel/messages/:message`. */
  readonly pattern: string;
  /** Routes with the same name have one bucket in the headers, although each is counted by itself. */
  readonly name?: string;
}

export interface LimitVerdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait if there is no room left. */
  readonly retryAfter: number | null;
  readonly scope: 'user' | 'shared' | 'global';
}

/** What a request is counted by. */
export interface RateKey {
  readonly method: string;
  readonly pattern: string;
  /** The channel, guild or webhook a limit is counted for. */
  readonly major: string;
  readonly ofInteraction: boolean;
  /** The channel of the interaction whose token is in the address. */
  readonly channelId: string | null;
}

const WIDE: Rate = { count: 1000, perMs: 1000 };
const FOLLOW_UP = '/webhooks/:application/:token';

/** Counts requests: against the limits that are named, else against none. */
export class RequestRates {
  readonly #clock: DiscordClock;
  readonly #limits: Limits | undefined;
  readonly #windows: RateWindows;
  readonly #names = new Map<string, string>();

  constructor(clock: DiscordClock, limits: Limits | undefined) {
    this.#clock = clock;
    this.#limits = limits;
    this.#windows = new RateWindows(clock);
  }

  /** Counts a request and tells whether there was room for it. */
  take(key: RateKey): LimitVerdict {
    if (this.#limits && !key.ofInteraction) {
      const { full, seconds } = this.#windows.count('global', {
        ...GLOBAL_RATE,
        count: this.#limits.global ?? GLOBAL_RATE.count,
      });
      if (full) return { headers: { 'x-ratelimit-global': 'true' }, retryAfter: seconds, scope: 'global' };
    }
    const { room, count, name } = this.#ownRoom(key);
    const headers = {
      'x-ratelimit-limit': String(count),
      'x-ratelimit-remaining': String(room.left),
      'x-ratelimit-reset': (room.ends / 1000).toFixed(3),
      'x-ratelimit-reset-after': room.seconds.toFixed(3),
      'x-ratelimit-bucket': this.#hashOf(name),
    };
    if (room.full) return { headers, retryAfter: room.seconds, scope: 'user' };
    const shared = this.#sharedRoom(key);
    if (shared?.full) return { headers, retryAfter: shared.seconds, scope: 'shared' };
    return { headers, retryAfter: null, scope: 'user' };
  }

  /** What is left for this route, channel or token, of which the headers tell. */
  #ownRoom({ method, pattern, major }: RateKey): { room: Room; count: number; name: string } {
    const route = `${method} ${pattern}`;
    const { routes, token } = this.#limits ?? {};
    const ofRoute = routes?.find((one) => one.method === method && nameless(one.pattern) === nameless(pattern));
    if (ofRoute) {
      const { count, name = route } = ofRoute;
      return { room: this.#windows.count(`${route} ${major}`, ofRoute), count, name };
    }
    // Each method has its own name here, so that discord.js is told too little rather than too much.
    if (token && pattern.startsWith(FOLLOW_UP)) {
      return { room: this.#windows.count(`token ${major}`, token), count: token.count, name: route };
    }
    const ends = this.#clock.now() + WIDE.perMs;
    return { room: { full: false, left: WIDE.count - 1, seconds: 1, ends }, count: WIDE.count, name: route };
  }

  /** What is left of what no header tells of. */
  #sharedRoom({ method, pattern, channelId }: RateKey): Room | null {
    const { followUps } = this.#limits ?? {};
    if (!followUps || method !== 'POST' || pattern !== FOLLOW_UP || channelId === null) return null;
    return this.#windows.count(`follow-ups ${channelId}`, followUps);
  }

  /** discord.js queues requests by this, so routes share one only where they do at Discord. */
  #hashOf(name: string): string {
    const hash = this.#names.get(name) ?? createHash('sha256').update(name).digest('hex').slice(0, 32);
    this.#names.set(name, hash);
    return hash;
  }
}
