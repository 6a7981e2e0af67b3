import { describe, expect, test } from 'vitest';
import { rowsIn } from '../../test/support/life/contents.js';
import { ratingsFixture } from '../../test/support/store-fixtures.js';
import { GAME, GUILD, idOf, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { qwinto } from '../games/qwinto/game.js';
import { NEW_RATING, type Rating, rate } from '../rating/rating.js';

async function ratingsOf({ store }: TableHarness, who: string): Promise<readonly Rating[]> {
  return (await store.dataOf(idOf(who)))!.ratings.map(({ mu, sigma }) => ({ mu, sigma }));
}

/** As somebody new is rated who wins against so many others that are new. */
function winOver(others: number): Rating {
  return rate(Array(1 + others).fill(NEW_RATING), [1, ...Array(others).fill(2)])[0]!;
}

/** Nobody enters anything, until the first has too many misthrows once the other one has answered, whatever that is. */
async function playIntoLastAnswer(it: TableHarness, table: string): Promise<readonly [string, string]> {
  const { awaited } = await it.live(table);
  const [first, other] = awaited[0] === 0 ? (['Ann', 'Ben'] as const) : (['Ben', 'Ann'] as const);
  for (let turn = 0; turn < 7; turn++) {
    const active = turn % 2 === 0 ? first : other;
    for (const move of ['d-o', 'keep', 'pass']) await it.say(table, active, move);
    if (turn < 6) await it.say(table, active === first ? other : first, 'pass');
  }
  return [first, other];
}

async function quit(it: TableHarness, table: string, who: string): Promise<void> {
  await it.tables.act(it.press(who), { kind: 'quit', match: (await it.read(table)).match!.id });
}

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

  test('a match of two is rated for who stays, as one against somebody new, and nothing is kept of who was erased', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann', 'Ben']);
    const champion = { personId: idOf('Ben'), game: GAME.id, mu: 45, sigma: 2, matches: 70 };
    const known = [GUILD, '*'].map((scope) => ({ ...champion, scope }));
    await it.store.update({ table }, null, 0, () => ({ ratings: ratingsFixture(known), out: null }));
    await it.tables.erase(personOf('Ben'), it.clock.now);
    await it.finish(table);
    expect(await it.store.stats(idOf('Ann'), null)).toMatchObject([{ matches: 1, rated: 1, wins: 1 }]);
    expect(await ratingsOf(it, 'Ann')).toEqual([winOver(1), winOver(1)]);
    expect(JSON.stringify([...it.contents()])).not.toMatch(new RegExp(`Ben|${idOf('Ben')}`));
    expect(rowsIn(it.contents(), 'ratings').map((row) => row.person_id)).toEqual([idOf('Ann'), idOf('Ann')]);
  });

  test('whoever stays alone is rated against all who have been erased, those who had left before among them', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann', 'Ben', 'Cid', 'Dan']);
    await quit(it, table, 'Dan');
    for (const who of ['Ben', 'Cid', 'Dan']) await it.tables.erase(personOf(who), it.clock.now);
    await it.finish(table);
    expect(await it.store.stats(idOf('Ann'), null)).toMatchObject([{ matches: 1, rated: 1, wins: 1 }]);
    expect((await ratingsOf(it, 'Ann'))[0]!.mu).toBeCloseTo(winOver(3).mu, 9);
  });

  test('a match that ends by it is rated as every other one against who was met before', async () => {
    const it = tableHarness();
    await it.finish(await it.begin(['Ann', 'Ben']));
    const table = await it.begin(['Ann', 'Ben'], { game: qwinto });
    const [first, other] = await playIntoLastAnswer(it, table);
    await it.tables.erase(personOf(other), it.clock.now);
    expect((await it.read(table)).table.status).toBe('over');
    const { ratings } = (await it.store.dataOf(idOf(first)))!;
    const half = rate([NEW_RATING, NEW_RATING], [1, 2], [1 / 2, 1 / 2])[0]!;
    expect(ratings.filter(({ game }) => game === qwinto.id).map(({ mu }) => mu)).toEqual([half.mu, half.mu]);
    expect(JSON.stringify([...it.contents()])).not.toMatch(new RegExp(`${other}|${idOf(other)}`));
  });

  test('a match with a bot stays without rating', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann', 'Ben'], { bots: 1 });
    await it.tables.erase(personOf('Ben'), it.clock.now);
    await it.finish(table);
    expect(await it.store.stats(idOf('Ann'), null)).toMatchObject([{ matches: 1, rated: 0 }]);
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
  const options = { game: GAME, pace: 'live' as const, bots: [], seats: null, games: 1, locale: 'en' };
  await it.tables.openLobby(it.press('Ben'), options);
  await erasing;
  expect(await it.store.openTablesOf(personOf('Ben').id)).toEqual([]);
  expect(await it.store.dataOf(personOf('Ben').id)).toBeNull();
});
