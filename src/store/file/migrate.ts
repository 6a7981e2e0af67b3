import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database } from 'better-sqlite3';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { lazily } from '../../lib/lazily.js';
import { StoreError } from '../errors.js';

/** Written into every database of ours, so that no other one is ever taken for it: "DICE". */
export const APPLICATION_ID = 0x44_49_43_45;

/** Where drizzle's own tools keep the same book. */
const BOOK = '__drizzle_migrations';

/** From `dist/bin`, from this folder, and from the same in `dist`. */
const folder = ['../../migrations', '../../../migrations', '../../../../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(`${path}/meta/_journal.json`));

/** Read once: they lie beside this program, and change with it alone. */
const migrations = lazily(() => {
  if (folder === undefined) throw new StoreError('The folder migrations is missing; install the program anew.');
  return readMigrationFiles({ migrationsFolder: folder });
});

/**
 * Refuses a database that is not ours or was written by a newer version; changes nothing.
 * An empty one counts as ours.
 */
export function check(sqlite: Database, path: string): void {
  pending(sqlite, path);
}

/**
 * Brings the database to this version, all in one transaction: a crash leaves it as it was, and of two processes that
 * start at once the second finds everything done. That is why drizzle's migrator only reads the files here.
 */
export function migrate(sqlite: Database, path: string): void {
  // Rebuilding a table drops it for a moment. Inside a transaction this can't be switched.
  sqlite.pragma('foreign_keys = OFF');
  const run = sqlite.transaction(() => {
    const missing = pending(sqlite, path);
    if (missing.length === 0) return;
    sqlite.pragma(`application_id = ${APPLICATION_ID}`);
    sqlite.exec(`CREATE TABLE IF NOT EXISTS ${BOOK} (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)`);
    const note = sqlite.prepare(`INSERT INTO ${BOOK} (hash, created_at) VALUES (?, ?)`);
    for (const migration of missing) {
      for (const statement of migration.sql) sqlite.exec(statement);
      note.run(migration.hash, migration.folderMillis);
    }
  });
  if (pending(sqlite, path).length > 0) run.immediate();
  sqlite.pragma('foreign_keys = ON');
}

/** Whether the database lacks something that this version has brought. */
export function isOlder(sqlite: Database, path: string): boolean {
  return pending(sqlite, path).length > 0;
}

/** The migrations that the database still lacks. */
function pending(sqlite: Database, path: string): readonly MigrationMeta[] {
  const known = migrations();
  const things = sqlite.prepare<[], number>('SELECT count(*) FROM sqlite_schema').pluck().get();
  const id = sqlite.pragma('application_id', { simple: true });
  if (id !== APPLICATION_ID) {
    if (id === 0 && things === 0) return known;
    throw new StoreError(`${path} is a database of another program; it is left as it is.`);
  }
  const applied = new Set(sqlite.prepare<[], number>(`SELECT created_at FROM ${BOOK}`).pluck().all());
  const missing = known.filter((migration) => !applied.delete(migration.folderMillis));
  if (applied.size > 0)
    throw new StoreError(`${path} was written by a newer version of this program; update the program to use it.`);
  return missing;
}
