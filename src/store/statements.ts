import { and, type Column, eq, getTableColumns, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { lazily } from '../lib/lazily.js';
import { placeholdersFor, setOf } from './columns.js';
import { thrown } from './schema/dice.js';
import { lines, matches } from './schema/matches.js';
import { handled, menus, posts } from './schema/messages.js';
import { names, ratings, results, series } from './schema/people.js';
import { seats, tables } from './schema/tables.js';
import type { Change } from './types.js';

const DAY = 24 * 60 * 60_000;

const id = sql.placeholder('id');
const tableId = sql.placeholder('tableId');

type TableColumn = keyof NonNullable<Change['table']>;

export type Statements = ReturnType<typeof createStatements>;

/**
 * Everything a change writes, prepared once, when it is first written. Each takes its values by the names of the columns.
 * What is cached of a table comes back as the file holds it from then on.
 */
export function createStatements(db: BetterSQLite3Database) {
  return {
    handled: lazily(() => prepareHandled(db)),
    tables: lazily(() => prepareTables(db)),
    seats: lazily(() => prepareSeats(db)),
    matches: lazily(() => prepareMatches(db)),
    dice: lazily(() => prepareDice(db)),
    results: lazily(() => prepareResults(db)),
    people: lazily(() => preparePeople(db)),
    posts: lazily(() => preparePosts(db)),
    menus: lazily(() => prepareMenus(db)),
  };
}

function prepareHandled(db: BetterSQLite3Database) {
  const { n: _, ...row } = placeholdersFor(handled);
  return { note: db.insert(handled).values(row).onConflictDoNothing().prepare() };
}

function prepareTables(db: BetterSQLite3Database) {
  const changes = new Map<string, ReturnType<typeof prepareChange>>();

  function prepareChange(columns: readonly TableColumn[]) {
    return db.update(tables).set(setOf(columns)).where(eq(tables.id, id)).returning().prepare();
  }

  return {
    add: db.insert(tables).values(placeholdersFor(tables)).prepare(),
    /** Prepared once for each set of columns that decisions change together: there are few. */
    change(columns: readonly TableColumn[]) {
      const key = columns.join();
      const known = changes.get(key) ?? prepareChange(columns);
      changes.set(key, known);
      return known;
    },
  };
}

function prepareSeats(db: BetterSQLite3Database) {
  const { tableId: _, ...row } = getTableColumns(seats);
  return {
    put: db
      .insert(seats)
      .values({ ...placeholdersFor(seats), waiting: sql`${sql.placeholder('waiting')}` })
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
          waiting: sql`excluded.waiting`,
          word: sql`excluded.word`,
        },
      })
      .returning(row)
      .prepare(),
    remove: db
      .delete(seats)
      .where(and(eq(seats.tableId, tableId), eq(seats.seat, sql.placeholder('seat'))))
      .prepare(),
  };
}

function prepareMatches(db: BetterSQLite3Database) {
  const { finish: _, ...row } = placeholdersFor(matches);
  return {
    // If it gave back the row, SQLite would look for posts of a match that is not there yet.
    add: db.insert(matches).values(row).prepare(),
    read: db.select().from(matches).where(eq(matches.id, id)).prepare(),
    note: db
      .update(matches)
      .set(setOf(['played', 'removed']))
      .where(eq(matches.id, id))
      .returning()
      .prepare(),
    end: db
      .update(matches)
      .set(setOf(['status', 'endedAt', 'finish']))
      .where(eq(matches.id, id))
      .returning()
      .prepare(),
    append: db.insert(lines).values(placeholdersFor(lines)).prepare(),
  };
}

function prepareDice(db: BetterSQLite3Database) {
  return {
    count: db
      .insert(thrown)
      .values(placeholdersFor(thrown))
      .onConflictDoUpdate({
        target: [thrown.guildId, thrown.game, thrown.die, thrown.face],
        set: { times: sql`${thrown.times} + excluded.times` },
      })
      .prepare(),
  };
}

function prepareResults(db: BetterSQLite3Database) {
  return {
    add: db.insert(results).values(placeholdersFor(results)).prepare(),
    addSeries: db.insert(series).values(placeholdersFor(series)).prepare(),
    rate: db
      .insert(ratings)
      .values(placeholdersFor(ratings))
      .onConflictDoUpdate({
        target: [ratings.personId, ratings.game, ratings.scope],
        set: { mu: sql`excluded.mu`, sigma: sql`excluded.sigma`, matches: sql`excluded.matches` },
      })
      .prepare(),
  };
}

