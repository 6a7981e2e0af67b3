import { pauseAfter } from '../../lib/backoff.js';
import type { Clock } from '../../lib/clock.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** After a refusal a channel is tried again so much later, twice as late each time… */
export const FIRST_REST = MINUTE;
/** …and this late at most. */
const LONGEST_REST = 60 * MINUTE;
/** Also when something tells that it may work again it is not tried sooner than so long after the last try. */
const LEAST_REST = 5 * SECOND;

interface Shut {
  failures: number;
  triedAt: number;
  nextAt: number;
  /** One post may be tried there. */
  trying: boolean;
}

/** Which channels take nothing, and when each of them is tried again. */
export interface ChannelBackoff {
  /** Whether something may be sent there: the channel takes messages, as far as is known, or is being tried. */
  isOpen(channel: string): boolean;
  has(channel: string): boolean;
  /** Whether it is known that it refuses, and it is not to be tried again yet. */
  isShut(channel: string): boolean;
  /** It has refused something. */
  markRefused(channel: string): void;
  /** It is known that it would refuse. */
  markShut(channel: string): void;
  /** It takes nothing until something is heard of it. */
  hold(channel: string): void;
  /** It may work again; `rest`: so much later than the last try at least. */
  retrySoon(channel: string, rest?: number): void;
  /** It works, or nothing will be sent there any more. */
  markOpen(channel: string): void;
  /** The channels whose time has come: they are being tried from now on. */
  takeDue(): readonly string[];
}

export function createChannelBackoff({ monotonic: now }: Pick<Clock, 'monotonic'>): ChannelBackoff {
  const channels = new Map<string, Shut>();

  function entry(channel: string): Shut {
    const known = channels.get(channel);
    if (known !== undefined) return known;
    const made = { failures: 0, triedAt: Number.NEGATIVE_INFINITY, nextAt: Number.POSITIVE_INFINITY, trying: false };
    channels.set(channel, made);
    return made;
  }

  function rest(shut: Shut): void {
    shut.trying = false;
    shut.nextAt = now() + pauseAfter(shut.failures++, { first: FIRST_REST, longest: LONGEST_REST });
  }

  return {
    isOpen: (channel) => channels.get(channel)?.trying ?? true,
    has: (channel) => channels.has(channel),
    isShut(channel) {
      const shut = channels.get(channel);
      return shut !== undefined && !shut.trying && shut.nextAt > now() && shut.nextAt < Number.POSITIVE_INFINITY;
    },
    markRefused(channel) {
      const shut = entry(channel);
      shut.triedAt = now();
      rest(shut);
    },
    markShut(channel) {
      const shut = entry(channel);
      if (shut.trying || shut.nextAt === Number.POSITIVE_INFINITY) rest(shut);
    },
    hold(channel) {
      const shut = entry(channel);
      shut.trying = false;
      shut.nextAt = Number.POSITIVE_INFINITY;
    },
    retrySoon(channel, least = LEAST_REST) {
      const shut = entry(channel);
      shut.nextAt = Math.min(shut.nextAt, Math.max(now(), shut.triedAt + least));
    },
    markOpen: (channel) => void channels.delete(channel),
    takeDue() {
      const time = now();
      return [...channels].flatMap(([channel, shut]) => {
        if (shut.trying || shut.nextAt > time) return [];
        shut.trying = true;
        shut.triedAt = time;
        return [channel];
      });
    },
  };
}
