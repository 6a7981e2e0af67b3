import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Store } from './interface.js';
import { AVERAGE_NEEDS, type LeaderboardQuery, type PersonStats } from './rankings.js';
import { names, ordinal, ratings, results, series } from './schema.js';

type Rankings = Pick<Store, 'leaderboard' | 'stats'>;

const EVERYWHERE = '*';
const game = sql.placeholder('game');
const guild = sql.placeholder('guild');
const scoped = alias(names, 'scoped');
const local = alias(names, 'local');
const account = alias(names, 'account');

/** How people compare, and how one of them has done. */
export function createRankings(db: BetterSQLite3Database): Rankings {
  const prepared = new Map<string, ReturnType<typeof board>>();

  function board(by: LeaderboardQuery['by'], place: 'guild' | 'everywhere') {
    const scores = db.$with('scores').as(by === 'rating' ? rated() : finished(by, place));
    const page = db
      .with(scores)
      .select({
        rank: sql<number>`rank() over (order by ${scores.value} desc)`,
        personId: scores.personId,
        // A nickname stays in its server.
        name: sql<string | null>`coalesce(${scoped.name}, ${local.name})`,
        account: account.name,
        value: scores.value,
        matches: scores.matches,
      })
      .from(scores)
      .leftJoin(scoped, and(eq(scoped.personId, scores.personId), eq(scoped.scope, guild)))
      .leftJoin(local, and(eq(local.personId, scores.personId), eq(local.scope, sql.placeholder('askedIn'))))
      .leftJoin(account, and(eq(account.personId, scores.personId), eq(account.scope, EVERYWHERE)))
      .orderBy(desc(scores.value), desc(scores.matches), asc(scores.personId))
      .limit(sql.placeholder('size'))
      .offset(sql.placeholder('from'))
      .prepare();
    const total = db.with(scores).select({ count: sql<number>`count(*)` }).from(scores).prepare();
    return { page, total };
  }

  function rated() {
    return db
      .select({
        personId: sql<string>`${ratings.personId}`.as('person'),
        value: ordinal(ratings.mu, ratings.sigma).as('value'),
        matches: sql<number>`${ratings.matches}`.as('matches'),
      })
      .from(ratings)
      .where(and(eq(ratings.game, game), eq(ratings.scope, guild), gte(ratings.matches, 1)));
  }

  function finished(by: Exclude<LeaderboardQuery['by'], 'rating'>, place: 'guild' | 'everywhere') {
    const matches = sql<number>`count(*)`;
    return db
      .select({
        personId: sql<string>`${results.personId}`.as('person'),
        value: values[by].as('value'),
        matches: matches.as('matches'),
      })
      .from(results)
      .where(and(eq(results.game, game), within(place), amongPeople))
      .groupBy(results.personId)
      .having(gte(matches, by === 'average' ? AVERAGE_NEEDS : 1));
  }

  const statsIn = {
    guild: personStats(db, 'guild'),
    everywhere: personStats(db, 'everywhere'),
  };

  return {
    leaderboard({ game, guildId, askedIn, by, page, pageSize }) {
      const place = guildId === null ? 'everywhere' : 'guild';
      const key = `${by} ${place}`;
      const query = prepared.get(key) ?? board(by, place);
      prepared.set(key, query);
      const scope = { game, guild: guildId ?? EVERYWHERE };
      return {
        lines: query.page.all({ ...scope, askedIn, size: pageSize, from: page * pageSize }),
        total: query.total.get(scope)?.count ?? 0,
      };
    },
    stats: (person, guildId) =>
      statsIn[guildId === null ? 'everywhere' : 'guild'].all({ person, guild: guildId ?? EVERYWHERE }).map(
        ({ mu, sigma, ...row }): PersonStats => ({
          ...row,
          rating: mu === null || sigma === null ? null : { mu, sigma },
        }),
      ),
  };
}

const values = {
  wins: sql<number>`sum(${results.place} = 1)`,
  average: sql<number>`avg(${results.points})`,
  best: sql<number>`max(${results.points})`,
};

/** Whether somebody else sat there, and not only bots. */
const amongPeople = sql`${results.seats} - ${results.opponents} > 1`;

function within(place: 'guild' | 'everywhere'): SQL | undefined {
  return place === 'guild' ? eq(results.guildId, guild) : undefined;
}

function personStats(db: BetterSQLite3Database, place: 'guild' | 'everywhere') {
  const { wins, average, best } = values;
  const seriesOf = (value: string): SQL => {
    const there = place === 'guild' ? sql`and ${series.guildId} = ${guild}` : sql``;
    return sql`select ${sql.raw(value)} from ${series} where ${series.personId} = ${results.personId} and ${series.game} = ${results.game} ${there}`;
  };
  return db
    .select({
      game: results.game,
      matches: sql<number>`count(*)`,
      wins,
      average,
      best,
      rated: sql<number>`sum(${results.opponents} = 0)`,
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
    .where(and(eq(results.personId, sql.placeholder('person')), within(place)))
    .groupBy(results.game)
    .orderBy(asc(results.game))
    .prepare();
}
