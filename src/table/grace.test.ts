import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { PACES } from '../settings/settings.js';
import type { Decided, Stored } from '../store/types.js';
import { closeGone, pauseTable } from './clock.js';
import { OPENINGS_TIME } from './opening.js';
import { ANSWER_TIME, GIVEN_UP_AFTER, GRACE, HOST_TIME, LOBBY_TIME, TRIED_FOR } from './pace.js';

const HOUR = 60 * 60_000;

let at: TableHarness;
beforeEach(() => {
  at = tableHarness();
});
afterEach(() => at.store.close());

async function decide(table: string, decision: (stored: Stored) => Decided<boolean>): Promise<boolean> {
  const done = await at.store.update({ table }, null, at.clock.now, decision);
  return done.kind === 'done' && done.out;
}

const row = async (table: string) => (await at.read(table)).table;
const unsent = async (): Promise<readonly string[]> => (await at.store.unsentPosts()).map(({ kind }) => kind);

async function sendAll(): Promise<void> {
  for (const post of await at.store.unsentPosts())
    await at.store.sentPost(post, post.wanted, { messageId: `message ${post.id}`, picture: null });
}

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
    await sendAll();
    expect((await row(table)).dueAt).toBeGreaterThanOrEqual(at.clock.now + GRACE);
    await at.tables.act(at.press('Ben'), { kind: 'begin', table });
    expect(await row(table)).toMatchObject({ status: 'lobby', hostId: at.press('Ann').person.id });
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
        await sendAll();
        const left = (await row(table)).dueAt! - at.clock.now;
        expect(left).toBeGreaterThanOrEqual(GRACE);
        expect(left).toBeLessThanOrEqual(LOBBY_TIME);
        await at.tables.act(at.press('Ben'), { kind: 'begin', table });
        expect(await row(table)).toMatchObject({ status: 'lobby', hostId: at.press('Ann').person.id });
        at.clock.now += HOST_TIME;
        await at.tables.act(at.press('Ben'), { kind: 'bot', table, level: 'hard' });
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
