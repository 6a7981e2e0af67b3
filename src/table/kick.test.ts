import { describe, expect, test } from 'vitest';
import { GAME, GUILD, idOf, keyOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';

interface Sitting extends TableHarness {
  readonly table: string;
  readonly match: string;
  /** Votes by the command, or asks first where the presser decides alone. */
  kick(by: string, whom: string): Promise<string>;
  goneOf(name: string): string | null;
}

async function sitting(people: readonly string[] = ['Ann', 'Ben', 'Cid'], bots = 0): Promise<Sitting> {
  const it = tableHarness();
  const table = await it.begin(people, { bots });
  return {
    ...it,
    table,
    match: it.live(table).stored.match.id,
    kick: async (by, whom) =>
      keyOf(await it.tables.act(it.press(by), { kind: 'find', of: 'kick', game: GAME.id, person: idOf(whom) })),
    goneOf: (name) => it.read(table).seats.find((row) => row.name === name)!.gone,
  };
}

/** Time passes until that person is away; the others answer. */
async function awayWith({ table, live, say, read, clock, tables }: Sitting, absent: string): Promise<void> {
  const row = () => read(table).seats.find(({ name }) => name === absent)!;
  for (let n = 0; n < 60 && !row().away; n++) {
    for (let now = live(table); !now.over; now = live(table)) {
      const next = now.stored.seats.find(({ seat, name }) => name !== absent && now.awaited.includes(seat));
      if (next === undefined || next.personId === null) break;
      await say(table, next.name, now.game.defaultMove(now.state, next.seat));
    }
    clock.now += 60_000;
    await tables.tick(clock.now);
  }
  expect(row().away).toBe(true);
}

describe('the host', () => {
  test('has one vote like everybody else about who is present', async () => {
    const { kick, goneOf, live, table } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    expect(await kick('Ann', 'Ben')).toBe('kick.voted');
    expect(goneOf('Ben')).toBeNull();
    expect(await kick('Cid', 'Ben')).toBe('kick.done');
    expect(goneOf('Ben')).toBe('voted');
    expect(live(table).awaited).not.toContain(1);
  });

  test('who may manage the server and plays has no more than one vote either, nor after leaving their seat', async () => {
    const { tables, press, goneOf, match } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    const chief = () => press('Ann', { moderator: true });
    expect(keyOf(await tables.act(chief(), { kind: 'kick', match, seat: 1 }))).toBe('kick.voted');
    await tables.act(chief(), { kind: 'quit', match });
    expect(keyOf(await tables.act(chief(), { kind: 'kick', match, seat: 1 }))).toBe('leave.told');
    expect(goneOf('Ben')).toBeNull();
  });

  test('has a bot play on at once for who is away, after a question', async () => {
    const it = await sitting();
    await awayWith(it, 'Ben');
    expect(await it.kick('Ann', 'Ben')).toBe('kick.ask');
    expect(it.goneOf('Ben')).toBeNull();
    expect(keyOf(await it.tables.act(it.press('Ann'), { kind: 'kick', match: it.match, seat: 1 }))).toBe('kick.done');
    expect(it.goneOf('Ben')).toBe('absent');
  });

  test('chooses from a list of those who play, without bots and without themself', async () => {
    const { tables, press } = await sitting(['Ann', 'Ben', 'Cid'], 1);
    const asked = await tables.act(press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: null });
    expect(asked).toMatchObject({ kind: 'ask', actions: [{ action: { seat: 2 } }, { action: { seat: 3 } }] });
    expect(
      keyOf(await tables.act(press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: idOf('Ann') })),
    ).toBe('kick.refuse.self');
  });

  test('can not send the only other person away who is there, but one who is away', async () => {
    const it = await sitting(['Ann', 'Ben']);
    expect(keyOf(await it.tables.act(it.press('Ann'), { kind: 'kick', match: it.match, seat: 1 }))).toBe(
      'kick.refuse.alone',
    );
    await awayWith(it, 'Ben');
    expect(keyOf(await it.tables.act(it.press('Ann'), { kind: 'kick', match: it.match, seat: 1 }))).toBe('kick.done');
    expect(it.goneOf('Ben')).toBe('absent');
  });

  test('can not have a bot, a stranger or an empty place replaced', async () => {
    const { tables, press, match, kick } = await sitting(['Ann', 'Ben', 'Cid'], 1);
    expect(keyOf(await tables.act(press('Ann'), { kind: 'kick', match, seat: 1 }))).toBe('kick.refuse.nobody');
    expect(keyOf(await tables.act(press('Ann'), { kind: 'kick', match, seat: 9 }))).toBe('kick.refuse.nobody');
    expect(await kick('Ann', 'Eve')).toBe('kick.refuse.nobody');
  });
});

