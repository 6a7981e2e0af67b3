import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { type Clock, systemClock } from '../../lib/clock.js';
import { isBusy, StoreLost, StoreTaken, toStoreError } from '../errors.js';
import { type Lock, lockBeside } from './lock.js';

/** After so many milliseconds without a renewal, by the clock of whoever waits, the database is nobody's. */
const LEASE_TIME = 5000;
/** A lease is renewed this often by its holder. */
export const RENEW_EVERY = 1500;
const LOOK_EVERY = 100;
/** For so long another program may hold the write lock while somebody wants the lease. */
const BUSY_PATIENCE = 30_000;

export interface LeaseOptions {
  /** For messages, and for the lock beside it. */
  readonly path: string;
  /** Told once when another process has the lease. */
  readonly lost: (error: StoreLost) => void;
  readonly lease?: number;
  readonly clock?: Clock;
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
export async function acquireLease(sqlite: Database, options: LeaseOptions): Promise<Lease> {
  const { path, clock = systemClock } = options;
  const lease = new Lease(sqlite, options);
  let busy = clock.monotonic();
  try {
    for (;;) {
      try {
        if (lease.take()) return lease;
        busy = clock.monotonic();
      } catch (error) {
        if (!isBusy(error) || clock.monotonic() - busy > BUSY_PATIENCE) throw toStoreError(error, path);
        // Nobody could renew anything meanwhile.
        lease.lookAnew();
      }
      await new Promise<void>((resolve) => clock.after(LOOK_EVERY, resolve));
    }
  } catch (error) {
    lease.release();
    throw error;
  }
}

/** The hold of the one process that may change a database. */
export class Lease {
  readonly #sqlite: Database;
  readonly #options: LeaseOptions;
  readonly #time: number;
  readonly #clock: Clock;
  readonly #lock: Lock;
  readonly #rows: ReturnType<typeof prepare>;
  readonly #holder = randomUUID();
  readonly #host = hostname();
  /** Somebody else's, as it was found first, and since when it has been like that. */
  #seen: LeaseRow | undefined;
  #since: number;
  #isHeld = false;
  #isKnownLost = false;

  constructor(sqlite: Database, options: LeaseOptions) {
    const { path, lease = LEASE_TIME, clock = systemClock } = options;
    this.#sqlite = sqlite;
    this.#options = options;
    this.#time = lease;
    this.#clock = clock;
    this.#lock = lockBeside(path);
    this.#rows = prepare(sqlite);
    this.#since = clock.monotonic();
  }

  /** False: somebody else may still have it. Throws a `StoreTaken` once that is seen. */
  take(): boolean {
    const attempt = this.#sqlite.transaction((): boolean => {
      const locked = this.#lock.take();
      const found = this.#rows.find.get();
      const isFree = found === undefined || this.#isDead(found, locked) || this.#isUnrenewed(found);
      if (isFree) this.#rows.take.run(this.#holder, this.#host, Number(locked), this.#until());
      return isFree;
    });
    this.#isHeld = attempt.immediate();
    return this.#isHeld;
  }

  /** The time that somebody else's goes without a renewal counts from now on. */
  lookAnew(): void {
    this.#since = this.#clock.monotonic();
  }

  /** To be run inside a transaction. */
  renew(): void {
    this.#rows.renew.run(Number(this.#lock.take()), this.#until(), this.#holder);
  }

  /** Throws a `StoreLost` if another process has the lease by now. */
  check(): void {
    if (!this.#isLost()) return;
    const error = new StoreLost(this.#options.path);
    if (!this.#isKnownLost) this.#options.lost(error);
    this.#isKnownLost = true;
    throw error;
  }

  /** May also be called where the lease was never acquired. */
  release(): void {
    try {
      if (this.#isHeld && this.#sqlite.open) this.#rows.leave.run(this.#holder);
    } catch (error) {
      // The lock says it as well.
      if (!isBusy(error)) throw error;
    } finally {
      this.#lock.release();
    }
  }

  #until(): number {
    return this.#clock.now() + this.#time;
  }

  /** A lock that can be had proves its holder dead, but only among processes of one machine. */
  #isDead(found: LeaseRow, locked: boolean): boolean {
    return locked && found.locked === 1 && found.host === this.#host;
  }

  #isUnrenewed(found: LeaseRow): boolean {
    if (this.#seen === undefined) {
      this.#seen = found;
      this.lookAnew();
    }
    if (found.holder !== this.#seen.holder || found.beat !== this.#seen.beat) throw new StoreTaken(this.#options.path);
    return this.#clock.monotonic() - this.#since >= this.#time;
  }

  #isLost(): boolean {
    try {
      return this.#rows.holder.get() !== this.#holder;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }
}

function prepare(sqlite: Database) {
  return {
    find: sqlite.prepare<[], LeaseRow>('SELECT holder, host, locked, beat FROM owner'),
    holder: sqlite.prepare<[], string>('SELECT holder FROM owner').pluck(),
    take: sqlite.prepare<[string, string, number, number]>(
      'INSERT OR REPLACE INTO owner (id, holder, host, locked, beat, until) VALUES (1, ?, ?, ?, 0, ?)',
    ),
    renew: sqlite.prepare<[number, number, string]>(
      'UPDATE owner SET beat = beat + 1, locked = ?, until = ? WHERE holder = ?',
    ),
    leave: sqlite.prepare<[string]>('DELETE FROM owner WHERE holder = ?'),
  };
}
