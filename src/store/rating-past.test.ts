import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, ratingsFixture, resultFixture, tableFixture } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import type { RatingRow, ResultRow } from './rows.js';
import { openStore } from './store.js';
import type { Change, RatingPast } from './types.js';

let store: Store;
beforeEach(async () => {
  store = openStore(':memory:');
  await store.open('opening', 1000, { table: tableFixture('t1'), seats: [] });
  await change({ table: { status: 'playing' }, begin: matchFixture('m1', 't1') });
});
afterEach(() => store.close());

function change(change: Change): Promise<unknown> {
  return store.update({ table: 't1' }, null, 3000, () => ({ ...change, out: null }));
}

/** What a decision about ratings is told of these people. */
async function past(people: readonly string[], after = 0, before = 0): Promise<RatingPast> {
  let received: RatingPast | undefined;
  const rate = (known: RatingPast) => {
    received = known;
    return [];
  };
  await change({ ratings: { people, after, before, rate } });
  return received!;
}

test('ratings are given for those asked for, in the guild and everywhere', async () => {
  const rating = (personId: string, scope: string, mu: number): RatingRow => ({
    personId,
    game: 'dice',
    scope,
    mu,
    sigma: 8,
    matches: 1,
  });
  const stored = [rating('ann', '*', 26), rating('ann', 'guild', 27), rating('bob', '*', 24)];
  await change({ ratings: ratingsFixture([...stored, rating('cleo', '*', 1), rating('bob', 'other guild', 2)]) });
  expect((await past(['ann', 'bob', 'nobody'])).ratings).toEqual(stored);
  await change({ ratings: ratingsFixture([rating('ann', '*', 30)]) });
  expect((await past(['ann'])).ratings[0]).toEqual(rating('ann', '*', 30));
});

test('the rated matches of a person between two moments are told, with how many of those who sat there have been erased', async () => {
  const pastOf = async (personId: string, after: number, before: number) =>
    (await past([personId], after, before)).matches[0]!;
  const finish = (id: string, endedAt: number, row: Partial<ResultRow> = {}) =>
    change({
      begin: matchFixture(id, 't1'),
      results: [resultFixture(id, 0, { endedAt, ...row }), resultFixture(id, 1, { endedAt, ...row })],
    });
  await finish('alone', 50, { seats: 1 });
  await finish('old', 100);
  await finish('alone again', 160, { seats: 1 });
  await finish('with a bot', 150, { opponents: 1, seats: 3 });
  await finish('elsewhere', 200, { guildId: 'other guild', game: 'another' });
  await finish('three', 300, { seats: 3 });
  expect(await pastOf('ann', 100, 301)).toEqual({
    first: 100,
    matches: [
      { id: 'elsewhere', endedAt: 200, erased: 0 },
      { id: 'three', endedAt: 300, erased: 1 },
    ],
  });
  expect((await pastOf('ann', 100, 300)).matches).toEqual([{ id: 'elsewhere', endedAt: 200, erased: 0 }]);
  expect(await pastOf('ann', 300, 400)).toEqual({ first: 100, matches: [] });
  expect(await pastOf('cleo', 0, 400)).toEqual({ first: null, matches: [] });
});

test('a result can be stored only once', async () => {
  await change({ results: [resultFixture('m1', 0), resultFixture('m1', 1)] });
  await expect(change({ results: [resultFixture('m1', 0)] })).rejects.toThrow('UNIQUE');
});
