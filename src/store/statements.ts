import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { rowOf, setOf } from './columns.js';
import { handled, lines, matches, menus, names, posts, ratings, results, seats, series, tables } from './schema.js';
import type { Change } from './types.js';

const DAY = 24 * 60 * 60_000;

type TableColumn = keyof NonNullable<Change<unknown>['table']>;

/** Everything a change writes, prepared once. Each takes its values by the names of the columns. */
export function createStatements(db: BetterSQLite3Database) {
  const id = sql.placeholder('id');
  const { id: _, ...newPost } = rowOf(posts);
  const { n: __, ...newHandled } = rowOf(handled);
  const { finish: ___, ...newMatch } = rowOf(matches);
  const otherMenus = and(
    eq(menus.matchId, sql.placeholder('matchId')),
    ne(menus.personId, sql.placeholder('personId')),
  );
  const columns = new Map<string, ReturnType<typeof tableColumns>>();

  function tableColumns(names: readonly TableColumn[]) {
    return db.update(tables).set(setOf(names)).where(eq(tables.id, id)).prepare();
  }

  return {
    handle: db.insert(handled).values(newHandled).onConflictDoNothing().prepare(),
    table: db.insert(tables).values(rowOf(tables)).prepare(),
    /** Prepared once for each set of columns that decisions change together: there are few. */
    tableColumns(names: readonly TableColumn[]) {
      const key = names.join();
      const known = columns.get(key) ?? tableColumns(names);
      columns.set(key, known);
      return known;
    },
    seat: db
      .insert(seats)
      .values(rowOf(seats))
      .onConflictDoUpdate({
        target: [seats.tableId, seats.seat],
        set: {
          personId: sql`excluded.person_id`,
          name: sql`excluded.name`,
          level: sql`excluded.level`,
          missed: sql`excluded.missed`,
          away: sql`excluded.away`,
          gone: sql`excluded.gone`,
          deputyId: sql`excluded.deputy_id`,
          deputyName: sql`excluded.deputy_name`,
          since: sql`excluded.since`,
          ending: sql`excluded.ending`,
        },
      })
      .prepare(),
    removeSeat: db
      .delete(seats)
      .where(and(eq(seats.tableId, sql.placeholder('tableId')), eq(seats.seat, sql.placeholder('seat'))))
      .prepare(),
    match: db.insert(matches).values(newMatch).prepare(),
    endMatch: db
      .update(matches)
      .set(setOf(['status', 'endedAt', 'finish']))
      .where(eq(matches.id, id))
      .prepare(),
    noteMatch: db
      .update(matches)
      .set(setOf(['played', 'removed']))
      .where(eq(matches.id, id))
      .prepare(),
    line: db.insert(lines).values(rowOf(lines)).prepare(),
    series: db.insert(series).values(rowOf(series)).prepare(),
    result: db.insert(results).values(rowOf(results)).prepare(),
    name: db
      .insert(names)
      .values(rowOf(names))
      .onConflictDoUpdate({
        target: [names.personId, names.scope],
        set: { name: sql`excluded.name`, at: sql`excluded.at` },
        // Mostly it is as it was, and nothing is written. What was noted so much later was noted by a wrong clock.
        setWhere: sql`excluded.name <> ${names.name} and
          (excluded.at >= ${names.at} or ${names.at} > excluded.at + ${sql.raw(String(DAY))})`,
      })
      .prepare(),
    rating: db
      .insert(ratings)
      .values(rowOf(ratings))
      .onConflictDoUpdate({
        target: [ratings.personId, ratings.game, ratings.scope],
        set: { mu: sql`excluded.mu`, sigma: sql`excluded.sigma`, matches: sql`excluded.matches` },
      })
      .prepare(),
    post: db
      .insert(posts)
      .values({
        ...newPost,
        until: null,
        messageId: null,
        wanted: 1,
        sent: 0,
        triedAt: null,
        picture: null,
        replaces: null,
      })
      .prepare(),
    renew: db
      .update(posts)
      .set({
        wanted: sql`${posts.wanted} + 1`,
        until: sql`coalesce(${sql.placeholder('until')}, ${posts.until})`,
        mentions: sql`coalesce(${sql.placeholder('mentions')}, ${posts.mentions})`,
      })
      .where(and(eq(posts.id, id), eq(posts.tableId, sql.placeholder('tableId'))))
      .prepare(),
    dropPosts: db
      .update(posts)
      .set({ sent: posts.wanted })
      .where(eq(posts.tableId, sql.placeholder('tableId')))
      .prepare(),
    menu: db
      .insert(menus)
      .values({ ...rowOf(menus), wanted: 1, sent: 1 })
      .onConflictDoUpdate({
        target: [menus.matchId, menus.personId],
        // Rising also with a new token, so that a version never names two states.
        set: {
          token: sql`excluded.token`,
          until: sql`excluded.until`,
          locale: sql`excluded.locale`,
          wanted: sql`${menus.wanted} + 1`,
          sent: sql`${menus.wanted} + 1`,
        },
      })
      .prepare(),
    moveMenus: db
      .update(menus)
      .set({ matchId: sql`${sql.placeholder('to')}`, wanted: sql`${menus.wanted} + 1` })
      .where(eq(menus.matchId, sql.placeholder('from')))
      .prepare(),
    dropDeadMenus: db
      .delete(menus)
      .where(and(otherMenus, lte(menus.until, sql.placeholder('at'))))
      .prepare(),
    refreshMenus: db
      .update(menus)
      .set({ wanted: sql`${menus.wanted} + 1` })
      .where(and(otherMenus, gt(menus.until, sql.placeholder('at'))))
      .prepare(),
  };
}
