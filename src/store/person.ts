import { setImmediate as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from './cache.js';
import type { Store } from './interface.js';
import type { PersonData } from './person-data.js';
import { createPersonStatements } from './person-statements.js';
import type { Writer } from './writer.js';

type People = Pick<Store, 'dataOf' | 'openTablesOf' | 'erase'>;

/** So many posts are looked through in one go, which takes some milliseconds. */
const SLICE = 5000;
/** So many messages of closed tables are shown anew without a name, and as many results: each takes a second or two. */
const MOST_RENEWED = 100;

/** All that is kept about one person: read, and erased. */
export function createPeople(sqlite: Database, db: BetterSQLite3Database, writer: Writer, cache: StoreCache): People {
  const found = createPersonStatements(db);
  const openTablesOf = (person: string): readonly string[] => found.openTables.all({ person }).map(({ id }) => id);

  /** The posts that mention that person, up to the newest there is; whatever else is asked for comes in between. */
  async function calls(listed: string): Promise<{ readonly ids: readonly number[]; readonly newest: number }> {
    const newest = found.newestPost.get()!.id;
    const ids: number[] = [];
    for (let from = 0; from < newest; from += SLICE) {
      ids.push(...callsIn(listed, from, Math.min(newest, from + SLICE)));
      await pause();
    }
    return { ids, newest };
  }

  function callsIn(listed: string, from: number, to: number): readonly number[] {
    return found.calls.all({ listed, from, to }).map(({ id }) => id);
  }

  function removeFromLists(person: string, listed: string): void {
    for (const { id, votes } of found.votes.all({ listed }))
      found.setVotes.run({
        id,
        votes: JSON.stringify(votes.filter(({ by, against }) => by !== person && against !== person)),
      });
    for (const { id, barred } of found.barred.all({ listed }))
      found.setBarred.run({ id, barred: JSON.stringify(barred.filter((each) => each !== person)) });
  }

  /** Pages that become free are overwritten as well. */
  function thoroughly<T>(job: () => T): T {
    sqlite.pragma('secure_delete = ON');
    try {
      return job();
    } finally {
      sqlite.pragma('secure_delete = FAST');
    }
  }

  function eraseNow(person: string, listed: string, called: Awaited<ReturnType<typeof calls>>): boolean {
    if (openTablesOf(person).length > 0) return false;
    const all = [...called.ids, ...callsIn(listed, called.newest, found.newestPost.get()!.id)];
    const open = all.filter((id) => found.isOnOpenTable.get({ id }) !== undefined);
    const shown = [found.shown, found.resultsShown].flatMap((posts) => posts.all({ person, most: MOST_RENEWED }));
    const renewed = new Set([...open, ...shown.map(({ id }) => id), ...all.slice(-MOST_RENEWED)]);
    for (const id of all) found.uncall.run({ id });
    for (const id of renewed) found.renew.run({ id });
    removeFromLists(person, listed);
    for (const statement of found.erasing) statement.run({ person });
    cache.forget();
    return true;
  }

  return {
    openTablesOf,
    async dataOf(person) {
      const listed = JSON.stringify(person);
      const { ids } = await calls(listed);
      const data: PersonData = {
        id: person,
        names: found.names.all({ person }),
        settings: found.settings.get({ person }) ?? null,
        seats: [...found.ownSeats.all({ person }), ...found.deputySeats.all({ person })].map(({ deputy, ...seat }) => ({
          ...seat,
          deputy: deputy === 1,
        })),
        results: found.results.all({ person }),
        series: found.series.all({ person }),
        ratings: found.ratings.all({ person }),
        menus: found.menus.all({ person }),
        calls: ids.flatMap((id) => found.call.get({ id }) ?? []),
        votes: found.votes.all({ listed }).flatMap(({ id, votes }) => {
          const count = votes.filter(({ by }) => by === person).length;
          return count === 0 ? [] : [{ tableId: id, count }];
        }),
        hosted: found.hosted.all({ person }).map(({ id }) => id),
        opened: found.opened.all({ person }).map(({ id }) => id),
        barred: found.barred.all({ listed }).map(({ id }) => id),
      };
      return isEmpty(data) ? null : data;
    },
    async erase(person) {
      const listed = JSON.stringify(person);
      const called = await calls(listed);
      const done = await writer.write(() => thoroughly(() => eraseNow(person, listed, called)));
      // Older states would stay beside the file for a while.
      if (done) sqlite.pragma('wal_checkpoint(TRUNCATE)');
      return done;
    },
  };
}

function isEmpty({ id: _, ...data }: PersonData): boolean {
  return Object.values(data).every((value) => value === null || (Array.isArray(value) && value.length === 0));
}
