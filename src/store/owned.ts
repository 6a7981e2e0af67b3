import { bringUp, type OpenOptions, openAsItIs } from './open.js';
import { becomeOwner, knowsOwner, type Owner, type OwnerOptions } from './owner.js';
import { type StoreOptions, storeOn } from './store.js';
import type { Store } from './types.js';

/** A store that no other process changes, and what that rests on. */
export interface Owned {
  readonly store: Store;
  /** To be done every `RENEW_EVERY` milliseconds, lest another process takes over. */
  renew(): Promise<void>;
  /** Throws, after `lost` was told, if another process has taken over. Each change asks this by itself. */
  check(): void;
}

/**
 * Opens the database file as its one owner. While another process owns it this throws a `StoreTaken`, before anything is
 * changed in it.
 */
export async function openOwned(
  path: string,
  options: OpenOptions & Omit<OwnerOptions, 'path'> & Pick<StoreOptions, 'trouble'>,
): Promise<Owned> {
  const sqlite = openAsItIs(path, options);
  let owner: Owner | undefined;
  try {
    sqlite.pragma('busy_timeout = 0');
    const own = (): Promise<Owner> => becomeOwner(sqlite, { ...options, path });
    // Nobody may be brought to another version while it is in use; only the first versions know no owner.
    if (knowsOwner(sqlite)) owner = await own();
    bringUp(sqlite, path);
    owner ??= await own();
  } catch (error) {
    owner?.release();
    sqlite.close();
    throw error;
  }
  const { check, renew, release } = owner;
  const { patience, trouble } = options;
  const { store, writer } = storeOn(sqlite, path, { patience, trouble, allowed: check, closing: release });
  return { store, renew: () => writer.write(renew), check };
}
