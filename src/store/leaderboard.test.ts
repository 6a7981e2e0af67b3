import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, ratingsFixture, resultFixture, tableFixture } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import type { LeaderboardQuery } from './rankings.js';
import type { RatingRow, ResultRow } from './rows.js';
import { openStore } from './store.js';

let store: Store;
let matches = 0;
beforeEach(async () => {
  store = openStore(':memory:');
  matches = 0;
  await store.open('opening', 1, { table: tableFixture('t1'), seats: [] });
});
afterEach(() => store.close());

type Finish = Partial<ResultRow> & { readonly personId: string };

/** A finished match, best first unless `place` says otherwise. */
async function finish(...people: readonly Finish[]): Promise<void> {
  const id = `m${matches++}`;
  await store.update({ table: 't1' }, null, 2, () => ({
    begin: matchFixture(id, 't1'),
    results: people.map((row, seat) => resultFixture(id, seat, { name: row.personId, ...row })),
    out: null,
  }));
}
async function rate(...rows: readonly (Partial<RatingRow> & { readonly personId: string })[]): Promise<void> {
  await store.update({ table: 't1' }, null, 2, () => ({
    ratings: ratingsFixture(rows.map((row) => ({ game: 'dice', scope: '*', mu: 25, sigma: 8, matches: 1, ...row }))),
    out: null,
  }));
}
async function board(query: Partial<LeaderboardQuery> & Pick<LeaderboardQuery, 'by'>): Promise<readonly string[]> {
  return (
    await store.leaderboard({ game: 'dice', guildId: null, askedIn: 'guild', page: 0, pageSize: 10, ...query })
  ).lines.map(({ rank, personId, value, matches }) => `${rank} ${personId} ${value} of ${matches}`);
}

test('nobody is ranked where nobody has finished a match', async () => {
  for (const by of ['rating', 'wins', 'average', 'best'] as const)
    expect(
      await store.leaderboard({ game: 'dice', guildId: null, askedIn: 'guild', by, page: 0, pageSize: 10 }),
    ).toEqual({
      lines: [],
      total: 0,
      own: null,
    });
});

test('wins are first places, shared ones included', async () => {
  await finish({ personId: 'ann' }, { personId: 'bob' });
  await finish({ personId: 'ann' }, { personId: 'cleo', place: 1 });
  await finish({ personId: 'bob' }, { personId: 'ann' });
  expect(await board({ by: 'wins' })).toEqual(['1 ann 2 of 3', '2 bob 1 of 2', '2 cleo 1 of 1']);
});

test('equal values share a rank, and the next one is skipped', async () => {
  await finish({ personId: 'ann', points: 40 }, { personId: 'bob', points: 40 }, { personId: 'cleo', points: 30 });
  expect(await board({ by: 'best' })).toEqual(['1 ann 40 of 1', '1 bob 40 of 1', '3 cleo 30 of 1']);
});

test('the best is the best single match', async () => {
  await finish({ personId: 'ann', points: 70 });
  await finish({ personId: 'ann', points: -5 });
  await finish({ personId: 'bob', points: -3 });
  expect(await board({ by: 'best' })).toEqual(['1 ann 70 of 2', '2 bob -3 of 1']);
});

test('matches with bots only are on no leaderboard, those of two people and a bot are', async () => {
  for (const points of [90, 80, 70]) await finish({ personId: 'ann', points, seats: 3, opponents: 2 });
  for (const guildId of [null, 'guild'])
    for (const by of ['wins', 'average', 'best'] as const) expect(await board({ by, guildId })).toEqual([]);
  for (const points of [10, 20, 30])
    await finish({ personId: 'ann', points, seats: 3, opponents: 1 }, { personId: 'bob', seats: 3, opponents: 1 });
  expect(await board({ by: 'wins' })).toEqual(['1 ann 3 of 3', '2 bob 0 of 3']);
  expect((await board({ by: 'average' }))[1]).toBe('2 ann 20 of 3');
  expect((await board({ by: 'best' }))[1]).toBe('2 ann 30 of 3');
  expect(await store.stats('ann', 'guild')).toMatchObject([{ matches: 6, wins: 6, average: 50, best: 90 }]);
});

