import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import {
  isListed,
  isOpen,
  menus,
  names,
  personSettings,
  posts,
  ratings,
  results,
  seats,
  series,
  tables,
} from './schema.js';

/** Everything that is asked and changed about one person, prepared once. */
export function createPersonStatements(db: BetterSQLite3Database) {
  const id = sql.placeholder('id');
  const person = sql.placeholder('person');
  const listed = sql.placeholder('listed');
  const isTheirs = or(eq(seats.personId, person), eq(seats.deputyId, person));
  const { id: _, ...settingColumns } = getTableColumns(personSettings);
  const { personId: _result, ...resultColumns } = getTableColumns(results);
  const { personId: _series, ...seriesColumns } = getTableColumns(series);
  const { personId: _rating, ...ratingColumns } = getTableColumns(ratings);
  const { personId: _name, ...nameColumns } = getTableColumns(names);
  const seatColumns = {
    tableId: tables.id,
    guildId: tables.guildId,
    channelId: tables.channelId,
    game: tables.game,
    status: tables.status,
    createdAt: tables.createdAt,
    seat: seats.seat,
    gone: seats.gone,
    missed: seats.missed,
    away: seats.away,
  };

  /** Messages that name whoever sits at their table, the newest first. */
  function newestShown(those: SQL) {
    return db
      .selectDistinct({ id: posts.id })
      .from(seats)
      .innerJoin(posts, eq(posts.tableId, seats.tableId))
      .where(and(isTheirs, isNotNull(posts.messageId), those))
      .orderBy(desc(posts.id))
      .limit(sql.placeholder('most'))
      .prepare();
  }

  return {
    openTables: db
      .selectDistinct({ id: tables.id })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.tableId))
      .where(and(isTheirs, isOpen(tables.status)))
      .orderBy(asc(tables.id))
      .prepare(),

    names: db.select(nameColumns).from(names).where(eq(names.personId, person)).orderBy(asc(names.scope)).prepare(),
    settings: db.select(settingColumns).from(personSettings).where(eq(personSettings.id, person)).prepare(),
    ownSeats: db
      .select({ ...seatColumns, name: seats.name, deputy: sql<number>`0` })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.tableId))
      .where(eq(seats.personId, person))
      .orderBy(asc(tables.createdAt))
      .prepare(),
    deputySeats: db
      .select({ ...seatColumns, name: seats.deputyName, deputy: sql<number>`1` })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.tableId))
      .where(eq(seats.deputyId, person))
      .orderBy(asc(tables.createdAt))
      .prepare(),
    results: db
      .select(resultColumns)
      .from(results)
      .where(eq(results.personId, person))
      .orderBy(asc(results.endedAt))
      .prepare(),
    series: db
      .select(seriesColumns)
      .from(series)
      .where(eq(series.personId, person))
      .orderBy(asc(series.endedAt))
      .prepare(),
    ratings: db.select(ratingColumns).from(ratings).where(eq(ratings.personId, person)).prepare(),
    menus: db
      .select({ matchId: menus.matchId, until: menus.until, locale: menus.locale })
      .from(menus)
      .where(eq(menus.personId, person))
      .prepare(),
    hosted: db.select({ id: tables.id }).from(tables).where(eq(tables.hostId, person)).prepare(),
    opened: db.select({ id: tables.id }).from(tables).where(eq(tables.openerId, person)).prepare(),

    newestPost: db
      .select({ id: sql<number>`coalesce(max(${posts.id}), 0)` })
      .from(posts)
      .prepare(),
    calls: db
      .select({ id: posts.id })
      .from(posts)
      .where(
        and(
          gt(posts.id, sql.placeholder('from')),
          lte(posts.id, sql.placeholder('to')),
          sql`instr(${posts.mentions}, ${listed}) > 0`,
        ),
      )
      .orderBy(asc(posts.id))
      .prepare(),
    call: db
      .select({
        tableId: posts.tableId,
        matchId: posts.matchId,
        kind: posts.kind,
        channelId: posts.channelId,
        messageId: posts.messageId,
      })
      .from(posts)
      .where(eq(posts.id, id))
      .prepare(),
    isOnOpenTable: db
      .select({ id: posts.id })
      .from(posts)
      .innerJoin(tables, eq(tables.id, posts.tableId))
      .where(and(eq(posts.id, id), isOpen(tables.status)))
      .prepare(),
    shown: newestShown(sql`true`),
    resultsShown: newestShown(inArray(posts.kind, ['lobby', 'result'])),
    uncall: db.update(posts).set({ mentions: [] }).where(eq(posts.id, id)).prepare(),
    renew: db
      .update(posts)
      .set({ wanted: sql`${posts.wanted} + 1` })
      .where(eq(posts.id, id))
      .prepare(),

    votes: db
      .select({ id: tables.id, votes: tables.votes })
      .from(tables)
      .where(and(isListed(tables.votes), sql`instr(${tables.votes}, ${listed}) > 0`))
      .prepare(),
    setVotes: db
      .update(tables)
      .set({ votes: sql`${sql.placeholder('votes')}` })
      .where(eq(tables.id, id))
      .prepare(),
    barred: db
      .select({ id: tables.id, barred: tables.barred })
      .from(tables)
      .where(and(isListed(tables.barred), sql`instr(${tables.barred}, ${listed}) > 0`))
      .prepare(),
    setBarred: db
      .update(tables)
      .set({ barred: sql`${sql.placeholder('barred')}` })
      .where(eq(tables.id, id))
      .prepare(),

    /** What is left to be done once lists of people and posts are without that person. */
    erasing: [
      db.update(seats).set({ personId: null, name: '' }).where(eq(seats.personId, person)).prepare(),
      db.update(seats).set({ deputyId: null, deputyName: '' }).where(eq(seats.deputyId, person)).prepare(),
      db.update(tables).set({ hostId: '' }).where(eq(tables.hostId, person)).prepare(),
      db.update(tables).set({ openerId: '' }).where(eq(tables.openerId, person)).prepare(),
      db.delete(menus).where(eq(menus.personId, person)).prepare(),
      db.delete(results).where(eq(results.personId, person)).prepare(),
      db.delete(series).where(eq(series.personId, person)).prepare(),
      db.delete(ratings).where(eq(ratings.personId, person)).prepare(),
      db.delete(names).where(eq(names.personId, person)).prepare(),
      db.delete(personSettings).where(eq(personSettings.id, person)).prepare(),
    ],
  };
}
