import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { isBusy, StoreLost, StoreTaken, toStoreError } from './errors.js';
import { lockBeside } from './lock.js';

/** After so many milliseconds without a renewal, by the clock of whoever waits, the database is nobody's. */
const LEASE_TIME = 5000;
/** A lease is renewed this often by its holder. */
export const RENEW_EVERY = 1500;
const LOOK_EVERY = 100;
/** For so long another program may hold the write lock while somebody wants the lease. */
const BUSY_PATIENCE = 30_000;

/** The one process that may change a database. */
export interface Lease {
  /** To be run inside a transaction. */
  renew(): void;
  /** Throws a `StoreLost` if another process has the lease by now. */
  check(): void;
  release(): void;
}

export interface LeaseOptions {
  /** For messages, and for the lock beside it. */
  readonly path: string;
  /** Told once when another process has the lease. */
  readonly lost: (error: StoreLost) => void;
  readonly lease?: number;
}

interface LeaseRow {
  readonly holder: string;
  readonly host: string;
  /** Whether its holder also has the lock beside the file. */
  readonly locked: number;
  /** Rises with each renewal. */
  readonly beat: number;
}

/** Whether the database is of a version that knows owners. */
export function hasLease(sqlite: Database): boolean {
  return sqlite.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'owner'`).get() !== undefined;
}

/**
 * Takes the lease of a database. While somebody else's lease is renewed this throws a `StoreTaken`; one that isn't any more is
 * taken over. Of a holder that has died on this machine the lock tells at once; the lease speaks where locks don't reach,
 * on network drives, and for processes that are held up. Times are measured by one's own steady clock, so that it
 * doesn't matter what the clocks of the machines say.
 */
export async function acquireLease(sqlite: Database, { path, lost, lease = LEASE_TIME }: LeaseOptions): Promise<Lease> {
  const holder = randomUUID();
  const host = hostname();
  const lock = lockBeside(path);
  const current = sqlite.prepare<[], LeaseRow>('SELECT holder, host, locked, beat FROM owner');
  const currentHolder = sqlite.prepare<[], string>('SELECT holder FROM owner').pluck();
  const take = sqlite.prepare(
    'INSERT OR REPLACE INTO owner (id, holder, host, locked, beat, until) VALUES (1, ?, ?, ?, 0, ?)',
  );
  const renew = sqlite.prepare('UPDATE owner SET beat = beat + 1, locked = ?, until = ? WHERE holder = ?');
  const leave = sqlite.prepare('DELETE FROM owner WHERE holder = ?');

  let seen: LeaseRow | undefined;
  let since = performance.now();

  const attempt = sqlite.transaction((): boolean => {
    const locked = lock.take();
    const found = current.get();
    const free = found === undefined || isDead(found, locked) || isUnrenewed(found);
    if (free) take.run(holder, host, Number(locked), Date.now() + lease);
    return free;
  });

  /** A lock that can be had proves its holder dead, but only among processes of one machine. */
  function isDead(found: LeaseRow, locked: boolean): boolean {
    return locked && found.locked === 1 && found.host === host;
  }

  function isUnrenewed(found: LeaseRow): boolean {
    if (seen === undefined) {
      seen = found;
      since = performance.now();
    }
    if (found.holder !== seen.holder || found.beat !== seen.beat) throw new StoreTaken(path);
    return performance.now() - since >= lease;
  }

  async function acquire(): Promise<void> {
    let busy = performance.now();
    for (;;) {
      try {
        if (attempt.immediate()) return;
        busy = performance.now();
      } catch (error) {
        if (!isBusy(error) || performance.now() - busy > BUSY_PATIENCE) throw toStoreError(error, path);
        // Nobody could renew anything meanwhile.
        since = performance.now();
      }
      await sleep(LOOK_EVERY);
    }
  }

  function isLost(): boolean {
    try {
      return currentHolder.get() !== holder;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }

  try {
    await acquire();
  } catch (error) {
    lock.release();
    throw error;
  }
  let known = false;
  return {
    renew() {
      renew.run(Number(lock.take()), Date.now() + lease, holder);
    },
    check() {
      if (!isLost()) return;
      const error = new StoreLost(path);
      if (!known) lost(error);
      known = true;
      throw error;
    },
    release() {
      try {
        if (sqlite.open) leave.run(holder);
      } catch (error) {
        // The lock says it as well.
        if (!isBusy(error)) throw error;
      } finally {
        lock.release();
      }
    },
  };
}
