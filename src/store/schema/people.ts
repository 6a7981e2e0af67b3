import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { isProved, isRated, ratingShown } from './conditions.js';
import { matches } from './matches.js';
import { tables } from './tables.js';

export const results = sqliteTable(
  'results',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    seat: integer().notNull(),
    personId: text('person_id').notNull(),
    name: text().notNull(),
    guildId: text('guild_id').notNull(),
    game: text().notNull(),
    seats: integer().notNull(),
    /** How many of the seats were bot opponents. */
    opponents: integer().notNull(),
    /** 1 = first; equal totals share a place. */
    place: integer().notNull(),
    points: integer().notNull(),
    endedAt: integer('ended_at').notNull(),
    /** Their rating in that guild, as people read it; null where it did not count, and where a version did not note it. */
    ratingBefore: integer('rating_before'),
    ratingAfter: integer('rating_after'),
    /** The most points that they had in an earlier match of the game in that guild; null: it was their first. */
    bestBefore: integer('best_before'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.seat] }),
    index('results_game').on(table.game, table.personId, table.place, table.points, table.seats, table.opponents),
    index('results_guild').on(
      table.guildId,
      table.game,
      table.personId,
      table.place,
      table.points,
      table.seats,
      table.opponents,
    ),
    index('results_person').on(
      table.personId,
      table.guildId,
      table.game,
      table.points,
      table.place,
      table.seats,
      table.opponents,
    ),
    index('results_rated').on(table.personId, table.endedAt).where(isRated(table.opponents)),
  ],
);

/** The results of series of several matches. */
export const series = sqliteTable(
  'series',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer().notNull(),
    personId: text('person_id').notNull(),
    guildId: text('guild_id').notNull(),
    /** The game's id. */
    game: text().notNull(),
    matches: integer().notNull(),
    /** 1 = first; shared where points and matches won are equal. */
    place: integer().notNull(),
    points: integer().notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('series_person').on(table.personId, table.guildId, table.game),
  ],
);

export const ratings = sqliteTable(
  'ratings',
  {
    personId: text('person_id').notNull(),
    /** The game's id. */
    game: text().notNull(),
    /** A guild's id, or '*' for everywhere. */
    scope: text().notNull(),
    mu: real().notNull(),
    sigma: real().notNull(),
    matches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.game, table.scope] }),
    index('ratings_shown')
      .on(
        table.game,
        table.scope,
        sql`${ratingShown(table.mu, table.sigma)} desc`,
        sql`${table.matches} desc`,
        table.personId,
      )
      .where(isProved(table.matches)),
  ],
);

/** How people are called: in each server by its id, and everywhere else ('*'). */
export const names = sqliteTable(
  'names',
  {
    personId: text('person_id').notNull(),
    /** A guild's id, or '*' for wherever that person is known by no name of a guild. */
    scope: text().notNull(),
    name: text().notNull(),
    /** When they were called so last. */
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.scope] })],
);
