import { expect, test } from 'vitest';
import { keyOf, tableHarness } from '../../test/support/table-harness.js';

test('a table for three has three seats in the rematch too, and the fourth person is refused', async () => {
  const { begin, finish, tables, press, read } = tableHarness();
  const table = await begin(['Ann', 'Ben'], { seats: 3, bots: 1 });
  await finish(table);
  await tables.act(press('Ben'), { kind: 'again', table });
  const again = (await read(table)).table.rematchId!;
  expect((await read(again)).table).toMatchObject({ maxSeats: 3, game: (await read(table)).table.game, games: 1 });
  expect(await tables.act(press('Ann'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'guest' });
  expect(keyOf(await tables.act(press('Eve'), { kind: 'again', table }))).toBe('table.refuse.full');
  expect((await read(again)).seats.map(({ name }) => name)).toEqual(['Ben', 'Bot 1', 'Ann']);
});

test('a bot that played on for somebody is no bot of the rematch', async () => {
  const { begin, finish, tables, press, read, live } = tableHarness();
  const table = await begin(['Ann', 'Ben', 'Cid'], { bots: 1 });
  await tables.act(press('Ben'), { kind: 'quit', match: (await live(table)).stored.match.id });
  await tables.erase(press('Cid').person, press('Cid').at);
  await finish(table);
  await tables.act(press('Ann'), { kind: 'again', table });
  expect((await read((await read(table)).table.rematchId!)).seats.map(({ name }) => name)).toEqual(['Ann', 'Bot 1']);
});

test('nobody who did not sit there opens a rematch', async () => {
  const { begin, finish, tables, press, read, live } = tableHarness();
  const table = await begin(['Ann', 'Ben', 'Cid']);
  await tables.act(press('Ben'), { kind: 'quit', match: (await live(table)).stored.match.id });
  await finish(table);
  expect(keyOf(await tables.act(press('Eve'), { kind: 'again', table }))).toBe('table.refuse.strangerOver');
  expect((await read(table)).table.rematchId).toBeNull();
  // Who left has sat there all the same.
  expect(await tables.act(press('Ben'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'host' });
});

test('a rematch speaks what the table spoke where the server has set nothing', async () => {
  const { begin, finish, tables, press, read } = tableHarness();
  const table = await begin(['Ann', 'Ben'], { locale: 'is' });
  await finish(table);
  await tables.act(press('Ann'), { kind: 'again', table });
  expect((await read((await read(table)).table.rematchId!)).table.locale).toBe('is');
});

test.each(['cancelled', 'expired'] as const)(
  'a rematch whose lobby was %s is opened anew by whoever presses next',
  async (how) => {
    const { begin, finish, tables, press, read, clock } = tableHarness();
    const table = await begin(['Ann', 'Ben']);
    await finish(table);
    await tables.act(press('Ann'), { kind: 'again', table });
    const first = (await read(table)).table.rematchId!;
    if (how === 'cancelled') await tables.act(press('Ann'), { kind: 'cancel', table: first });
    else {
      clock.now = (await read(first)).table.dueAt!;
      await tables.tick(clock.now);
    }
    expect((await read(first)).table.status).toBe(how);
    expect(await tables.act(press('Ben'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'host' });
    const second = (await read(table)).table.rematchId!;
    expect(second).not.toBe(first);
    expect(await tables.act(press('Ann'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'guest' });
    expect((await read(second)).seats.map(({ name }) => name)).toEqual(['Ben', 'Ann']);
  },
);

test('who was sent away opens no rematch, and joins none until they are let', async () => {
  const { begin, finish, tables, press, read, live } = tableHarness();
  const mod = () => press('Mod', { moderator: true });
  const table = await begin(['Ann', 'Ben', 'Cid']);
  await tables.act(mod(), { kind: 'kick', match: (await live(table)).stored.match.id, seat: 1 });
  await finish(table);
  expect(keyOf(await tables.act(press('Ben'), { kind: 'again', table }))).toBe('take.refuse.barred');
  expect((await read(table)).table.rematchId).toBeNull();
  await tables.act(press('Ann'), { kind: 'again', table });
  const rematch = (await read(table)).table.rematchId!;
  expect(keyOf(await tables.act(press('Ben'), { kind: 'again', table }))).toBe('kick.told.lobby');
  expect(keyOf(await tables.act(press('Ben'), { kind: 'join', table: rematch }))).toBe('kick.told.lobby');
  expect((await read(rematch)).seats.map(({ name }) => name)).toEqual(['Ann']);
});

test('no second rematch is opened beside one that is on or was played, and who comes late is told so', async () => {
  const { begin, finish, tables, press, read, store } = tableHarness();
  const table = await begin(['Ann', 'Ben', 'Cid']);
  await finish(table);
  await tables.act(press('Ann'), { kind: 'again', table });
  await tables.act(press('Ben'), { kind: 'again', table });
  const { rematchId } = (await read(table)).table;
  await tables.act(press('Ann'), { kind: 'begin', table: rematchId! });
  expect(keyOf(await tables.act(press('Cid'), { kind: 'again', table }))).toBe('table.refuse.begun');
  await finish(rematchId!);
  expect(keyOf(await tables.act(press('Cid'), { kind: 'again', table }))).toBe('table.refuse.closed');
  expect((await read(table)).table.rematchId).toBe(rematchId);
  expect(await store.counts()).toEqual({ lobby: 0, playing: 0, parked: 0 });
});
