import { and, asc, desc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { handled, isOpen, menus, seats, tables } from './schema.js';
import type { Counts, Store } from './types.js';
import type { Writer } from './writer.js';

type Queries = Pick<Store, 'due' | 'grace' | 'playingOf' | 'openIn' | 'counts' | 'sweep'>;

/** Interactions live for 15 minutes; the same one doesn't come again after that. */
const HANDLED_KEPT = 60 * 60 * 1000;
/** Bounds how long one sweep holds everything else up. */
const SWEEP_AT_MOST = 10_000;

/** Questions about many tables, and what is done to many at once. */
export function createQueries(db: BetterSQLite3Database, writer: Writer): Queries {
  const due = db
    .select({ id: tables.id })
    .from(tables)
    .where(lte(tables.dueAt, sql.placeholder('now')))
    .orderBy(asc(tables.dueAt))
    .prepare();
  const grace = db
    .update(tables)
    .set({ dueAt: sql`${sql.placeholder('earliest')}` })
    .where(lt(tables.dueAt, sql.placeholder('earliest')))
    .prepare();
  const openHere = and(eq(tables.channelId, sql.placeholder('channel')), isOpen(tables.status));
  const newestFirst = [desc(tables.createdAt), desc(sql`${tables}.rowid`)];
  const openIn = db
    .select({ id: tables.id })
    .from(tables)
    .where(openHere)
    .orderBy(...newestFirst)
    .prepare();
  const playingOf = db
    .selectDistinct({ id: tables.id })
    .from(tables)
    .innerJoin(seats, eq(seats.tableId, tables.id))
    .where(and(openHere, ne(tables.status, 'lobby'), eq(seats.personId, sql.placeholder('person'))))
    .orderBy(...newestFirst)
    .prepare();
  const counts = db
    .select({ status: tables.status, count: sql<number>`count(*)` })
    .from(tables)
    .where(isOpen(tables.status))
    .groupBy(tables.status)
    .prepare();
  const oldest = db
    .select({ n: handled.n, at: handled.at })
    .from(handled)
    .orderBy(asc(handled.n))
    .limit(SWEEP_AT_MOST)
    .as('oldest');
  const forgetHandled = db
    .delete(handled)
    .where(sql`${handled.n} in (select n from ${oldest} where at < ${sql.placeholder('before')})`)
    .prepare();
  const dropDeadMenus = db
    .delete(menus)
    .where(lte(menus.until, sql.placeholder('now')))
    .prepare();

  return {
    due: (now) => due.all({ now }).map(({ id }) => id),
    grace: (earliest) => writer.write(() => grace.run({ earliest }).changes),
    playingOf: (person, channel) => playingOf.all({ person, channel }).map(({ id }) => id),
    openIn: (channel) => openIn.all({ channel }).map(({ id }) => id),
    counts(): Counts {
      const found = counts.all();
      const of = (status: string): number => found.find((row) => row.status === status)?.count ?? 0;
      return { lobby: of('lobby'), playing: of('playing'), parked: of('parked') };
    },
    sweep: (now) =>
      writer.write(
        () => forgetHandled.run({ before: now - HANDLED_KEPT }).changes + dropDeadMenus.run({ now }).changes,
      ),
  };
}
