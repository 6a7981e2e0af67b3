import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { lazily } from '../lib/lazily.js';
import { laterThan } from './file/rename.js';
import type { Store } from './interface.js';
import type { Reader } from './read.js';
import { isOpen } from './schema/conditions.js';
import { thrown } from './schema/dice.js';
import { matches } from './schema/matches.js';
import { isSeatOf, seats, tables } from './schema/tables.js';

type Queries = Pick<
  Store,
  'due' | 'playingOf' | 'tablesOf' | 'renamed' | 'openIn' | 'openAround' | 'placed' | 'thrownIn' | 'counts'
>;

const newestFirst = [desc(tables.createdAt), desc(sql`${tables}.rowid`)];
const inGuild = eq(tables.guildId, sql.placeholder('guild'));
const isHere = eq(tables.channelId, sql.placeholder('channel'));
const isInThread = eq(tables.parentId, sql.placeholder('channel'));

/** Questions about many tables. */
export function createQueries(db: BetterSQLite3Database, { readAll }: Pick<Reader, 'readAll'>): Queries {
  const open = lazily(() => prepareOpen(db));
  const theirs = lazily(() => prepareTheirs(db));
  const renamed = lazily(() => prepareRenamed(db));
  const places = lazily(() => preparePlaces(db));
  const fallen = lazily(() => prepareFallen(db));
  return {
    due: async (now) =>
      open()
        .due.all({ now })
        .map(({ id }) => id),
    playingOf: async (person, channel) => readAll(() => theirs().playingOf.all({ person, channel })),
    tablesOf: async (person, guild) => readAll(() => theirs().tablesOf.all({ person, guild })),
    renamed: async (where) =>
      ('match' in where ? renamed().match.get(laterThan(where.match)) : renamed().table.get(laterThan(where.table)))
        ?.id ?? null,
    openIn: async (channel) => readAll(() => open().openIn.all({ channel })),
    async openAround(channel) {
      const { openIn, openInThreads } = open();
      return readAll(() => [openIn, openInThreads].flatMap((query) => query.all({ channel })));
    },
    placed: async (guild) =>
      (guild === null ? places().everywhere : places().inGuild).flatMap((query) => query.all({ guild })),
    thrownIn: async (guild, game) => fallen().all({ guild, game }),
    async counts() {
      const found = open().counts.all();
      const of = (status: string): number => found.find((row) => row.status === status)?.count ?? 0;
      return { lobby: of('lobby'), playing: of('playing'), parked: of('parked') };
    },
  };
}

function prepareOpen(db: BetterSQLite3Database) {
  const openWhere = (where: SQL) =>
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(where, isOpen(tables.status)))
      .orderBy(...newestFirst)
      .prepare();
  const now = sql.placeholder('now');
  return {
    due: db
      .select({ id: tables.id })
      .from(tables)
      .where(and(or(lte(tables.dueAt, now), lte(tables.remindAt, now)), isNull(tables.paused)))
      .orderBy(asc(tables.dueAt))
      .prepare(),
    openIn: openWhere(isHere),
    openInThreads: openWhere(isInThread),
    counts: db
      .select({ status: tables.status, count: sql<number>`count(*)` })
      .from(tables)
      .where(isOpen(tables.status))
      .groupBy(tables.status)
      .prepare(),
  };
}

/** Which faces have fallen in a server. */
function prepareFallen(db: BetterSQLite3Database) {
  return db
    .select()
    .from(thrown)
    .where(and(eq(thrown.guildId, sql.placeholder('guild')), eq(thrown.game, sql.placeholder('game'))))
    .orderBy(asc(thrown.die), asc(thrown.face))
    .prepare();
}

/** Tables where a person sits or plays. */
function prepareTheirs(db: BetterSQLite3Database) {
  const theirs = (where: SQL | undefined) =>
    db
      .selectDistinct({ id: tables.id })
      .from(tables)
      .innerJoin(seats, eq(seats.tableId, tables.id))
      .where(and(where, isSeatOf(sql.placeholder('person'))))
      .orderBy(...newestFirst)
      .prepare();
  return {
    playingOf: theirs(and(or(isHere, isInThread), isOpen(tables.status), ne(tables.status, 'lobby'))),
    tablesOf: theirs(and(inGuild, isOpen(tables.status))),
  };
}

/** By ids that one may have become since. */
function prepareRenamed(db: BetterSQLite3Database) {
  const isLater = (id: typeof tables.id | typeof matches.id) =>
    and(gte(id, sql.placeholder('from')), lt(id, sql.placeholder('before')));
  return {
    table: db.select({ id: tables.id }).from(tables).where(isLater(tables.id)).prepare(),
    match: db.select({ id: matches.tableId }).from(matches).where(isLater(matches.id)).prepare(),
  };
}

/** In two questions each, of which either has its index. */
function preparePlaces(db: BetterSQLite3Database) {
  const place = { table: tables.id, guildId: tables.guildId, channelId: tables.channelId, paused: tables.paused };
  const placesWhere = (where: SQL | undefined) => db.select(place).from(tables).where(where).prepare();
  const goesOn = and(isOpen(tables.status), isNull(tables.paused));
  const isPaused = isNotNull(tables.paused);
  return {
    everywhere: [placesWhere(goesOn), placesWhere(isPaused)],
    inGuild: [placesWhere(and(inGuild, goesOn)), placesWhere(and(inGuild, isPaused))],
  };
}
