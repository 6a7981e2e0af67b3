import { drizzle } from 'drizzle-orm/better-sqlite3';
import { createKept } from './kept.js';
import { createRankings } from './leaderboard.js';
import { type OpenOptions, openDatabase } from './open.js';
import { createOutbox } from './outbox.js';
import { createQueries } from './queries.js';
import { createReader } from './read.js';
import { createSettings } from './settings.js';
import type { Store } from './types.js';
import { createUpdater } from './update.js';
import { createWriter } from './writer.js';

/**
 * Opens the database file, which is created and brought to this version where needed; `:memory:` is one that is gone when
 * it is closed. Throws a `StoreError` if that can't be done.
 */
export function openStore(path: string, options: OpenOptions = {}): Store {
  const sqlite = openDatabase(path, options);
  const db = drizzle({ client: sqlite });
  const kept = createKept(sqlite);
  const reader = createReader(sqlite, db, kept);
  const writer = createWriter(sqlite, { path, patience: options.patience, undone: kept.forget });
  const updater = createUpdater(db, reader, kept);
  return {
    update: (where, by, at, decide) => writer.write(() => updater.update(where, by, at, decide)),
    open: (by, at, table) => writer.write(() => updater.open(by, at, table)),
    ...reader,
    ...createQueries(db, writer),
    ...createOutbox(db, writer, kept),
    ...createRankings(db),
    ...createSettings(db, writer),
    close() {
      writer.close();
      sqlite.close();
    },
  };
}
