import type { Database } from 'better-sqlite3';
import type { Line, MatchRow, PersonSettings, Post, SeatRow, ServerSettings, TableRow } from './rows.js';

/** So many records are kept; each is some ten kilobytes. */
const RECORDS = 128;
/** So many posts are kept; each is some hundred bytes. */
const POSTS = 4096;
/** And so many tables, each with the rows of its seats and matches. */
const TABLES = 512;
const MATCHES = 4096;
/** And the settings of so many servers and people. */
const SERVERS = 4096;
const PEOPLE = 4096;

/** Where things are kept by their key, up to a number: the oldest goes first. */
export interface Shelf<Key, Value> {
  get(key: Key): Value | undefined;
  /** What is kept, or else what is read now, and kept from then on. */
  recall(key: Key, read: () => Value): Value;
  keep(key: Key, value: Value): void;
  /** It has changed. */
  drop(key: Key): void;
}

/** A table and what belongs to it; of its posts only the ids. */
export interface KeptTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly matches: readonly MatchRow[];
  readonly posts: readonly number[];
}

/**
 * What has been read lately, so that a press does not read a whole match again. It is never wrong: a record only grows, every
 * other change is told, and everything is dropped when another process has written or when something has come to nothing
 * that might have been read from.
 */
export interface Kept {
  /** To be called before anything kept is used, inside a transaction where there is one. */
  check(): void;
  readonly records: Shelf<string, readonly Line[]>;
  readonly posts: Shelf<number, Post>;
  readonly tables: Shelf<string, KeptTable>;
  /** The table of a match, which stays the same. */
  readonly tableOf: Shelf<string, string>;
  readonly servers: Shelf<string, ServerSettings>;
  readonly people: Shelf<string, PersonSettings>;
  /** Of what nothing is still to be sent, as of that time (which matters for menus); null where there may be something. */
  readonly sent: Record<'posts' | 'menus', number | null>;
  forget(): void;
}

export function createKept(sqlite: Database): Kept {
  // Changes exactly when another connection has committed something.
  const dataVersion = sqlite.prepare<[], number>('PRAGMA data_version').pluck();
  const all: Map<unknown, unknown>[] = [];
  let version: number | undefined;

  function shelf<Key, Value>(most: number): Shelf<Key, Value> {
    const values = new Map<Key, Value>();
    all.push(values);
    const keep = (key: Key, value: Value): void => {
      values.delete(key);
      values.set(key, value);
      if (values.size > most) values.delete(values.keys().next().value!);
    };
    return {
      get: (key) => values.get(key),
      recall(key, read) {
        const known = values.get(key);
        if (known !== undefined) return known;
        const value = read();
        keep(key, value);
        return value;
      },
      keep,
      drop: (key) => void values.delete(key),
    };
  }

  const kept: Kept = {
    check() {
      const now = dataVersion.get();
      if (now !== version) kept.forget();
      version = now;
    },
    records: shelf(RECORDS),
    posts: shelf(POSTS),
    tables: shelf(TABLES),
    tableOf: shelf(MATCHES),
    servers: shelf(SERVERS),
    people: shelf(PEOPLE),
    sent: { posts: null, menus: null },
    forget() {
      for (const values of all) values.clear();
      kept.sent.posts = null;
      kept.sent.menus = null;
    },
  };
  return kept;
}
