import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Clock } from '../../lib/clock.js';
import { isBusy, StoreDamaged, StoreError, toStoreError } from '../errors.js';
import { check, migrate } from './migrate.js';

/** Nothing else happens while a database is opened, so waiting for another process may block. */
const OPENING_PATIENCE = 5000;

/** Up to this size a file is looked through for damage whenever it is opened; a bigger one would take too long. */
const CHECKED_BYTES = 64 * 1024 * 1024;

/** Enough for the matches of a busy hour; the operating system keeps the rest of the file at hand. */
const CACHE_KIB = 8000;

/** What a file's mode allows its group and all others. */
const FOR_OTHERS = 0o077;

export interface OpenOptions {
  /** False: a missing file is refused instead of created. */
  readonly create?: boolean;
  /** For how many milliseconds a change waits while another process holds the write lock. */
  readonly patience?: number;
  /** The clock by which that wait is measured. */
  readonly clock?: Clock;
}

/** Opens and, where needed, creates and migrates a database file. What the path or the file are to blame for is a `StoreError`. */
export function openDatabase(path: string, options: OpenOptions = {}): Database.Database {
  const sqlite = openAsItIs(path, options);
  bringUp(sqlite, path);
  return sqlite;
}

/** The same without bringing it to this version: for who has to ask first whether that is allowed. */
export function openAsItIs(path: string, { create = true }: OpenOptions = {}): Database.Database {
  let sqlite: Database.Database | undefined;
  try {
    if (path !== ':memory:') prepareFolder(path, { create });
    sqlite = new Database(path, { fileMustExist: !create, timeout: OPENING_PATIENCE });
    // Before anything is written: a database that isn't ours has to stay as it is.
    check(sqlite, path);
    refuseDamaged(sqlite);
    if (path !== ':memory:') keepPrivate(path);
    sqlite.pragma('journal_mode = WAL');
    // An answer that was shown to someone is on the disk.
    sqlite.pragma('synchronous = FULL');
    // What was deleted is not left in free space within a page, which costs nothing.
    sqlite.pragma('secure_delete = FAST');
    sqlite.pragma(`cache_size = -${CACHE_KIB}`);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw adviseRestore(toStoreError(error, path));
  }
}

/** Whoever starts the bot on a damaged file is told what helps. */
function adviseRestore(error: unknown): unknown {
  if (!(error instanceof StoreDamaged)) return error;
  return new StoreError(`${error.message.slice(0, -1)}; restore it from a backup.`, { cause: error });
}

/** Brings an opened database to this version; where that fails it is closed. */
export function bringUp(sqlite: Database.Database, path: string): void {
  try {
    sqlite.pragma(`busy_timeout = ${OPENING_PATIENCE}`);
    migrate(sqlite, path);
    sqlite.pragma('busy_timeout = 0');
    refuseReadOnly(sqlite);
  } catch (error) {
    sqlite.close();
    throw adviseRestore(toStoreError(error, path));
  }
}

function prepareFolder(path: string, { create }: { readonly create: boolean }): void {
  // SQLite would keep such a database in a file that it deletes at the end.
  if (path === '') throw new StoreError('The path of the database is empty.');
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new StoreError(`${path} is a folder, not a database file.`);
  if (found !== undefined) return;
  if (!create) throw new StoreError(`There is no database at ${path}.`);
  makeFolder(dirname(path));
}

/** Makes a folder where there is none. Folder by folder: Node.js' own recursive way never ends where a file system takes no folders, as in `/proc`. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/** Earlier versions let everybody on the machine read these files. */
export function keepPrivate(path: string): void {
  for (const end of ['', '-wal', '-shm', '-owner']) {
    const found = statSync(path + end, { throwIfNoEntry: false });
    if (found === undefined || (found.mode & FOR_OTHERS) === 0) continue;
    try {
      chmodSync(path + end, found.mode & ~FOR_OTHERS);
    } catch {
      // They are somebody else's, who has to see to it.
    }
  }
}

function refuseDamaged(sqlite: Database.Database): void {
  const pages = Number(sqlite.pragma('page_count', { simple: true }));
  if (pages * Number(sqlite.pragma('page_size', { simple: true })) > CHECKED_BYTES) return;
  const found = sqlite.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT');
  // The whole file has gone through memory, and would stay there as far as it fits.
  sqlite.pragma('shrink_memory');
}

/** SQLite opens a file that it may only read without a word, and complains at the first page that changes. */
function refuseReadOnly(sqlite: Database.Database): void {
  try {
    sqlite.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
