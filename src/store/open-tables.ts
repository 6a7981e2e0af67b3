import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { lazily } from '../lib/lazily.js';
import type { Reader } from './read.js';
import { isOpen } from './schema/conditions.js';
import { tables } from './schema/tables.js';
import type { Opener, OpenTables } from './types.js';

/** Reads what keeps people from opening one more table. */
export function createOpenTables(db: BetterSQLite3Database, read: Reader['read']): (opener: Opener) => OpenTables {
  const statements = lazily(() => prepare(db));
  const stored = (found: readonly { readonly id: string }[]) => found.flatMap(({ id }) => read({ table: id }) ?? []);
  return ({ personId, guildId, channelId, parentId, since }) => {
    const { opened, inChannel, inThreads, openings } = statements();
    const theirs = { person: personId, guild: guildId };
    const channel = parentId ?? channelId;
    return {
      opened: stored(opened.all(theirs)),
      here: stored([...inChannel.all({ channel }), ...inThreads.all({ channel })]),
      openings: openings.all({ ...theirs, since }).map(({ at }) => at),
    };
  };
}

function prepare(db: BetterSQLite3Database) {
  const newestFirst = [desc(tables.createdAt), desc(sql`${tables}.rowid`)];
  const idsWhere = (where: SQL | undefined) =>
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(where, isOpen(tables.status)))
      .orderBy(...newestFirst)
      .prepare();
  const openedThere = and(eq(tables.openerId, sql.placeholder('person')), eq(tables.guildId, sql.placeholder('guild')));
  return {
    opened: idsWhere(openedThere),
    inChannel: idsWhere(eq(tables.channelId, sql.placeholder('channel'))),
    inThreads: idsWhere(eq(tables.parentId, sql.placeholder('channel'))),
    openings: db
      .select({ at: tables.createdAt })
      .from(tables)
      .where(and(openedThere, gte(tables.createdAt, sql.placeholder('since'))))
      .orderBy(desc(tables.createdAt))
      .prepare(),
  };
}
