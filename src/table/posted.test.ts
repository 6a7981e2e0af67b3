import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAME, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { PACES } from '../settings/settings.js';
import { afterPost, beforePost, currentPosts, pauseTable, resumeTable } from './clock.js';
import { ANSWER_TIME, LOBBY_TIME, NEXT_TIME } from './pace.js';

const HOUR = 60 * 60_000;

let at: TableHarness;
beforeEach(() => {
  at = tableHarness();
  at.clock.shows = false;
});
afterEach(() => at.store.close());

const row = async (table: string) => (await at.read(table)).table;
const left = async (table: string): Promise<number> => (await row(table)).dueAt! - at.clock.now;

/** The message that people act by goes out, after so long, as the sender does it. */
async function post(table: string, after: number): Promise<void> {
  at.clock.now += after;
  const { now } = at.clock;
  await at.store.update({ table }, null, now, beforePost(now));
  for (const { id } of currentPosts(await at.read(table))) {
    const known = (await at.read(table)).posts.find((each) => each.id === id)!;
    await at.store.sentPost(known, known.wanted, { messageId: `message ${id}`, picture: null });
  }
  await at.store.update({ table }, null, now, afterPost(now));
}

async function between(): Promise<string> {
  const table = await at.begin(['Ann', 'Ben'], { games: 2 });
  await at.finish(table);
  return table;
}

describe('while what people are asked is not posted', () => {
  test('the host of a lobby is not silent, and leads it still', async () => {
    const table = await at.open(['Ann', 'Ben']);
    const before = await at.read(table);
    at.clock.now += HOUR;
    await at.tables.act(at.press('Ben'), { kind: 'bot', table, level: 'hard' });
    const { seats, table: after } = await at.read(table);
    expect([after.hostId, seats.length]).toEqual([before.table.hostId, before.seats.length]);
  });

  test.each(PACES)('nobody passes at the %s pace, nor is called; once it is, there is the whole time', async (pace) => {
    const table = await at.begin(['Ann', 'Ben'], { pace });
    at.clock.now += 30 * HOUR;
    expect(await at.tables.tick(at.clock.now)).toBe(0);
    expect((await at.read(table)).seats.map(({ missed }) => missed)).toEqual([0, 0]);
    await post(table, 1_000);
    expect(await left(table)).toBe(ANSWER_TIME[pace]);
    at.clock.now += ANSWER_TIME[pace];
    expect(await at.tables.tick(at.clock.now)).toBe(1);
    expect((await at.read(table)).seats.map(({ missed }) => missed)).toEqual([1, 1]);
  });

  test('a lobby does not expire, nor does its host count as silent', async () => {
    const table = await at.open(['Ann']);
    at.clock.now += HOUR;
    expect(await at.tables.tick(at.clock.now)).toBe(0);
    await post(table, 0);
    expect(await left(table)).toBe(LOBBY_TIME);
    await at.tables.act(at.press('Ben'), { kind: 'join', table });
    await at.tables.act(at.press('Ben'), { kind: 'begin', table });
    expect(await row(table)).toMatchObject({ status: 'lobby', hostId: at.press('Ann').person.id });
  });

  test('the next match of a series does not begin', async () => {
    const table = await between();
    at.clock.now += HOUR;
    expect(await at.tables.tick(at.clock.now)).toBe(0);
    await post(table, 0);
    expect(await left(table)).toBe(NEXT_TIME);
    at.clock.now += NEXT_TIME;
    await at.tables.tick(at.clock.now);
    expect((await at.read(table)).matches).toHaveLength(2);
  });
});

test('what is posted in time takes nothing from the time, and nothing is added to it', async () => {
  for (const sit of [() => at.begin(['Ann', 'Ben']), () => at.open(['Cay']), between]) {
    const table = await sit();
    const { dueAt } = await row(table);
    await post(table, 2_000);
    expect(await row(table)).toMatchObject({ dueAt, unseenSince: null });
  }
});

test('a board that is posted late on its way says the new time by an edit', async () => {
  const table = await at.begin(['Ann', 'Ben']);
  const board = (await at.read(table)).posts.find(({ kind }) => kind === 'board')!;
  const { id, wanted } = board;
  at.clock.now += 20_000;
  await at.store.sentPost(board, board.wanted, { messageId: 'message', picture: null });
  await at.store.update({ table }, null, at.clock.now, afterPost(at.clock.now));
  expect(await left(table)).toBe(ANSWER_TIME.live);
  expect((await at.read(table)).posts.find((each) => each.id === id)).toMatchObject({
    wanted: wanted + 1,
    sent: wanted,
  });
});

test('a further edit of a board that people have seen does not begin their time anew', async () => {
  const table = await at.begin(['Ann', 'Ben'], { pace: 'relaxed' });
  await post(table, 0);
  const { dueAt } = await row(table);
  at.clock.now += 60_000;
  await at.say(table, 'Ann', GAME.defaultMove((await at.live(table)).state, 0));
  await post(table, 60_000);
  expect((await row(table)).dueAt).toBe(dueAt);
});

test('after a pause nobody’s time runs before what they are asked is shown again', async () => {
  for (const sit of [() => at.begin(['Ann', 'Ben']), () => at.open(['Cay']), between]) {
    const table = await sit();
    await post(table, 0);
    for (const decision of [pauseTable, resumeTable]) await at.store.update({ table }, null, 0, decision(at.clock.now));
    const shape = async () => [
      (await row(table)).status,
      (await at.read(table)).matches.length,
      (await at.read(table)).lines.length,
    ];
    const before = await shape();
    at.clock.now += HOUR;
    await at.tables.tick(at.clock.now);
    expect(await shape()).toEqual(before);
    await post(table, 0);
    expect(await left(table)).toBeGreaterThanOrEqual(ANSWER_TIME.live);
    expect(await shape()).toEqual(before);
  }
});
