import { startStopwatch } from '../../timer-drift.js';
import type { Changes, WorldChange } from '../state/changes.js';

export interface WaitOptions {
  /** Real milliseconds. */
  readonly timeoutMs?: number;
  /** What is waited for, for the error. */
  readonly what?: string;
}

export interface LookOptions extends WaitOptions {
  /** Which changes are worth a look; every one, unless said otherwise. */
  readonly after?: (change: WorldChange) => boolean;
}

export interface SettleOptions {
  /** How long nothing must have happened. */
  readonly quietMs?: number;
  readonly timeoutMs?: number;
}

export interface Waiting {
  /** Looks now and after every change until there is something. */
  until<T>(look: () => T | null | undefined | false, options?: LookOptions): Promise<T>;
  /** Resolves when nothing is under way and nothing has happened for a moment. */
  settle(options?: SettleOptions): Promise<void>;
  /** Breaks off everything that still waits. */
  close(): void;
}

/** Much longer than anything takes, on any machine: who waits in vain is told what for. */
const PATIENCE = 120_000;
/** Nothing must have happened at so many looks, or one that came late would see the quiet before what came in with it. */
const LOOKS = 6;

/** Waiting without looking again and again: every look has a change as its cause. */
export function createWaiting(changes: Changes, busy: () => string | null): Waiting {
  const waiters = new Set<(error: Error) => void>();

  const wait = <T>(
    begin: (done: (value: T) => void, fail: (error: Error) => void) => () => void,
    timeoutMs: number,
    late: () => string,
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        waiters.delete(fail);
        end();
      };
      const fail = (error: Error): void => {
        stop();
        reject(error);
      };
      const timer = setTimeout(() => fail(new Error(late())), timeoutMs);
      waiters.add(fail);
      const end = begin((value) => {
        stop();
        resolve(value);
      }, fail);
    });

  return {
    async until(look, { timeoutMs = PATIENCE, what = 'what was expected', after = () => true } = {}) {
      const now = look();
      if (now) return now;
      return wait(
        (done, fail) =>
          changes.on((change) => {
            try {
              const found = after(change) && look();
              if (found) done(found);
            } catch (error) {
              fail(error instanceof Error ? error : new Error(String(error)));
            }
          }),
        timeoutMs,
        () => `Waited ${timeoutMs} ms in vain for ${what}`,
      );
    },
    settle: ({ quietMs = 60, timeoutMs = PATIENCE } = {}) =>
      wait(
        (done) => {
          let looks = 0;
          let passed = startStopwatch();
          const later = (): NodeJS.Timeout => setTimeout(look, quietMs / LOOKS);
          let timer = later();
          function look(): void {
            looks += 1;
            // On a machine that is late, what is still to come is late as well.
            if (looks >= LOOKS && passed() >= quietMs && busy() === null) done(undefined);
            else timer = later();
          }
          const off = changes.on(() => {
            clearTimeout(timer);
            looks = 0;
            passed = startStopwatch();
            timer = later();
          });
          return () => {
            clearTimeout(timer);
            off();
          };
        },
        timeoutMs,
        () => `Not settled after ${timeoutMs} ms: ${busy() ?? 'something happens all the time'}`,
      ),
    close() {
      for (const fail of [...waiters]) fail(new Error('The stand-in was closed'));
    },
  };
}
