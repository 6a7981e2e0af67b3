import { type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { GIVERS, PACES, POST_KINDS, TABLE_STATUSES } from './types.js';

/** In an index and in the query alike, to the letter: otherwise SQLite doesn't see that the index fits. */
export const isOpen = (status: AnySQLiteColumn): SQL => sql`${status} in ('lobby', 'playing', 'parked')`;
export const isUnsent = (sent: AnySQLiteColumn, wanted: AnySQLiteColumn): SQL => sql`${sent} < ${wanted}`;
export const ordinal = (mu: AnySQLiteColumn, sigma: AnySQLiteColumn): SQL<number> => sql<number>`${mu} - 3 * ${sigma}`;

export const tables = sqliteTable(
  'tables',
  {
    id: text().primaryKey(),
    guildId: text('guild_id').notNull(),
    channelId: text('channel_id').notNull(),
    game: text().notNull(),
    pace: text({ enum: PACES }).notNull(),
    hostId: text('host_id').notNull(),
    maxSeats: integer('max_seats').notNull(),
    status: text({ enum: TABLE_STATUSES }).notNull(),
    reason: text(),
    locale: text().notNull(),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at'),
    rematchId: text('rematch_id').references((): AnySQLiteColumn => tables.id),
  },
  (table) => [
    index('tables_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('tables_open').on(table.channelId, table.createdAt).where(isOpen(table.status)),
  ],
);

export const seats = sqliteTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer().notNull(),
    personId: text('person_id'),
    name: text().notNull(),
    level: text(),
    missed: integer().notNull(),
    away: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat] })],
);

export const matches = sqliteTable(
  'matches',
  {
    id: text().primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    game: text().notNull(),
    version: integer().notNull(),
    seats: integer().notNull(),
    first: integer().notNull(),
    status: text({ enum: ['playing', 'over', 'void'] }).notNull(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at'),
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

export const posts = sqliteTable(
  'posts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    kind: text({ enum: POST_KINDS }).notNull(),
    matchId: text('match_id').references(() => matches.id),
    from: integer().notNull(),
    until: integer(),
    mentions: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id'),
    nonce: text().notNull(),
    wanted: integer().notNull(),
    sent: integer().notNull(),
    triedAt: integer('tried_at'),
  },
  (table) => [
    index('posts_table').on(table.tableId),
    index('posts_unsent').on(table.id).where(isUnsent(table.sent, table.wanted)),
  ],
);

export const menus = sqliteTable(
  'menus',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    personId: text('person_id').notNull(),
    token: text().notNull(),
    until: integer().notNull(),
    wanted: integer().notNull(),
    sent: integer().notNull(),
    locale: text(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.personId] }),
    index('menus_unsent').on(table.until).where(isUnsent(table.sent, table.wanted)),
  ],
);

/** Interactions that have been handled, in the order in which they were. */
export const handled = sqliteTable('handled', {
  n: integer().primaryKey(),
  id: text().notNull().unique(),
  at: integer().notNull(),
});

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
    opponents: integer().notNull(),
    place: integer().notNull(),
    points: integer().notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.seat] }),
    index('results_game').on(table.game, table.personId, table.place, table.points),
    index('results_guild').on(table.guildId, table.game, table.personId, table.place, table.points),
    index('results_person').on(table.personId, table.guildId, table.game),
  ],
);

export const ratings = sqliteTable(
  'ratings',
  {
    personId: text('person_id').notNull(),
    game: text().notNull(),
    scope: text().notNull(),
    mu: real().notNull(),
    sigma: real().notNull(),
    matches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.game, table.scope] }),
    index('ratings_best').on(table.game, table.scope, ordinal(table.mu, table.sigma)),
  ],
);

/** Under which name somebody finished a match last. */
export const people = sqliteTable('people', {
  id: text().primaryKey(),
  name: text().notNull(),
  at: integer().notNull(),
});

export const personSettings = sqliteTable('person_settings', {
  id: text().primaryKey(),
  locale: text(),
});

export const serverSettings = sqliteTable('server_settings', {
  id: text().primaryKey(),
  locale: text(),
});
