import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, resultFixture, tableFixture } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import { openStore } from './store.js';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(() => store.close());

/** A series of one match that bob has won in that server. */
async function won(guildId: string, table: string, game: string): Promise<void> {
  await store.open(`press ${table}`, 1, { table: tableFixture(table, { guildId, game }), seats: [] });
  const one = { personId: 'bob', guildId, game, place: 1, points: 9, endedAt: 1 };
  await store.update({ table }, null, 1, () => ({
    begin: matchFixture(`m-${table}`, table, { game }),
    results: [resultFixture(`m-${table}`, 1, { guildId, game, place: 1 })],
    series: [{ ...one, tableId: table, seat: 1, matches: 1 }],
    out: null,
  }));
}

test('a series counts in the statistics of its server and everywhere, and for its game alone', async () => {
  await won('here', 't1', 'dice');
  await won('there', 't2', 'dice');
  await won('there', 't3', 'dice');
  await won('there', 't4', 'cards');
  const of = async (guild: string | null) =>
    (await store.stats('bob', guild)).map(({ game, series, seriesWon }) => [game, series, seriesWon]);
  expect(await of('here')).toEqual([['dice', 1, 1]]);
  expect(await of('there')).toEqual([
    ['cards', 1, 1],
    ['dice', 2, 2],
  ]);
  expect(await of(null)).toEqual([
    ['cards', 1, 1],
    ['dice', 3, 3],
  ]);
});
