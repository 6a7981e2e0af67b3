import { beforeEach, expect, test } from 'vitest';
import { idOf, keyOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { countVotes } from './kick.js';
import { isBetween } from './match.js';
import { NEXT_TIME } from './pace.js';
import { withSeat } from './seats.js';

let it: TableHarness;
let table: string;
beforeEach(async () => {
  it = tableHarness();
  table = await it.begin(['Ann', 'Ben', 'Cid', 'Dan'], { games: 3 });
});

const match = async (): Promise<string> => (await it.read(table)).match!.id;

test('whoever comes and goes between two matches puts the next one off for nobody', async () => {
  await it.finish(table);
  const { dueAt } = (await it.read(table)).table;
  it.clock.now += NEXT_TIME / 2;
  await it.tables.act(it.press('Dan'), { kind: 'quit', match: await match() });
  await it.tables.act(it.press('Dan'), { kind: 'back', match: await match() });
  await it.tables.act(it.press('Ben'), { kind: 'sheet', match: await match() });
  expect((await it.read(table)).table.dueAt).toBe(dueAt);
  it.clock.now = dueAt!;
  await it.tables.tick(it.clock.now);
  expect((await it.read(table)).matches).toHaveLength(2);
});

test('whoever was away and presses Next match too early is there again', async () => {
  await it.finish(table);
  await it.store.update({ table }, null, 0, ({ seats }) => ({
    seats: withSeat(seats, 1, { away: true, missed: 2 }),
    out: null,
  }));
  expect(keyOf(await it.tables.act(it.press('Ben'), { kind: 'next', match: await match() }))).toBe(
    'series.refuse.host',
  );
  expect((await it.read(table)).seats[1]).toMatchObject({ away: false, missed: 0 });
  expect(isBetween(await it.read(table))).toBe(true);
});

test('a match that is over keeps its result though somebody is removed after it', async () => {
  await it.finish(table);
  const first = await match();
  await it.tables.act(it.press('Mod', { moderator: true }), {
    kind: 'kick',
    match: first,
    seat: 1,
    person: idOf('Ben'),
    asked: 'alone',
  });
  expect((await it.read(table)).seats[1]!.gone).toBe('sent');
  expect((await it.store.read({ match: first }))!.match!.removed).toBe(false);
  await it.tables.act(it.press('Ann'), { kind: 'next', match: first });
  expect((await it.read(table)).match!.removed).toBe(true);
  expect((await it.store.read({ match: first }))!.match!.removed).toBe(false);
});

test('votes against somebody are forgotten when their match is over, though the series goes on', async () => {
  expect(
    keyOf(await it.tables.act(it.press('Ann'), { kind: 'kick', match: await match(), seat: 1, person: idOf('Ben') })),
  ).toBe('kick.voted');
  await it.finish(table);
  await it.tables.act(it.press('Ann'), { kind: 'next', match: await match() });
  expect(countVotes(await it.read(table), (await it.read(table)).seats[1]!)).toEqual({ votes: 0, needed: 2 });
  expect(
    keyOf(await it.tables.act(it.press('Cid'), { kind: 'kick', match: await match(), seat: 1, person: idOf('Ben') })),
  ).toBe('kick.voted');
  expect((await it.read(table)).seats[1]!.gone).toBeNull();
});
