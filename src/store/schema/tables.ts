import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { PACES } from '../../settings/settings.js';
import { GONE, type MenuToken, TABLE_STATUSES, type Vote } from '../stored-values.js';
import { isListed, isOpen } from './conditions.js';

export const tables = sqliteTable(
  'tables',
  {
    id: text().primaryKey(),
    guildId: text('guild_id').notNull(),
    channelId: text('channel_id').notNull(),
    /** The game's id. */
    game: text().notNull(),
    pace: text({ enum: PACES }).notNull(),
    /** The person who may start, cancel and end it; '': nobody, since they had their data erased. */
    hostId: text('host_id').notNull(),
    maxSeats: integer('max_seats').notNull(),
    status: text({ enum: TABLE_STATUSES }).notNull(),
    /** Why it was closed, as a phrase key; null otherwise. */
    reason: text(),
    /** The locale its public messages speak. */
    locale: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the lobby expires, the answers of the current step are due, or a parked table is closed; null while nothing is. */
    dueAt: integer('due_at'),
    /** The table that a rematch opened, or null. */
    rematchId: text('rematch_id').references((): AnySQLiteColumn => tables.id),
    /** When those who are still awaited are called; null: they are not, or were already. */
    remindAt: integer('remind_at'),
    /** When the host pressed anything in the lobby last. */
    hostAt: integer('host_at').notNull().default(0),
    /** People who were sent away: they may not play at this table until the host lets them. The column keeps its older name. */
    banned: text('barred', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** How many matches are played, one after the other: more than one are a series. */
    games: integer().notNull().default(1),
    /** In the match that is on: who is for having whom replaced. They stay with the person who comes and goes. */
    votes: text({ mode: 'json' }).$type<readonly Vote[]>().notNull().default([]),
    /** Since when its channel takes no messages of this bot, so that its clock stands still; null: it goes. */
    paused: integer(),
    /** Since when the message that tells of the current step is still to be posted, so that its time does not run yet; null: it is there. */
    unseenSince: integer('unseen_since'),
    /** Who opened it; '': nobody who is known. */
    openerId: text('opener_id').notNull().default(''),
    /** The channel whose thread that is; null: it is none. */
    parentId: text('parent_id'),
    /** What the dice of the match to come follow from; null: none is to come, or a version before seals made the lobby. */
    secret: text(),
    /** The public message in which its seal stood first; null: it is not known yet. */
    sealMessage: text('seal_message'),
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
    index('tables_barred').on(table.banned).where(isListed(table.banned)),
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
    /** Who sat down here, whether they still play or not; null: a bot opponent, or somebody who had their data erased. */
    personId: text('person_id'),
    /** '': of somebody who had their data erased. */
    name: text().notNull(),
    /** The opponent's level; null for a person. */
    level: text(),
    /** Time-ups in a row. */
    missed: integer().notNull(),
    /** Passes at once, or is played for, until its player is back. */
    away: integer({ mode: 'boolean' }).notNull(),
    /** Not null: its person is gone, and a bot opponent plays on, or `deputyId` does. */
    gone: text({ enum: GONE }),
    /** The person who has taken over the seat of someone who is gone. */
    deputyId: text('deputy_id'),
    /** '': of somebody who had their data erased. */
    deputyName: text('deputy_name'),
    /** How many lines the record of the newest match had when somebody else began to play here, or who was away was back; an answer that they found standing is theirs. */
    since: integer().notNull().default(0),
    /** Whether its player is for ending the match without a result. */
    ending: integer({ mode: 'boolean' }).notNull().default(false),
    /** In a lobby: by what its person can be sent their first menu; null: that is not known. */
    waiting: text({ mode: 'json' }).$type<MenuToken>(),
    /** The lucky word of whoever plays here, for the match to come; null: none. */
    word: text(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('seats_person').on(table.personId),
    index('seats_deputy').on(table.deputyId).where(sql`${table.deputyId} is not null`),
    index('seats_waiting').on(table.tableId).where(sql`${table.waiting} is not null`),
  ],
);

/** Whether that person sits there, or plays there for somebody else. */
export const isSeatOf = (person: Placeholder): SQL =>
  sql`(${seats.personId} = ${person} or ${seats.deputyId} = ${person})`;
