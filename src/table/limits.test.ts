import { beforeEach, expect, test } from 'vitest';
import { tableIds } from '../../test/support/store-fixtures.js';
import { CHANNEL, GAME, keyOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { pauseTable, resumeTable } from './clock.js';
import {
  LOBBIES_HERE,
  LOBBIES_IN_CHANNEL,
  LOBBIES_IN_SERVER,
  OPENINGS,
  OPENINGS_TIME,
  TABLES_IN_SERVER,
} from './opening.js';
import type { Press, TableReply } from './types.js';

let at: TableHarness;
beforeEach(() => {
  at = tableHarness();
});

const options = { game: GAME, pace: 'live', bots: 1, seats: null, games: 1, locale: 'en' } as const;
const OPENED = 'opened';

/** Somebody types the command, so long after the last time that nobody is too quick. */
async function start(person: string, change: Partial<Press> = {}): Promise<TableReply> {
  at.clock.now += OPENINGS_TIME;
  return at.tables.openLobby(at.press(person, change), options);
}

function openOf(answer: TableReply): readonly string[] {
  return answer.kind === 'enough' ? answer.open.map(({ table }) => table.id) : [];
}

async function startMany(person: string, count: number, change: (n: number) => Partial<Press>): Promise<void> {
  for (let n = 0; n < count; n++) expect(keyOf(await start(person, change(n)))).toBe(OPENED);
}

test('whoever has two lobbies open in a channel is led to these, and opens the next one once a match has begun', async () => {
  await startMany('Ann', LOBBIES_HERE, () => ({}));
  const lobbies = tableIds(await at.store.openIn(CHANNEL));
  const refused = await start('Ann');
  expect(keyOf(refused)).toBe('open.refuse.here');
  expect(openOf(refused)).toEqual(lobbies);
  expect(tableIds(await at.store.openIn(CHANNEL))).toEqual(lobbies);
  expect(keyOf(await start('Ben'))).toBe(OPENED);
  await at.tables.act(at.press('Ann'), { kind: 'begin', table: lobbies[0]! });
  expect(keyOf(await start('Ann'))).toBe(OPENED);
});

test('lobbies in threads count for the channel of these threads', async () => {
  await startMany('Ann', LOBBIES_HERE, (n) => ({ channelId: `thread ${n}`, parentId: CHANNEL }));
  const refused = await start('Ann', { channelId: 'another thread', parentId: CHANNEL });
  expect(keyOf(refused)).toBe('open.refuse.here');
  expect(openOf(refused)).toHaveLength(LOBBIES_HERE);
  expect(keyOf(await start('Ann'))).toBe('open.refuse.here');
});

test('lobbies in threads that were locked keep nobody from opening tables, and count again once they go on', async () => {
  const inThread = (n: number): Partial<Press> => ({ channelId: `thread ${n}`, parentId: CHANNEL });
  const people = ['Ann', 'Ann', 'Ben', 'Ben', 'Cay'];
  for (const [n, person] of people.entries()) expect(keyOf(await start(person, inThread(n)))).toBe(OPENED);
  const lobbies = (await Promise.all(await Promise.all(people.map((_, n) => at.store.openIn(`thread ${n}`))))).flatMap(
    tableIds,
  );
  for (const table of lobbies) await at.store.update({ table }, null, at.clock.now, pauseTable(at.clock.now));
  expect(keyOf(await start('Ann'))).toBe(OPENED);
  for (const table of lobbies) await at.store.update({ table }, null, at.clock.now, resumeTable(at.clock.now));
  expect(keyOf(await start('Ann'))).toBe('open.refuse.here');
  expect(keyOf(await start('Dan'))).toBe('open.refuse.channel');
});

test('one person has three lobbies open in a server, and may open more in another one', async () => {
  await startMany('Ann', LOBBIES_IN_SERVER, (n) => ({ channelId: `channel ${n}` }));
  expect(keyOf(await start('Ann', { channelId: 'one more' }))).toBe('open.refuse.server');
  expect(keyOf(await start('Ann', { channelId: 'one more', guildId: 'elsewhere' }))).toBe(OPENED);
});

test('one person has ten tables open in a server, those that wait for people too', async () => {
  for (let n = 0; n < TABLES_IN_SERVER; n++) {
    await start('Ann');
    await at.tables.act(at.press('Ann'), { kind: 'begin', table: (await at.store.openIn(CHANNEL))[0]!.table.id });
  }
  const refused = await start('Ann');
  expect(keyOf(refused)).toBe('open.refuse.tables');
  expect(openOf(refused)).toHaveLength(TABLES_IN_SERVER);
  await at.tables.act(at.press('Ann'), { kind: 'end', match: (await at.live(openOf(refused)[0]!)).stored.match.id });
  expect(keyOf(await start('Ann'))).toBe(OPENED);
});

test('five lobbies stand open in a channel, and whoever comes then is led to those of others', async () => {
  for (let n = 0; n < LOBBIES_IN_CHANNEL; n++) await start(`Person ${String.fromCharCode(65 + n)}`);
  const refused = await start('Zoe');
  expect(keyOf(refused)).toBe('open.refuse.channel');
  expect(openOf(refused)).toEqual(tableIds(await at.store.openIn(CHANNEL)));
  expect(keyOf(await start('Zoe', { channelId: 'elsewhere' }))).toBe(OPENED);
});

test('whoever opens and closes lobbies again and again is told when the next one may be opened', async () => {
  const open = () => at.tables.openLobby(at.press('Ann'), options);
  const first = at.clock.now;
  for (let n = 0; n < OPENINGS; n++) {
    expect(keyOf(await open())).toBe(OPENED);
    await at.tables.act(at.press('Ann'), { kind: 'cancel', table: (await at.store.openIn(CHANNEL))[0]!.table.id });
    at.clock.now += 1_000;
  }
  const refused = await open();
  expect(refused).toMatchObject({ kind: 'enough', again: first + OPENINGS_TIME + 1 });
  expect(keyOf(refused)).toBe('open.refuse.often');
  at.clock.now = first + OPENINGS_TIME + 1;
  expect(keyOf(await open())).toBe(OPENED);
});

test('a clock that was set back keeps nobody waiting', async () => {
  for (let n = 0; n < OPENINGS; n++) {
    await at.tables.openLobby(at.press('Ann'), options);
    await at.tables.act(at.press('Ann'), { kind: 'cancel', table: (await at.store.openIn(CHANNEL))[0]!.table.id });
  }
  at.clock.now -= 1;
  expect(keyOf(await at.tables.openLobby(at.press('Ann'), options))).toBe(OPENED);
});

test('of two commands at the same moment only one opens the last lobby', async () => {
  await startMany('Ann', LOBBIES_HERE - 1, () => ({}));
  at.clock.now += OPENINGS_TIME;
  const both = await Promise.all([1, 2, 3].map(() => at.tables.openLobby(at.press('Ann'), options)));
  expect(both.map(keyOf).sort()).toEqual(['open.refuse.here', 'open.refuse.here', OPENED].sort());
  expect(await at.store.openIn(CHANNEL)).toHaveLength(LOBBIES_HERE);
});

test('a rematch is opened whatever strangers have open', async () => {
  const table = await at.begin(['Ann', 'Ben']);
  await at.finish(table);
  for (let n = 0; n < LOBBIES_IN_CHANNEL; n++) await start(`Person ${String.fromCharCode(65 + n)}`);
  expect(keyOf(await start('Ben'))).toBe('open.refuse.channel');
  expect(keyOf(await at.tables.act(at.press('Ben'), { kind: 'again', table }))).toBe(OPENED);
});

test('a rematch that is opened and closed again and again is a flood as well', async () => {
  const table = await at.begin(['Ann', 'Ben']);
  await at.finish(table);
  at.clock.now += OPENINGS_TIME + 1;
  for (let n = 0; n < OPENINGS; n++) {
    expect(keyOf(await at.tables.act(at.press('Ann'), { kind: 'again', table }))).toBe(OPENED);
    await at.tables.act(at.press('Ann'), { kind: 'cancel', table: (await at.read(table)).table.rematchId! });
  }
  expect(keyOf(await at.tables.act(at.press('Ann'), { kind: 'again', table }))).toBe('open.refuse.often');
  expect(keyOf(await at.tables.act(at.press('Ben'), { kind: 'again', table }))).toBe(OPENED);
});
