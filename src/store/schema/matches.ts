import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type Finish, GIVERS } from '../stored-values.js';
import { tables } from './tables.js';

export const matches = sqliteTable(
  'matches',
  {
    id: text().primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    game: text().notNull(),
    /** The version of the rules it was begun under. */
    version: integer().notNull(),
    seats: integer().notNull(),
    first: integer().notNull(),
    status: text({ enum: ['playing', 'over', 'void'] }).notNull(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at'),
    /** The seats whose person was gone when it began. */
    absent: text({ mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    /** By seat, once it is over; null before, and where a version that did not note it ended the match. */
    finish: text({ mode: 'json' }).$type<readonly Finish[]>(),
    /** The seats whose own person has given an answer; null where a version that did not note it began the match. */
    played: text({ mode: 'json' }).$type<readonly number[]>(),
    /** Whether somebody who was present was removed from it, also if they were let back: then it counts for nobody. */
    removed: integer({ mode: 'boolean' }).notNull().default(false),
    /** What its dice follow from, together with the salt, which nobody sees before its end; null: they fell by chance, without a seal. */
    secret: text(),
    salt: text(),
  },
  (table) => [index('matches_table').on(table.tableId, table.startedAt)],
);

/** The records. A line is only ever appended. */
export const lines = sqliteTable(
  'lines',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    n: integer().notNull(),
    text: text().notNull(),
    giver: text({ enum: GIVERS }).notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.n] })],
);
