import type { Database } from 'better-sqlite3';
import { type Clock, systemClock } from '../lib/clock.js';
import { isBusy, StoreBusy, StoreError, toStoreError } from './errors.js';
import { JobBatch, type JobOutcome } from './job-batch.js';

/** So many jobs share one commit, and with it one wait for the disk. */
const BATCH = 64;
/** Longer than a backup program or the like holds the write lock. */
const PATIENCE = 60_000;
/** From then on somebody may have to wait who has pressed. */
const LONG = 2_000;
const SHORTEST_PAUSE = 1;
const LONGEST_PAUSE = 25;

export interface WriterOptions {
  /** For messages. */
  readonly path: string;
  /** For how many milliseconds a job waits while another process holds the write lock. */
  readonly patience?: number | undefined;
  readonly clock?: Clock | undefined;
  /** Asked in each transaction before anything else; if it throws, nothing is written. */
  readonly allowed?: (() => void) | undefined;
  /** Told when something that was begun has come to nothing. */
  readonly undone: () => void;
  /** Told when nothing could be written, or nothing for long. */
  readonly trouble?: (() => void) | undefined;
}

interface Waiting {
  readonly job: () => unknown;
  readonly since: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits jobs in the order in which they came; those that come together share a transaction. While another process holds
 * the write lock they wait, and the event loop goes on.
 */
export class Writer {
  readonly #batch: JobBatch;
  readonly #options: WriterOptions;
  readonly #patience: number;
  readonly #clock: Clock;
  #queue: Waiting[] = [];
  #isScheduled = false;
  #isClosed = false;
  #pause = SHORTEST_PAUSE;

  constructor(sqlite: Database, options: WriterOptions) {
    this.#batch = new JobBatch(sqlite, options.undone);
    this.#options = options;
    this.#patience = options.patience ?? PATIENCE;
    this.#clock = options.clock ?? systemClock;
  }

  /** Runs `job` inside a transaction. What it returns is handed over only after the commit; if it throws, nothing is written. */
  write<T>(job: () => T): Promise<T> {
    if (this.#isClosed) return Promise.reject(new StoreError(`${this.#options.path} is closed.`));
    return new Promise<T>((resolve, reject) => {
      const since = this.#clock.monotonic();
      this.#queue.push({ job, since, resolve: resolve as (value: unknown) => void, reject });
      this.#schedule();
    });
  }

  /** Writes what is waiting, unless another process holds the lock, and takes nothing more. */
  close(): void {
    while (this.#queue.length > 0 && this.#flush());
    this.#isClosed = true;
    this.#giveUp(() => true);
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queue.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => this.#wake());
  }

  #wake(): void {
    this.#isScheduled = false;
    if (this.#isClosed) return;
    if (this.#flush()) {
      this.#pause = SHORTEST_PAUSE;
      this.#schedule();
    } else this.#waitForLock();
  }

  #waitForLock(): void {
    const now = this.#clock.monotonic();
    const hasWaited = (waiting: Waiting, ms: number): boolean => now - waiting.since >= ms;
    if (this.#queue.some((waiting) => hasWaited(waiting, Math.min(LONG, this.#patience)))) this.#options.trouble?.();
    this.#giveUp((waiting) => hasWaited(waiting, this.#patience));
    if (this.#queue.length === 0) return;
    this.#isScheduled = true;
    this.#clock.after(this.#pause, () => this.#wake());
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** Commits one batch; false if another process holds the lock. */
  #flush(): boolean {
    const batch = this.#queue.slice(0, BATCH);
    const outcomes = this.#commit(batch);
    if (outcomes === null) return false;
    this.#queue = this.#queue.slice(batch.length);
    outcomes.forEach((outcome, n) => {
      const { resolve, reject } = batch[n]!;
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.value);
    });
    return true;
  }

  /** null: another process holds the lock. */
  #commit(batch: readonly Waiting[]): readonly JobOutcome[] | null {
    const { path, allowed, trouble } = this.#options;
    const jobs = batch.map(({ job }) => job);
    try {
      return this.#batch.commit(jobs, allowed);
    } catch (error) {
      if (isBusy(error)) return null;
      trouble?.();
      const reason = toStoreError(error, path);
      return batch.map(() => ({ error: reason }));
    }
  }

  #giveUp(which: (waiting: Waiting) => boolean): void {
    const given = this.#queue.filter(which);
    this.#queue = this.#queue.filter((waiting) => !which(waiting));
    for (const { reject } of given)
      reject(new StoreBusy(`${this.#options.path} is locked by another program; nothing was written to it.`));
  }
}
