import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When sessions with the platform were begun in the last day. */
export const sessionStarts = sqliteTable(
  'starts',
  {
    n: integer().primaryKey(),
    at: integer().notNull(),
  },
  (table) => [index('starts_at').on(table.at)],
);

/** Which process may change the database: one row at most. */
export const leases = sqliteTable('owner', {
  id: integer().primaryKey(),
  holder: text().notNull(),
  host: text().notNull(),
  locked: integer({ mode: 'boolean' }).notNull(),
  beat: integer().notNull(),
  until: integer().notNull(),
});
