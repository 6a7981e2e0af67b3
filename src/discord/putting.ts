import { RateLimitError } from 'discord.js';
import { pauseAfter } from '../lib/backoff.js';
import type { Clock } from '../lib/clock.js';
import { sleep } from '../lib/sleep.js';
import type { Log } from './log.js';

const SECOND = 1000;
const PAUSES = { first: 5 * SECOND, longest: 600 * SECOND };

/** How long to wait after so many attempts that failed. */
export function waitToPut(failed: number): number {
  return pauseAfter(failed - 1, PAUSES);
}

interface PuttingDeps {
  readonly log: Log;
  readonly clock: Clock;
  /** What is put, as the log calls it. */
  readonly what: string;
  /** How much a failure matters. */
  readonly level: 'warn' | 'error';
}

export interface Putting {
  /** Whether Discord has all of it as it is here. */
  isDone(): boolean;
  /** Tries no more. */
  end(): Promise<void>;
}

/** Puts something that Discord keeps for the application, after longer and longer pauses until it is done. `put` tells whether it differed. */
export function keepPutting(
  put: (signal: AbortSignal) => Promise<boolean>,
  { log, clock, what, level }: PuttingDeps,
  pause = waitToPut,
): Putting {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  let done = false;
  const attempts = async (): Promise<void> => {
    for (let failed = 1; !done && !signal.aborted; failed += 1) {
      try {
        const changed = await put(signal);
        done = true;
        log.info({ put: changed }, `${what} are up to date`);
      } catch (error) {
        if (signal.aborted) return;
        const wait = Math.max(pause(failed), limitLeft(error));
        log[level]({ err: error, seconds: wait / SECOND }, `putting the ${what} failed`);
        await sleep(clock, wait, signal).catch(() => undefined);
      }
    }
  };
  void attempts();
  return {
    isDone: () => done,
    async end() {
      calledOff.abort();
    },
  };
}

/** So many milliseconds a rate limit lets nothing through, if that was why it failed. */
function limitLeft(error: unknown): number {
  return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : 0;
}
