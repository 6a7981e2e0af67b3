import type { Changes, WorldChange } from '../state/changes.js';
import { Quiet } from './quiet.js';

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

/** Much longer than anything takes, on any machine: who waits in vain is told what for. */
const PATIENCE = 120_000;

interface Wait<T> {
  /** Begins to look; the returned function ends that. */
  readonly begin: (done: (value: T) => void, fail: (error: Error) => void) => () => void;
  readonly timeoutMs: number;
  /** What is said when the time is over. */
  readonly late: () => string;
}

/** Waiting without looking again and again: every look has a change as its cause. */
export class Waiting {
  readonly #changes: Changes;
  readonly #busy: () => string | null;
  readonly #waiters = new Set<(error: Error) => void>();

  /** `busy` tells what is still under way; null: nothing. */
  constructor(changes: Changes, busy: () => string | null) {
    this.#changes = changes;
    this.#busy = busy;
  }

  /** Looks now and after every change until there is something. */
  async until<T>(look: () => T | null | undefined | false, options: LookOptions = {}): Promise<T> {
    const { timeoutMs = PATIENCE, what = 'what was expected', after = () => true } = options;
    const now = look();
    if (now) return now;
    return this.#wait<T>({
      begin: (done, fail) =>
        this.#changes.on((change) => {
          try {
            const found = after(change) && look();
            if (found) done(found);
          } catch (error) {
            fail(error instanceof Error ? error : new Error(String(error)));
          }
        }),
      timeoutMs,
      late: () => `Waited ${timeoutMs} ms in vain for ${what}`,
    });
  }

  /** Resolves when nothing is under way and nothing has happened for a moment. */
  settle({ quietMs = 60, timeoutMs = PATIENCE }: SettleOptions = {}): Promise<void> {
    return this.#wait<void>({
      begin: (done) => {
        const quiet = new Quiet(quietMs, this.#busy, done);
        const off = this.#changes.on(() => quiet.restart());
        return () => {
          quiet.stop();
          off();
        };
      },
      timeoutMs,
      late: () => `Not settled after ${timeoutMs} ms: ${this.#busy() ?? 'something happens all the time'}`,
    });
  }

  /** Breaks off everything that still waits. */
  close(): void {
    for (const fail of [...this.#waiters]) fail(new Error('The stand-in was closed'));
  }

  #wait<T>({ begin, timeoutMs, late }: Wait<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        this.#waiters.delete(fail);
        end();
      };
      const fail = (error: Error): void => {
        stop();
        reject(error);
      };
      const timer = setTimeout(() => fail(new Error(late())), timeoutMs);
      this.#waiters.add(fail);
      const end = begin((value) => {
        stop();
        resolve(value);
      }, fail);
    });
  }
}
