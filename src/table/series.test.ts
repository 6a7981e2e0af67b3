import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchFixture, seatFixture } from '../../test/support/store-fixtures.js';
import { GUILD, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { Stored } from '../store/types.js';
import { isBetween } from './match.js';
import { NEXT_TIME } from './pace.js';
import { finalPlaces, rankSeries } from './results.js';

const NAMES = ['Ann', 'Ben', 'Cay'];

let house: TableHarness;
beforeEach(() => {
  house = tableHarness();
});

const next = async (table: string, person: string) =>
  house.tables.act(house.press(person), { kind: 'next', match: (await house.read(table)).match!.id });
const points = async (table: string): Promise<number[]> =>
  (await house.read(table)).match!.finish!.map((one) => one.points);
const inOrder = (posts: Stored['posts']): string[] => posts.map(({ kind }) => kind);

async function series(games: number, people = NAMES): Promise<string> {
  return house.begin(people, { games });
}

describe('a series', () => {
  test('goes on with its newest match, though a clock was set back since the one before began', async () => {
    const table = await series(3);
    await house.finish(table);
    house.clock.now -= 2 * 60 * 60_000;
    await next(table, 'Ann');
    expect(await house.read(table)).toMatchObject({ match: { status: 'playing' }, matches: { length: 2 } });
    await house.finish(table);
    expect(isBetween(await house.read(table))).toBe(true);
  });

  test('goes on with the next match when the host says so, and the next one clockwise is first', async () => {
    const table = await series(3);
    const { first } = (await house.read(table)).match!;
    await house.finish(table);
    expect(await house.read(table)).toMatchObject({ table: { status: 'playing' }, match: { status: 'over' } });
    expect(inOrder((await house.read(table)).posts).at(-1)).toBe('result');
    const told = await next(table, 'Ann');
    expect(told).toMatchObject({ kind: 'menu', seat: 0 });
    const second = await house.read(table);
    expect(second.match).toMatchObject({ status: 'playing', first: (first + 1) % 3 });
    expect(second.matches).toHaveLength(2);
    expect(inOrder(second.posts).at(-1)).toBe('board');
    expect(second.table.dueAt).toBe(house.clock.now + 60_000);
  });

  test('goes on by itself after its time, and not before', async () => {
    const table = await series(2);
    await house.finish(table);
    house.clock.now += NEXT_TIME - 1;
    await house.tables.tick(house.clock.now);
    expect((await house.read(table)).matches).toHaveLength(1);
    house.clock.now += 1;
    await house.tables.tick(house.clock.now);
    expect(await house.read(table)).toMatchObject({ match: { status: 'playing' }, matches: { length: 2 } });
  });

  test('is over after its last match, with the sum of all points, in the statistics of each person', async () => {
    const table = await series(3);
    const all: number[][] = [];
    for (let n = 0; n < 3; n++) {
      if (n > 0) await next(table, 'Ann');
      await house.finish(table);
      all.push(await points(table));
    }
    const stored = await house.read(table);
    expect(stored.table).toMatchObject({ status: 'over', dueAt: null });
    const sums = NAMES.map((_, seat) => all.reduce((sum, one) => sum + one[seat]!, 0));
    for (const line of rankSeries(stored)) expect(line.points).toBe(sums[line.seat]);
    const winners = rankSeries(stored).filter(({ place }) => place === 1);
    for (const [seat, name] of NAMES.entries())
      expect(await house.store.stats(personOf(name).id, GUILD)).toMatchObject([
        { matches: 3, series: 1, seriesWon: winners.some((line) => line.seat === seat) ? 1 : 0 },
      ]);
    expect(await house.tables.act(house.press('Ann'), { kind: 'next', match: stored.match!.id })).toMatchObject({
      kind: 'notice',
    });
  });

  test('of one match is no series', async () => {
    const table = await series(1);
    await house.finish(table);
    expect((await house.read(table)).table.status).toBe('over');
    expect(await house.store.stats(personOf('Ann').id, GUILD)).toMatchObject([{ matches: 1, series: 0 }]);
  });

  test('has 1 to 5 matches', async () => {
    for (const games of [0, 6, -1]) {
      const told = await house.tables.openLobby(house.press('Ann'), {
        game: (await house.live(await series(1))).game,
        pace: 'live',
        bots: 0,
        seats: null,
        locale: 'en',
        games,
      });
      expect(told).toMatchObject({ kind: 'notice', phrase: { key: 'series.refuse.games', args: { most: 5 } } });
    }
  });

  test('keeps its length for the rematch', async () => {
    const table = await series(2);
    await house.finish(table);
    expect(await house.tables.act(house.press('Ann'), { kind: 'again', table })).toMatchObject({
      phrase: { key: 'table.refuse.stillOn' },
    });
    await next(table, 'Ann');
    await house.finish(table);
    await house.tables.act(house.press('Ben'), { kind: 'again', table });
    expect((await house.read((await house.read(table)).table.rematchId!)).table.games).toBe(2);
  });
});

describe('between two matches', () => {
  let table: string;
  beforeEach(async () => {
    table = await series(3);
    await house.finish(table);
  });

  test('only the host begins the next one', async () => {
    expect(await next(table, 'Ben')).toMatchObject({ kind: 'notice', phrase: { key: 'series.refuse.host' } });
    expect(await next(table, 'Dan')).toMatchObject({ kind: 'notice', phrase: { key: 'table.refuse.stranger' } });
    expect((await house.read(table)).matches).toHaveLength(1);
  });

  test('the button of an earlier match begins nothing', async () => {
    const first = (await house.read(table)).match!.id;
    await next(table, 'Ann');
    const told = await house.tables.act(house.press('Ann'), { kind: 'next', match: first });
    expect(told).toMatchObject({ kind: 'notice', phrase: { key: 'series.refuse.begun' } });
    await house.finish(table);
    expect(await house.tables.act(house.press('Ann'), { kind: 'next', match: first })).toMatchObject({
      phrase: { key: 'series.refuse.begun' },
    });
    expect((await house.read(table)).matches).toHaveLength(2);
  });

  test('the host may leave, and the next one begins it', async () => {
    await house.tables.act(house.press('Ann'), { kind: 'quit', match: (await house.read(table)).match!.id });
    expect(await house.read(table)).toMatchObject({ table: { status: 'playing', hostId: personOf('Ben').id } });
    expect(isBetween(await house.read(table))).toBe(true);
    expect(await next(table, 'Ben')).toMatchObject({ kind: 'menu' });
    expect((await house.read(table)).match!.absent).toEqual([0]);
  });

  test('who has left may come back, and plays the next match', async () => {
    const { id } = (await house.read(table)).match!;
    await house.tables.act(house.press('Cay'), { kind: 'quit', match: id });
    expect(await house.tables.act(house.press('Cay'), { kind: 'sheet', match: id })).toMatchObject({ kind: 'ask' });
    expect(await house.tables.act(house.press('Cay'), { kind: 'back', match: id })).toMatchObject({ kind: 'menu' });
    await next(table, 'Ann');
    expect((await house.read(table)).match!.absent).toEqual([]);
  });

  test('whoever left before a match has neither good nor harm of it, but is last in the series', async () => {
    await house.tables.act(house.press('Ann'), { kind: 'quit', match: (await house.read(table)).match!.id });
    for (let n = 0; n < 2; n++) {
      await next(table, 'Ben');
      await house.finish(table);
    }
    expect(await house.store.stats(personOf('Ann').id, GUILD)).toMatchObject([
      { matches: 1, rated: 1, series: 1, seriesWon: 0 },
    ]);
    expect(await house.store.stats(personOf('Ben').id, GUILD)).toMatchObject([{ matches: 3, rated: 1, series: 1 }]);
    expect(rankSeries(await house.read(table)).at(-1)).toMatchObject({ seat: 0, place: 3 });
  });

  test('the places of an earlier match stay as they were, whoever leaves later', async () => {
    const before = finalPlaces(await house.live(table));
    const { id } = (await house.read(table)).match!;
    const winner = before.indexOf(1);
    await next(table, 'Ann');
    await house.tables.act(house.press(NAMES[winner]!), { kind: 'quit', match: (await house.read(table)).match!.id });
    const stored = (await house.store.read({ match: id }))!;
    expect(stored.match!.finish!.map(({ place }) => place)).toEqual(before);
    expect(stored.seats[winner]).toMatchObject({ gone: 'left' });
  });

  test('when everybody leaves, the table is closed and nobody wins the series', async () => {
    const { id } = (await house.read(table)).match!;
    for (const name of NAMES) await house.tables.act(house.press(name), { kind: 'quit', match: id });
    expect(await house.read(table)).toMatchObject({
      table: { status: 'void', reason: 'table.reason.deserted' },
      match: { status: 'over' },
    });
    expect(await house.store.stats(personOf('Ann').id, GUILD)).toMatchObject([{ matches: 1, series: 0 }]);
  });

  test('all together may end it: what was played stays', async () => {
    for (const name of NAMES)
      await house.tables.act(house.press(name), { kind: 'end', match: (await house.read(table)).match!.id });
    expect(await house.read(table)).toMatchObject({ table: { status: 'void' }, match: { status: 'over' } });
    expect(inOrder((await house.read(table)).posts).filter((kind) => kind === 'result')).toHaveLength(1);
    expect(await next(table, 'Ann')).toMatchObject({ kind: 'notice', phrase: { key: 'table.refuse.closed' } });
  });

  test('somebody may be replaced, or taken over for', async () => {
    const { id } = (await house.read(table)).match!;
    await house.tables.act(house.press('Ann'), { kind: 'kick', match: id, seat: 2 });
    await house.tables.act(house.press('Ben'), { kind: 'kick', match: id, seat: 2 });
    expect((await house.read(table)).seats[2]).toMatchObject({ gone: 'voted' });
    expect(await house.tables.act(house.press('Dan'), { kind: 'take', match: id, seat: 2 })).toMatchObject({
      kind: 'menu',
      seat: 2,
    });
    expect((await house.read(table)).seats[2]).toMatchObject({ deputyId: personOf('Dan').id });
    expect(isBetween(await house.read(table))).toBe(true);
  });

  test('somebody may have themselves erased: the others go on without them', async () => {
    await house.tables.erase(personOf('Ann'), house.clock.now);
    expect(await house.read(table)).toMatchObject({ table: { status: 'playing', hostId: personOf('Ben').id } });
    await next(table, 'Ben');
    await house.finish(table);
    await next(table, 'Ben');
    await house.finish(table);
    expect((await house.read(table)).table.status).toBe('over');
    expect(await house.store.stats(personOf('Ben').id, GUILD)).toMatchObject([{ matches: 3, series: 1 }]);
    expect(await house.store.stats(personOf('Ann').id, GUILD)).toEqual([]);
  });

  test('the sheet of the last match is shown, and open menus become those of the next match', async () => {
    const { id } = (await house.read(table)).match!;
    expect(await house.tables.act(house.press('Ben'), { kind: 'sheet', match: id })).toMatchObject({
      kind: 'menu',
      seat: 1,
    });
    await next(table, 'Ann');
    const { match } = await house.read(table);
    const open = await house.store.unsentMenus(house.clock.now);
    expect(open.filter(({ personId }) => personId === personOf('Ben').id)).toMatchObject([{ matchId: match!.id }]);
  });
});

test('a series waits where nobody is there, and goes on with whoever comes first', async () => {
  const table = await house.begin(['Ann', 'Ben'], { games: 2, pace: 'live' });
  for (let now = await house.live(table); !now.over; now = await house.live(table)) {
    house.clock.now += 60_000;
    await house.tables.tick(house.clock.now);
    // Time passes for both once, so that nobody is away yet; then both press once more.
    for (const name of now.stored.seats.map((row) => row.name))
      if (!(await house.live(table)).over)
        await house.tables.act(house.press(name), { kind: 'sheet', match: (await house.read(table)).match!.id });
  }
  house.clock.now += NEXT_TIME;
  await house.tables.tick(house.clock.now);
  expect((await house.read(table)).matches).toHaveLength(2);
});

test('places go by points, then by matches won, else they are shared, and whoever is gone is last', () => {
  const finish = fc.array(
    fc.record({ points: fc.integer({ min: 0, max: 3 }), place: fc.integer({ min: 1, max: 2 }) }),
    {
      minLength: 4,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(
      fc.array(finish, { minLength: 1, maxLength: 5 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (all, left) => {
        const stored = {
          seats: left.map((gone, seat) => seatFixture(seat, { gone: gone ? 'left' : null })),
          matches: all.map((one, n) => matchFixture(`m${n}`, 't', { status: 'over', seats: 4, finish: one })),
        };
        const lines = rankSeries(stored);
        for (const one of lines)
          for (const other of lines) {
            const [here, there] = [left[one.seat], left[other.seat]];
            const before =
              !here && (there || one.points > other.points || (one.points === other.points && one.won > other.won));
            expect(one.place < other.place).toBe(before);
          }
        expect(Math.min(...lines.map(({ place }) => place))).toBe(1);
      },
    ),
  );
});
