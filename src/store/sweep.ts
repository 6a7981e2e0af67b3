import { and, asc, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { lazily } from '../lib/lazily.js';
import type { Store } from './interface.js';
import { handled, menus, posts } from './schema/messages.js';
import { seats } from './schema/tables.js';
import type { Writer } from './writer.js';

/** Interactions live for 15 minutes; the same one doesn't come again after that. */
const HANDLED_KEPT = 60 * 60 * 1000;
/** No interaction's token lives longer. */
const TOKEN_LIFE = 15 * 60 * 1000;
/** So many rows are forgotten in one go, which takes some milliseconds; what else is to be written comes in between. */
const SLICE = 1000;
/** One sweep takes so many goes at most: what is left waits for the next one. */
const SLICES = 100;

const now = sql.placeholder('now');
const latest = sql.placeholder('latest');

/** Forgets what nobody will ask for again. */
export function createSweep(db: BetterSQLite3Database, writer: Writer): Store['sweep'] {
  const statements = lazily(() => ({
    interactions: prepareInteractions(db),
    dead: prepareMenus(db),
    carried: preparePosts(db),
    waiting: prepareSeats(db),
  }));

  return async (at) => {
    const { interactions, dead, carried, waiting } = statements();
    await writer.write(() => {
      interactions.date.run({ now: at });
      dead.date.run({ latest: at + TOKEN_LIFE });
      carried.run({ now: at });
      waiting.run({ now: at });
    });
    let gone = 0;
    for (let n = 0; n < SLICES; n++) {
      const swept = await writer.write(() => [
        interactions.forget.run({ before: at - HANDLED_KEPT }).changes,
        dead.drop.run({ now: at }).changes,
      ]);
      for (const count of swept) gone += count;
      if (swept.every((count) => count < SLICE)) break;
    }
    return gone;
  };
}

/** `date`: what is from the future was noted by a clock that was wrong, and counts from now on. */
function prepareInteractions(db: BetterSQLite3Database) {
  const oldest = db
    .select({ n: handled.n, at: handled.at })
    .from(handled)
    .orderBy(asc(handled.n))
    .limit(SLICE)
    .as('oldest');
  return {
    date: db
      .update(handled)
      .set({ at: sql`${now}` })
      .where(sql`${handled.n} in (select n from ${oldest} where at > ${now})`)
      .prepare(),
    forget: db
      .delete(handled)
      .where(sql`${handled.n} in (select n from ${oldest} where at < ${sql.placeholder('before')})`)
      .prepare(),
  };
}

/** Nothing is changed by a dead token; there is one a board at most. */
function preparePosts(db: BetterSQLite3Database) {
  return db
    .update(posts)
    .set({ token: null })
    .where(and(isNotNull(posts.token), lte(posts.tokenUntil, now)))
    .prepare();
}

/** Nobody in a lobby can be reached by a dead token. */
function prepareSeats(db: BetterSQLite3Database) {
  return db
    .update(seats)
    .set({ waiting: null })
    .where(and(isNotNull(seats.waiting), sql`${seats.waiting} ->> 'until' <= ${now}`))
    .prepare();
}

function prepareMenus(db: BetterSQLite3Database) {
  const dead = db
    .select({ row: sql`rowid`.as('row') })
    .from(menus)
    .where(lte(menus.until, now))
    .limit(SLICE)
    .as('dead');
  return {
    date: db
      .update(menus)
      .set({ until: sql`${latest}` })
      .where(gt(menus.until, latest))
      .prepare(),
    drop: db.delete(menus).where(sql`rowid in (select "row" from ${dead})`).prepare(),
  };
}
