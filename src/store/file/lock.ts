import Database from 'better-sqlite3';

/** A lock of the operating system's, which dies with its process. */
export interface Lock {
  /** Tries to get it, if it isn't held already. Returns whether it is held now. */
  take(): boolean;
  release(): void;
}

/** The lock that goes with a database file: an exclusive transaction on an empty file beside it. */
export function lockBeside(path: string): Lock {
  const file = path === ':memory:' ? path : `${path}-owner`;
  let held: Database.Database | undefined;
  return {
    take() {
      held ??= exclusive(file);
      return held !== undefined;
    },
    release() {
      held?.close();
      held = undefined;
    },
  };
}

/** Undefined if another process has it, or where the file system knows no locks. */
function exclusive(file: string): Database.Database | undefined {
  let lock: Database.Database | undefined;
  try {
    lock = new Database(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock?.close();
    return undefined;
  }
}
