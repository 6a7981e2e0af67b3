import { asc, gt, lte, or, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Store } from './interface.js';
import { sessionStarts } from './schema/process.js';
import type { Writer } from './writer.js';

type SessionStarts = Pick<Store, 'sessionsSince' | 'noteSession'>;

const DAY = 24 * 60 * 60_000;

/** When sessions with the platform were begun, over restarts. */
export function createSessionStarts(db: BetterSQLite3Database, writer: Writer): SessionStarts {
  const since = db
    .select({ at: sessionStarts.at })
    .from(sessionStarts)
    .where(gt(sessionStarts.at, sql.placeholder('time')))
    .orderBy(asc(sessionStarts.at))
    .prepare();
  const note = db
    .insert(sessionStarts)
    .values({ at: sql.placeholder('at') })
    .prepare();
  // Those of the future are from a clock that was wrong.
  const forget = db
    .delete(sessionStarts)
    .where(or(lte(sessionStarts.at, sql.placeholder('before')), gt(sessionStarts.at, sql.placeholder('at'))))
    .prepare();
  return {
    sessionsSince: async (time) => since.all({ time }).map(({ at }) => at),
    async noteSession(at) {
      await writer.write(() => {
        forget.run({ before: at - DAY, at });
        note.run({ at });
      });
    },
  };
}