test('by average one is ranked from three matches on', async () => {
  for (const points of [10, 20, 60]) await finish({ personId: 'ann', points });
  for (const points of [90, 100]) await finish({ personId: 'bob', points });
  expect(await board({ by: 'average' })).toEqual(['1 ann 30 of 3']);
});

test('by rating one is ranked by the figure that is shown, from one rated match on', async () => {
  await rate(
    { personId: 'ann', mu: 30, sigma: 8 },
    { personId: 'bob', mu: 28, sigma: 2, matches: 9 },
    { personId: 'cleo', mu: 40, sigma: 1, matches: 0 },
  );
  expect(await board({ by: 'rating' })).toEqual(['1 bob 1880 of 9', '2 ann 1240 of 1']);
});

test('whoever is shown alike shares a rank, however little they differ beneath, and stands by their matches', async () => {
  await rate(
    { personId: 'ann', mu: 30.004, sigma: 8, matches: 2 },
    { personId: 'bob', mu: 30, sigma: 8, matches: 9 },
    { personId: 'cleo', mu: 29.9, sigma: 8, matches: 3 },
  );
  expect(await board({ by: 'rating' })).toEqual(['1 bob 1240 of 9', '1 ann 1240 of 2', '3 cleo 1236 of 3']);
  for (const points of [10, 20, 30]) await finish({ personId: 'ann', points }, { personId: 'bob', points: 20 });
  for (const points of [...Array(22).fill(20), 21])
    await finish({ personId: 'cleo', points }, { personId: 'dan', points: -40 });
  expect((await board({ by: 'average' })).slice(0, 3)).toEqual(['1 cleo 20 of 23', '1 ann 20 of 3', '1 bob 20 of 3']);
});

test("one's own place is told on whatever page, by every order; nobody's who is not ranked", async () => {
  await finish(...Array.from({ length: 5 }, (_, n) => ({ personId: `person ${n}`, points: 70 - 10 * n })));
  await rate(...Array.from({ length: 5 }, (_, n) => ({ personId: `person ${n}`, mu: 30 - n })));
  const ownOf = async (person: string, by: LeaderboardQuery['by'], page = 0) =>
    (await store.leaderboard({ game: 'dice', guildId: null, askedIn: 'guild', by, page, pageSize: 2, person })).own;
  const own = { rank: 4, personId: 'person 3', matches: 1 };
  for (const page of [0, 1, 9]) expect(await ownOf('person 3', 'best', page)).toEqual({ ...own, value: 40 });
  expect(await ownOf('person 3', 'rating')).toEqual({ ...own, value: 1120 });
  expect(await ownOf('person 3', 'wins')).toEqual({ ...own, rank: 2, value: 0 });
  expect([await ownOf('person 3', 'average'), await ownOf('nobody', 'best')]).toEqual([null, null]);
});

test('a guild has its own leaderboards', async () => {
  await finish({ personId: 'ann', guildId: 'guild' }, { personId: 'bob', guildId: 'guild' });
  await finish({ personId: 'bob', guildId: 'other' });
  await rate({ personId: 'ann', scope: 'guild', mu: 31 }, { personId: 'bob', scope: 'other' }, { personId: 'ann' });
  expect(await board({ by: 'wins', guildId: 'guild' })).toEqual(['1 ann 1 of 1', '2 bob 0 of 1']);
  expect(await board({ by: 'wins' })).toEqual(['1 bob 1 of 2', '1 ann 1 of 1']);
  expect(await board({ by: 'rating', guildId: 'guild' })).toEqual(['1 ann 1280 of 1']);
});

