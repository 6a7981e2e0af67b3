import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { PACES, SHEET_STYLES } from '../../settings/settings.js';

export const personSettings = sqliteTable('person_settings', {
  id: text().primaryKey(),
  locale: text(),
  look: text({ enum: SHEET_STYLES }),
  mentions: integer({ mode: 'boolean' }),
});

export const serverSettings = sqliteTable('server_settings', {
  id: text().primaryKey(),
  locale: text(),
  pace: text({ enum: PACES }),
  channels: text({ mode: 'json' }).$type<readonly string[]>(),
  mentions: integer({ mode: 'boolean' }),
  threads: integer({ mode: 'boolean' }),
});