describe('whoever was replaced', () => {
  test('is told why and can not come back until the host lets them', async () => {
    const { tables, press, kick, goneOf, match } = await sitting();
    await tables.act(press('Mod', { moderator: true }), { kind: 'kick', match, seat: 1 });
    expect(keyOf(await tables.act(press('Ben'), { kind: 'sheet', match }))).toBe('kick.told.sent');
    expect(keyOf(await tables.act(press('Ben'), { kind: 'back', match }))).toBe('kick.told.sent');
    expect(keyOf(await tables.act(press('Ben'), { kind: 'take', match, seat: 1 }))).toBe('kick.told.sent');
    expect(
      keyOf(await tables.act(press('Ben', { moderator: true }), { kind: 'pardon', match, person: idOf('Ben') })),
    ).toBe('kick.refuse.pardon');
    expect(keyOf(await tables.act(press('Cid'), { kind: 'pardon', match, person: idOf('Ben') }))).toBe(
      'kick.refuse.pardon',
    );
    expect(await kick('Ann', 'Ben')).toBe('kick.pardoned');
    expect(keyOf(await tables.act(press('Ben'), { kind: 'sheet', match }))).toBe('kick.told.pardoned');
    expect((await tables.act(press('Ben'), { kind: 'back', match })).kind).toBe('menu');
    expect(goneOf('Ben')).toBeNull();
  });

  test('may come back at once if they were away', async () => {
    const it = await sitting();
    await awayWith(it, 'Ben');
    await it.tables.act(it.press('Ann'), { kind: 'kick', match: it.match, seat: 1 });
    expect(keyOf(await it.tables.act(it.press('Ben'), { kind: 'sheet', match: it.match }))).toBe('kick.told.absent');
    expect((await it.tables.act(it.press('Ben'), { kind: 'back', match: it.match })).kind).toBe('menu');
  });

  test.each(['by a moderator', 'by vote', 'by vote, and let back'])(
    'while present, %s, leaves a match that counts for nobody',
    async (how) => {
      const { tables, press, kick, finish, store, read, match, table } = await sitting();
      if (how === 'by a moderator')
        await tables.act(press('Mod', { moderator: true }), { kind: 'kick', match, seat: 1 });
      else for (const voter of ['Ann', 'Cid']) await kick(voter, 'Ben');
      expect(read(table).match).toMatchObject({ removed: true });
      if (how.endsWith('let back')) {
        expect(await kick('Ann', 'Ben')).toBe('kick.pardoned');
        await tables.act(press('Ben'), { kind: 'back', match });
      }
      await finish(table);
      expect(read(table)).toMatchObject({ table: { status: 'over' }, match: { status: 'over', removed: true } });
      for (const name of ['Ann', 'Ben', 'Cid']) expect(store.stats(idOf(name), null)).toEqual([]);
      expect(
        store.leaderboard({ game: GAME.id, guildId: null, askedIn: GUILD, by: 'rating', page: 0, pageSize: 9 }).lines,
      ).toEqual([]);
    },
  );

  test('while away leaves a rated match, and is last in it', async () => {
    const it = await sitting();
    await awayWith(it, 'Ben');
    await it.tables.act(it.press('Ann'), { kind: 'kick', match: it.match, seat: 1 });
    await it.finish(it.table);
    expect(it.read(it.table).match!.finish![1]).toMatchObject({ place: 3 });
    expect(it.store.stats(idOf('Ann'), null)[0]).toMatchObject({ matches: 1, rated: 1 });
  });

  test('while they played for somebody else leaves a match that counts for nobody, too', async () => {
    const { tables, press, kick, finish, store, match, table } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    await tables.act(press('Dan'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 3 });
    await kick('Ann', 'Eve');
    await kick('Ben', 'Eve');
    await finish(table);
    expect(store.stats(idOf('Ann'), null)).toEqual([]);
  });
});

