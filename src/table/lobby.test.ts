import { expect, test } from 'vitest';
import { CHANNEL, GAME, personOf, tableHarness } from '../../test/support/table-harness.js';
import type { TableReply } from './types.js';

const names = (seats: readonly { name: string }[]): readonly string[] => seats.map((row) => row.name);
const key = (answer: TableReply): string => (answer.kind === 'notice' ? answer.phrase.key : answer.kind);

test('who opens a lobby sits first and is its host', async () => {
  const { open, read } = tableHarness();
  const { table, seats, posts } = read(await open(['Ann']));
  expect(names(seats)).toEqual(['Ann']);
  expect(table).toMatchObject({ hostId: personOf('Ann').id, status: 'lobby', channelId: CHANNEL });
  expect(posts.map((post) => [post.kind, post.wanted > post.sent])).toEqual([['lobby', true]]);
});

test('people join in order, once each, until every seat is taken', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann', 'Ben'], { seats: 2 });
  expect(names(read(table).seats)).toEqual(['Ann', 'Ben']);
  expect(key(await tables.act(press('Ben'), { kind: 'join', table }))).toBe('table.refuse.seated');
  expect(key(await tables.act(press('Cid'), { kind: 'join', table }))).toBe('table.refuse.full');
  expect(read(table).seats).toHaveLength(2);
});

test('a leaver frees the seat and the others move up', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann', 'Ben', 'Cid']);
  await tables.act(press('Ben'), { kind: 'leave', table });
  expect(read(table).seats.map((row) => [row.seat, row.name])).toEqual([
    [0, 'Ann'],
    [1, 'Cid'],
  ]);
  expect(key(await tables.act(press('Ben'), { kind: 'leave', table }))).toBe('table.refuse.notSeated');
});

test('when the host leaves, the next person is the host', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann', 'Ben'], { bots: 1 });
  await tables.act(press('Ann'), { kind: 'leave', table });
  expect(read(table).table.hostId).toBe(personOf('Ben').id);
});

test('when the last person leaves, the lobby is closed, bots or not', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann'], { bots: 2 });
  await tables.act(press('Ann'), { kind: 'leave', table });
  expect(read(table).table.status).toBe('cancelled');
  expect(key(await tables.act(press('Ben'), { kind: 'join', table }))).toBe('table.refuse.cancelled');
});

test('the host adds and removes bots, nobody else does', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann', 'Ben']);
  expect(key(await tables.act(press('Ben'), { kind: 'bot', table }))).toBe('table.refuse.notHost');
  await tables.act(press('Ann'), { kind: 'bot', table });
  await tables.act(press('Ann'), { kind: 'bot', table });
  expect(names(read(table).seats)).toEqual(['Ann', 'Ben', 'Bot 1', 'Bot 2']);
  await tables.act(press('Ann'), { kind: 'unbot', table });
  expect(names(read(table).seats)).toEqual(['Ann', 'Ben', 'Bot 1']);
  await tables.act(press('Ann'), { kind: 'unbot', table });
  expect(key(await tables.act(press('Ann'), { kind: 'unbot', table }))).toBe('table.refuse.noBot');
});

test('options that can not be are refused with the range that can', async () => {
  const { tables, press, store } = tableHarness();
  const [least, most] = GAME.seats;
  const options = { game: GAME, pace: 'live' as const, bots: 0, seats: null, games: 1, locale: 'en' };
  expect(key(await tables.openLobby(press('Ann'), { ...options, seats: most + 1 }))).toBe('table.refuse.seats');
  expect(key(await tables.openLobby(press('Ann'), { ...options, seats: least - 1 }))).toBe('table.refuse.seats');
  expect(key(await tables.openLobby(press('Ann'), { ...options, bots: most }))).toBe('table.refuse.bots');
  expect(key(await tables.openLobby(press('Ann'), { ...options, seats: least, bots: least }))).toBe(
    'table.refuse.bots',
  );
  expect(store.openIn(CHANNEL)).toEqual([]);
});

test('only the host begins, and only with enough seats taken', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann']);
  expect(key(await tables.act(press('Ann'), { kind: 'begin', table }))).toBe('table.refuse.tooFew');
  await tables.act(press('Ben'), { kind: 'join', table });
  expect(key(await tables.act(press('Ben'), { kind: 'begin', table }))).toBe('table.refuse.notHost');
  await tables.act(press('Ann'), { kind: 'begin', table });
  expect(read(table).table.status).toBe('playing');
  expect(key(await tables.act(press('Ann'), { kind: 'begin', table }))).toBe('table.refuse.begun');
  expect(key(await tables.act(press('Cid'), { kind: 'join', table }))).toBe('table.refuse.begun');
});

test('the first player is drawn by lot', async () => {
  const firsts = await Promise.all(
    Array.from({ length: 30 }, async (_, seed) => {
      const { begin, read } = tableHarness(':memory:', seed + 1);
      return read(await begin(['Ann', 'Ben', 'Cid'])).match!.first;
    }),
  );
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
});

test('a lobby is closed by its host or a moderator, not by others', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann', 'Ben']);
  expect(key(await tables.act(press('Ben'), { kind: 'cancel', table }))).toBe('table.refuse.notHost');
  await tables.act(press('Mod', { moderator: true }), { kind: 'cancel', table });
  expect(read(table).table.status).toBe('cancelled');
});

test('a lobby expires 30 minutes after the last press on it', async () => {
  const { open, read, tables, press, clock } = tableHarness();
  const table = await open(['Ann']);
  clock.now += 20 * 60_000;
  await tables.act(press('Ben'), { kind: 'join', table });
  clock.now += 29 * 60_000;
  expect(await tables.tick(clock.now)).toBe(0);
  clock.now += 2 * 60_000;
  expect(await tables.tick(clock.now)).toBe(1);
  expect(read(table).table).toMatchObject({ status: 'expired', dueAt: null });
  expect(key(await tables.act(press('Cid'), { kind: 'join', table }))).toBe('table.refuse.expired');
});

test('the same press delivered twice takes one seat and is answered once', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann']);
  const once = press('Ben');
  const answers = await Promise.all([
    tables.act(once, { kind: 'join', table }),
    tables.act(once, { kind: 'join', table }),
  ]);
  expect(answers.map((answer) => answer.kind).toSorted()).toEqual(['lobby', 'nothing']);
  expect(read(table).seats).toHaveLength(2);
});

test('several tables stand in one channel, and a person may sit at several', async () => {
  const { begin, store, tables, press } = tableHarness();
  const first = await begin(['Ann', 'Ben']);
  const second = await begin(['Ann', 'Cid']);
  expect(first).not.toBe(second);
  expect(store.playingOf(personOf('Ann').id, CHANNEL).toSorted()).toEqual([first, second].toSorted());
  expect((await tables.act(press('Ann'), { kind: 'find', of: 'sheet', game: GAME.id, person: null })).kind).toBe(
    'which',
  );
  expect((await tables.act(press('Ben'), { kind: 'find', of: 'sheet', game: GAME.id, person: null })).kind).toBe(
    'menu',
  );
  expect(key(await tables.act(press('Dan'), { kind: 'find', of: 'sheet', game: GAME.id, person: null }))).toBe(
    'table.refuse.noMatchHere',
  );
});
