import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Counts, Store } from './interface.js';
import { laterThan } from './rename.js';
import { handled, isOpen, matches, menus, seats, tables } from './schema.js';
import type { Writer } from './writer.js';

type Queries = Pick<Store, 'due' | 'playingOf' | 'tablesOf' | 'renamed' | 'openIn' | 'placed' | 'counts' | 'sweep'>;

/** Interactions live for 15 minutes; the same one doesn't come again after that. */
const HANDLED_KEPT = 60 * 60 * 1000;
/** No interaction's token lives longer. */
const TOKEN_LIFE = 15 * 60 * 1000;
/** So many rows are forgotten in one go, which takes some milliseconds; what else is to be written comes in between. */
const SLICE = 1000;
/** So many goes one sweep has at most: what is left waits for the next one. */
const SLICES = 100;

/** Questions about many tables, and what is done to many at once. */
export function createQueries(db: BetterSQLite3Database, writer: Writer): Queries {
  const due = db
    .select({ id: tables.id })
    .from(tables)
    .where(
      and(
        or(lte(tables.dueAt, sql.placeholder('now')), lte(tables.remindAt, sql.placeholder('now'))),
        isNull(tables.paused),
      ),
    )
    .orderBy(asc(tables.dueAt))
    .prepare();
  const openHere = and(eq(tables.channelId, sql.placeholder('channel')), isOpen(tables.status));
  const newestFirst = [desc(tables.createdAt), desc(sql`${tables}.rowid`)];
  const openIn = db
    .select({ id: tables.id })
    .from(tables)
    .where(openHere)
    .orderBy(...newestFirst)
    .prepare();
  const isTheirs = or(eq(seats.personId, sql.placeholder('person')), eq(seats.deputyId, sql.placeholder('person')));
  const playingOf = db
    .selectDistinct({ id: tables.id })
    .from(tables)
    .innerJoin(seats, eq(seats.tableId, tables.id))
    .where(and(openHere, ne(tables.status, 'lobby'), isTheirs))
    .orderBy(...newestFirst)
    .prepare();
  const tablesOf = db
    .selectDistinct({ id: tables.id })
    .from(tables)
    .innerJoin(seats, eq(seats.tableId, tables.id))
    .where(and(eq(tables.guildId, sql.placeholder('guild')), isOpen(tables.status), isTheirs))
    .orderBy(...newestFirst)
    .prepare();
  const within = (id: typeof tables.id | typeof matches.id) =>
    and(gte(id, sql.placeholder('from')), lt(id, sql.placeholder('before')));
  const renamedTable = db.select({ id: tables.id }).from(tables).where(within(tables.id)).prepare();
  const renamedMatch = db.select({ id: matches.tableId }).from(matches).where(within(matches.id)).prepare();
  const place = { table: tables.id, guildId: tables.guildId, channelId: tables.channelId, paused: tables.paused };
  const placesWhere = (where: SQL | undefined) => db.select(place).from(tables).where(where).prepare();
  const inGuild = eq(tables.guildId, sql.placeholder('guild'));
  const goesOn = and(isOpen(tables.status), isNull(tables.paused));
  const isPaused = isNotNull(tables.paused);
  const everywhere = [placesWhere(goesOn), placesWhere(isPaused)];
  const inOne = [placesWhere(and(inGuild, goesOn)), placesWhere(and(inGuild, isPaused))];
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
    .limit(SLICE)
    .as('oldest');
  const forgetHandled = db
    .delete(handled)
    .where(sql`${handled.n} in (select n from ${oldest} where at < ${sql.placeholder('before')})`)
    .prepare();
  // What is from the future was noted by a clock that was wrong: it counts from now on.
  const dateHandled = db
    .update(handled)
    .set({ at: sql`${sql.placeholder('now')}` })
    .where(sql`${handled.n} in (select n from ${oldest} where at > ${sql.placeholder('now')})`)
    .prepare();
  const dateMenus = db
    .update(menus)
    .set({ until: sql`${sql.placeholder('latest')}` })
    .where(gt(menus.until, sql.placeholder('latest')))
    .prepare();
  const dead = db
    .select({ row: sql`rowid`.as('row') })
    .from(menus)
    .where(lte(menus.until, sql.placeholder('now')))
    .limit(SLICE)
    .as('dead');
  const dropDeadMenus = db.delete(menus).where(sql`rowid in (select "row" from ${dead})`).prepare();

  return {
    due: (now) => due.all({ now }).map(({ id }) => id),
    playingOf: (person, channel) => playingOf.all({ person, channel }).map(({ id }) => id),
    tablesOf: (person, guild) => tablesOf.all({ person, guild }).map(({ id }) => id),
    renamed: (where) =>
      ('match' in where ? renamedMatch.get(laterThan(where.match)) : renamedTable.get(laterThan(where.table)))?.id ??
      null,
    openIn: (channel) => openIn.all({ channel }).map(({ id }) => id),
    placed: (guild) => (guild === null ? everywhere : inOne).flatMap((query) => query.all({ guild })),
    counts(): Counts {
      const found = counts.all();
      const of = (status: string): number => found.find((row) => row.status === status)?.count ?? 0;
      return { lobby: of('lobby'), playing: of('playing'), parked: of('parked') };
    },
    async sweep(now) {
      let gone = 0;
      await writer.write(() => {
        dateHandled.run({ now });
        dateMenus.run({ latest: now + TOKEN_LIFE });
      });
      for (let n = 0; n < SLICES; n++) {
        const swept = await writer.write(() => [
          forgetHandled.run({ before: now - HANDLED_KEPT }).changes,
          dropDeadMenus.run({ now }).changes,
        ]);
        for (const count of swept) gone += count;
        if (swept.every((count) => count < SLICE)) break;
      }
      return gone;
    },
  };
}
