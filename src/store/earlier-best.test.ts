import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, resultFixture, tableFixture } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import type { ResultRow } from './rows.js';
import { openStore } from './store.js';

let store: Store;
beforeEach(async () => {
  store = openStore(':memory:');
  await store.open('opening', 1000, { table: tableFixture('t1'), seats: [] });
});
afterEach(() => store.close());

/** A match that ends so for Ann, and what is told of it about her from then on. */
async function finish(id: string, points: number, row: Partial<ResultRow> = {}): Promise<number | null> {
  await store.update({ table: 't1' }, null, 3000, () => ({
    begin: matchFixture(id, 't1', { status: 'over' }),
    results: [resultFixture(id, 0, { points, ...row }), resultFixture(id, 1, { points: 99 })],
    out: null,
  }));
  return bestBefore(id);
}

async function bestBefore(match: string): Promise<number | null> {
  return (await store.read({ match }))!.results.find(({ seat }) => seat === 0)!.bestBefore;
}

test('with a result stands the most that its person had before in that game on that server', async () => {
  expect(await finish('first', 30)).toBeNull();
  expect(await finish('worse', 20)).toBe(30);
  expect(await finish('better', 40, { endedAt: 1 })).toBe(30);
  expect(await finish('of another game', 90, { game: 'another' })).toBeNull();
  expect(await finish('elsewhere', 80, { guildId: 'other guild' })).toBeNull();
  expect(await finish('newest', 10)).toBe(40);
  expect([await bestBefore('first'), await bestBefore('worse')]).toEqual([null, 30]);
});

test('alone and with others people have done before what they have done so before', async () => {
  const alone = { seats: 1 };
  expect(await finish('together', 90)).toBeNull();
  expect(await finish('alone', 30, alone)).toBeNull();
  expect(await finish('alone again', 20, alone)).toBe(30);
  expect(await finish('together again', 10)).toBe(90);
});

test('it is in the data that its person is handed, and goes with them', async () => {
  await finish('first', 30);
  await finish('second', 20, { endedAt: 9001 });
  const { results } = (await store.dataOf('ann'))!;
  expect(results.map((row) => row.bestBefore)).toEqual([null, 30]);
  await store.update({ table: 't1' }, null, 3000, () => ({ table: { status: 'over' }, out: null }));
  expect(await store.erase('ann')).toBe(true);
  expect((await store.read({ match: 'second' }))!.results).toEqual([expect.objectContaining({ seat: 1 })]);
});