test('games are ranked apart', async () => {
  await finish({ personId: 'ann' });
  await finish({ personId: 'bob', game: 'other' });
  expect(await board({ by: 'wins' })).toEqual(['1 ann 1 of 1']);
  expect(await board({ by: 'wins', game: 'other' })).toEqual(['1 bob 1 of 1']);
});

test('pages follow each other without gap, and ranks go on', async () => {
  const people = Array.from({ length: 7 }, (_, n) => ({ personId: `person ${n}`, points: 70 - 10 * n }));
  await finish(...people);
  const page = (n: number) =>
    store.leaderboard({ game: 'dice', guildId: null, askedIn: 'guild', by: 'best', page: n, pageSize: 3 });
  expect(await Promise.all([0, 1, 2, 3].map(async (n) => (await page(n)).lines.map(({ rank }) => rank)))).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7],
    [],
  ]);
  await finish({ personId: 'shares the third place', points: 50 }, { personId: 'and the last', points: 10 });
  expect((await page(1)).lines.map(({ rank }) => rank)).toEqual([3, 5, 6]);
  expect((await page(2)).lines.map(({ rank }) => rank)).toEqual([7, 8, 8]);
  expect(await Promise.all([0, 3].map(async (n) => (await page(n)).total))).toEqual([9, 9]);
});

/** Under which name ann stands, by each order. */
function namesOfAnn(
  query: Pick<LeaderboardQuery, 'guildId' | 'askedIn'>,
): Promise<readonly (string | null | undefined)[]> {
  return Promise.all(
    (['rating', 'wins', 'best'] as const).map(
      async (by) => (await store.leaderboard({ game: 'dice', ...query, by, page: 0, pageSize: 1 })).lines[0]?.name,
    ),
  );
}

async function call(scope: string, name: string, at: number): Promise<void> {
  await store.update({ table: 't1' }, null, at, () => ({ names: [{ personId: 'ann', scope, name, at }], out: null }));
}

test('everyone stands under their newest name in that server, whatever was stored last', async () => {
  await finish({ personId: 'ann' });
  await rate({ personId: 'ann', scope: 'guild' });
  await call('guild', 'Ann', 200);
  await call('guild', 'Old Ann', 100);
  expect(await namesOfAnn({ guildId: 'guild', askedIn: 'guild' })).toEqual(['Ann', 'Ann', 'Ann']);
  await call('guild', 'New Ann', 300);
  expect(await namesOfAnn({ guildId: 'guild', askedIn: 'guild' })).toEqual(['New Ann', 'New Ann', 'New Ann']);
});

test('a name that was noted by a clock a year ahead gives way to the next one', async () => {
  const year = 365 * 24 * 60 * 60_000;
  await finish({ personId: 'ann' });
  await rate({ personId: 'ann', scope: 'guild' });
  await call('guild', 'Old Ann', year);
  await call('guild', 'Ann', 100);
  expect(await namesOfAnn({ guildId: 'guild', askedIn: 'guild' })).toEqual(['Ann', 'Ann', 'Ann']);
});

test('a nickname of one server is told in no other, and everywhere people stand under the name of their account', async () => {
  for (const guildId of ['guild', 'other']) {
    await finish({ personId: 'ann', guildId });
    await rate({ personId: 'ann', scope: guildId });
  }
  await rate({ personId: 'ann' });
  await call('guild', 'Pet name', 200);
  expect(await namesOfAnn({ guildId: 'other', askedIn: 'other' })).toEqual([null, null, null]);
  expect(await namesOfAnn({ guildId: null, askedIn: 'other' })).toEqual([null, null, null]);
  expect(await namesOfAnn({ guildId: null, askedIn: 'guild' })).toEqual(['Pet name', 'Pet name', 'Pet name']);
  await call('*', 'Ann of the account', 100);
  await call('other', 'Dr Ann', 300);
  expect(await namesOfAnn({ guildId: 'other', askedIn: 'other' })).toEqual(['Dr Ann', 'Dr Ann', 'Dr Ann']);
  const [line] = (
    await store.leaderboard({
      game: 'dice',
      guildId: 'guild',
      askedIn: 'guild',
      by: 'wins',
      page: 0,
      pageSize: 1,
    })
  ).lines;
  expect([line?.name, line?.account]).toEqual(['Pet name', 'Ann of the account']);
  for (const askedIn of ['guild', 'other'])
    expect(new Set(await namesOfAnn({ guildId: null, askedIn }))).toEqual(new Set(['Ann of the account']));
});

