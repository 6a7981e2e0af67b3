import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from 'local-discord';
import type { Luck } from './luck.js';

/**
 * How fast people are: the slower the bot answers and the further the channels are behind, the more slowly they press. So no
 * machine is overrun, nor the fifty requests a second that Discord takes from a bot.
 */
export interface Tempo {
  /** Told of every answer. */
  answered(outcome: Outcome | null): void;
  /** Told of how many posts are late at each table. */
  behind(posts: number): void;
  /** The moment that somebody takes before the next press. */
  think(luck: Luck): Promise<void>;
  /** How much longer people think now than usual. */
  readonly slowness: number;
  /** Every wait ends, now and from now on. */
  end(): void;
  readonly ended: boolean;
  pause(ms: number): Promise<void>;
}

/** So many milliseconds people think at least and at most while the bot is quick. */
const THOUGHT = [300, 2_700] as const;
/** An answer in this time is quick. */
const QUICK = 300;
/** With so many late posts a table nobody waits for the channel. */
const CURRENT = 2;
const SLOWEST = 8;
/** The weight of a new answer in the average. */
const SHARE = 0.01;

export function createTempo(): Tempo {
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  let usual = QUICK;
  let late = 0;
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  const slowness = (): number => Math.min(SLOWEST, Math.max(1, usual / QUICK, late / CURRENT));
  return {
    answered(outcome) {
      if (outcome !== null) usual += SHARE * (outcome.latencyMs - usual);
    },
    behind(posts) {
      late = posts;
    },
    think: (luck) => pause(luck.anyOf(...THOUGHT) * slowness()),
    get slowness() {
      return slowness();
    },
    end: () => ending.abort(),
    get ended() {
      return ending.signal.aborted;
    },
    pause,
  };
}
