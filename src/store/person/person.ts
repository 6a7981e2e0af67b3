import type { Database } from 'better-sqlite3';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from '../cache.js';
import type { Store } from '../interface.js';
import { isOpen } from '../schema/conditions.js';
import { isSeatOf, seats, tables } from '../schema/tables.js';
import type { Writer } from '../writer.js';
import { createErase } from './erase.js';
import { Mentions } from './mentions.js';
import { createPersonReader } from './read-person.js';
import { TableLists } from './table-lists.js';

type People = Pick<Store, 'dataOf' | 'openTablesOf' | 'erase'>;

/** All that is kept about one person: read, and erased. */
export function createPeople(sqlite: Database, db: BetterSQLite3Database, writer: Writer, cache: StoreCache): People {
  const mentions = new Mentions(db);
  const lists = new TableLists(db);
  const openTables = db
    .selectDistinct({ id: tables.id })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(isSeatOf(sql.placeholder('person')), isOpen(tables.status)))
    .orderBy(asc(tables.id))
    .prepare();
  const openTablesOf = (person: string): readonly string[] => openTables.all({ person }).map(({ id }) => id);
  return {
    openTablesOf: async (person) => openTablesOf(person),
    dataOf: createPersonReader(db, mentions, lists),
    erase: createErase({ sqlite, db, writer, cache, mentions, lists, openTablesOf }),
  };
}
