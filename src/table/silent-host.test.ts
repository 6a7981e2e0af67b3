import { expect, test } from 'vitest';
import { keyOf, personOf, tableHarness } from '../../test/support/table-harness.js';
import { HOST_TIME } from './pace.js';

const hosts = (name: string) => ({ hostId: personOf(name).id });

test('a host who presses nothing is silent, whatever the others press', async () => {
  const { open, read, tables, press, clock } = tableHarness();
  const table = await open(['Ann', 'Ben']);
  clock.now += HOST_TIME - 1;
  await tables.act(press('Cid'), { kind: 'join', table });
  await tables.act(press('Cid'), { kind: 'leave', table });
  await tables.act(press('Ben'), { kind: 'bot', table });
  expect((await read(table)).table).toMatchObject(hosts('Ann'));
  clock.now += 1;
  await tables.act(press('Ben'), { kind: 'bot', table });
  expect((await read(table)).table).toMatchObject(hosts('Ben'));
  expect((await read(table)).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Bot 1']);
});

test('a host who presses something is not silent from then on', async () => {
  const { open, read, tables, press, clock } = tableHarness();
  const table = await open(['Ann', 'Ben']);
  clock.now += HOST_TIME - 1;
  await tables.act(press('Ann'), { kind: 'bot', table });
  clock.now += HOST_TIME - 1;
  expect(keyOf(await tables.act(press('Ben'), { kind: 'begin', table }))).toBe('table.refuse.notHost');
  expect(keyOf(await tables.act(press('Ben'), { kind: 'unbot', table }))).toBe('table.refuse.notHost');
  expect(keyOf(await tables.act(press('Ben'), { kind: 'cancel', table }))).toBe('table.refuse.notHost');
  expect((await read(table)).table).toMatchObject({ ...hosts('Ann'), status: 'lobby' });
});

test('whoever follows as host has ten minutes of their own', async () => {
  const { open, read, tables, press, clock } = tableHarness();
  const table = await open(['Ann', 'Ben', 'Cid']);
  clock.now += HOST_TIME - 1;
  await tables.act(press('Ann'), { kind: 'leave', table });
  expect((await read(table)).table).toMatchObject(hosts('Ben'));
  clock.now += HOST_TIME - 1;
  expect(keyOf(await tables.act(press('Cid'), { kind: 'begin', table }))).toBe('table.refuse.notHost');
  clock.now += 1;
  await tables.act(press('Cid'), { kind: 'unbot', table });
  expect(keyOf(await tables.act(press('Cid'), { kind: 'begin', table }))).toBe('lobby');
  expect((await read(table)).table).toMatchObject({ ...hosts('Cid'), status: 'playing' });
});

test('at the table of a silent host somebody who does not sit there changes nothing', async () => {
  const { open, read, tables, press, clock } = tableHarness();
  const table = await open(['Ann', 'Ben'], { bots: 1 });
  clock.now += HOST_TIME;
  const before = await read(table);
  for (const kind of ['bot', 'unbot', 'begin', 'cancel'] as const)
    expect(keyOf(await tables.act(press('Eve'), { kind, table }))).toBe('table.refuse.notHost');
  expect(await read(table)).toEqual(before);
});

test('whoever takes a bot away in the place of a silent host is the host, until who opened the table presses again', async () => {
  const { open, read, tables, press, clock } = tableHarness();
  const table = await open(['Ann', 'Ben'], { bots: 1 });
  clock.now += HOST_TIME;
  await tables.act(press('Ben'), { kind: 'unbot', table });
  expect((await read(table)).table).toMatchObject(hosts('Ben'));
  expect(keyOf(await tables.act(press('Ann'), { kind: 'begin', table }))).toBe('lobby');
  expect((await read(table)).table).toMatchObject({ ...hosts('Ann'), status: 'playing' });
});

test('whoever opened the table has its lead back by pressing anything in the lobby, and others have not', async () => {
  const { open, read, tables, press, clock } = tableHarness();
  const table = await open(['Ann', 'Ben', 'Cid']);
  clock.now += HOST_TIME;
  await tables.act(press('Ben'), { kind: 'bot', table });
  expect(keyOf(await tables.act(press('Cid'), { kind: 'bot', table }))).toBe('table.refuse.notHost');
  expect((await read(table)).table).toMatchObject(hosts('Ben'));
  await tables.act(press('Ann'), { kind: 'bot', table });
  expect((await read(table)).table).toMatchObject(hosts('Ann'));
  expect(keyOf(await tables.act(press('Ben'), { kind: 'bot', table }))).toBe('table.refuse.notHost');
});

test('whoever opened the table and got up has its lead back once they sit down again', async () => {
  const { open, read, tables, press } = tableHarness();
  const table = await open(['Ann', 'Ben']);
  await tables.act(press('Ann'), { kind: 'leave', table });
  expect(keyOf(await tables.act(press('Ann'), { kind: 'bot', table }))).toBe('table.refuse.notHost');
  expect((await read(table)).table).toMatchObject(hosts('Ben'));
  await tables.act(press('Ann'), { kind: 'join', table });
  expect((await read(table)).table).toMatchObject(hosts('Ann'));
});

test('whoever began in the place of a silent host leads the match until who opened the table presses something there', async () => {
  const { tables, press, open, read, live, say, clock } = tableHarness();
  const table = await open(['Ann', 'Ben', 'Cid']);
  clock.now += HOST_TIME;
  await tables.act(press('Ben'), { kind: 'begin', table });
  for (const who of ['Ben', 'Cid']) {
    const { game, state, stored } = await live(table);
    const seat = stored.seats.find(({ name }) => name === who)!.seat;
    await say(table, who, game.legalMoves(state, seat)[0] ?? '');
    expect((await read(table)).table).toMatchObject(hosts('Ben'));
  }
  await tables.act(press('Ann'), { kind: 'sheet', match: (await read(table)).match!.id });
  expect((await read(table)).table).toMatchObject(hosts('Ann'));
});
