import { and, asc, count, eq, gt, inArray, lt, min, not, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import { lazily } from '../lib/lazily.js';
import type { TableRow } from './rows.js';
import { isPlayedAlone, isRated } from './schema/conditions.js';
import { ratings, results } from './schema/people.js';
import type { RatingChange, RatingPast } from './types.js';

/** Reads what new ratings at a table rest on. */
export type ReadRatingPast = (
  table: Pick<TableRow, 'game' | 'guildId'>,
  asked: Omit<RatingChange, 'rate'>,
) => RatingPast;

/** How what is known of people who are to be rated is read. */
export function createRatingPast(db: BetterSQLite3Database): ReadRatingPast {
  const ratingsOf = lazily(() => prepareRatings(db));
  const matchesOf = lazily(() => prepareRatedMatches(db));
  return ({ game, guildId: guild }, { people, after, before }) => ({
    ratings: ratingsOf().all({ game, guild, people: JSON.stringify(people) }),
    matches: people.map((person) => ({
      first: matchesOf().first.get({ person })?.at ?? null,
      matches: matchesOf().between.all({ person, after, before }),
    })),
  });
}

function prepareRatings(db: BetterSQLite3Database) {
  const isOneOf = sql`${ratings.personId} in (select value from json_each(${sql.placeholder('people')}))`;
  return db
    .select()
    .from(ratings)
    .where(
      and(eq(ratings.game, sql.placeholder('game')), inArray(ratings.scope, [sql.placeholder('guild'), '*']), isOneOf),
    )
    .orderBy(asc(ratings.personId), asc(ratings.scope))
    .prepare();
}

function prepareRatedMatches(db: BetterSQLite3Database) {
  const isTheirs = and(
    eq(results.personId, sql.placeholder('person')),
    isRated(results.opponents),
    not(isPlayedAlone(results.seats)),
  );
  const isBetween = and(gt(results.endedAt, sql.placeholder('after')), lt(results.endedAt, sql.placeholder('before')));
  const everybody = alias(results, 'everybody');
  const known = db.select({ count: count() }).from(everybody).where(eq(everybody.matchId, results.matchId));
  return {
    first: db
      .select({ at: min(results.endedAt) })
      .from(results)
      .where(isTheirs)
      .prepare(),
    between: db
      .select({ id: results.matchId, endedAt: results.endedAt, erased: sql<number>`${results.seats} - (${known})` })
      .from(results)
      .where(and(isTheirs, isBetween))
      .orderBy(asc(results.endedAt))
      .prepare(),
  };
}