describe('a vote', () => {
  test('of the others who are present decides by its majority', async () => {
    const { kick, goneOf, read, table } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    expect(await kick('Ben', 'Ann')).toBe('kick.voted');
    expect(goneOf('Ann')).toBeNull();
    expect(await kick('Cid', 'Ann')).toBe('kick.done');
    expect(goneOf('Ann')).toBe('voted');
    expect(read(table).table.hostId).toBe(idOf('Ben'));
  });

  test('of one person counts once', async () => {
    const { kick, goneOf, tables, press, match } = await sitting();
    expect(await kick('Ben', 'Ann')).toBe('kick.voted');
    expect(await kick('Ben', 'Ann')).toBe('kick.voted.already');
    expect(keyOf(await tables.act(press('Ben'), { kind: 'kick', match, seat: 0 }))).toBe('kick.voted.already');
    expect(goneOf('Ann')).toBeNull();
  });

  test('is no matter of strangers, nor of those who have left', async () => {
    const { kick, tables, press, match, goneOf } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    expect(keyOf(await tables.act(press('Eve'), { kind: 'kick', match, seat: 0 }))).toBe('table.refuse.stranger');
    await kick('Ben', 'Ann');
    await tables.act(press('Ben'), { kind: 'quit', match });
    expect(keyOf(await tables.act(press('Ben'), { kind: 'kick', match, seat: 0 }))).toBe('leave.told');
    expect(await kick('Cid', 'Ann')).toBe('kick.voted');
    expect(goneOf('Ann')).toBeNull();
    expect(await kick('Dan', 'Ann')).toBe('kick.done');
  });

  test('of one is enough against someone who is away, where nobody else is there', async () => {
    const it = await sitting(['Ann', 'Ben']);
    await awayWith(it, 'Ann');
    // The role has passed on meanwhile, so that Ben is asked as the host.
    expect(await it.kick('Ben', 'Ann')).toBe('kick.ask');
    expect(keyOf(await it.tables.act(it.press('Ben'), { kind: 'kick', match: it.match, seat: 0 }))).toBe('kick.done');
    expect(it.goneOf('Ann')).toBe('absent');
  });

  test('is forgotten when the match is over', async () => {
    const { kick, finish, read, table } = await sitting();
    await kick('Ben', 'Ann');
    expect(read(table).table.votes).toEqual([{ by: idOf('Ben'), against: idOf('Ann') }]);
    await finish(table);
    expect(read(table).table.votes).toEqual([]);
  });

  test('is not wiped out by leaving and coming back, nor handed to who takes the seat meanwhile', async () => {
    const { kick, tables, press, match, goneOf } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    expect(await kick('Ben', 'Dan')).toBe('kick.voted');
    await tables.act(press('Dan'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 3 });
    expect(await kick('Cid', 'Eve')).toBe('kick.voted');
    await tables.act(press('Eve'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 3 });
    expect(await kick('Cid', 'Eve')).toBe('kick.voted.already');
    await tables.act(press('Eve'), { kind: 'quit', match });
    await tables.act(press('Dan'), { kind: 'back', match });
    expect(await kick('Ben', 'Dan')).toBe('kick.voted.already');
    expect(await kick('Cid', 'Dan')).toBe('kick.done');
    expect(goneOf('Dan')).toBe('voted');
  });

  test('that has decided is used up: who was let back is not removed by one more word', async () => {
    const { kick, tables, press, match, goneOf } = await sitting(['Ann', 'Ben', 'Cid', 'Dan']);
    await kick('Ben', 'Dan');
    await kick('Cid', 'Dan');
    await kick('Ann', 'Dan');
    await tables.act(press('Dan'), { kind: 'back', match });
    expect(await kick('Ann', 'Dan')).toBe('kick.voted');
    expect(goneOf('Dan')).toBeNull();
  });
});

