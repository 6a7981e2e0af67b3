import { and, asc, desc, eq, gt, gte, lte, not, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import { lazily } from '../lib/lazily.js';
import type { Store } from './interface.js';
import { AVERAGE_NEEDS, type LeaderboardQuery, type PersonStats, TOLD_RESULTS } from './rankings.js';
import { isPlayedAlone, isProved, ratingShown } from './schema/conditions.js';
import { names, ratings, results, series } from './schema/people.js';

type Rankings = Pick<Store, 'leaderboard' | 'stats'>;

const EVERYWHERE = '*';
const game = sql.placeholder('game');
const guild = sql.placeholder('guild');
const scoped = alias(names, 'scoped');
const local = alias(names, 'local');
const account = alias(names, 'account');

/** Where matches count. */
type Reach = 'guild' | 'everywhere';

/** How people compare, and how one of them has done. */
export function createRankings(db: BetterSQLite3Database): Rankings {
  const boards = new Map<string, ReturnType<typeof prepareBoard>>();
  const statsIn = {
    guild: lazily(() => preparePersonStats(db, 'guild')),
    everywhere: lazily(() => preparePersonStats(db, 'everywhere')),
  };
  const recentIn = {
    guild: lazily(() => prepareRecent(db, 'guild')),
    everywhere: lazily(() => prepareRecent(db, 'everywhere')),
  };

  /** Prepared when it is asked for. */
  function boardBy(by: LeaderboardQuery['by'], reach: Reach) {
    const key = `${by} ${reach}`;
    const known = boards.get(key) ?? prepareBoard(db, by, reach);
    boards.set(key, known);
    return known;
  }

  return {
    async leaderboard({ game, guildId, askedIn, by, page, pageSize, person }) {
      const board = boardBy(by, reachOf(guildId));
      const scope = { game, guild: guildId ?? EVERYWHERE };
      const rankOf = (value: number): number => 1 + (board.above.get({ ...scope, value })?.count ?? 0);
      const from = page * pageSize;
      const listed = board.page.all({ ...scope, askedIn, size: pageSize, from });
      const [first] = listed;
      const rank = first === undefined || from === 0 ? 1 : rankOf(first.value);
      const own = person === undefined ? undefined : board.own.get({ ...scope, person });
      return {
        lines: withRanks(listed, from, rank),
        total: board.total.get(scope)?.count ?? 0,
        own: own === undefined ? null : { rank: rankOf(own.value), ...own },
      };
    },
    async stats(person, guildId) {
      const asked = { person, guild: guildId ?? EVERYWHERE };
      const recent = recentIn[reachOf(guildId)]().all(asked);
      return statsIn[reachOf(guildId)]()
        .all(asked)
        .map(
          ({ mu, sigma, alone, aloneBest: best, aloneAverage: average, ...row }): PersonStats => ({
            ...row,
            alone: best === null || average === null ? null : { matches: alone, best, average },
            rating: mu === null || sigma === null ? null : { mu, sigma },
            recent: recent.flatMap(({ game, points, place }) =>
              game === row.game ? [{ points, isWon: place === 1 }] : [],
            ),
          }),
        );
    },
  };
}

function reachOf(guildId: string | null): Reach {
  return guildId === null ? 'everywhere' : 'guild';
}

/** The lines of a page, the first of which has that rank; another has its place from the top, or is equal to the one before. */
function withRanks<Line extends { readonly value: number }>(
  lines: readonly Line[],
  from: number,
  firstRank: number,
): readonly (Line & { readonly rank: number })[] {
  let rank = firstRank;
  return lines.map((line, n) => {
    if (n > 0 && line.value !== lines[n - 1]!.value) rank = from + n + 1;
    return { ...line, rank };
  });
}

function prepareBoard(db: BetterSQLite3Database, by: LeaderboardQuery['by'], reach: Reach) {
  const scores = db.$with('scores').as(by === 'rating' ? selectRated(db) : selectFinished(db, by, reach));
  const { personId, value, matches } = scores;
  const listed = db
    .$with('listed')
    .as(
      db
        .select()
        .from(scores)
        .orderBy(desc(value), desc(matches), asc(personId))
        .limit(sql.placeholder('size'))
        .offset(sql.placeholder('from')),
    );
  const page = db
    .with(scores, listed)
    .select({
      personId: listed.personId,
      // A nickname stays in its server.
      name: sql<string | null>`coalesce(${scoped.name}, ${local.name})`,
      account: account.name,
      value: listed.value,
      matches: listed.matches,
    })
    .from(listed)
    .leftJoin(scoped, and(eq(scoped.personId, listed.personId), eq(scoped.scope, guild)))
    .leftJoin(local, and(eq(local.personId, listed.personId), eq(local.scope, sql.placeholder('askedIn'))))
    .leftJoin(account, and(eq(account.personId, listed.personId), eq(account.scope, EVERYWHERE)))
    .orderBy(desc(listed.value), desc(listed.matches), asc(listed.personId))
    .prepare();
  const countOf = () => db.with(scores).select({ count: sql<number>`count(*)` }).from(scores);
  return {
    page,
    total: countOf().prepare(),
    /** How many have more. */
    above: countOf()
      .where(gt(value, sql.placeholder('value')))
      .prepare(),
    own: db
      .with(scores)
      .select({ personId, value, matches })
      .from(scores)
      .where(eq(personId, sql.placeholder('person')))
      .prepare(),
  };
}

function selectRated(db: BetterSQLite3Database) {
  return db
    .select({
      personId: sql<string>`${ratings.personId}`.as('person'),
      value: ratingShown(ratings.mu, ratings.sigma).as('value'),
      matches: sql<number>`${ratings.matches}`.as('matches'),
    })
    .from(ratings)
    .where(and(eq(ratings.game, game), eq(ratings.scope, guild), isProved(ratings.matches)));
}

function selectFinished(db: BetterSQLite3Database, by: Exclude<LeaderboardQuery['by'], 'rating'>, reach: Reach) {
  const matches = sql<number>`count(*)`;
  return db
    .select({
      personId: sql<string>`${results.personId}`.as('person'),
      value: values[by].as('value'),
      matches: matches.as('matches'),
    })
    .from(results)
    .where(and(eq(results.game, game), isWithin(reach), isAmongPeople))
    .groupBy(results.personId)
    .having(gte(matches, by === 'average' ? AVERAGE_NEEDS : 1));
}

const values = {
  wins: sql<number>`sum(${results.place} = 1)`,
  average: sql<number>`round(avg(${results.points}), 1)`,
  best: sql<number>`max(${results.points})`,
};

/** Whether anybody else sat there, a bot or a person. */
const isTogether = not(isPlayedAlone(results.seats));
const together = sql`filter (where ${isTogether})`;
const alone = sql`filter (where ${isPlayedAlone(results.seats)})`;

/** Whether somebody else sat there, and not only bots. */
const isAmongPeople = sql`${results.seats} - ${results.opponents} > 1`;

function isWithin(reach: Reach): SQL | undefined {
  return reach === 'guild' ? eq(results.guildId, guild) : undefined;
}

function preparePersonStats(db: BetterSQLite3Database, reach: Reach) {
  const seriesOf = (value: string): SQL => {
    const there = reach === 'guild' ? sql`and ${series.guildId} = ${guild}` : sql``;
    return sql`select ${sql.raw(value)} from ${series} where ${series.personId} = ${results.personId} and ${series.game} = ${results.game} ${there}`;
  };
  return db
    .select({
      game: results.game,
      matches: sql<number>`count(*) ${together}`,
      wins: sql<number>`count(*) filter (where ${results.place} = 1 and ${isTogether})`,
      average: sql<number>`coalesce(round(avg(${results.points}) ${together}, 1), 0)`,
      best: sql<number>`coalesce(max(${results.points}) ${together}, 0)`,
      rated: sql<number>`count(*) filter (where ${results.opponents} = 0 and ${isTogether})`,
      alone: sql<number>`count(*) ${alone}`,
      aloneBest: sql<number | null>`max(${results.points}) ${alone}`,
      aloneAverage: sql<number | null>`round(avg(${results.points}) ${alone}, 1)`,
      series: sql<number>`(${seriesOf('count(*)')})`,
      seriesWon: sql<number>`(${seriesOf(`coalesce(sum("place" = 1), 0)`)})`,
      mu: ratings.mu,
      sigma: ratings.sigma,
    })
    .from(results)
    .leftJoin(
      ratings,
      and(eq(ratings.personId, results.personId), eq(ratings.game, results.game), eq(ratings.scope, guild)),
    )
    .where(and(eq(results.personId, sql.placeholder('person')), isWithin(reach)))
    .groupBy(results.game)
    .orderBy(asc(results.game))
    .prepare();
}

/** Somebody's newest results with others in each game, oldest first. */
function prepareRecent(db: BetterSQLite3Database, reach: Reach) {
  const { game, points, place } = results;
  const nth = sql<number>`row_number() over (partition by ${game} order by ${results.endedAt} desc, ${results.matchId})`;
  const newest = db.$with('newest').as(
    db
      .select({ game, points, place, nth: nth.as('nth') })
      .from(results)
      .where(and(eq(results.personId, sql.placeholder('person')), isWithin(reach), isTogether)),
  );
  return db
    .with(newest)
    .select({ game: newest.game, points: newest.points, place: newest.place })
    .from(newest)
    .where(lte(newest.nth, TOLD_RESULTS))
    .orderBy(asc(newest.game), desc(newest.nth))
    .prepare();
}
