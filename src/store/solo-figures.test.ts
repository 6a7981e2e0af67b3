import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, resultFixture, seatFixture, tableFixture } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import type { SoloFigures } from './rankings.js';
import type { ResultRow } from './rows.js';
import { openStore } from './store.js';

let store: Store;
beforeEach(async () => {
  store = openStore(':memory:');
  await store.open('opening', 1000, { table: tableFixture('t1', { maxSeats: 1 }), seats: [seatFixture(0)] });
});
afterEach(() => store.close());

/** A match that Ann plays alone to its end, and what is told of her from then on. */
async function finish(id: string, points: number, row: Partial<ResultRow> = {}): Promise<SoloFigures | null> {
  const seats = row.seats ?? 1;
  await store.update({ table: 't1' }, null, 3000, () => ({
    begin: matchFixture(id, 't1', { seats, status: 'over', game: row.game ?? 'dice' }),
    results: [resultFixture(id, 0, { points, seats, ...row })],
    out: null,
  }));
  return alone(id);
}

async function alone(match: string): Promise<SoloFigures | null> {
  return (await store.read({ match }))!.alone;
}

test('with a match that somebody has played alone stands how they had done so by its end, it included', async () => {
  expect(await finish('first', 30)).toEqual({ matches: 1, best: 30, average: 30 });
  expect(await finish('worse', -5, { endedAt: 1 })).toEqual({ matches: 2, best: 30, average: 12.5 });
  expect(await finish('better', 41)).toEqual({ matches: 3, best: 41, average: 22 });
  expect(await alone('first')).toEqual({ matches: 1, best: 30, average: 30 });
});

test('other games, other servers and matches with others are no part of it', async () => {
  await finish('first', 30);
  await finish('together', 99, { seats: 2 });
  await finish('of another game', 99, { game: 'another' });
  await finish('elsewhere', 99, { guildId: 'other guild' });
  await finish('of somebody else', 99, { personId: 'bob' });
  expect(await finish('second', 20)).toEqual({ matches: 2, best: 30, average: 25 });
  expect(await alone('together')).toBeNull();
});

test('nothing is told of a match that is on, nor of somebody who has been erased', async () => {
  await store.update({ table: 't1' }, null, 3000, () => ({
    begin: matchFixture('on', 't1', { seats: 1 }),
    out: null,
  }));
  expect(await alone('on')).toBeNull();
  await finish('over', 30);
  await store.update({ table: 't1' }, null, 3000, () => ({ table: { status: 'over' }, out: null }));
  expect(await store.erase('ann')).toBe(true);
  expect(await alone('over')).toBeNull();
});