test('a second account that sits down on a free seat has no say about who sits on their own', async () => {
  const { kick, tables, press, goneOf, match } = await sitting();
  await tables.act(press('Cid'), { kind: 'quit', match });
  await tables.act(press('Ann Two'), { kind: 'take', match, seat: 2 });
  expect(await kick('Ann Two', 'Ben')).toBe('kick.refuse.deputy');
  expect(keyOf(await tables.act(press('Ann Two', { moderator: true }), { kind: 'kick', match, seat: 1 }))).toBe(
    'kick.refuse.deputy',
  );
  expect(await kick('Ann', 'Ben')).toBe('kick.refuse.alone');
  expect(goneOf('Ben')).toBeNull();
  // About who plays for somebody else all who are present vote.
  expect(await kick('Ann', 'Ann Two')).toBe('kick.voted');
  expect(await kick('Ben', 'Ann Two')).toBe('kick.done');
});

test('a moderator who does not play decides alone, even between two', async () => {
  const { tables, press, match, goneOf } = await sitting(['Ann', 'Ben']);
  expect(keyOf(await tables.act(press('Mod', { moderator: true }), { kind: 'kick', match, seat: 1 }))).toBe(
    'kick.done',
  );
  expect(goneOf('Ben')).toBe('sent');
});

test('a moderator who replaces the last person closes the table', async () => {
  const { tables, press, match, read, table } = await sitting(['Ann'], 1);
  await tables.act(press('Mod', { moderator: true }), { kind: 'kick', match, seat: 0 });
  expect(read(table).table).toMatchObject({ status: 'void', reason: 'table.reason.deserted' });
});

