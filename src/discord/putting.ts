import { pauseAfter } from '../lib/backoff.js';
import type { Clock } from '../lib/clock.js';
import { sleep } from '../lib/sleep.js';
import { restAfter } from './fault.js';
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
  /** After so many milliseconds it looks again whether all of it is still there; left out: never. */
  readonly again?: number;
}

export interface Putting {
  /** Whether Discord has had all of it as it is here. */
  isDone(): boolean;
  /** Looks at once, in place of when it would have. */
  hurry(): void;
  /** Tries no more. */
  end(): Promise<void>;
}

/**
 * Puts something that Discord keeps for the application, after longer and longer pauses until it is done. `put` tells whether
 * it differed.
 */
export function keepPutting(
  put: (signal: AbortSignal) => Promise<boolean>,
  { log, clock, what, level, again }: PuttingDeps,
  pause = waitToPut,
): Putting {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  let hurrying = new AbortController();
  let done = false;
  let failed = 0;
  /** Returns how long to wait for the next one. */
  const attempt = async (): Promise<number | undefined> => {
    try {
      const changed = await put(signal);
      if (changed || !done) log.info({ put: changed }, `${what} are up to date`);
      done = true;
      failed = 0;
      return again;
    } catch (error) {
      if (signal.aborted) return undefined;
      failed += 1;
      const wait = Math.max(pause(failed), restAfter(error));
      log[level]({ err: error, seconds: wait / SECOND }, `putting the ${what} failed`);
      return wait;
    }
  };
  const attempts = async (): Promise<void> => {
    while (!signal.aborted) {
      hurrying = new AbortController();
      const wait = await attempt();
      if (wait === undefined) return;
      await sleep(clock, wait, AbortSignal.any([signal, hurrying.signal])).catch(() => undefined);
    }
  };
  void attempts();
  return {
    isDone: () => done,
    hurry: () => hurrying.abort(),
    async end() {
      calledOff.abort();
    },
  };
}
