import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { PersonData } from '../person-data.js';
import { menus } from '../schema/messages.js';
import { names, ratings, results, series } from '../schema/people.js';
import { personSettings } from '../schema/settings.js';
import { seats, tables } from '../schema/tables.js';
import type { Mentions } from './mentions.js';
import type { TableLists } from './table-lists.js';

const person = sql.placeholder('person');

/** Reads all that is kept about a person; null: nothing is. */
export function createPersonReader(
  db: BetterSQLite3Database,
  mentions: Mentions,
  lists: TableLists,
): (id: string) => Promise<PersonData | null> {
  const own = { ...preparePerson(db), ...prepareResults(db), ...prepareTables(db) };
  const seatsOf = prepareSeats(db);
  return async (id) => {
    const { ids: posts } = await mentions.find(id);
    const all = { person: id };
    const data: PersonData = {
      id,
      names: own.names.all(all),
      settings: own.settings.get(all) ?? null,
      seats: [
        ...seatsOf.own.all(all).map((seat) => ({ ...seat, ...(seat.gone !== null && { word: null }), deputy: false })),
        ...seatsOf.deputy.all(all).map((seat) => ({ ...seat, deputy: true })),
      ],
      results: own.results.all(all),
      series: own.series.all(all),
      ratings: own.ratings.all(all),
      menus: own.menus.all(all),
      calls: posts.flatMap((post) => mentions.read(post) ?? []),
      votes: lists.votes(id).flatMap(({ id: tableId, votes }) => {
        const count = votes.filter(({ by }) => by === id).length;
        return count === 0 ? [] : [{ tableId, count }];
      }),
      hosted: own.hosted.all(all).map((table) => table.id),
      opened: own.opened.all(all).map((table) => table.id),
      barred: lists.bans(id).map((table) => table.id),
    };
    return isEmpty(data) ? null : data;
  };
}

function isEmpty({ id: _, ...data }: PersonData): boolean {
  return Object.values(data).every((value) => value === null || (Array.isArray(value) && value.length === 0));
}

function preparePerson(db: BetterSQLite3Database) {
  const { id: _, ...settings } = getTableColumns(personSettings);
  const { personId: __, ...name } = getTableColumns(names);
  const { matchId, until, locale } = menus;
  return {
    names: db.select(name).from(names).where(eq(names.personId, person)).orderBy(asc(names.scope)).prepare(),
    settings: db.select(settings).from(personSettings).where(eq(personSettings.id, person)).prepare(),
    menus: db.select({ matchId, until, locale }).from(menus).where(eq(menus.personId, person)).prepare(),
  };
}

function prepareResults(db: BetterSQLite3Database) {
  const { personId: _, ...result } = getTableColumns(results);
  const { personId: __, ...seriesResult } = getTableColumns(series);
  const { personId: ___, ...rating } = getTableColumns(ratings);
  return {
    results: db
      .select(result)
      .from(results)
      .where(eq(results.personId, person))
      .orderBy(asc(results.endedAt))
      .prepare(),
    series: db
      .select(seriesResult)
      .from(series)
      .where(eq(series.personId, person))
      .orderBy(asc(series.endedAt))
      .prepare(),
    ratings: db.select(rating).from(ratings).where(eq(ratings.personId, person)).prepare(),
  };
}

function prepareTables(db: BetterSQLite3Database) {
  return {
    hosted: db.select({ id: tables.id }).from(tables).where(eq(tables.hostId, person)).prepare(),
    opened: db.select({ id: tables.id }).from(tables).where(eq(tables.openerId, person)).prepare(),
  };
}

function prepareSeats(db: BetterSQLite3Database) {
  const { id: tableId, guildId, channelId, game, status, createdAt } = tables;
  const { seat, gone, missed, away, word } = seats;
  const columns = { tableId, guildId, channelId, game, status, createdAt, seat, gone, missed, away, word };
  const seatsOf = (
    who: typeof seats.personId | typeof seats.deputyId,
    name: typeof seats.name | typeof seats.deputyName,
  ) =>
    db
      .select({ ...columns, name })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.tableId))
      .where(eq(who, person))
      .orderBy(asc(tables.createdAt))
      .prepare();
  return { own: seatsOf(seats.personId, seats.name), deputy: seatsOf(seats.deputyId, seats.deputyName) };
}
