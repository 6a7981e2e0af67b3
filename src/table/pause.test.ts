import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { PACES } from '../settings/settings.js';
import type { Change, Stored } from '../store/types.js';
import { closeGone, pauseTable, resumeTable } from './clock.js';
import { OPENINGS_TIME } from './opening.js';
import { ANSWER_TIME, GIVEN_UP_AFTER, GRACE, HOST_TIME, LOBBY_TIME, TRIED_FOR } from './pace.js';

const HOUR = 60 * 60_000;

let at: TableHarness;
beforeEach(() => {
  at = tableHarness();
});
afterEach(() => at.store.close());

async function decide(table: string, decision: (stored: Stored) => Change<boolean>): Promise<boolean> {
  const done = await at.store.update({ table }, null, at.clock.now, decision);
  return done.kind === 'done' && done.out;
}

const row = async (table: string) => (await at.read(table)).table;
const unsent = async (): Promise<readonly string[]> => (await at.store.unsentPosts()).map(({ kind }) => kind);

async function sendAll(): Promise<void> {
  for (const { id, wanted } of await at.store.unsentPosts())
    await at.store.sentPost(id, wanted, { messageId: `message ${id}`, picture: null });
}

describe('while a table is paused', () => {
  test('nobody is passed over, and its lobby does not expire', async () => {
    const [lobby, table] = [await at.open(['Cay']), await at.begin(['Ann', 'Ben'], { pace: 'live' })];
    for (const each of [lobby, table]) await decide(each, pauseTable(at.clock.now));
    at.clock.now += HOUR;
    expect(await at.tables.tick(at.clock.now)).toBe(0);
    expect([(await row(lobby)).status, (await row(table)).status]).toEqual(['lobby', 'playing']);
    expect((await at.read(table)).seats.map(({ missed }) => missed)).toEqual([0, 0]);
  });

  test('answers count, and it is paused once only', async () => {
    const table = await at.begin(['Ann', 'Ben'], { pace: 'live' });
    expect(await decide(table, pauseTable(at.clock.now))).toBe(true);
    const { lines } = await at.read(table);
    const live = await at.live(table);
    const answer = await at.say(table, 'Ann', live.game.legalMoves(live.state, 0)[0]!);
    expect(answer.kind).toBe('menu');
    expect((await at.read(table)).lines.length).toBeGreaterThan(lines.length);
    at.clock.now += 1000;
    expect(await decide(table, pauseTable(at.clock.now))).toBe(false);
    expect((await row(table)).paused).toBe(at.clock.now - 1000);
  });

  test('something is left to send, by which it shows whether the channel works again', async () => {
    const [lobby, table] = [await at.open(['Cay']), await at.begin(['Ann', 'Ben'])];
    await sendAll();
    await decide(lobby, pauseTable(at.clock.now));
    await decide(table, pauseTable(at.clock.now));
    expect(await unsent()).toEqual(['lobby', 'board']);
  });

  test('a table that is over and has told it all is left alone', async () => {
    const table = await at.begin(['Ann', 'Ben']);
    await at.finish(table);
    await sendAll();
    expect(await decide(table, pauseTable(at.clock.now))).toBe(false);
    expect((await row(table)).paused).toBeNull();
  });
});

describe('a table that goes on', () => {
  test('has a host who was not silent meanwhile', async () => {
    const lobby = await at.open(['Ann', 'Ben']);
    await decide(lobby, pauseTable(at.clock.now));
    at.clock.now += HOUR;
    await sendAll();
    await decide(lobby, resumeTable(at.clock.now));
    await at.tables.act(at.press('Ben'), { kind: 'begin', table: lobby });
    expect(await row(lobby)).toMatchObject({ status: 'lobby', hostId: at.press('Ann').person.id });
  });

  test('has as much time as at the beginning, and tells so', async () => {
    const [lobby, table] = [await at.open(['Cay']), await at.begin(['Ann', 'Ben'], { pace: 'slow' })];
    for (const each of [lobby, table]) await decide(each, pauseTable(at.clock.now));
    at.clock.now += 48 * HOUR;
    await sendAll();
    for (const each of [lobby, table]) await decide(each, resumeTable(at.clock.now));
    expect(await row(lobby)).toMatchObject({ paused: null, dueAt: at.clock.now + LOBBY_TIME });
    expect(await row(table)).toMatchObject({
      paused: null,
      dueAt: at.clock.now + 24 * HOUR,
      remindAt: at.clock.now + 18 * HOUR,
    });
    expect(await unsent()).toEqual(['lobby', 'board']);
    expect(await decide(table, resumeTable(at.clock.now))).toBe(false);
  });
});

