import { describe, expect, test } from 'vitest';
import { GAME, personOf, tableHarness } from '../../test/support/table-harness.js';

describe('erasing somebody in the middle of a match', () => {
  test('a bot plays on at once on a seat that nobody is known of, and the match ends', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann', 'Ben', 'Cid']);
    expect((await it.live(table)).awaited).toContain(1);
    await it.tables.erase(personOf('Ben'), it.clock.now);
    expect((await it.live(table)).awaited).not.toContain(1);
    expect((await it.read(table)).seats[1]).toMatchObject({ personId: null, name: '', level: null, gone: 'left' });
    expect(JSON.stringify(await it.read(table))).not.toMatch(new RegExp(`Ben|${personOf('Ben').id}`));
    await it.finish(table);
    expect((await it.read(table)).table.status).toBe('over');
    expect(await it.store.stats(personOf('Ben').id, null)).toEqual([]);
    // The two others are rated: nobody but people had sat down.
    expect(await it.store.stats(personOf('Ann').id, null)).toMatchObject([{ matches: 1, rated: 1 }]);
  });
});

describe('erasing somebody between two matches of a series', () => {
  test('the next match begins without them, a bot plays on, and the series has its result', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann', 'Ben', 'Cid'], { games: 2 });
    await it.finish(table);
    expect(await it.store.stats(personOf('Ben').id, null)).toMatchObject([{ matches: 1 }]);
    await it.tables.erase(personOf('Ben'), it.clock.now);
    it.clock.now += 60_000;
    await it.tables.tick(it.clock.now);
    expect((await it.live(table)).over).toBe(false);
    await it.finish(table);
    expect((await it.read(table)).table.status).toBe('over');
    expect(await it.store.stats(personOf('Ben').id, null)).toEqual([]);
    expect(await it.store.stats(personOf('Ann').id, null)).toMatchObject([{ matches: 2, series: 1 }]);
    expect(JSON.stringify(await it.read(table))).not.toContain('Ben');
  });
});

test('somebody who sits down again while they are erased is taken from that table, too', async () => {
  const it = tableHarness();
  await it.open(['Ben']);
  const erasing = it.tables.erase(personOf('Ben'), it.clock.now);
  const options = { game: GAME, pace: 'live' as const, bots: 0, seats: null, games: 1, locale: 'en' };
  await it.tables.openLobby(it.press('Ben'), options);
  await erasing;
  expect(await it.store.openTablesOf(personOf('Ben').id)).toEqual([]);
  expect(await it.store.dataOf(personOf('Ben').id)).toBeNull();
});