test('the statistics of a person tell each game apart, with the rating where there is one', async () => {
  await finish({ personId: 'ann', points: 50 }, { personId: 'bob' });
  await finish({ personId: 'bob' }, { personId: 'ann', points: 20 });
  await finish({ personId: 'ann', points: 80, opponents: 1 });
  await finish({ personId: 'ann', points: 5, game: 'another', opponents: 2, guildId: 'other' });
  await rate({ personId: 'ann', mu: 26 }, { personId: 'ann', mu: 27, scope: 'guild' });
  const none = { alone: null, series: 0, seriesWon: 0 };
  const recent = expect.arrayContaining([
    { points: 50, isWon: true },
    { points: 20, isWon: false },
    { points: 80, isWon: true },
  ]);
  const elsewhere = [{ points: 5, isWon: true }];
  const dice = { game: 'dice', matches: 3, wins: 2, average: 50, best: 80, rated: 2, ...none, recent };
  expect(await store.stats('ann', null)).toEqual([
    { game: 'another', matches: 1, wins: 1, average: 5, best: 5, rated: 0, ...none, rating: null, recent: elsewhere },
    { ...dice, rating: { mu: 26, sigma: 8 } },
  ]);
  expect(await store.stats('ann', 'guild')).toEqual([{ ...dice, rating: { mu: 27, sigma: 8 } }]);
  expect(await store.stats('nobody', null)).toEqual([]);
});

test('matches that somebody has played alone have a line of their own, and count nowhere else', async () => {
  const alone = { personId: 'ann', seats: 1, place: 1 };
  for (const points of [90, 80, 75]) await finish({ ...alone, points });
  const none = {
    matches: 0,
    wins: 0,
    average: 0,
    best: 0,
    rated: 0,
    series: 0,
    seriesWon: 0,
    rating: null,
    recent: [],
  };
  const figures = { matches: 3, best: 90, average: 81.7 };
  expect(await store.stats('ann', 'guild')).toEqual([{ game: 'dice', ...none, alone: figures }]);
  for (const by of ['wins', 'average', 'best', 'rating'] as const) expect(await board({ by })).toEqual([]);
  await finish({ personId: 'ann', points: 50, place: 2 }, { personId: 'bob', points: 60, place: 1 });
  const [both] = await store.stats('ann', null);
  expect(both).toMatchObject({ matches: 1, wins: 0, average: 50, best: 50, rated: 1, alone: figures });
  expect(both!.recent).toEqual([{ points: 50, isWon: false }]);
  expect(await board({ by: 'best' })).toEqual(['1 bob 60 of 1', '2 ann 50 of 1']);
});

test('of the results of a person the newest dozen in each game are told, oldest first, in that server or everywhere', async () => {
  for (let n = 0; n < 15; n++) {
    const row = { personId: 'ann', points: n, place: 1 + (n % 2), endedAt: 1000 + n };
    await finish({ ...row, guildId: n === 13 ? 'other' : 'guild' });
    await finish({ ...row, game: 'another', points: -n, guildId: 'other' });
  }
  const [another, dice] = await store.stats('ann', null);
  expect(another!.recent.map(({ points }) => points)).toEqual([-3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14]);
  expect(dice!.recent.slice(-2)).toEqual([
    { points: 13, isWon: false },
    { points: 14, isWon: true },
  ]);
  const [here] = await store.stats('ann', 'guild');
  expect(here!.recent.map(({ points }) => points)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]);
});
