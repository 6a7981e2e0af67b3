import { describe, expect, test } from 'vitest';
import { tableIds } from '../../test/support/store-fixtures.js';
import { CHANNEL, GAME, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';

interface Sitting extends TableHarness {
  readonly table: string;
  readonly match: string;
  forget(name: string): Promise<void>;
}

async function sitting(people: readonly string[] = ['Ann', 'Ben', 'Cid']): Promise<Sitting> {
  const it = tableHarness();
  const table = await it.begin(people);
  const forget = (name: string): Promise<void> => it.tables.erase(personOf(name), it.clock.now);
  return { ...it, table, match: (await it.live(table)).stored.match.id, forget };
}

/** Everything that a table is, as text. */
const textOf = async ({ read, table }: Sitting): Promise<string> => JSON.stringify(await read(table));

describe('erasing somebody in the middle of a match', () => {
  test('a bot plays on at once on a seat that nobody is known of, and the match ends', async () => {
    const it = await sitting();
    expect((await it.live(it.table)).awaited).toContain(1);
    await it.forget('Ben');
    expect((await it.live(it.table)).awaited).not.toContain(1);
    expect((await it.read(it.table)).seats[1]).toMatchObject({ personId: null, name: '', level: null, gone: 'left' });
    expect(await textOf(it)).not.toMatch(new RegExp(`Ben|${personOf('Ben').id}`));
    await it.finish(it.table);
    expect((await it.read(it.table)).table.status).toBe('over');
    expect(await it.store.stats(personOf('Ben').id, null)).toEqual([]);
    // The two others are rated: nobody but people had sat down.
    expect(await it.store.stats(personOf('Ann').id, null)).toMatchObject([{ matches: 1, rated: 1 }]);
  });

  test('every message of the table is shown anew, and every open menu of the others', async () => {
    const it = await sitting();
    await it.tables.act(it.press('Ann'), { kind: 'sheet', match: it.match });
    await it.tables.act(it.press('Ben'), { kind: 'sheet', match: it.match });
    for (const post of await it.store.unsentPosts())
      await it.store.sentPost(post.id, post.wanted, { messageId: `message ${post.id}`, picture: null });
    await it.forget('Ben');
    expect((await it.store.unsentPosts()).map(({ id }) => id)).toEqual(
      (await it.read(it.table)).posts.map(({ id }) => id),
    );
    const menus = (await it.store.unsentMenus(it.clock.now)).map(({ personId }) => personId);
    expect(menus).toEqual([personOf('Ann').id]);
  });

  test('the host’s role passes on clockwise, and to nobody who is known where nobody is there', async () => {
    const it = await sitting();
    await it.forget('Ann');
    expect((await it.read(it.table)).table.hostId).toBe(personOf('Ben').id);
    for (let n = 0; n < 6; n++) {
      it.clock.now += 60_000;
      await it.tables.tick(it.clock.now);
    }
    expect((await it.read(it.table)).table).toMatchObject({ status: 'parked' });
    await it.forget('Ben');
    expect((await it.read(it.table)).table).toMatchObject({ status: 'parked', hostId: '' });
    await it.tables.act(it.press('Cid'), { kind: 'sheet', match: it.match });
    expect((await it.read(it.table)).table).toMatchObject({ status: 'playing', hostId: personOf('Cid').id });
  });

  test('with the last one the table is closed', async () => {
    const it = await sitting(['Ann', 'Ben']);
    await it.tables.act(it.press('Ben'), { kind: 'quit', match: it.match });
    await it.forget('Ann');
    expect(await it.read(it.table)).toMatchObject({
      table: { status: 'void', reason: 'table.reason.deserted', hostId: '' },
      match: { status: 'void' },
    });
  });

  test('votes end: theirs for others, and those of others for them', async () => {
    const it = await sitting(['Ann', 'Ben', 'Cid', 'Dan', 'Eve']);
    await it.tables.act(it.press('Ben'), { kind: 'kick', match: it.match, seat: 2 });
    await it.tables.act(it.press('Dan'), { kind: 'kick', match: it.match, seat: 1 });
    await it.forget('Ben');
    expect((await it.read(it.table)).table.votes).toEqual([]);
  });

  test('whoever has taken the seat over plays on there', async () => {
    const it = await sitting();
    await it.tables.act(it.press('Ben'), { kind: 'quit', match: it.match });
    await it.tables.act(it.press('Eve'), { kind: 'take', match: it.match, seat: 1 });
    await it.forget('Ben');
    expect((await it.read(it.table)).seats[1]).toMatchObject({
      personId: null,
      name: '',
      gone: 'left',
      deputyName: 'Eve',
    });
    await it.forget('Eve');
    expect((await it.read(it.table)).seats[1]).toMatchObject({ deputyId: null });
    expect(await textOf(it)).not.toContain('Eve');
  });

  test('they can’t come back to that seat, but may take it as somebody new', async () => {
    const it = await sitting();
    await it.forget('Ben');
    expect(await it.tables.act(it.press('Ben'), { kind: 'back', match: it.match })).toMatchObject({
      phrase: { key: 'table.refuse.stranger' },
    });
    expect(await it.tables.act(it.press('Ben'), { kind: 'take', match: it.match, seat: 1 })).toMatchObject({
      kind: 'menu',
      seat: 1,
    });
  });

  test('a match of two that somebody was erased from counts for the other as one without rating', async () => {
    const it = await sitting(['Ann', 'Ben']);
    await it.forget('Ben');
    await it.finish(it.table);
    expect(await it.store.stats(personOf('Ann').id, null)).toMatchObject([{ matches: 1, wins: 1, rated: 0 }]);
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

  test('with the last one the table is closed', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann', 'Ben'], { games: 2 });
    await it.finish(table);
    for (const name of ['Ann', 'Ben']) await it.tables.erase(personOf(name), it.clock.now);
    expect((await it.read(table)).table).toMatchObject({ status: 'void', reason: 'table.reason.deserted', hostId: '' });
  });
});

test('somebody who is erased leaves the lobbies they sit in; the last one’s is closed', async () => {
  const it = tableHarness();
  const [first, second] = [await it.open(['Ann', 'Ben']), await it.open(['Ben'])];
  await it.tables.erase(personOf('Ben'), it.clock.now);
  expect(await it.read(first)).toMatchObject({ table: { status: 'lobby' }, seats: [{ name: 'Ann' }] });
  expect(await it.read(second)).toMatchObject({ table: { status: 'cancelled', hostId: '' }, seats: [] });
});

test('a rematch of a match that somebody was erased from asks no bot to sit down for them', async () => {
  const it = tableHarness();
  const table = await it.begin(['Ann', 'Ben'], { bots: 1 });
  await it.tables.erase(personOf('Ben'), it.clock.now);
  await it.finish(table);
  await it.tables.act(it.press('Ann'), { kind: 'again', table });
  const [lobby] = tableIds(await it.store.openIn(CHANNEL));
  expect((await it.read(lobby!)).seats.map(({ name }) => name)).toEqual(['Ann', 'Bot 1']);
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
