import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { rowOf } from './columns.js';
import { personSettings, serverSettings } from './schema.js';
import type { Store, Whose } from './types.js';
import type { Writer } from './writer.js';

type Settings = Pick<Store, 'languageOf' | 'setLanguage'>;

/** What people, and those who manage a server, have set. */
export function createSettings(db: BetterSQLite3Database, writer: Writer): Settings {
  const person = statements(db, personSettings);
  const server = statements(db, serverSettings);
  const of = (whose: Whose) =>
    'person' in whose ? { id: whose.person, run: person } : { id: whose.server, run: server };
  return {
    languageOf(whose) {
      const { id, run } = of(whose);
      return run.read.get({ id })?.locale ?? null;
    },
    async setLanguage(whose, locale) {
      const { id, run } = of(whose);
      await writer.write(() => run.set.run({ id, locale }));
    },
  };
}

function statements(db: BetterSQLite3Database, table: typeof personSettings | typeof serverSettings) {
  return {
    read: db
      .select({ locale: table.locale })
      .from(table)
      .where(eq(table.id, sql.placeholder('id')))
      .prepare(),
    set: db
      .insert(table)
      .values(rowOf(table))
      .onConflictDoUpdate({ target: table.id, set: { locale: sql`excluded.locale` } })
      .prepare(),
  };
}
