import {
  type APIGatewayBotInfo,
  type APIGatewaySessionStartLimit,
  type IIdentifyThrottler,
  type REST,
  Routes,
} from 'discord.js';
import type { Clock } from '../lib/clock.js';
import { sleep } from '../lib/sleep.js';
import type { Store } from '../store/interface.js';
import type { Log } from './log.js';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/**
 * Discord allows a thousand sessions a day and takes the token away after that. So many in an hour are free, then each
 * waits, the longer the more there are; and from so many in a day on each waits for the longest time, so that no day sees
 * more than seven hundred.
 */
const FREE_IN_HOUR = 200;
const FREE_IN_DAY = 400;
const FIRST_WAIT = 10 * SECOND;
const LONGEST_WAIT = 300 * SECOND;
/** So many wait for the same time before it doubles. */
const STEP = 5;

/** With so many left for today each start waits; with so few there is none any more. */
const FEW = 100;
const RESERVE = 10;

/** How long the next session has to wait for those that were begun at these times. */
export function waitAfter(starts: readonly number[], now: number): number {
  const inDay = starts.filter((at) => at > now - DAY && at <= now);
  if (inDay.length >= FREE_IN_DAY) return LONGEST_WAIT;
  const beyond = inDay.filter((at) => at > now - HOUR).length - FREE_IN_HOUR;
  return beyond < 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.floor(beyond / STEP));
}

type Left = Pick<APIGatewaySessionStartLimit, 'remaining' | 'reset_after'>;

/** How long the next session has to wait where Discord allows so many more until it counts anew. */
export function waitFor({ remaining, reset_after }: Left): number {
  if (remaining > FEW) return 0;
  return remaining <= RESERVE ? reset_after : Math.min(LONGEST_WAIT, reset_after / remaining);
}

/** Asks Discord how many there are left. */
export async function sessionsLeft(rest: REST): Promise<Left> {
  const { session_start_limit: limit } = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
  return limit;
}

export interface SessionLimitDeps {
  readonly store: Pick<Store, 'sessionsSince' | 'noteSession'>;
  readonly left: () => Promise<Left>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Lets a session begin, after a wait where there have been too many. */
export interface SessionLimit {
  wait(signal?: AbortSignal): Promise<void>;
  /** A session is about to be begun. A connection that never came to that is none. */
  note(): Promise<void>;
}

export function createSessionLimit({ store, left, clock, log }: SessionLimitDeps): SessionLimit {
  return {
    async wait(signal) {
      // Who can't be asked can't be connected to either, which then says why.
      const limit = await left().catch(() => null);
      const lately = await store.sessionsSince(clock.now() - DAY);
      const own = waitAfter(lately, clock.now());
      const advised = limit === null ? 0 : waitFor(limit);
      const wait = Math.max(own, advised);
      if (wait === 0) return;
      const facts = { starts: lately.length, left: limit?.remaining, seconds: Math.ceil(wait / SECOND) };
      log.warn(facts, 'this bot was started too often: it waits before it connects');
      await sleep(clock, wait, signal);
    },
    async note() {
      try {
        await store.noteSession(clock.now());
      } catch (error) {
        // Discord counts them as well; without a connection nobody would be told what is wrong.
        log.error({ err: error }, 'a session could not be noted');
      }
    },
  };
}

/** Discord lets a connection begin a session every five seconds. */
const BETWEEN = 5 * SECOND;

/** Notes each session, and has each further one of a process wait in its turn; the first one has waited before it connected. */
export function identifyThrottler(starts: SessionLimit, clock: Pick<Clock, 'monotonic' | 'after'>): IIdentifyThrottler {
  let last: number | null = null;
  return {
    async waitForIdentify(_, signal) {
      if (last !== null) {
        await starts.wait(signal);
        await sleep(clock, Math.max(0, last + BETWEEN - clock.monotonic()), signal);
      }
      signal.throwIfAborted();
      await starts.note();
      last = clock.monotonic();
    },
  };
}
