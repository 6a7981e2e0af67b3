import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type MenuReach, type OldMenu, POST_KINDS } from '../stored-values.js';
import { isPostUnsent, isUnsent } from './conditions.js';
import { matches } from './matches.js';
import { tables } from './tables.js';

export const posts = sqliteTable(
  'posts',
  {
    /** Rises with the order in which posts must appear. */
    id: integer().primaryKey({ autoIncrement: true }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    kind: text({ enum: POST_KINDS }).notNull(),
    matchId: text('match_id').references(() => matches.id),
    /** A board tells the lines `from` ≤ n < `until` of the record; `until` null = it is current. */
    from: integer().notNull(),
    until: integer(),
    /** Whom a new message mentions. */
    mentions: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id'),
    /** Sent with the message, enforced by the platform: the same nonce never makes two messages. */
    nonce: text().notNull(),
    wanted: integer().notNull(),
    sent: integer().notNull(),
    /** When the first attempt to create the message was made; null before. */
    triedAt: integer('tried_at'),
    /** The file name of the picture that the message shows, null: none. */
    picture: text(),
    /** Older messages of it that are to be taken away once there is a new one. */
    old: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** The token of a press by which its message is made and changed until then; null: by the bot itself. */
    token: text(),
    /** With no token: since when one is wanted; null: none is. */
    tokenUntil: integer('token_until'),
  },
  (table) => [
    index('posts_table').on(table.tableId),
    index('posts_unsent').on(table.id).where(isPostUnsent(table)),
    index('posts_token').on(table.tokenUntil).where(sql`${table.token} is not null`),
  ],
);

/** What a token calls the message that its press was answered with, or that was pressed. */
export const ANSWER = '@original';

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
    /** The locale it speaks; null: the table's. */
    locale: text(),
    /** Its message, by its id or by the press that it answers, both of which rise with time; '': nothing is known of it. */
    message: text().notNull().default(''),
    /** The last press on it, which may have been answered by a new message; '': that is not known. */
    press: text().notNull().default(''),
    /** By what its token reaches the message; null: there is none yet. */
    reached: text().default(ANSWER),
    /** Whether it stands in another channel than its board. */
    elsewhere: integer({ mode: 'boolean' }).notNull().default(false),
    /** Older messages of it that are to be taken away. */
    old: text({ mode: 'json' }).$type<readonly OldMenu[]>().notNull().default([]),
    /** What reached its message, or the one that it had, before the last press: of an answer that never arrived the token is good for nothing. null: nothing, or there is no doubt. */
    earlier: text({ mode: 'json' }).$type<MenuReach>(),
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
