import { describe, expect, test } from 'vitest';
import { GAME, idOf, keyOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { tellDismissed } from './replies.js';
import { playerOf } from './seats.js';
import type { Press } from './types.js';

interface Sitting extends TableHarness {
  readonly table: string;
  readonly match: string;
  host(): Promise<string>;
}

async function sitting(people: readonly string[] = ['Ann', 'Ben', 'Cid'], games = 1): Promise<Sitting> {
  const it = tableHarness();
  const table = await it.begin(people, { games });
  return {
    ...it,
    table,
    match: (await it.live(table)).stored.match.id,
    host: async () => (await it.read(table)).table.hostId,
  };
}

/** Time passes until that person is away. */
async function awayWith({ read, clock, tables, press, match, table }: Sitting, name: string): Promise<void> {
  const row = async () => (await read(table)).seats.find((each) => each.name === name)!;
  for (let n = 0; n < 60 && !(await row()).away; n++) {
    clock.now += 60_000;
    await tables.tick(clock.now);
    for (const other of ['Ann', 'Ben', 'Cid'].filter((each) => each !== name))
      await tables.act(press(other), { kind: 'sheet', match });
  }
  expect((await row()).away).toBe(true);
}

describe('the own person of a seat', () => {
  test('comes back over whoever plays there for them, who plays there no more', async () => {
    const { tables, press, read, live, say, table, match } = await sitting();
    await tables.act(press('Ben'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 1 });
    const offered = await tables.act(press('Ben'), { kind: 'sheet', match });
    expect(offered).toMatchObject({
      kind: 'ask',
      phrase: { key: 'leave.taken' },
      actions: [{ action: { kind: 'back' } }],
    });
    expect(await tables.act(press('Ben'), { kind: 'back', match })).toMatchObject({ kind: 'menu', seat: 1 });
    expect((await read(table)).seats[1]).toMatchObject({ gone: null, deputyId: null, deputyName: null, ending: false });
    expect(keyOf(await say(table, 'Eve', 'x'))).toBe('table.refuse.stranger');
    expect(keyOf(tellDismissed(await live(table), idOf('Eve')))).toBe('take.told.over');
    expect(keyOf(await tables.act(press('Eve'), { kind: 'take', match, seat: 1 }))).toBe('take.refuse.taken');
  });

  test('who was replaced while away has a way back, though the second account of who did it plays there', async () => {
    const it = await sitting(['Ann', 'Ben']);
    const { tables, press, match, read, table } = it;
    await awayWith(it, 'Ben');
    await tables.act(press('Ann'), { kind: 'kick', match, seat: 1 });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 1 });
    expect(await tables.act(press('Ben'), { kind: 'back', match })).toMatchObject({ kind: 'menu', seat: 1 });
    expect(playerOf((await read(table)).seats[1]!)).toBe(idOf('Ben'));
  });

  test('who was sent away stays away while somebody plays there for them, until they are let', async () => {
    const { tables, press, match, read, table } = await sitting();
    await tables.act(press('Mod', { moderator: true }), { kind: 'kick', match, seat: 1 });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 1 });
    expect(keyOf(await tables.act(press('Ben'), { kind: 'back', match }))).toBe('kick.told.sent');
    expect(playerOf((await read(table)).seats[1]!)).toBe(idOf('Eve'));
    await tables.act(press('Mod', { moderator: true }), { kind: 'pardon', match, person: idOf('Ben') });
    expect(await tables.act(press('Ben'), { kind: 'back', match })).toMatchObject({ kind: 'menu', seat: 1 });
  });
});

describe('the host’s role', () => {
  test('never goes to who plays for somebody else, and returns to who opened the table', async () => {
    const it = await sitting(['Ann', 'Ben']);
    const { tables, press, host, table, match } = it;
    await tables.act(press('Ben'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 1 });
    await awayWith(
      {
        ...it,
        tables: {
          ...tables,
          act: (by: Press, action) =>
            action.kind === 'sheet' && by.person.name === 'Ben'
              ? Promise.resolve({ kind: 'nothing' })
              : tables.act(by, action),
        },
      },
      'Ann',
    );
    await tables.act(press('Eve'), { kind: 'sheet', match });
    expect(await host()).toBe(idOf('Ann'));
    expect(keyOf(await tables.act(press('Eve'), { kind: 'end', match }))).toBe('end.refuse.deputy');
    expect((await it.read(table)).table.status).toBe('playing');
    await tables.act(press('Ben'), { kind: 'back', match });
    expect(await host()).toBe(idOf('Ben'));
    await tables.act(press('Ann'), { kind: 'sheet', match });
    expect(await host()).toBe(idOf('Ann'));
  });

  test('stays with who has it while who opened the table only sits there', async () => {
    const it = await sitting();
    const { tables, press, host, match } = it;
    await tables.act(press('Ann'), { kind: 'quit', match });
    await tables.act(press('Ann'), { kind: 'back', match });
    expect(await host()).toBe(idOf('Ann'));
    await awayWith(it, 'Ann');
    expect(await host()).toBe(idOf('Ben'));
    await tables.act(press('Cid'), { kind: 'sheet', match });
    expect(await host()).toBe(idOf('Ben'));
  });

  test('gives no right to who has left, even where nobody follows', async () => {
    const { tables, press, host, match, read, table } = await sitting(['Ann', 'Ben']);
    await tables.act(press('Ben'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 1 });
    await tables.act(press('Ann'), { kind: 'quit', match });
    expect(await host()).toBe(idOf('Ann'));
    expect(keyOf(await tables.act(press('Ann'), { kind: 'end', match }))).toBe('end.refuse.stranger');
    expect(keyOf(await tables.act(press('Ann'), { kind: 'kick', match, seat: 1 }))).toBe('leave.told');
    expect((await read(table)).table.status).toBe('playing');
  });
});

