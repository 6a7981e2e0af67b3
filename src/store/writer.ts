import type { Database } from 'better-sqlite3';
import { isBusy, StoreBusy, StoreError, toStoreError } from './errors.js';

/** So many jobs share one commit, and with it one wait for the disk. */
const BATCH = 64;
/** Longer than a backup program or the like holds the write lock. */
const PATIENCE = 60_000;
/** From then on somebody may have to wait who has pressed. */
const LONG = 2_000;
const SHORTEST_PAUSE = 1;
const LONGEST_PAUSE = 25;

export interface Writer {
  /** Runs `job` inside a transaction. What it returns is handed over only after the commit; if it throws, nothing is written. */
  write<T>(job: () => T): Promise<T>;
  /** Writes what is waiting, unless another process holds the lock, and takes nothing more. */
  close(): void;
}

export interface WriterOptions {
  /** For messages. */
  readonly path: string;
  /** For how many milliseconds a job waits while another process holds the write lock. */
  readonly patience?: number | undefined;
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

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Commits jobs in the order in which they came. Those that come together share a transaction, each under its own
 * savepoint. While another process holds the write lock they wait, and the event loop goes on.
 */
export function createWriter(
  sqlite: Database,
  { path, patience = PATIENCE, allowed, undone, trouble }: WriterOptions,
): Writer {
  const begin = sqlite.prepare('BEGIN IMMEDIATE');
  const commit = sqlite.prepare('COMMIT');
  const rollback = sqlite.prepare('ROLLBACK');
  const savepoint = sqlite.prepare('SAVEPOINT job');
  const release = sqlite.prepare('RELEASE job');
  const rollbackJob = sqlite.prepare('ROLLBACK TO job');

  let queue: Waiting[] = [];
  let scheduled = false;
  let closed = false;
  let pause = SHORTEST_PAUSE;

  function schedule(): void {
    if (scheduled || queue.length === 0) return;
    scheduled = true;
    setImmediate(wake);
  }

  function wake(): void {
    scheduled = false;
    if (closed) return;
    if (flush()) {
      pause = SHORTEST_PAUSE;
      schedule();
      return;
    }
    if (queue.some((waiting) => performance.now() - waiting.since >= Math.min(LONG, patience))) trouble?.();
    giveUp((waiting) => performance.now() - waiting.since >= patience);
    if (queue.length === 0) return;
    scheduled = true;
    setTimeout(wake, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  /** Commits one batch; false if another process holds the lock. */
  function flush(): boolean {
    const batch = queue.slice(0, BATCH);
    let outcomes: readonly Outcome[];
    try {
      begin.run();
      allowed?.();
      outcomes = batch.map(attempt);
      commit.run();
    } catch (error) {
      if (sqlite.inTransaction) rollback.run();
      undone();
      if (isBusy(error)) return false;
      trouble?.();
      const reason = toStoreError(error, path);
      outcomes = batch.map(() => ({ error: reason }));
    }
    queue = queue.slice(batch.length);
    outcomes.forEach((outcome, n) => {
      const { resolve, reject } = batch[n]!;
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.value);
    });
    return true;
  }

  function attempt({ job }: Waiting): Outcome {
    savepoint.run();
    try {
      const value = job();
      release.run();
      return { value };
    } catch (error) {
      // A full disk and the like end the whole transaction.
      if (!sqlite.inTransaction) throw error;
      rollbackJob.run();
      release.run();
      undone();
      return { error };
    }
  }

  function giveUp(which: (waiting: Waiting) => boolean): void {
    const given = queue.filter(which);
    queue = queue.filter((waiting) => !which(waiting));
    for (const { reject } of given)
      reject(new StoreBusy(`${path} is locked by another program; nothing was written to it.`));
  }

  return {
    write<T>(job: () => T): Promise<T> {
      if (closed) return Promise.reject(new StoreError(`${path} is closed.`));
      return new Promise<T>((resolve, reject) => {
        queue.push({ job, since: performance.now(), resolve: resolve as (value: unknown) => void, reject });
        schedule();
      });
    },
    close() {
      while (queue.length > 0 && flush());
      closed = true;
      giveUp(() => true);
    },
  };
}
