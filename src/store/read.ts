import type { Database } from 'better-sqlite3';
import { and, asc, count, eq, getTableColumns, gt, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CachedTable, StoreCache } from './cache.js';
import type { MatchRecord, Store } from './interface.js';
import { createOpenTables } from './open-tables.js';
import type { Line, MatchRow, TableRow } from './rows.js';
import { isRated, lines, matches, posts, ratings, results, seats, tables } from './schema.js';
import type { Opener, OpenTables, RatingChange, RatingPast, Stored, Where } from './types.js';

export interface Reader {
  read(where: Where): Stored | null;
  recordOf(match: string): MatchRecord | null;
  ratingPast(table: TableRow, asked: RatingChange): RatingPast;
  openTables(opener: Opener): OpenTables;
}

/** Reads tables with all that belongs to them. */
export function createReader(
  sqlite: Database,
  db: BetterSQLite3Database,
  cache: StoreCache,
  { serverSettings }: Pick<Store, 'serverSettings'>,
): Reader {
  const one = sql.placeholder('id');
  const tableById = db.select().from(tables).where(eq(tables.id, one)).prepare();
  const matchById = db.select().from(matches).where(eq(matches.id, one)).prepare();
  // By the order in which they were begun: a clock may have been set back since.
  const inOrder = asc(sql`rowid`);
  const matchesOf = db.select().from(matches).where(eq(matches.tableId, one)).orderBy(inOrder).prepare();
  const { tableId: _, ...seatColumns } = getTableColumns(seats);
  const seatsOf = db.select(seatColumns).from(seats).where(eq(seats.tableId, one)).orderBy(asc(seats.seat)).prepare();
  const postsOf = db.select().from(posts).where(eq(posts.tableId, one)).orderBy(asc(posts.id)).prepare();
  const linesFrom = db
    .select({ text: lines.text, giver: lines.giver, at: lines.at })
    .from(lines)
    .where(and(eq(lines.matchId, one), gte(lines.n, sql.placeholder('from'))))
    .orderBy(asc(lines.n))
    .prepare();
  const ratingsOf = db
    .select()
    .from(ratings)
    .where(
      and(
        eq(ratings.game, sql.placeholder('game')),
        inArray(ratings.scope, [sql.placeholder('guild'), '*']),
        sql`${ratings.personId} in (select value from json_each(${sql.placeholder('people')}))`,
      ),
    )
    .orderBy(asc(ratings.personId), asc(ratings.scope))
    .prepare();

  const everybody = alias(results, 'everybody');
  const known = db.select({ count: count() }).from(everybody).where(eq(everybody.matchId, results.matchId));
  const ofPerson = and(eq(results.personId, one), isRated(results.opponents));
  const ratedFrom = db
    .select({
      id: results.matchId,
      endedAt: results.endedAt,
      erased: sql<number>`${results.seats} - (${known})`,
    })
    .from(results)
    .where(and(ofPerson, gt(results.endedAt, sql.placeholder('after')), lt(results.endedAt, sql.placeholder('before'))))
    .orderBy(asc(results.endedAt))
    .prepare();
  const firstRated = db
    .select({ at: min(results.endedAt) })
    .from(results)
    .where(ofPerson)
    .prepare();

  /** Of a record that was read before only the new lines are fetched. */
  function linesOf(match: string): readonly Line[] {
    const known = cache.records.get(match) ?? [];
    const fresh = linesFrom.all({ id: match, from: known.length });
    const all = fresh.length === 0 ? known : [...known, ...fresh];
    cache.records.set(match, all);
    return all;
  }

  function ratingPast({ game, guildId }: TableRow, { people, after, before }: RatingChange): RatingPast {
    return {
      ratings: ratingsOf.all({ game, guild: guildId, people: JSON.stringify(people) }),
      matches: people.map((id) => ({
        first: firstRated.get({ id })?.at ?? null,
        matches: ratedFrom.all({ id, after, before }),
      })),
    };
  }

  function tableIn(id: string): CachedTable | undefined {
    const known = cache.tables.get(id);
    if (known !== undefined) return known;
    const table = tableById.get({ id });
    if (table === undefined) return undefined;
    const found = {
      table,
      seats: seatsOf.all({ id }),
      matches: matchesOf.all({ id }),
      posts: postsOf.all({ id }),
    };
    cache.tables.set(id, found);
    return found;
  }

  function tableOf(match: string): string | undefined {
    const known = cache.tableOf.get(match);
    if (known !== undefined) return known;
    const id = matchById.get({ id: match })?.tableId;
    if (id !== undefined) cache.tableOf.set(match, id);
    return id;
  }

  function read(where: Where): Stored | null {
    cache.check();
    const id = 'match' in where ? tableOf(where.match) : where.table;
    const found = id === undefined ? undefined : tableIn(id);
    if (found === undefined) return null;
    const { table, seats: rows, matches: all, posts } = found;
    const match: MatchRow | null =
      ('match' in where ? all.find((each) => each.id === where.match) : all.at(-1)) ?? null;
    return {
      table,
      seats: rows,
      matches: all,
      match,
      lines: match === null ? [] : linesOf(match.id),
      posts,
      server: serverSettings(table.guildId),
    };
  }

  function recordOf(match: string): MatchRecord | null {
    cache.check();
    const row = matchById.get({ id: match });
    if (row === undefined) return null;
    return { game: row.game, version: row.version, seats: row.seats, first: row.first, lines: linesOf(match) };
  }

  // One transaction, so that another process can't write between two of the queries.
  const openTables = createOpenTables(db, read);
  const snapshot = {
    read: sqlite.transaction(read),
    recordOf: sqlite.transaction(recordOf),
    openTables: sqlite.transaction(openTables),
  };
  return {
    read: (where) => (sqlite.inTransaction ? read(where) : snapshot.read(where)),
    recordOf: (match) => (sqlite.inTransaction ? recordOf(match) : snapshot.recordOf(match)),
    openTables: (opener) => (sqlite.inTransaction ? openTables(opener) : snapshot.openTables(opener)),
    ratingPast,
  };
}