describe('a lobby', () => {
  test('whose only person a moderator takes out is closed, and who was taken out leads nothing', async () => {
    const { tables, press, open, read } = tableHarness();
    const table = await open(['Ann'], { bots: 1 });
    const mod = () => press('Mod', { moderator: true });
    expect(keyOf(await tables.act(mod(), { kind: 'find', of: 'kick', game: GAME.id, person: idOf('Ann') }))).toBe(
      'kick.done.closed',
    );
    expect(await read(table)).toMatchObject({
      table: { status: 'cancelled', dueAt: null },
      seats: [{ personId: null }],
    });
    expect((await read(table)).posts[0]).toMatchObject({ kind: 'lobby', wanted: 2 });
    expect(keyOf(await tables.act(press('Ann'), { kind: 'bot', table }))).toBe('table.refuse.cancelled');
    expect(keyOf(await tables.act(press('Ann'), { kind: 'begin', table }))).toBe('table.refuse.cancelled');
  });

  test('is led by who sits there, never by who was taken out', async () => {
    const { tables, press, open, read } = tableHarness();
    const table = await open(['Ann', 'Ben']);
    expect(
      keyOf(
        await tables.act(press('Mod', { moderator: true }), {
          kind: 'find',
          of: 'kick',
          game: GAME.id,
          person: idOf('Ann'),
        }),
      ),
    ).toBe('kick.done.lobby');
    expect((await read(table)).table.hostId).toBe(idOf('Ben'));
    for (const kind of ['bot', 'unbot', 'begin', 'cancel'] as const)
      expect(keyOf(await tables.act(press('Ann'), { kind, table }))).toBe('table.refuse.notHost');
    expect(keyOf(await tables.act(press('Ann'), { kind: 'close', table }))).toBe('table.refuse.mayNotEnd');
    expect((await read(table)).table.status).toBe('lobby');
  });
});

test('from another server nobody does anything at a table or learns of it, not even as a moderator there', async () => {
  const { tables, press, open, read, live, table, match, finish } = await sitting();
  const lobby = await open(['Ann', 'Ben']);
  const elsewhere = { guildId: '800000000000000002', moderator: true };
  const before = [await read(table), await read(lobby)];
  for (const name of ['Ann', 'Ben', 'Eve']) {
    const by = () => press(name, elsewhere);
    const answers = [
      await tables.act(by(), { kind: 'join', table: lobby }),
      await tables.act(by(), { kind: 'leave', table: lobby }),
      await tables.act(by(), { kind: 'bot', table: lobby }),
      await tables.act(by(), { kind: 'unbot', table: lobby }),
      await tables.act(by(), { kind: 'begin', table: lobby }),
      await tables.act(by(), { kind: 'cancel', table: lobby }),
      await tables.act(by(), { kind: 'again', table }),
      await tables.act(by(), { kind: 'next', match }),
      await tables.act(by(), { kind: 'sheet', match }),
      await tables.act(by(), { kind: 'play', match, step: (await live(table)).step, move: 'x' }),
      await tables.act(by(), { kind: 'tap', match, step: (await live(table)).step, what: 'x' }),
      await tables.act(by(), { kind: 'quit', match }),
      await tables.act(by(), { kind: 'back', match }),
      await tables.act(by(), { kind: 'kick', match, seat: 1 }),
      await tables.act(by(), { kind: 'pardon', match, person: idOf('Ben') }),
      await tables.act(by(), { kind: 'take', match, seat: 1 }),
      await tables.act(by(), { kind: 'end', match }),
      await tables.act(by(), { kind: 'stay', match }),
      await tables.act(by(), { kind: 'close', table: lobby }),
    ];
    expect(new Set(answers.map(keyOf))).toEqual(new Set(['table.refuse.unknown']));
    expect(keyOf(await tables.act(by(), { kind: 'find', of: 'end', game: GAME.id, person: null }))).toBe(
      'table.refuse.nothingToEnd',
    );
  }
  expect([await read(table), await read(lobby)]).toEqual(before);
  await finish(table);
  expect(keyOf(await tables.act(press('Ann', elsewhere), { kind: 'again', table }))).toBe('table.refuse.unknown');
  expect((await read(table)).table.rematchId).toBeNull();
});
