import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOOKS, PACES } from '../settings/settings.js';
import { type Finish, GIVERS, GONE, POST_KINDS, TABLE_STATUSES, type Vote } from './rows.js';

/** In an index and in the query alike, to the letter: otherwise SQLite doesn't see that the index fits. */
export const isOpen = (status: AnySQLiteColumn): SQL => sql`${status} in ('lobby', 'playing', 'parked')`;
export const isUnsent = (sent: AnySQLiteColumn, wanted: AnySQLiteColumn): SQL => sql`${sent} < ${wanted}`;
/** Whether nobody but people sat there. */
export const isRated = (opponents: AnySQLiteColumn): SQL => sql`${opponents} = 0`;
/** Whether a list of ids holds any. */
export const isListed = (ids: AnySQLiteColumn): SQL => sql`${ids} <> '[]'`;
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
    remindAt: integer('remind_at'),
    hostAt: integer('host_at').notNull().default(0),
    barred: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    games: integer().notNull().default(1),
    votes: text({ mode: 'json' }).$type<readonly Vote[]>().notNull().default([]),
    paused: integer(),
    unseenSince: integer('unseen_since'),
    openerId: text('opener_id').notNull().default(''),
    parentId: text('parent_id'),
  },
  (table) => [
    index('tables_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('tables_remind').on(table.remindAt).where(sql`${table.remindAt} is not null`),
    index('tables_guild').on(table.guildId, table.createdAt).where(isOpen(table.status)),
    index('tables_paused').on(table.guildId).where(sql`${table.paused} is not null`),
    index('tables_open').on(table.channelId, table.createdAt).where(isOpen(table.status)),
    index('tables_host').on(table.hostId),
    index('tables_parent').on(table.parentId, table.createdAt).where(isOpen(table.status)),
    index('tables_opened').on(table.openerId, table.guildId, table.createdAt),
    index('tables_opened_open').on(table.openerId, table.guildId, table.createdAt).where(isOpen(table.status)),
    index('tables_barred').on(table.barred).where(isListed(table.barred)),
    index('tables_votes').on(table.votes).where(isListed(table.votes)),
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
    gone: text({ enum: GONE }),
    deputyId: text('deputy_id'),
    deputyName: text('deputy_name'),
    since: integer().notNull().default(0),
    ending: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('seats_person').on(table.personId),
    index('seats_deputy').on(table.deputyId).where(sql`${table.deputyId} is not null`),
  ],
);

/** Whether that person sits there, or plays there for somebody else. */
export const isSeatOf = (person: Placeholder): SQL =>
  sql`(${seats.personId} = ${person} or ${seats.deputyId} = ${person})`;

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
    absent: text({ mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    finish: text({ mode: 'json' }).$type<readonly Finish[]>(),
    played: text({ mode: 'json' }).$type<readonly number[]>(),
    removed: integer({ mode: 'boolean' }).notNull().default(false),
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
    picture: text(),
    replaces: text(),
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
      table.place,
      table.points,
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
    game: text().notNull(),
    matches: integer().notNull(),
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

/** How people are called: in each server by its id, and everywhere else ('*'). */
export const names = sqliteTable(
  'names',
  {
    personId: text('person_id').notNull(),
    scope: text().notNull(),
    name: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.scope] })],
);

export const personSettings = sqliteTable('person_settings', {
  id: text().primaryKey(),
  locale: text(),
  look: text({ enum: LOOKS }),
});

export const serverSettings = sqliteTable('server_settings', {
  id: text().primaryKey(),
  locale: text(),
  pace: text({ enum: PACES }),
  channels: text({ mode: 'json' }).$type<readonly string[]>(),
  mentions: integer({ mode: 'boolean' }),
  threads: integer({ mode: 'boolean' }),
});

/** When sessions with the platform were begun in the last day. */
export const starts = sqliteTable(
  'starts',
  {
    n: integer().primaryKey(),
    at: integer().notNull(),
  },
  (table) => [index('starts_at').on(table.at)],
);

/** Which process may change the database: one row at most. */
export const owner = sqliteTable('owner', {
  id: integer().primaryKey(),
  holder: text().notNull(),
  host: text().notNull(),
  locked: integer({ mode: 'boolean' }).notNull(),
  beat: integer().notNull(),
  until: integer().notNull(),
});
