import { expect, test } from 'vitest';
import { GUILD, personOf, tableHarness } from '../../test/support/table-harness.js';

const PEOPLE = ['Ann', 'Ben', 'Cid', 'Dan'];

test.each([
  { sent: true, counts: 'nobody' },
  { sent: false, counts: 'everybody who sat down' },
])(
  'a series that somebody left, and from which somebody was sent away or not ($sent), counts for $counts',
  async ({ sent }) => {
    const { begin, finish, tables, press, read, store } = tableHarness();
    const table = await begin(PEOPLE, { games: 2 });
    await finish(table);
    const { id } = (await read(table)).match!;
    await tables.act(press('Ben'), { kind: 'quit', match: id });
    if (sent) await tables.act(press('Mod', { moderator: true }), { kind: 'kick', match: id, seat: 3 });
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
  const { begin, finish, tables, press, read, store, live, say } = tableHarness();
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
