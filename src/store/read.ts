import type { Database } from 'better-sqlite3';
import { and, asc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { type CachedTable, readThrough, type StoreCache } from './cache.js';
import { createEarlierBest, type ReadEarlierBest } from './earlier-best.js';
import type { MatchRecord } from './interface.js';
import { createOpenTables } from './open-tables.js';
import { createRatingPast, type ReadRatingPast } from './rating-past.js';
import type { Line } from './rows.js';
import { lines, matches } from './schema/matches.js';
import { menus, posts } from './schema/messages.js';
import { results } from './schema/people.js';
import { seats, tables } from './schema/tables.js';
import type { Settings } from './settings.js';
import { createSoloFigures, type ReadSoloFigures } from './solo-figures.js';
import type { Opener, OpenTables, Stored, Where } from './types.js';

export interface Reader {
  read(where: Where): Stored | null;
  /** Those that are found, at one moment. */
  readAll(find: () => readonly { readonly id: string }[]): readonly Stored[];
  recordOf(match: string): MatchRecord | null;
  readonly ratingPast: ReadRatingPast;
  readonly earlierBest: ReadEarlierBest;
  /** To be used inside a transaction. */
  openTables(opener: Opener): OpenTables;
}

/** Reads tables with all that belongs to them. */
export function createReader(
  sqlite: Database,
  db: BetterSQLite3Database,
  cache: StoreCache,
  settings: Pick<Settings, 'personSettings' | 'serverSettings'>,
): Reader {
  const reader = new TableReader(db, cache, settings);
  const read = (where: Where): Stored | null => reader.read(where);
  const recordOf = (match: string): MatchRecord | null => reader.recordOf(match);
  // One transaction, so that another process can't write between two of the queries.
  const snapshot = {
    read: sqlite.transaction(read),
    readAll: sqlite.transaction<Reader['readAll']>((find) => find().flatMap(({ id }) => read({ table: id }) ?? [])),
    recordOf: sqlite.transaction(recordOf),
  };
  return {
    read: (where) => (sqlite.inTransaction ? read(where) : snapshot.read(where)),
    readAll: snapshot.readAll,
    recordOf: (match) => (sqlite.inTransaction ? recordOf(match) : snapshot.recordOf(match)),
    openTables: createOpenTables(db, read),
    ratingPast: createRatingPast(db),
    earlierBest: createEarlierBest(db),
  };
}

/** To be used inside a transaction. */
class TableReader {
  readonly #find: ReturnType<typeof prepare>;
  readonly #alone: ReadSoloFigures;
  readonly #cache: StoreCache;
  readonly #settings: Pick<Settings, 'personSettings' | 'serverSettings'>;

  constructor(
    db: BetterSQLite3Database,
    cache: StoreCache,
    settings: Pick<Settings, 'personSettings' | 'serverSettings'>,
  ) {
    this.#find = prepare(db);
    this.#alone = createSoloFigures(db);
    this.#cache = cache;
    this.#settings = settings;
  }

  read(where: Where): Stored | null {
    this.#cache.check();
    const id = 'match' in where ? this.#tableOf(where.match) : where.table;
    const found = id === undefined ? undefined : this.#tableIn(id);
    if (found === undefined) return null;
    const { table, seats, matches, posts } = found;
    const match = 'match' in where ? matches.find((each) => each.id === where.match) : matches.at(-1);
    return {
      table,
      seats,
      matches,
      match: match ?? null,
      lines: match === undefined ? [] : this.#linesOf(match.id),
      posts,
      menus: match === undefined ? [] : this.#find.menus.all({ id: match.id }),
      results: match?.status === 'over' ? this.#find.results.all({ id: match.id }) : [],
      alone: match?.status === 'over' ? this.#alone(table, match, seats) : null,
      server: this.#settings.serverSettings(table.guildId),
      unmentioned: this.#unmentionedOf(seats),
    };
  }

  recordOf(match: string): MatchRecord | null {
    this.#cache.check();
    const row = this.#find.match.get({ id: match });
    if (row === undefined) return null;
    return { game: row.game, version: row.version, seats: row.seats, first: row.first, lines: this.#linesOf(match) };
  }

  #tableIn(id: string): CachedTable | undefined {
    return readThrough(this.#cache.tables, id, () => {
      const table = this.#find.table.get({ id });
      if (table === undefined) return undefined;
      return {
        table,
        seats: this.#find.seats.all({ id }),
        matches: this.#find.matches.all({ id }),
        posts: this.#find.posts.all({ id }),
      };
    });
  }

  #unmentionedOf(rows: CachedTable['seats']): readonly string[] {
    const people = rows.flatMap(({ personId, deputyId }) => [personId, deputyId]).filter((id) => id !== null);
    return people.filter((id) => this.#settings.personSettings(id).mentions === false);
  }

  #tableOf(match: string): string | undefined {
    return readThrough(this.#cache.tableOf, match, () => this.#find.match.get({ id: match })?.tableId);
  }

  /** Of a record that was read before only the new lines are fetched. */
  #linesOf(match: string): readonly Line[] {
    const { records } = this.#cache;
    const known = records.get(match) ?? [];
    const fresh = this.#find.lines.all({ id: match, from: known.length });
    const all = fresh.length === 0 ? known : [...known, ...fresh];
    records.set(match, all);
    return all;
  }
}

function prepare(db: BetterSQLite3Database) {
  const id = sql.placeholder('id');
  const { tableId: _, ...seatColumns } = getTableColumns(seats);
  const { seat, ratingBefore, ratingAfter, bestBefore } = results;
  // By the order in which they were begun: a clock may have been set back since.
  const inOrder = asc(sql`rowid`);
  return {
    table: db.select().from(tables).where(eq(tables.id, id)).prepare(),
    seats: db.select(seatColumns).from(seats).where(eq(seats.tableId, id)).orderBy(asc(seats.seat)).prepare(),
    match: db.select().from(matches).where(eq(matches.id, id)).prepare(),
    matches: db.select().from(matches).where(eq(matches.tableId, id)).orderBy(inOrder).prepare(),
    posts: db.select().from(posts).where(eq(posts.tableId, id)).orderBy(asc(posts.id)).prepare(),
    menus: db.select().from(menus).where(eq(menus.matchId, id)).prepare(),
    results: db
      .select({ seat, ratingBefore, ratingAfter, bestBefore })
      .from(results)
      .where(eq(results.matchId, id))
      .prepare(),
    lines: db
      .select({ text: lines.text, giver: lines.giver, at: lines.at })
      .from(lines)
      .where(and(eq(lines.matchId, id), gte(lines.n, sql.placeholder('from'))))
      .orderBy(asc(lines.n))
      .prepare(),
  };
}
