import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { matchFixture, seatFixture } from '../../test/support/store-fixtures.js';
import { GUILD, idOf, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { NEXT_TIME } from './pace.js';
import { rankSeries } from './results.js';

/** Series played at random to their end, and what is counted of them for each person. */

const NAMES = ['Ann', 'Ben', 'Cay'];
const PEOPLE = ['Ann', 'Ben', 'Cid', 'Dan'];

let house: TableHarness;
beforeEach(() => {
  house = tableHarness();
});

const next = async (table: string, person: string) =>
  house.tables.act(house.press(person), { kind: 'next', match: (await house.read(table)).match!.id });

test('is over after its last match, with the sum of all points, in the statistics of each person', async () => {
  const table = await house.begin(NAMES, { games: 3 });
  const all: number[][] = [];
  for (let n = 0; n < 3; n++) {
    if (n > 0) await next(table, 'Ann');
    await house.finish(table);
    all.push((await house.read(table)).match!.finish!.map((one) => one.points));
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

test('whoever left before a match has neither good nor harm of it, but is last in the series', async () => {
  const table = await house.begin(NAMES, { games: 3 });
  await house.finish(table);
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

test.each([
  { sent: true, counts: 'nobody' },
  { sent: false, counts: 'everybody who sat down' },
])(
  'a series that somebody left, and from which somebody was sent away or not ($sent), counts for $counts',
  async ({ sent }) => {
    const { begin, finish, tables, press, read, store } = house;
    const table = await begin(PEOPLE, { games: 2 });
    await finish(table);
    const { id } = (await read(table)).match!;
    await tables.act(press('Ben'), { kind: 'quit', match: id });
    if (sent)
      await tables.act(press('Mod', { moderator: true }), {
        kind: 'kick',
        match: id,
        seat: 3,
        person: idOf(PEOPLE[3]!),
        asked: 'alone',
      });
    expect((await read(table)).seats.map(({ gone }) => gone)).toEqual([null, 'left', null, sent ? 'sent' : null]);
    await tables.act(press('Ann'), { kind: 'next', match: id });
    await finish(table);
    expect((await read(table)).table.status).toBe('over');
    const series = await Promise.all(
      PEOPLE.map(async (name) => (await store.stats(personOf(name).id, GUILD))[0]?.series),
    );
    expect(series).toEqual(PEOPLE.map(() => (sent ? 0 : 1)));
  },
);

test('whoever took a seat over has no row of the series', async () => {
  const { begin, finish, tables, press, read, store, live, say } = house;
  const table = await begin(PEOPLE, { games: 2 });
  await finish(table);
  const { id } = (await read(table)).match!;
  await tables.act(press('Dan'), { kind: 'quit', match: id });
  await tables.act(press('Eve'), { kind: 'take', match: id, seat: 3 });
  await tables.act(press('Ann'), { kind: 'next', match: id });
  for (let now = await live(table); !now.over; now = await live(table)) {
    const { seat, name, deputyName } = now.stored.seats.find((row) => now.awaited.includes(row.seat))!;
    await say(table, deputyName ?? name, now.game.legalMoves(now.state, seat)[0]!);
  }
  expect((await read(table)).table.status).toBe('over');
  expect(await store.stats(personOf('Eve').id, GUILD)).toEqual([]);
  expect(await store.stats(personOf('Dan').id, GUILD)).toMatchObject([{ matches: 1, series: 1, seriesWon: 0 }]);
});

test('somebody may have themselves erased: the others go on without them', async () => {
  const table = await house.begin(NAMES, { games: 3 });
  await house.finish(table);
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

test('a series goes on by time alone where people only look at their sheets', async () => {
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
