import { acquireLease, hasLease, type Lease, type LeaseOptions } from './file/lease.js';
import { bringUp, type OpenOptions, openAsItIs } from './file/open.js';
import type { Store } from './interface.js';
import { type StoreOptions, storeOn } from './store.js';

/** A store that no other process changes, and what that rests on. */
export interface ExclusiveStore {
  readonly store: Store;
  /** To be done every `RENEW_EVERY` milliseconds, lest another process takes over. */
  renew(): Promise<void>;
  /** Throws, after `lost` was told, if another process has taken over. Each change asks this by itself. */
  check(): void;
}

/**
 * Opens the database file under a lease. While another process has that this throws a `StoreTaken`, before anything is
 * changed in it.
 */
export async function openExclusive(
  path: string,
  options: OpenOptions & Omit<LeaseOptions, 'path'> & Pick<StoreOptions, 'trouble'>,
): Promise<ExclusiveStore> {
  const sqlite = openAsItIs(path, options);
  let lease: Lease | undefined;
  try {
    sqlite.pragma('busy_timeout = 0');
    const acquire = (): Promise<Lease> => acquireLease(sqlite, { ...options, path });
    // Nobody may be brought to another version while it is in use; only the first versions know no lease.
    if (hasLease(sqlite)) lease = await acquire();
    bringUp(sqlite, path);
    lease ??= await acquire();
  } catch (error) {
    lease?.release();
    sqlite.close();
    throw error;
  }
  const held = lease;
  const check = (): void => held.check();
  const { patience, clock, trouble } = options;
  const { store, writer } = storeOn(sqlite, path, {
    patience,
    clock,
    trouble,
    allowed: check,
    closing: () => held.release(),
  });
  return { store, renew: () => writer.write(() => held.renew()), check };
}
