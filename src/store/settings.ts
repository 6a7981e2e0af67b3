import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { type PersonSettings, type ServerSettings, UNSET_PERSON, UNSET_SERVER } from '../settings/settings.js';
import { readThrough, type StoreCache } from './cache.js';
import type { Store } from './interface.js';
import { personSettings, serverSettings } from './schema/settings.js';
import type { Writer } from './writer.js';

/** They are read inside of decisions, too. */
export interface Settings extends Pick<Store, 'setPersonSettings' | 'setServerSettings'> {
  personSettings(id: string): PersonSettings;
  serverSettings(id: string): ServerSettings;
}

/** What people, and those who manage a server, have set. */
export function createSettings(db: BetterSQLite3Database, writer: Writer, cache: StoreCache): Settings {
  const one = sql.placeholder('id');
  const { id: _person, ...ofPerson } = getTableColumns(personSettings);
  const { id: _server, ...ofServer } = getTableColumns(serverSettings);
  const person = db.select(ofPerson).from(personSettings).where(eq(personSettings.id, one)).prepare();
  const server = db.select(ofServer).from(serverSettings).where(eq(serverSettings.id, one)).prepare();
  return {
    personSettings(id) {
      cache.check();
      return readThrough(cache.people, id, () => person.get({ id }) ?? UNSET_PERSON);
    },
    serverSettings(id) {
      cache.check();
      return readThrough(cache.servers, id, () => server.get({ id }) ?? UNSET_SERVER);
    },
    async setPersonSettings(id, change) {
      const row = { id, ...change };
      const upsert = db.insert(personSettings).values(row);
      await writer.write(() => {
        upsert.onConflictDoUpdate({ target: personSettings.id, set: row }).run();
        cache.people.delete(id);
      });
    },
    async setServerSettings(id, change) {
      const row = { id, ...change };
      const upsert = db.insert(serverSettings).values(row);
      await writer.write(() => {
        upsert.onConflictDoUpdate({ target: serverSettings.id, set: row }).run();
        cache.servers.delete(id);
      });
    },
  };
}
