import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How often each face of each die has fallen in the matches of a server, since dice are counted. */
export const thrown = sqliteTable(
  'thrown',
  {
    guildId: text('guild_id').notNull(),
    game: text().notNull(),
    /** By its place in the lines of a record, from 0. */
    die: integer().notNull(),
    face: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.game, table.die, table.face] })],
);
