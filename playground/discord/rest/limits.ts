import { createHash } from 'node:crypto';
import type { DiscordClock } from '../state/clock.js';
import { nameless } from './faults.js';

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

interface Ask {
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

const WIDE: RouteLimit = { method: '', pattern: '', count: 1000, perMs: 1000 };

export function createLimiter(clock: DiscordClock, limits: Limits | undefined): (ask: Ask) => LimitVerdict {
  const windows = new Map<string, Window>();
  const names = new Map<string, string>();

  const take = (key: string, { count, perMs }: Pick<RouteLimit, 'count' | 'perMs'>) => {
    const now = clock.now();
    const known = windows.get(key);
    const window = known && known.ends > now ? known : { ends: now + perMs, used: 0 };
    windows.set(key, window);
    const full = window.used >= count;
    if (!full) window.used += 1;
    return { full, left: count - window.used, seconds: (window.ends - now) / 1000, ends: window.ends };
  };

  // discord.js queues requests by this name, so no two routes may share one.
  const nameOf = (bucket: string): string => {
    const name = names.get(bucket) ?? createHash('sha256').update(bucket).digest('hex').slice(0, 32);
    names.set(bucket, name);
    return name;
  };

  return ({ method, pattern, major, ofInteraction }) => {
    if (limits && !ofInteraction) {
      const { full, seconds } = take('global', { count: limits.global ?? 50, perMs: 1000 });
      if (full) return { headers: { 'x-ratelimit-global': 'true' }, retryAfter: seconds, scope: 'global' };
    }
    const rule = limits?.routes?.find((one) => one.method === method && nameless(one.pattern) === nameless(pattern));
    const bucket = `${method} ${pattern}`;
    const state = rule
      ? take(`${bucket} ${major}`, rule)
      : { full: false, left: WIDE.count - 1, seconds: 1, ends: clock.now() + WIDE.perMs };
    const headers = {
      'x-ratelimit-limit': String((rule ?? WIDE).count),
      'x-ratelimit-remaining': String(state.left),
      'x-ratelimit-reset': (state.ends / 1000).toFixed(3),
      'x-ratelimit-reset-after': state.seconds.toFixed(3),
      'x-ratelimit-bucket': nameOf(bucket),
    };
    return { headers, retryAfter: state.full ? state.seconds : null, scope: 'user' };
  };
}

/** So many edits of messages that are older than so long does a channel take in so much time. */
export const OLD_EDITS = { olderThanMs: 3_600_000, count: 3, perMs: 6_000 } as const;

/** Counts edits of messages older than an hour, which a channel takes few of; gives the seconds to wait, or null. */
export function createOldEdits(clock: DiscordClock): (channelId: string, createdAt: number) => number | null {
  const edits = new Map<string, readonly number[]>();
  return (channelId, createdAt) => {
    const now = clock.now();
    if (now - createdAt < OLD_EDITS.olderThanMs) return null;
    const recent = (edits.get(channelId) ?? []).filter((at) => now - at < OLD_EDITS.perMs);
    const [first = now] = recent;
    if (recent.length >= OLD_EDITS.count) return (first + OLD_EDITS.perMs - now) / 1000;
    edits.set(channelId, [...recent, now]);
    return null;
  };
}