describe('a free seat', () => {
  test('is taken by somebody new, who plays on with its points, unrated', async () => {
    const { tables, press, read, live, say, finish, store, match, table } = await sitting();
    await tables.act(press('Ben'), { kind: 'quit', match });
    expect(await tables.act(press('Eve'), { kind: 'take', match, seat: 1 })).toMatchObject({ kind: 'menu', seat: 1 });
    expect(read(table).seats[1]).toMatchObject({ name: 'Ben', gone: 'left', deputyId: idOf('Eve'), deputyName: 'Eve' });
    for (let now = live(table); !now.over; now = live(table)) {
      const seat = now.awaited[0]!;
      await say(table, ['Ann', 'Eve', 'Cid'][seat]!, now.game.defaultMove(now.state, seat));
    }
    expect(read(table).lines.some(({ text, giver }) => text.startsWith('1 ') && giver === 'person')).toBe(true);
    await finish(table);
    expect(store.stats(idOf('Eve'), null)).toEqual([]);
    expect(store.stats(idOf('Ben'), null)[0]).toMatchObject({ matches: 1, wins: 0, rated: 1 });
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
    expect(read(table).seats[1]!.deputyId).toBe(idOf('Eve'));
    expect(keyOf(await tables.act(press('Fay'), { kind: 'take', match, seat: 1 }))).toBe('take.refuse.taken');
  });

  test('is free again when the new person leaves, and its own person may come back', async () => {
    const { tables, press, read, match, table } = await sitting();
    await tables.act(press('Ben'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 1 });
    expect(keyOf(await tables.act(press('Eve'), { kind: 'find', of: 'leave', game: GAME.id, person: null }))).toBe(
      'leave.ask.deputy',
    );
    expect(keyOf(await tables.act(press('Eve'), { kind: 'quit', match }))).toBe('leave.done.deputy');
    expect(read(table).seats[1]).toMatchObject({ gone: 'left', deputyId: null });
    expect((await tables.act(press('Ben'), { kind: 'back', match })).kind).toBe('menu');
    expect(keyOf(await tables.act(press('Eve'), { kind: 'sheet', match }))).toBe('table.refuse.stranger');
  });

  test('is not for whoever was sent away from it', async () => {
    const { tables, press, match, goneOf } = await sitting();
    await tables.act(press('Ben'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 1 });
    await tables.act(press('Ann'), { kind: 'kick', match, seat: 1 });
    await tables.act(press('Cid'), { kind: 'kick', match, seat: 1 });
    expect(goneOf('Ben')).toBe('left');
    expect(keyOf(await tables.act(press('Eve'), { kind: 'take', match, seat: 1 }))).toBe('take.refuse.barred');
    expect((await tables.act(press('Ben'), { kind: 'back', match })).kind).toBe('menu');
  });

  test('is the way back for its own person, too', async () => {
    const { tables, press, match, goneOf } = await sitting();
    await tables.act(press('Ben'), { kind: 'quit', match });
    expect(await tables.act(press('Ben'), { kind: 'take', match, seat: 1 })).toMatchObject({ kind: 'menu', seat: 1 });
    expect(goneOf('Ben')).toBeNull();
  });
});

describe('in a lobby', () => {
  test('the host takes somebody from the table, who joins again only if let', async () => {
    const { tables, press, open, read } = tableHarness();
    const table = await open(['Ann', 'Ben', 'Cid']);
    const kick = async (by: string, whom: string) =>
      keyOf(await tables.act(press(by), { kind: 'find', of: 'kick', game: GAME.id, person: idOf(whom) }));
    expect(await kick('Ben', 'Cid')).toBe('table.refuse.notHost');
    expect(await kick('Ann', 'Ben')).toBe('kick.done.lobby');
    expect(read(table).seats.map(({ name, seat }) => [seat, name])).toEqual([
      [0, 'Ann'],
      [1, 'Cid'],
    ]);
    expect(keyOf(await tables.act(press('Ben'), { kind: 'join', table }))).toBe('kick.told.lobby');
    expect(await kick('Ann', 'Ben')).toBe('kick.pardoned');
    expect((await tables.act(press('Ben'), { kind: 'join', table })).kind).toBe('lobby');
  });

  test('whoever presses Start after ten silent minutes of the host is the host', async () => {
    const { tables, press, open, read, clock } = tableHarness();
    const table = await open(['Ann', 'Ben']);
    clock.now += 10 * 60_000 - 1;
    expect(keyOf(await tables.act(press('Ben'), { kind: 'begin', table }))).toBe('table.refuse.notHost');
    clock.now += 1;
    expect(keyOf(await tables.act(press('Eve'), { kind: 'begin', table }))).toBe('table.refuse.notHost');
    expect((await tables.act(press('Ben'), { kind: 'begin', table })).kind).toBe('lobby');
    expect(read(table).table).toMatchObject({ status: 'playing', hostId: idOf('Ben') });
  });

  test('a press of the host begins the ten minutes anew', async () => {
    const { tables, press, open, clock } = tableHarness();
    const table = await open(['Ann', 'Ben']);
    clock.now += 9 * 60_000;
    await tables.act(press('Ann'), { kind: 'bot', table });
    clock.now += 9 * 60_000;
    expect(keyOf(await tables.act(press('Ben'), { kind: 'bot', table }))).toBe('table.refuse.notHost');
  });
});
