import { describe, expect, test } from 'vitest';
import { GAME, GUILD, idOf, keyOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { Pace } from '../settings/settings.js';

interface Sitting extends TableHarness {
  readonly table: string;
  readonly match: string;
  /** Votes by the command, or asks first where the presser decides alone. */
  kick(by: string, whom: string): Promise<string>;
  goneOf(name: string): Promise<string | null>;
}

async function sitting(
  people: readonly string[] = ['Ann', 'Ben', 'Cid'],
  bots = 0,
  pace: Pace = 'live',
): Promise<Sitting> {
  const it = tableHarness();
  const table = await it.begin(people, { bots, pace });
  return {
    ...it,
    table,
    match: (await it.live(table)).stored.match.id,
    kick: async (by, whom) =>
      keyOf(await it.tables.act(it.press(by), { kind: 'find', of: 'kick', game: GAME.id, person: idOf(whom) })),
    goneOf: async (name) => (await it.read(table)).seats.find((row) => row.name === name)!.gone,
  };
}

/** Time passes until that person is away; the others answer. */
async function awayWith({ table, live, say, read, clock, tables }: Sitting, absent: string): Promise<void> {
  const row = async () => (await read(table)).seats.find(({ name }) => name === absent)!;
  for (let n = 0; n < 60 && !(await row()).away; n++) {
    for (let now = await live(table); !now.over; now = await live(table)) {
      const next = now.stored.seats.find(({ seat, name }) => name !== absent && now.awaited.includes(seat));
      if (next === undefined || next.personId === null) break;
      await say(table, next.name, now.game.defaultMove(now.state, next.seat));
    }
    clock.now += 10 * 60_000;
    await tables.tick(clock.now);
  }
  expect((await row()).away).toBe(true);
}

describe('whoever was replaced', () => {
  test.each(['by a moderator', 'by vote', 'by vote, and let back'])(
    'while present, %s, leaves a match that counts for nobody',
    async (how) => {
      const { tables, press, kick, finish, store, read, match, table } = await sitting();
      if (how === 'by a moderator')
        await tables.act(press('Mod', { moderator: true }), {
          kind: 'kick',
          match,
          seat: 1,
          person: idOf('Ben'),
          asked: 'alone',
        });
      else for (const voter of ['Ann', 'Cid']) await kick(voter, 'Ben');
      expect((await read(table)).match).toMatchObject({ removed: true });
      if (how.endsWith('let back')) {
        expect(await kick('Ann', 'Ben')).toBe('kick.pardoned');
        await tables.act(press('Ben'), { kind: 'back', match });
      }
      await finish(table);
      expect(await read(table)).toMatchObject({ table: { status: 'over' }, match: { status: 'over', removed: true } });
      for (const name of ['Ann', 'Ben', 'Cid']) expect(await store.stats(idOf(name), null)).toEqual([]);
      expect(
        (await store.leaderboard({ game: GAME.id, guildId: null, askedIn: GUILD, by: 'rating', page: 0, pageSize: 9 }))
          .lines,
      ).toEqual([]);
    },
  );

  test('while away leaves a rated match, and is last in it', async () => {
    const it = await sitting();
    await awayWith(it, 'Ben');
    await it.tables.act(it.press('Ann'), { kind: 'kick', match: it.match, seat: 1, person: idOf('Ben') });
    await it.finish(it.table);
    expect((await it.read(it.table)).match!.finish![1]).toMatchObject({ place: 3 });
    expect((await it.store.stats(idOf('Ann'), null))[0]).toMatchObject({ matches: 1, rated: 1 });
  });

  test('while they played for somebody else leaves a match that counts for nobody, too', async () => {
    const { tables, press, kick, finish, store, match, table } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    await tables.act(press('Dan'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 3 });
    await kick('Ann', 'Eve');
    await kick('Ben', 'Eve');
    await finish(table);
    expect(await store.stats(idOf('Ann'), null)).toEqual([]);
  });

  test('can not be removed by one person and their other accounts, and who leads keeps the result', async () => {
    const { tables, press, kick, finish, read, store, match, table } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    for (const [seat, gone, account] of [
      [2, 'Cid', 'Ann Two'],
      [3, 'Dan', 'Ann Three'],
    ] as const) {
      await tables.act(press(gone), { kind: 'quit', match });
      await tables.act(press(account), { kind: 'take', match, seat });
    }
    await kick('Ann', 'Ann Two');
    await kick('Ann Three', 'Ann Two');
    expect((await read(table)).match!.removed).toBe(false);
    for (const account of ['Ann Two', 'Ann Three']) await tables.act(press(account), { kind: 'quit', match });
    await finish(table);
    expect((await store.stats(idOf('Ben'), null))[0]).toMatchObject({ matches: 1, rated: 1 });
  });
});

describe('a vote', () => {
  test('of one is enough against someone who is away, where nobody else is there and no bot plays for them', async () => {
    const it = await sitting(['Ann', 'Ben'], 0, 'relaxed');
    await awayWith(it, 'Ann');
    // The role has passed on meanwhile, so that Ben is asked as the host.
    expect(await it.kick('Ben', 'Ann')).toBe('kick.ask');
    expect(
      keyOf(
        await it.tables.act(it.press('Ben'), {
          kind: 'kick',
          match: it.match,
          seat: 0,
          person: idOf('Ann'),
          asked: 'alone',
        }),
      ),
    ).toBe('kick.done');
    expect(await it.goneOf('Ann')).toBe('absent');
  });

  test('is forgotten when the match is over', async () => {
    const { kick, finish, read, table } = await sitting();
    await kick('Ben', 'Ann');
    expect((await read(table)).table.votes).toEqual([{ by: idOf('Ben'), against: idOf('Ann') }]);
    await finish(table);
    expect((await read(table)).table.votes).toEqual([]);
  });
});

describe('a free seat', () => {
  test('is taken by somebody new, who plays on with its points, unrated', async () => {
    const { tables, press, read, live, say, finish, store, match, table } = await sitting();
    await tables.act(press('Ben'), { kind: 'quit', match });
    expect(await tables.act(press('Eve'), { kind: 'take', match, seat: 1 })).toMatchObject({ kind: 'menu', seat: 1 });
    expect((await read(table)).seats[1]).toMatchObject({
      name: 'Ben',
      gone: 'left',
      deputyId: idOf('Eve'),
      deputyName: 'Eve',
    });
    for (let now = await live(table); !now.over; now = await live(table)) {
      const seat = now.awaited[0]!;
      await say(table, ['Ann', 'Eve', 'Cid'][seat]!, now.game.defaultMove(now.state, seat));
    }
    expect((await read(table)).lines.some(({ text, giver }) => text.startsWith('1 ') && giver === 'person')).toBe(true);
    await finish(table);
    expect(await store.stats(idOf('Eve'), null)).toEqual([]);
    expect((await store.stats(idOf('Ben'), null))[0]).toMatchObject({ matches: 1, wins: 0, rated: 1 });
  });

  test('is for one person only, and for none who sits at the table', async () => {
    const { tables, press, read, match, table } = await sitting();
    expect(keyOf(await tables.act(press('Eve'), { kind: 'take', match, seat: 1 }))).toBe('take.refuse.taken');
    await tables.act(press('Ben'), { kind: 'quit', match });
    expect(keyOf(await tables.act(press('Ann'), { kind: 'take', match, seat: 1 }))).toBe('take.refuse.seated');
    await Promise.all([
      tables.act(press('Eve'), { kind: 'take', match, seat: 1 }),
      tables.act(press('Fay'), { kind: 'take', match, seat: 1 }),
    ]);
    expect((await read(table)).seats[1]!.deputyId).toBe(idOf('Eve'));
    expect(keyOf(await tables.act(press('Fay'), { kind: 'take', match, seat: 1 }))).toBe('take.refuse.taken');
  });
});
