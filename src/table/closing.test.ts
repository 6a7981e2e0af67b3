import { describe, expect, test } from 'vitest';
import { tableIds } from '../../test/support/store-fixtures.js';
import { CHANNEL, keyOf, personOf, tableHarness } from '../../test/support/table-harness.js';
import type { Pace } from '../settings/settings.js';
import { PARKED_GRACE, PARKED_TIME } from './pace.js';

test.each<[Pace, number]>([
  ['live', 60],
  ['relaxed', 600],
  ['slow', 86_400],
])('at the %s pace an answer may take %i seconds', async (pace, seconds) => {
  const { begin, read, clock, tables } = tableHarness();
  const table = await begin(['Ann', 'Ben'], { pace });
  expect((await read(table)).table.dueAt).toBe(clock.now + seconds * 1000);
  const due = clock.now + seconds * 1000;
  for (let late = (await read(table)).table.remindAt; late !== null; late = (await read(table)).table.remindAt) {
    clock.now = late;
    await tables.tick(late);
  }
  clock.now = due - 1;
  expect(await tables.tick(clock.now)).toBe(0);
  expect((await read(table)).lines.every((line) => line.giver === 'dice')).toBe(true);
  clock.now += 1;
  expect(await tables.tick(clock.now)).toBe(1);
  expect((await read(table)).lines.some((line) => line.giver === 'clock')).toBe(true);
});

describe('a table that nobody comes back to', () => {
  async function parked(options: Parameters<ReturnType<typeof tableHarness>['begin']>[1] = {}) {
    const at = tableHarness();
    const table = await at.begin(['Ann', 'Ben'], options);
    for (let n = 0; (await at.read(table)).table.status !== 'parked'; n++) {
      if (n > 20) throw new Error('the table is not parked');
      at.clock.now = (await at.read(table)).table.dueAt!;
      await at.tables.tick(at.clock.now);
    }
    return { ...at, table, since: at.clock.now };
  }

  test('waits while time stands, and after a long downtime for another day at least', async () => {
    const { tables, clock, read, table, since } = await parked();
    clock.now = since + 2 * PARKED_TIME;
    clock.runs = false;
    expect(await tables.tick(clock.now)).toBe(0);
    clock.runs = true;
    const unsent = (await read(table)).posts.filter(({ wanted, sent }) => wanted > sent).length;
    await tables.giveGrace(() => clock.now, 0);
    expect((await read(table)).table.dueAt).toBe(clock.now + PARKED_GRACE);
    expect((await read(table)).posts.filter(({ wanted, sent }) => wanted > sent)).toHaveLength(unsent);
    expect(await tables.tick(clock.now)).toBe(0);
  });

  test('goes on with the whole time of a step when somebody does, and waits for three weeks anew after that', async () => {
    const { tables, clock, read, live, press, table, since } = await parked();
    clock.now = since + PARKED_TIME - 1;
    await tables.act(press('Ann'), { kind: 'sheet', match: (await live(table)).stored.match.id });
    expect((await read(table)).table).toMatchObject({ status: 'playing', dueAt: clock.now + 60_000 });
    while ((await read(table)).table.status !== 'parked') {
      clock.now = (await read(table)).table.dueAt!;
      await tables.tick(clock.now);
    }
    expect((await read(table)).table.dueAt).toBe(clock.now + PARKED_TIME);
  });

  test('is closed between two matches of a series too, and what is over stays counted', async () => {
    const at = tableHarness();
    const table = await at.begin(['Ann', 'Ben'], { games: 2 });
    await at.finish(table);
    const seats = (await at.read(table)).seats.map((row) => ({ ...row, away: true }));
    await at.store.update({ table }, null, at.clock.now, () => ({ seats, out: null }));
    at.clock.now = (await at.read(table)).table.dueAt!;
    await at.tables.tick(at.clock.now);
    expect((await at.read(table)).table.status).toBe('parked');
    at.clock.now = (await at.read(table)).table.dueAt!;
    expect(await at.tables.tick(at.clock.now)).toBe(1);
    expect((await at.read(table)).table).toMatchObject({ status: 'void', reason: 'table.reason.abandoned' });
    expect(await at.store.stats(personOf('Ann').id, null)).toHaveLength(1);
  });
});

test('after a restart nobody loses time to the downtime', async () => {
  const { begin, read, clock, tables } = tableHarness();
  const table = await begin(['Ann', 'Ben']);
  clock.now += 3_600_000;
  await tables.giveGrace(() => clock.now, 0);
  expect(await tables.tick(clock.now)).toBe(0);
  expect((await read(table)).table.dueAt).toBe(clock.now + 60_000);
});

test('rematch: the first press opens a lobby with the same options, the next one joins it', async () => {
  const { begin, finish, tables, press, store, read } = tableHarness();
  const table = await begin(['Ann', 'Ben'], { bots: 1, pace: 'slow' });
  expect(keyOf(await tables.act(press('Ben'), { kind: 'again', table }))).toBe('table.refuse.stillOn');
  await finish(table);
  expect(await tables.act(press('Ben'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'host' });
  const [next] = tableIds(await store.openIn(CHANNEL));
  expect((await read(next!)).table).toMatchObject({ hostId: personOf('Ben').id, pace: 'slow', status: 'lobby' });
  expect(await tables.act(press('Eve'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'guest' });
  expect(await tables.act(press('Ann'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'guest' });
  expect((await read(next!)).seats.map((row) => row.name)).toEqual(['Ben', 'Hugo', 'Eve', 'Ann']);
  expect(keyOf(await tables.act(press('Ann'), { kind: 'again', table }))).toBe('table.refuse.seated');
});

test('a rematch speaks what the server has set since', async () => {
  const { tables, store, begin, press, read, finish } = tableHarness();
  const table = await begin(['Ann', 'Ben']);
  await finish(table);
  await store.setServerSettings(press('Ann').guildId, { locale: 'is' });
  await tables.act(press('Ann'), { kind: 'again', table });
  expect((await read((await read(table)).table.rematchId!)).table.locale).toBe('is');
});

test('two people who press rematch at once share one lobby', async () => {
  const { begin, finish, tables, press, store, read } = tableHarness();
  const table = await begin(['Ann', 'Ben']);
  await finish(table);
  await Promise.all([
    tables.act(press('Ann'), { kind: 'again', table }),
    tables.act(press('Ben'), { kind: 'again', table }),
  ]);
  expect(await store.openIn(CHANNEL)).toHaveLength(1);
  expect((await read((await store.openIn(CHANNEL))[0]!.table.id)).seats.map((row) => row.name).toSorted()).toEqual([
    'Ann',
    'Ben',
  ]);
});
