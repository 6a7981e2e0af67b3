import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, seatFixture, tableFixture, tableIds } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import type { SeatRow, TableRow } from './rows.js';
import { openStore } from './store.js';
import type { Opener, OpenTables, Stored } from './types.js';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(() => store.close());

async function table(id: string, row: Partial<TableRow> = {}, seats: readonly SeatRow[] = []): Promise<void> {
  await store.open(`opening ${id}`, 1, { table: tableFixture(id, row), seats });
}

test('a table is due when its time has come, the longest waiting first', async () => {
  await table('later', { dueAt: 300 });
  await table('now', { dueAt: 200 });
  await table('long ago', { dueAt: 100 });
  await table('never', { dueAt: null });
  expect(await store.due(99)).toEqual([]);
  expect(await store.due(200)).toEqual(['long ago', 'now']);
});

test('the open tables of a channel are found, newest first', async () => {
  await table('lobby', { createdAt: 1 });
  await table('playing', { createdAt: 3, status: 'playing' });
  await table('parked', { createdAt: 2, status: 'parked' });
  await table('elsewhere', { channelId: 'other channel' });
  await table('thread', { channelId: 'a thread', parentId: 'channel', createdAt: 9 });
  for (const status of ['over', 'cancelled', 'expired', 'void'] as const) await table(status, { status });
  expect(tableIds(await store.openIn('channel'))).toEqual(['playing', 'parked', 'lobby']);
  expect(await store.openIn('quiet channel')).toEqual([]);
  expect(tableIds(await store.openAround('channel'))).toEqual(['playing', 'parked', 'lobby', 'thread']);
  expect(tableIds(await store.openAround('a thread'))).toEqual(['thread']);
});

test('of tables opened at the same time the later one is the newer', async () => {
  await table('first');
  await table('second');
  expect(tableIds(await store.openIn('channel'))).toEqual(['second', 'first']);
});

test('the matches that a person plays in a channel and its threads are found, newest first', async () => {
  const together = [seatFixture(0), seatFixture(1)];
  await table('old', { status: 'parked', createdAt: 1 }, together);
  await table('new', { status: 'playing', createdAt: 2 }, together);
  await table('lobby', { status: 'lobby', createdAt: 3 }, together);
  await table('over', { status: 'over', createdAt: 4 }, together);
  await table('of others', { status: 'playing', createdAt: 5 }, [seatFixture(2)]);
  await table('elsewhere', { status: 'playing', channelId: 'other channel' }, together);
  await table('thread', { status: 'playing', channelId: 'a thread', parentId: 'channel', createdAt: 6 }, together);
  expect(tableIds(await store.playingOf('bob', 'channel'))).toEqual(['thread', 'new', 'old']);
  expect(tableIds(await store.playingOf('bob', 'a thread'))).toEqual(['thread']);
  expect(await store.playingOf('nobody', 'channel')).toEqual([]);
});

test('a table that was closed is no longer open', async () => {
  await table('t1', { status: 'playing' }, [seatFixture(0)]);
  await store.update({ table: 't1' }, null, 2, () => ({ table: { status: 'over' }, out: null }));
  expect(await store.openIn('channel')).toEqual([]);
  expect(await store.playingOf('ann', 'channel')).toEqual([]);
  expect(await store.counts()).toEqual({ lobby: 0, playing: 0, parked: 0 });
});

test('the open tables are counted', async () => {
  await table('1', { status: 'playing' });
  await table('2', { status: 'playing' });
  await table('3', { status: 'lobby' });
  await table('4', { status: 'over' });
  expect(await store.counts()).toEqual({ lobby: 1, playing: 2, parked: 0 });
});

test('sweeping forgets what was handled over an hour ago, and no later', async () => {
  const hour = 60 * 60 * 1000;
  await table('t1');
  const press = (by: string, at: number) => store.update({ table: 't1' }, by, at, () => ({ out: null }));
  await press('old', hour);
  await press('new', hour + 1);
  expect(await store.sweep(2 * hour + 1)).toBe(2);
  expect((await press('new', 0)).kind).toBe('duplicate');
  expect((await press('old', 0)).kind).toBe('done');
});

test('sweeping drops the menus that nobody can reach any more', async () => {
  await table('t1');
  await store.update({ table: 't1' }, null, 2, () => ({ begin: matchFixture('m1', 't1'), out: null }));
  for (const [personId, until] of [
    ['ann', 1000],
    ['bob', 1001],
  ] as const)
    await store.update({ table: 't1' }, null, 2, () => ({
      menu: { matchId: 'm1', personId, token: 'token', until },
      out: null,
    }));
  await store.update({ table: 't1' }, null, 3, () => ({ refreshMenus: true, out: null }));
  expect(await store.sweep(1000)).toBe(1);
  expect((await store.unsentMenus(0)).map(({ personId }) => personId)).toEqual(['bob']);
});

