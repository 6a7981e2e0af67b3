import type { Database } from 'better-sqlite3';
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from '../cache.js';
import type { Store } from '../interface.js';
import { isOpen } from '../schema/conditions.js';
import { menus, posts } from '../schema/messages.js';
import { names, ratings, results, series } from '../schema/people.js';
import { personSettings } from '../schema/settings.js';
import { isSeatOf, seats, tables } from '../schema/tables.js';
import type { Writer } from '../writer.js';
import type { Mentioning, Mentions } from './mentions.js';
import type { TableLists } from './table-lists.js';

/** So many messages of closed tables are shown anew without a name, and as many results: each takes a second or two. */
const MOST_RENEWED = 100;

const person = sql.placeholder('person');

interface Deps {
  readonly sqlite: Database;
  readonly db: BetterSQLite3Database;
  readonly writer: Writer;
  readonly cache: StoreCache;
  readonly mentions: Mentions;
  readonly lists: TableLists;
  readonly openTablesOf: (person: string) => readonly string[];
}

/** Erases all that is kept about a person. */
export function createErase(deps: Deps): Store['erase'] {
  const { sqlite, db, writer, cache, mentions, lists, openTablesOf } = deps;
  const shown = prepareShown(db);
  const rows = prepareRows(db);

  /** Inside a transaction. */
  function eraseNow(id: string, found: Mentioning): boolean {
    if (openTablesOf(id).length > 0) return false;
    const mentioning = mentions.findMore(id, found);
    const open = mentioning.filter((post) => shown.isOnOpenTable.get({ post }) !== undefined);
    const naming = [shown.all, shown.results].flatMap((messages) => messages.all({ person: id }));
    const renewed = new Set([...open, ...naming.map((post) => post.id), ...mentioning.slice(-MOST_RENEWED)]);
    for (const post of mentioning) mentions.clear(post);
    for (const post of renewed) shown.renew.run({ post });
    lists.remove(id);
    for (const statement of rows) statement.run({ person: id });
    cache.forget();
    return true;
  }

  return async (id) => {
    const found = await mentions.find(id);
    const isDone = await writer.write(() => overwriting(sqlite, () => eraseNow(id, found)));
    // Older states would stay beside the file for a while.
    if (isDone) sqlite.pragma('wal_checkpoint(TRUNCATE)');
    return isDone;
  };
}

/** Pages that become free meanwhile are overwritten as well. */
function overwriting<T>(sqlite: Database, job: () => T): T {
  sqlite.pragma('secure_delete = ON');
  try {
    return job();
  } finally {
    sqlite.pragma('secure_delete = FAST');
  }
}

/** Messages that name whoever sits at their table, the newest ones. */
function prepareShown(db: BetterSQLite3Database) {
  const isIt = eq(posts.id, sql.placeholder('post'));
  const newest = (those?: SQL) =>
    db
      .selectDistinct({ id: posts.id })
      .from(seats)
      .innerJoin(posts, eq(posts.tableId, seats.tableId))
      .where(and(isSeatOf(person), isNotNull(posts.messageId), those))
      .orderBy(desc(posts.id))
      .limit(MOST_RENEWED)
      .prepare();
  return {
    all: newest(),
    results: newest(inArray(posts.kind, ['lobby', 'result'])),
    isOnOpenTable: db
      .select({ id: posts.id })
      .from(posts)
      .innerJoin(tables, eq(tables.id, posts.tableId))
      .where(and(isIt, isOpen(tables.status)))
      .prepare(),
    renew: db
      .update(posts)
      .set({ wanted: sql`${posts.wanted} + 1` })
      .where(isIt)
      .prepare(),
  };
}

/** What is left to be done once lists of people and posts are without that person. */
function prepareRows(db: BetterSQLite3Database) {
  return [
    db
      .update(seats)
      .set({ personId: null, name: '', waiting: null, word: null })
      .where(eq(seats.personId, person))
      .prepare(),
    db.update(seats).set({ deputyId: null, deputyName: '', word: null }).where(eq(seats.deputyId, person)).prepare(),
    db.update(tables).set({ hostId: '' }).where(eq(tables.hostId, person)).prepare(),
    db.update(tables).set({ openerId: '' }).where(eq(tables.openerId, person)).prepare(),
    db.delete(menus).where(eq(menus.personId, person)).prepare(),
    db.delete(results).where(eq(results.personId, person)).prepare(),
    db.delete(series).where(eq(series.personId, person)).prepare(),
    db.delete(ratings).where(eq(ratings.personId, person)).prepare(),
    db.delete(names).where(eq(names.personId, person)).prepare(),
    db.delete(personSettings).where(eq(personSettings.id, person)).prepare(),
  ];
}
