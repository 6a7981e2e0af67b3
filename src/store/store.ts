import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { lazily } from '../lib/lazily.js';
import { createCache } from './cache.js';
import { type OpenOptions, openDatabase } from './file/open.js';
import type { Store } from './interface.js';
import { createRankings } from './leaderboard.js';
import { createMenuOutbox, createPostOutbox } from './outbox.js';
import { createPeople } from './person/person.js';
import { createQueries } from './queries.js';
import { createReader } from './read.js';
import { createSessionStarts } from './session-starts.js';
import { createSettings } from './settings.js';
import { createSweep } from './sweep.js';
import { createUpdater } from './update.js';
import { Writer, type WriterOptions } from './writer.js';

/**
 * Opens the database file, which is created and brought to this version where needed; `:memory:` is one that is gone when
 * it is closed. Throws a `StoreError` if that can't be done.
 */
export function openStore(path: string, options: OpenOptions = {}): Store {
  return storeOn(openDatabase(path, options), path, options).store;
}

export interface StoreOptions extends Pick<WriterOptions, 'patience' | 'clock' | 'allowed' | 'trouble'> {
  /** The last that is done before the file is closed. */
  readonly closing?: () => void;
}

/** The store on an opened database, and the writer that its changes go through. */
export function storeOn(
  sqlite: Database,
  path: string,
  { patience, clock, allowed, trouble, closing }: StoreOptions,
): { readonly store: Store; readonly writer: Writer } {
  const db = drizzle({ client: sqlite });
  const cache = createCache(sqlite);
  const writer = new Writer(sqlite, { path, patience, clock, allowed, trouble, undone: cache.forget });
  const settings = createSettings(db, writer, cache);
  const reader = createReader(sqlite, db, cache, settings);
  const updater = createUpdater(db, reader, cache);
  const people = lazily(() => createPeople(sqlite, db, writer, cache));
  const store: Store = {
    update: (where, by, at, decide) => writer.write(() => updater.update(where, by, at, decide)),
    reopen: (where, by, at, opener, decide) => writer.write(() => updater.reopen(where, by, at, opener, decide)),
    open: (by, at, table, gate) => writer.write(() => updater.open(by, at, table, gate)),
    read: async (where) => reader.read(where),
    recordOf: async (match) => reader.recordOf(match),
    ...createQueries(db, reader),
    ...createPostOutbox(db, writer, cache),
    ...createMenuOutbox(db, writer, cache),
    sweep: createSweep(db, writer),
    ...createRankings(db),
    ...settings,
    personSettings: async (id) => settings.personSettings(id),
    serverSettings: async (id) => settings.serverSettings(id),
    dataOf: async (person) => people().dataOf(person),
    openTablesOf: async (person) => people().openTablesOf(person),
    erase: async (person) => people().erase(person),
    ...createSessionStarts(db, writer),
    async close() {
      writer.close();
      closing?.();
      sqlite.close();
    },
  };
  return { store, writer };
}
