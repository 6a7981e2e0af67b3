import { beforeEach, expect, test } from 'vitest';
import { GUILD, idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { countAgreed } from './end.js';
import { NEXT_TIME } from './pace.js';
import { finalStanding } from './results.js';

const NAMES = ['Ann', 'Ben', 'Cay'];

let it: TableHarness;
let table: string;
beforeEach(async () => {
  it = tableHarness();
  table = await it.begin(NAMES, { games: 2 });
});

const match = async (): Promise<string> => (await it.read(table)).match!.id;
const next = async () => it.tables.act(it.press('Ann'), { kind: 'next', match: await match() });
const leaves = async (who: string) => it.tables.act(it.press(who), { kind: 'quit', match: await match() });
const comesBack = async (who: string) => it.tables.act(it.press(who), { kind: 'back', match: await match() });

test('whoever came back to their seat in one match changes their answers in the next one like everybody', async () => {
  for (let n = 0; n < 12; n++) {
    const { game, state, awaited, stored } = await it.live(table);
    await it.say(table, stored.seats[awaited[0]!]!.name, game.defaultMove(state, awaited[0]!));
  }
  await leaves('Ben');
  await comesBack('Ben');
  expect((await it.read(table)).seats[1]!.since).toBeGreaterThan(9);
  await it.finish(table);
  await next();
  const { game, state, awaited } = await it.live(table);
  expect(awaited).toContain(1);
  const [one, other] = game.legalMoves(state, 1);
  await it.say(table, 'Ben', one!);
  await it.say(table, 'Ben', other!);
  expect(game.pendingMove((await it.live(table)).state, 1)).toBe(other);
});

test('whoever missed the beginning of a match and came back has its points, place and rating like everybody', async () => {
  await it.finish(table);
  await leaves('Ben');
  await next();
  expect((await it.read(table)).match!.absent).toEqual([1]);
  await comesBack('Ben');
  await it.finish(table);
  const stats = (await it.store.stats(idOf('Ben'), GUILD))[0]!;
  expect(stats).toMatchObject({ matches: 2, rated: 2, series: 1 });
  const { finish } = (await it.read(table)).match!;
  const better = finish!.filter(({ points }) => points > finish![1]!.points).length;
  expect(finalStanding(await it.live(table))[1]!.place).toBe(1 + better);
});

test('a word for ending that was given between two matches ends nothing in the next one', async () => {
  await it.finish(table);
  await it.tables.act(it.press('Ann'), { kind: 'end', match: await match() });
  await it.tables.act(it.press('Ben'), { kind: 'end', match: await match() });
  it.clock.now += NEXT_TIME;
  await it.tables.tick(it.clock.now);
  expect(await it.read(table)).toMatchObject({ match: { status: 'playing' }, matches: { length: 2 } });
  expect(countAgreed((await it.read(table)).seats)).toEqual({ votes: 0, needed: 3 });
  expect(await it.tables.act(it.press('Cay'), { kind: 'end', match: await match() })).toMatchObject({
    phrase: { key: 'end.voted' },
  });
  expect((await it.read(table)).match!.status).toBe('playing');
});
