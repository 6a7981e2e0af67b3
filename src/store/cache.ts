import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { PersonSettings, ServerSettings } from '../settings/settings.js';
import type { Line, MatchRow, Post, SeatRow, TableRow } from './rows.js';

/** So many records are kept; each is some ten kilobytes. */
const RECORDS = 512;
/** And so many tables, each with the rows of its seats, matches and posts. */
const TABLES = 512;
const MATCHES = 4096;
/** And the settings of so many servers and people. */
const SERVERS = 4096;
const PEOPLE = 4096;

/** A table and what belongs to it, but for records. */
export interface CachedTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly matches: readonly MatchRow[];
  readonly posts: readonly Post[];
}

/** What was written of a table, as the file holds it from then on; what is left out is as it was. */
export interface WrittenRows {
  readonly table?: TableRow | undefined;
  /** All that there are. */
  readonly seats?: readonly SeatRow[] | undefined;
  /** Those that were changed or added, as are the posts. */
  readonly matches?: readonly MatchRow[];
  readonly posts?: readonly Post[];
}

/**
 * What has been read lately, so that a press does not read a whole match again. It is never wrong: a record only grows, whatever
 * else is known of a table is what the file has given back when it was written, and everything is dropped when another
 * process has written or when something has come to nothing that might have been read from.
 */
export interface StoreCache {
  /** To be called before anything kept is used, inside a transaction where there is one. */
  check(): void;
  readonly records: LRUCache<string, readonly Line[]>;
  readonly tables: LRUCache<string, CachedTable>;
  /** The table of a match, which stays the same. */
  readonly tableOf: LRUCache<string, string>;
  readonly servers: LRUCache<string, ServerSettings>;
  readonly people: LRUCache<string, PersonSettings>;
  /** Of what nothing is still to be sent, as of that time (which matters for menus); null where there may be something. */
  readonly sent: Record<'posts' | 'menus', number | null>;
  /** To be called after anything of that table was written, in the same transaction. */
  wrote(table: string, rows: WrittenRows): void;
  forget(): void;
}

export function createCache(sqlite: Database): StoreCache {
  // Changes exactly when another connection has committed something.
  const dataVersion = sqlite.prepare<[], number>('PRAGMA data_version').pluck();
  let version: number | undefined;

  const forgetSent = (): void => {
    cache.sent.posts = null;
    cache.sent.menus = null;
  };
  const cache: StoreCache = {
    check() {
      const now = dataVersion.get();
      if (now !== version) cache.forget();
      version = now;
    },
    records: new LRUCache({ max: RECORDS }),
    tables: new LRUCache({ max: TABLES }),
    tableOf: new LRUCache({ max: MATCHES }),
    servers: new LRUCache({ max: SERVERS }),
    people: new LRUCache({ max: PEOPLE }),
    sent: { posts: null, menus: null },
    wrote(table, rows) {
      const known = cache.tables.get(table);
      if (known !== undefined) cache.tables.set(table, mergeTable(known, rows));
      forgetSent();
    },
    forget() {
      const { records, tables, tableOf, servers, people } = cache;
      for (const each of [records, tables, tableOf, servers, people]) each.clear();
      forgetSent();
    },
  };
  return cache;
}

function mergeTable({ table, seats, matches, posts }: CachedTable, written: WrittenRows): CachedTable {
  return {
    table: written.table ?? table,
    seats: written.seats ?? seats,
    matches: mergeRows(matches, written.matches),
    posts: mergeRows(posts, written.posts),
  };
}

/** What is new comes last, as it does when it is read. */
function mergeRows<Row extends { readonly id: unknown }>(
  rows: readonly Row[],
  written: readonly Row[] = [],
): readonly Row[] {
  if (written.length === 0) return rows;
  const fresh = new Map(written.map((row) => [row.id, row]));
  const merged = rows.map((row) => fresh.get(row.id) ?? row);
  for (const { id } of rows) fresh.delete(id);
  return [...merged, ...fresh.values()];
}

/** What is cached, or else what is read now, and cached from then on if there is any. */
export function readThrough<Key extends {}, Value extends {}, Found extends Value | undefined>(
  cache: LRUCache<Key, Value>,
  key: Key,
  read: () => Found,
): Value | Found {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = read();
  if (value !== undefined) cache.set(key, value);
  return value;
}
