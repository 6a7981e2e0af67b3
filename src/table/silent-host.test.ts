import { expect, test } from 'vitest';
import { keyOf, personOf, trial } from '../../test/support/table-harness.js';
import { HOST_TIME } from './pace.js';

const hosts = (name: string) => ({ hostId: personOf(name).id });

test('a host who presses nothing is silent, whatever the others press', async () => {
  const { open, read, tables, press, clock } = trial();
  const table = await open(['Ann', 'Ben']);
  clock.now += HOST_TIME - 1;
  await tables.join(press('Cid'), table);
  await tables.leave(press('Cid'), table);
  await tables.addBot(press('Ben'), table);
  expect(read(table).table).toMatchObject(hosts('Ann'));
  clock.now += 1;
  await tables.addBot(press('Ben'), table);
  expect(read(table).table).toMatchObject(hosts('Ben'));
  expect(read(table).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Bot 1']);
});

test('a host who presses something is not silent from then on', async () => {
  const { open, read, tables, press, clock } = trial();
  const table = await open(['Ann', 'Ben']);
  clock.now += HOST_TIME - 1;
  await tables.addBot(press('Ann'), table);
  clock.now += HOST_TIME - 1;
  expect(keyOf(await tables.begin(press('Ben'), table))).toBe('table.refuse.notHost');
  expect(keyOf(await tables.removeBot(press('Ben'), table))).toBe('table.refuse.notHost');
  expect(keyOf(await tables.cancel(press('Ben'), table))).toBe('table.refuse.notHost');
  expect(read(table).table).toMatchObject({ ...hosts('Ann'), status: 'lobby' });
});

test('whoever follows as host has ten minutes of their own', async () => {
  const { open, read, tables, press, clock } = trial();
  const table = await open(['Ann', 'Ben', 'Cid']);
  clock.now += HOST_TIME - 1;
  await tables.leave(press('Ann'), table);
  expect(read(table).table).toMatchObject(hosts('Ben'));
  clock.now += HOST_TIME - 1;
  expect(keyOf(await tables.begin(press('Cid'), table))).toBe('table.refuse.notHost');
  clock.now += 1;
  await tables.removeBot(press('Cid'), table);
  expect(keyOf(await tables.begin(press('Cid'), table))).toBe('lobby');
  expect(read(table).table).toMatchObject({ ...hosts('Cid'), status: 'playing' });
});

test('at the table of a silent host somebody who does not sit there changes nothing', async () => {
  const { open, read, tables, press, clock } = trial();
  const table = await open(['Ann', 'Ben'], { bots: 1 });
  clock.now += HOST_TIME;
  const before = read(table);
  for (const act of [tables.addBot, tables.removeBot, tables.begin, tables.cancel])
    expect(keyOf(await act(press('Eve'), table))).toBe('table.refuse.notHost');
  expect(read(table)).toEqual(before);
});

test('whoever takes a bot away in the place of a silent host is the host, until who opened the table presses again', async () => {
  const { open, read, tables, press, clock } = trial();
  const table = await open(['Ann', 'Ben'], { bots: 1 });
  clock.now += HOST_TIME;
  await tables.removeBot(press('Ben'), table);
  expect(read(table).table).toMatchObject(hosts('Ben'));
  expect(keyOf(await tables.begin(press('Ann'), table))).toBe('lobby');
  expect(read(table).table).toMatchObject({ ...hosts('Ann'), status: 'playing' });
});

test('whoever opened the table has its lead back by pressing anything in the lobby, and others have not', async () => {
  const { open, read, tables, press, clock } = trial();
  const table = await open(['Ann', 'Ben', 'Cid']);
  clock.now += HOST_TIME;
  await tables.addBot(press('Ben'), table);
  expect(keyOf(await tables.addBot(press('Cid'), table))).toBe('table.refuse.notHost');
  expect(read(table).table).toMatchObject(hosts('Ben'));
  await tables.addBot(press('Ann'), table);
  expect(read(table).table).toMatchObject(hosts('Ann'));
  expect(keyOf(await tables.addBot(press('Ben'), table))).toBe('table.refuse.notHost');
});

test('whoever opened the table and got up has its lead back once they sit down again', async () => {
  const { open, read, tables, press } = trial();
  const table = await open(['Ann', 'Ben']);
  await tables.leave(press('Ann'), table);
  expect(keyOf(await tables.addBot(press('Ann'), table))).toBe('table.refuse.notHost');
  expect(read(table).table).toMatchObject(hosts('Ben'));
  await tables.join(press('Ann'), table);
  expect(read(table).table).toMatchObject(hosts('Ann'));
});

test('whoever began in the place of a silent host leads the match until who opened the table presses something there', async () => {
  const { tables, press, open, read, live, say, clock } = trial();
  const table = await open(['Ann', 'Ben', 'Cid']);
  clock.now += HOST_TIME;
  await tables.begin(press('Ben'), table);
  for (const who of ['Ben', 'Cid']) {
    const { game, state, stored } = live(table);
    const seat = stored.seats.find(({ name }) => name === who)!.seat;
    await say(table, who, game.legalMoves(state, seat)[0] ?? '');
    expect(read(table).table).toMatchObject(hosts('Ben'));
  }
  await tables.sheet(press('Ann'), read(table).match!.id, null);
  expect(read(table).table).toMatchObject(hosts('Ann'));
});