function preparePeople(db: BetterSQLite3Database) {
  return {
    name: db
      .insert(names)
      .values(placeholdersFor(names))
      .onConflictDoUpdate({
        target: [names.personId, names.scope],
        set: { name: sql`excluded.name`, at: sql`excluded.at` },
        // Mostly it is as it was, and nothing is written. What was noted so much later was noted by a wrong clock.
        setWhere: sql`excluded.name <> ${names.name} and
          (excluded.at >= ${names.at} or ${names.at} > excluded.at + ${sql.raw(String(DAY))})`,
      })
      .prepare(),
  };
}

/** What a post knows whose message is lost. */
export const WITHOUT_MESSAGE = {
  messageId: null,
  picture: null,
  triedAt: null,
  token: null,
  tokenUntil: null,
  nonce: sql`${sql.placeholder('nonce')}`,
} as const;

/** Of an attempt whose message is not known it is still to be found out what has become of it. */
const unlessTried = (column: Column, otherwise: SQL): SQL =>
  sql`iif(${posts.messageId} is null, ${column}, ${otherwise})`;

/** What a post knows that is to have a new message, for which the one that it has is to be taken away. */
export const REPLACED = {
  messageId: null,
  picture: null,
  triedAt: unlessTried(posts.triedAt, sql`null`),
  token: unlessTried(posts.token, sql`null`),
  tokenUntil: unlessTried(posts.tokenUntil, sql`null`),
  nonce: unlessTried(posts.nonce, sql`${sql.placeholder('nonce')}`),
  old: unlessTried(posts.old, sql`json_insert(${posts.old}, '$[#]', ${posts.messageId})`),
} as const;

function preparePosts(db: BetterSQLite3Database) {
  const { id: _, ...row } = placeholdersFor(posts);
  const unsent = {
    until: null,
    messageId: null,
    wanted: 1,
    sent: 0,
    triedAt: null,
    picture: null,
    old: [],
    token: null,
    tokenUntil: null,
  };
  const isOne = and(eq(posts.id, id), eq(posts.tableId, tableId));
  const renewed = {
    wanted: sql`${posts.wanted} + 1`,
    until: sql`coalesce(${sql.placeholder('until')}, ${posts.until})`,
    mentions: sql`coalesce(${sql.placeholder('mentions')}, ${posts.mentions})`,
  };
  return {
    add: db
      .insert(posts)
      .values({ ...row, ...unsent })
      .returning()
      .prepare(),
    renew: db.update(posts).set(renewed).where(isOne).returning().prepare(),
    renewAnew: db
      .update(posts)
      .set({
        ...renewed,
        ...REPLACED,
      })
      .where(isOne)
      .returning()
      .prepare(),
    dropAll: db.update(posts).set({ sent: posts.wanted }).where(eq(posts.tableId, tableId)).returning().prepare(),
  };
}

function prepareMenus(db: BetterSQLite3Database) {
  const isOther = and(eq(menus.matchId, sql.placeholder('matchId')), ne(menus.personId, sql.placeholder('personId')));
  const at = sql.placeholder('at');
  const again = sql`${menus.wanted} + 1`;
  const unsent = sql.placeholder('unsent');
  return {
    put: db
      .insert(menus)
      .values({
        ...placeholdersFor(menus),
        earlier: sql`${sql.placeholder('earlier')}`,
        wanted: 1,
        sent: sql`1 - ${unsent}`,
      })
      .onConflictDoUpdate({
        target: [menus.matchId, menus.personId],
        // Rising also with a new token, so that a version never names two states.
        set: {
          token: sql`excluded.token`,
          until: sql`excluded.until`,
          locale: sql`excluded.locale`,
          message: sql`excluded.message`,
          press: sql`excluded.press`,
          reached: sql`excluded.reached`,
          elsewhere: sql`excluded.elsewhere`,
          old: sql`excluded.old`,
          earlier: sql`excluded.earlier`,
          wanted: again,
          sent: sql`${again} - ${unsent}`,
        },
      })
      .prepare(),
    move: db
      .update(menus)
      .set({ matchId: sql`${sql.placeholder('to')}`, wanted: again })
      .where(eq(menus.matchId, sql.placeholder('from')))
      .prepare(),
    refresh: db
      .update(menus)
      .set({ wanted: again })
      .where(and(eq(menus.matchId, sql.placeholder('matchId')), eq(menus.personId, sql.placeholder('personId'))))
      .prepare(),
    dropDeadOthers: db
      .delete(menus)
      .where(and(isOther, lte(menus.until, at)))
      .prepare(),
    refreshOthers: db
      .update(menus)
      .set({ wanted: again })
      .where(and(isOther, gt(menus.until, at)))
      .prepare(),
  };
}