test('what a wrong clock has put into the future is forgotten as if it were from now', async () => {
  const hour = 60 * 60 * 1000;
  const year = 365 * 24 * hour;
  await table('t1');
  await store.update({ table: 't1' }, 'ahead', year, () => ({ begin: matchFixture('m1', 't1'), out: null }));
  const menu = { matchId: 'm1', personId: 'ann', token: 'token', until: year };
  await store.update({ table: 't1' }, 'menu', year, () => ({ menu, out: null }));
  await store.update({ table: 't1' }, null, 1, () => ({ refreshMenus: true, out: null }));
  expect(await store.sweep(0)).toBe(0);
  expect(await store.unsentMenus(0)).toHaveLength(1);
  expect((await store.update({ table: 't1' }, 'ahead', 1, () => ({ out: null }))).kind).toBe('duplicate');
  expect(await store.sweep(hour / 4)).toBe(1);
  expect(await store.sweep(hour + 1)).toBe(3);
});

test('the open tables of a person in a server are found, newest first, where they sit, have left, or stand in', async () => {
  await table('lobby', { createdAt: 1 }, [seatFixture(0), seatFixture(1)]);
  await table('left', { status: 'playing', createdAt: 2 }, [seatFixture(0), seatFixture(1, { gone: 'left' })]);
  const deputy = { gone: 'left', deputyId: 'bob', deputyName: 'Bob' } as const;
  await table('stands in', { status: 'playing', createdAt: 3, channelId: 'other channel' }, [seatFixture(0, deputy)]);
  await table('over', { status: 'over', createdAt: 4 }, [seatFixture(0), seatFixture(1)]);
  await table('elsewhere', { status: 'playing', guildId: 'other guild' }, [seatFixture(0), seatFixture(1)]);
  expect(tableIds(await store.tablesOf('bob', 'guild'))).toEqual(['stands in', 'left', 'lobby']);
  expect(await store.tablesOf('zoe', 'guild')).toEqual([]);
});

test('a table is due when who is late is to be called', async () => {
  await table('late', { dueAt: 900, remindAt: 300 });
  expect(await store.due(299)).toEqual([]);
  expect(await store.due(300)).toEqual(['late']);
});

test('who was sent away from a table is kept, as are the seats that changed hands', async () => {
  await table('t', { status: 'playing' }, [seatFixture(0), seatFixture(1)]);
  const seat = seatFixture(1, { gone: 'voted', deputyId: 'eve', deputyName: 'Eve', ending: true });
  await store.update({ table: 't' }, 'press', 1, () => ({
    table: { banned: ['bob'] },
    seats: [seatFixture(0), seat],
    out: null,
  }));
  expect(await store.read({ table: 't' })).toMatchObject({ table: { banned: ['bob'] }, seats: [{ gone: null }, seat] });
});

/** What has a say in whether this person may open one more table, which they do not. */
async function seenBy({ personId: openerId, guildId, channelId, parentId, since }: Opener): Promise<OpenTables> {
  const row = tableFixture('one more', { openerId, guildId, channelId, parentId });
  const refuse = (open: OpenTables) => open;
  const updated = await store.open(`by ${channelId}`, 1, { table: row, seats: [] }, { since, refuse });
  return (updated.kind === 'done' && updated.out) || expect.fail('it was opened');
}

test('what somebody has opened in a server is found, and what is open in the threads of a channel', async () => {
  await table('thread', { channelId: 'a thread', parentId: 'channel', createdAt: 1 });
  await table('parked', { status: 'parked', createdAt: 2 });
  await table('over', { status: 'over', createdAt: 3, channelId: 'another thread', parentId: 'channel' });
  await table('of somebody else', { openerId: 'bob', createdAt: 4 });
  await table('elsewhere', { guildId: 'other guild', channelId: 'other channel', createdAt: 5 });
  const opener = { personId: 'ann', guildId: 'guild', channelId: 'channel', parentId: null, since: 2 };
  const { opened, here, openings } = await seenBy(opener);
  const ids = (all: readonly Stored[]) => all.map(({ table }) => table.id);
  expect([ids(opened), ids(here), openings]).toEqual([
    ['parked', 'thread'],
    ['of somebody else', 'parked', 'thread'],
    [3, 2],
  ]);
  expect((await seenBy({ ...opener, channelId: 'a thread', parentId: 'channel' })).here).toEqual(here);
});
