import { describe, expect, test } from 'vitest';
import { tableIds } from '../../test/support/store-fixtures.js';
import { CHANNEL, GAME, keyOf, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { Pace } from '../settings/settings.js';
import type { TableReply } from './types.js';

const actionsOf = (answer: TableReply): readonly string[] =>
  answer.kind === 'ask'
    ? answer.actions.map(({ action }) => action.kind)
    : answer.kind === 'which'
      ? answer.tables.map(({ action }) => action.kind)
      : [];

async function sitting(
  people: readonly string[] = ['Ann', 'Ben', 'Cid'],
  pace: Pace = 'live',
): Promise<TableHarness & { table: string; match: string }> {
  const it = tableHarness();
  const table = await it.begin(people, { pace });
  return { ...it, table, match: (await it.live(table)).stored.match.id };
}

describe('leaving in the middle of a match', () => {
  test('whoever was only away may still change what the clock answered for them', async () => {
    const { tables, press, live, read, say, clock, table, match } = await sitting(['Ann', 'Ben', 'Cid'], 'relaxed');
    const idle = async (): Promise<void> => {
      for (let now = await live(table); ; now = await live(table)) {
        const seat = now.awaited.find((each) => each !== 1);
        if (seat === undefined || (now.awaited.length === 1 && (await read(table)).seats[1]!.away)) return;
        await say(table, (await read(table)).seats[seat]!.name, now.game.defaultMove(now.state, seat));
      }
    };
    for (let n = 0; n < 60 && !(await read(table)).seats[1]!.away; n++) {
      await idle();
      clock.now += 600_000;
      await tables.tick(clock.now);
    }
    for (let now = await live(table); !now.game.pendingMove(now.state, 1); now = await live(table)) {
      const seat = now.awaited[0]!;
      await say(table, (await read(table)).seats[seat]!.name, now.game.defaultMove(now.state, seat));
    }
    expect((await read(table)).lines.findLast(({ text }) => text.startsWith('1 '))?.giver).toBe('clock');
    expect(await tables.act(press('Ben'), { kind: 'sheet', match })).toMatchObject({ kind: 'menu', seat: 1 });
    const { game, state } = await live(table);
    const other = game.legalMoves(state, 1).find((word) => word !== game.pendingMove(state, 1))!;
    await say(table, 'Ben', other);
    expect((await live(table)).game.pendingMove((await live(table)).state, 1)).toBe(other);
  });
});

test('whoever is gone at the end counts as last, whatever their points, and the match stays rated', async () => {
  const { tables, press, live, finish, store, read, table, match } = await sitting();
  await tables.act(press('Cid'), { kind: 'quit', match });
  await finish(table);
  expect((await read(table)).match?.status).toBe('over');
  expect((await live(table)).over).toBe(true);
  const statsOf = async (name: string) => (await store.stats(personOf(name).id, null))[0]!;
  const board = await store.leaderboard({
    game: GAME.id,
    guildId: null,
    askedIn: '',
    by: 'rating',
    page: 0,
    pageSize: 9,
  });
  expect(board.lines.at(-1)?.personId).toBe(personOf('Cid').id);
  expect(await statsOf('Cid')).toMatchObject({ matches: 1, wins: 0, rated: 1 });
  expect((await statsOf('Ann')).wins + (await statsOf('Ben')).wins).toBeGreaterThan(0);
});

test('whoever came back in time is placed by their points', async () => {
  const { tables, press, live, finish, store, table, match } = await sitting(['Ann', 'Ben']);
  await tables.act(press('Ben'), { kind: 'quit', match });
  await tables.act(press('Ben'), { kind: 'back', match });
  await finish(table);
  const totals = (await live(table)).game.scores((await live(table)).state).map(({ total }) => total);
  expect((await store.stats(personOf('Ben').id, null))[0]!.wins).toBe(totals[1]! >= totals[0]! ? 1 : 0);
});

test('of several matches the one to leave is chosen', async () => {
  const { tables, press, begin, store, read } = tableHarness();
  const first = await begin(['Ann', 'Ben']);
  const second = await begin(['Ann', 'Cid']);
  expect(tableIds(await store.openIn(CHANNEL))).toEqual([second, first]);
  const asked = await tables.act(press('Ann'), { kind: 'find', of: 'leave', game: GAME.id, person: null });
  expect(actionsOf(asked)).toEqual(['quit', 'quit']);
  await tables.act(press('Ann'), { kind: 'quit', match: (await read(first)).match!.id });
  expect((await read(first)).seats[0]!.gone).toBe('left');
  expect((await read(second)).seats[0]!.gone).toBeNull();
  expect(keyOf(await tables.act(press('Ann'), { kind: 'find', of: 'leave', game: GAME.id, person: null }))).toBe(
    'leave.ask',
  );
});

test('a seat whose person is not known any more is last, and the others stay rated', async () => {
  const { tables, press, finish, store, read, table, match } = await sitting();
  await tables.act(press('Cid'), { kind: 'quit', match });
  await store.update({ table }, null, 0, ({ seats }) => ({
    seats: seats.map((row) => (row.name === 'Cid' ? { ...row, personId: null, name: 'Nobody' } : row)),
    out: null,
  }));
  await finish(table);
  expect((await read(table)).match?.status).toBe('over');
  expect(await store.stats(personOf('Cid').id, null)).toEqual([]);
  for (const name of ['Ann', 'Ben']) {
    expect((await store.stats(personOf(name).id, null))[0]).toMatchObject({ matches: 1, rated: 1 });
    expect((await store.stats(personOf(name).id, null))[0]!.rating).not.toBeNull();
  }
});

test('of a lobby and a match, or of two lobbies, the one to leave is chosen, and nothing is left before', async () => {
  const { tables, press, begin, open, read } = tableHarness();
  const match = await begin(['Ann', 'Ben']);
  const first = await open(['Cid', 'Ann']);
  const second = await open(['Ann']);
  const asked = await tables.act(press('Ann'), { kind: 'find', of: 'leave', game: GAME.id, person: null });
  expect(asked).toMatchObject({
    kind: 'which',
    tables: [
      { action: { kind: 'quit', match: (await read(match)).match!.id } },
      { action: { kind: 'leave', table: second } },
      { action: { kind: 'leave', table: first } },
    ],
  });
  expect(
    await Promise.all(
      [match, first, second].map(async (table) => (await read(table)).seats.filter(({ gone }) => gone === null).length),
    ),
  ).toEqual([2, 2, 1]);
  await tables.act(press('Ann'), { kind: 'leave', table: first });
  expect((await read(first)).seats.map(({ name }) => name)).toEqual(['Cid']);
  expect((await read(second)).table.status).toBe('lobby');
});