describe('a table that has lost its place', () => {
  test.each(['table.gone.channel', 'table.gone.server', 'table.gone.shut'] as const)(
    'is closed with its reason, and wants nothing posted (%s)',
    async (reason) => {
      const [lobby, table] = [await at.open(['Cay']), await at.begin(['Ann', 'Ben'])];
      await decide(table, pauseTable(at.clock.now));
      for (const each of [lobby, table]) await decide(each, closeGone(reason, at.clock.now));
      for (const each of [lobby, table])
        expect(await row(each)).toMatchObject({ status: 'void', reason, dueAt: null, remindAt: null, paused: null });
      expect((await at.read(table)).match?.status).toBe('void');
      expect(await unsent()).toEqual([]);
      expect(await at.store.placed(null)).toEqual([]);
    },
  );

  test.each([
    ['table.gone.channel', 0],
    ['table.gone.server', 1],
  ] as const)('tells open menus where there is somebody to see them (%s)', async (reason, menus) => {
    const table = await at.begin(['Ann', 'Ben']);
    await at.tables.act(at.press('Ann'), { kind: 'sheet', match: (await at.read(table)).match!.id });
    await decide(table, closeGone(reason, at.clock.now));
    expect(await at.store.unsentMenus(at.clock.now)).toHaveLength(menus);
  });

  test('keeps its result if it was over, and what was won', async () => {
    const table = await at.begin(['Ann', 'Ben']);
    await at.finish(table);
    const { id } = at.press('Ann').person;
    const before = await at.store.stats(id, (await row(table)).guildId);
    await decide(table, closeGone('table.gone.server', at.clock.now));
    expect([(await row(table)).status, await unsent()]).toEqual(['over', []]);
    expect(await at.store.stats(id, (await row(table)).guildId)).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

describe('once time runs again', () => {
  const back = (stood: number) => at.tables.giveGrace(() => at.clock.now, stood);

  test.each(PACES)(
    'at the %s pace there is as much left as there was, enough to answer, and no more than it allows',
    async (pace) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(1e9), async (off, stood) => {
          const table = await at.begin(['Ann', 'Ben'], { pace });
          const before = at.clock.now + off;
          await decide(table, () => ({ table: { dueAt: before }, out: true }));
          await back(stood);
          const left = (await row(table)).dueAt! - at.clock.now;
          expect(left).toBeGreaterThanOrEqual(GRACE);
          expect(left).toBeLessThanOrEqual(ANSWER_TIME[pace]);
          if (left > GRACE && left < ANSWER_TIME[pace]) expect((await row(table)).dueAt).toBe(before + stood);
          expect((await row(table)).remindAt ?? 0).toBeLessThanOrEqual((await row(table)).dueAt!);
          expect(await at.tables.tick(at.clock.now)).toBeLessThanOrEqual(1);
          expect((await at.read(table)).seats.map(({ missed }) => missed)).toEqual([0, 0]);
          await decide(table, closeGone('table.gone.channel', at.clock.now));
          at.clock.now += OPENINGS_TIME;
        }),
        { numRuns: 25 },
      );
    },
  );

  test('the board says so, but for a difference that nobody would notice', async () => {
    const table = await at.begin(['Ann', 'Ben'], { pace: 'slow' });
    await sendAll();
    at.clock.now += 3 * HOUR;
    await back(60_000);
    expect(await unsent()).toEqual([]);
    await back(8 * HOUR);
    expect(await unsent()).toEqual(['board']);
    expect((await row(table)).dueAt).toBe(at.clock.now + ANSWER_TIME.slow);
  });

  test('a lobby stays open, and its host counts as heard', async () => {
    const table = await at.open(['Ann', 'Ben']);
    at.clock.now += 2 * HOUR;
    await back(HOST_TIME);
    expect((await row(table)).dueAt).toBeGreaterThanOrEqual(at.clock.now + GRACE);
    await at.tables.act(at.press('Ben'), { kind: 'begin', table });
    expect(await row(table)).toMatchObject({ status: 'lobby', hostId: at.press('Ann').person.id });
  });

  test('nothing changes where no time runs, but that the channel is held as long as before', async () => {
    const table = await at.begin(['Ann', 'Ben']);
    await decide(table, pauseTable(at.clock.now));
    const before = await row(table);
    at.clock.now += HOUR;
    await back(HOUR);
    expect(await row(table)).toEqual({ ...before, paused: at.clock.now });
  });

  test('whatever a wrong clock has noted, a table that is paused is held for a month at most, and tried for an hour at least', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.integer({ min: -1e12, max: 1e12 }),
        async (off, stood) => {
          at.clock.now += HOUR;
          const table = await at.begin(['Ann', 'Ben']);
          const since = at.clock.now + off;
          await decide(table, pauseTable(since));
          await back(stood);
          const held = at.clock.now - (await row(table)).paused!;
          expect(held).toBeGreaterThanOrEqual(0);
          expect(held).toBeLessThanOrEqual(GIVEN_UP_AFTER - TRIED_FOR);
          if (held > 0 && held < GIVEN_UP_AFTER - TRIED_FOR) expect((await row(table)).paused).toBe(since + stood);
          await decide(table, closeGone('table.gone.channel', at.clock.now));
        },
      ),
      { numRuns: 50 },
    );
  });

  test('whatever a wrong clock has noted of a lobby, it expires no sooner and no later, and its host was not silent', async () => {
    const off = fc.integer({ min: -1e12, max: 1e12 });
    await fc.assert(
      fc.asyncProperty(off, off, off, async (due, host, unseen) => {
        at.clock.now += HOUR;
        const table = await at.open(['Ann', 'Ben']);
        const noted = { dueAt: at.clock.now + due, hostAt: at.clock.now + host, unseenSince: at.clock.now + unseen };
        await decide(table, () => ({ table: noted, out: true }));
        await back(0);
        const left = (await row(table)).dueAt! - at.clock.now;
        expect(left).toBeGreaterThanOrEqual(GRACE);
        expect(left).toBeLessThanOrEqual(LOBBY_TIME);
        await at.tables.act(at.press('Ben'), { kind: 'begin', table });
        expect(await row(table)).toMatchObject({ status: 'lobby', hostId: at.press('Ann').person.id });
        at.clock.now += HOST_TIME;
        await at.tables.act(at.press('Ben'), { kind: 'bot', table });
        expect((await row(table)).hostId).toBe(at.press('Ben').person.id);
        await decide(table, closeGone('table.gone.channel', at.clock.now));
      }),
      { numRuns: 25 },
    );
  });
});

test('while time stands nothing is decided, and nobody becomes the host of one who could not be heard', async () => {
  const [lobby, table] = [await at.open(['Ann', 'Ben']), await at.begin(['Cay', 'Dan'])];
  at.clock.runs = false;
  at.clock.now += HOUR;
  expect(await at.tables.tick(at.clock.now)).toBe(0);
  expect([(await row(lobby)).status, (await at.read(table)).seats.map(({ missed }) => missed)]).toEqual([
    'lobby',
    [0, 0],
  ]);
  await at.tables.act(at.press('Ben', { timeRuns: false }), { kind: 'begin', table: lobby });
  expect((await row(lobby)).status).toBe('lobby');
  await at.tables.act(at.press('Ben'), { kind: 'begin', table: lobby });
  expect((await row(lobby)).status).toBe('playing');
});
