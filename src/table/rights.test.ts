import { describe, expect, test } from 'vitest';
import { GAME, idOf, keyOf, type Trial, trial } from '../../test/support/table-harness.js';
import { tellDismissed } from './not-seated.js';
import { playerOf } from './seats.js';
import type { Press } from './types.js';

interface Sitting extends Trial {
  readonly table: string;
  readonly match: string;
  host(): string;
}

async function sitting(people: readonly string[] = ['Ann', 'Ben', 'Cid'], games = 1): Promise<Sitting> {
  const it = trial();
  const table = await it.begin(people, { games });
  return {
    ...it,
    table,
    match: it.live(table).stored.match.id,
    host: () => it.read(table).table.hostId,
  };
}

/** Time passes until that person is away. */
async function awayWith({ read, clock, tables, press, match, table }: Sitting, name: string): Promise<void> {
  const row = () => read(table).seats.find((each) => each.name === name)!;
  for (let n = 0; n < 60 && !row().away; n++) {
    clock.now += 60_000;
    await tables.tick(clock.now);
    for (const other of ['Ann', 'Ben', 'Cid'].filter((each) => each !== name))
      await tables.sheet(press(other), match, null);
  }
  expect(row().away).toBe(true);
}

describe('the own person of a seat', () => {
  test('comes back over whoever plays there for them, who plays there no more', async () => {
    const { tables, press, read, live, say, table, match } = await sitting();
    await tables.quit(press('Ben'), match);
    await tables.takeSeat(press('Eve'), match, 1);
    const offered = await tables.sheet(press('Ben'), match, null);
    expect(offered).toMatchObject({ kind: 'ask', phrase: { key: 'leave.taken' }, deeds: [{ deed: { kind: 'back' } }] });
    expect(await tables.back(press('Ben'), match)).toMatchObject({ kind: 'menu', seat: 1 });
    expect(read(table).seats[1]).toMatchObject({ gone: null, deputyId: null, deputyName: null, ending: false });
    expect(keyOf(await say(table, 'Eve', 'x'))).toBe('table.refuse.stranger');
    expect(keyOf(tellDismissed(live(table), idOf('Eve')))).toBe('take.told.over');
    expect(keyOf(await tables.takeSeat(press('Eve'), match, 1))).toBe('take.refuse.taken');
  });

  test('who was replaced while away has a way back, though the second account of who did it plays there', async () => {
    const it = await sitting(['Ann', 'Ben']);
    const { tables, press, match, read, table } = it;
    await awayWith(it, 'Ben');
    await tables.kick(press('Ann'), match, 1);
    await tables.takeSeat(press('Eve'), match, 1);
    expect(await tables.back(press('Ben'), match)).toMatchObject({ kind: 'menu', seat: 1 });
    expect(playerOf(read(table).seats[1]!)).toBe(idOf('Ben'));
  });

  test('who was sent away stays away while somebody plays there for them, until they are let', async () => {
    const { tables, press, match, read, table } = await sitting();
    await tables.kick(press('Mod', { moderator: true }), match, 1);
    await tables.takeSeat(press('Eve'), match, 1);
    expect(keyOf(await tables.back(press('Ben'), match))).toBe('kick.told.sent');
    expect(playerOf(read(table).seats[1]!)).toBe(idOf('Eve'));
    await tables.unban(press('Mod', { moderator: true }), match, idOf('Ben'));
    expect(await tables.back(press('Ben'), match)).toMatchObject({ kind: 'menu', seat: 1 });
  });
});

describe('the host’s role', () => {
  test('never goes to who plays for somebody else, and returns to who opened the table', async () => {
    const it = await sitting(['Ann', 'Ben']);
    const { tables, press, host, table, match } = it;
    await tables.quit(press('Ben'), match);
    await tables.takeSeat(press('Eve'), match, 1);
    await awayWith(
      {
        ...it,
        tables: {
          ...tables,
          sheet: (by: Press, id, game) =>
            by.person.name === 'Ben' ? Promise.resolve({ kind: 'nothing' }) : tables.sheet(by, id, game),
        },
      },
      'Ann',
    );
    await tables.sheet(press('Eve'), match, null);
    expect(host()).toBe(idOf('Ann'));
    expect(keyOf(await tables.end(press('Eve'), match))).toBe('end.refuse.deputy');
    expect(it.read(table).table.status).toBe('playing');
    await tables.back(press('Ben'), match);
    expect(host()).toBe(idOf('Ben'));
    await tables.sheet(press('Ann'), match, null);
    expect(host()).toBe(idOf('Ann'));
  });

  test('stays with who has it while who opened the table only sits there', async () => {
    const it = await sitting();
    const { tables, press, host, match } = it;
    await tables.quit(press('Ann'), match);
    await tables.back(press('Ann'), match);
    expect(host()).toBe(idOf('Ann'));
    await awayWith(it, 'Ann');
    expect(host()).toBe(idOf('Ben'));
    await tables.sheet(press('Cid'), match, null);
    expect(host()).toBe(idOf('Ben'));
  });

  test('gives no right to who has left, even where nobody follows', async () => {
    const { tables, press, host, match, read, table } = await sitting(['Ann', 'Ben']);
    await tables.quit(press('Ben'), match);
    await tables.takeSeat(press('Eve'), match, 1);
    await tables.quit(press('Ann'), match);
    expect(host()).toBe(idOf('Ann'));
    expect(keyOf(await tables.end(press('Ann'), match))).toBe('end.refuse.stranger');
    expect(keyOf(await tables.kick(press('Ann'), match, 1))).toBe('leave.told');
    expect(read(table).table.status).toBe('playing');
  });
});

describe('a lobby', () => {
  test('whose only person a moderator takes out is closed, and who was taken out leads nothing', async () => {
    const { tables, press, open, read } = trial();
    const table = await open(['Ann'], { bots: 1 });
    const mod = () => press('Mod', { moderator: true });
    expect(keyOf(await tables.kicking(mod(), GAME.id, idOf('Ann')))).toBe('kick.done.closed');
    expect(read(table)).toMatchObject({ table: { status: 'cancelled', dueAt: null }, seats: [{ personId: null }] });
    expect(read(table).posts[0]).toMatchObject({ kind: 'lobby', wanted: 2 });
    expect(keyOf(await tables.addBot(press('Ann'), table))).toBe('table.refuse.cancelled');
    expect(keyOf(await tables.begin(press('Ann'), table))).toBe('table.refuse.cancelled');
  });

  test('is led by who sits there, never by who was taken out', async () => {
    const { tables, press, open, read } = trial();
    const table = await open(['Ann', 'Ben']);
    expect(keyOf(await tables.kicking(press('Mod', { moderator: true }), GAME.id, idOf('Ann')))).toBe(
      'kick.done.lobby',
    );
    expect(read(table).table.hostId).toBe(idOf('Ben'));
    for (const act of [tables.addBot, tables.removeBot, tables.begin, tables.cancel])
      expect(keyOf(await act(press('Ann'), table))).toBe('table.refuse.notHost');
    expect(keyOf(await tables.close(press('Ann'), table))).toBe('table.refuse.mayNotEnd');
    expect(read(table).table.status).toBe('lobby');
  });
});

test('from another server nobody does anything at a table or learns of it, not even as a moderator there', async () => {
  const { tables, press, open, read, live, table, match, finish } = await sitting();
  const lobby = await open(['Ann', 'Ben']);
  const elsewhere = { guildId: '800000000000000002', moderator: true };
  const before = [read(table), read(lobby)];
  for (const name of ['Ann', 'Ben', 'Eve']) {
    const by = () => press(name, elsewhere);
    const answers = [
      await tables.join(by(), lobby),
      await tables.leave(by(), lobby),
      await tables.addBot(by(), lobby),
      await tables.removeBot(by(), lobby),
      await tables.begin(by(), lobby),
      await tables.cancel(by(), lobby),
      await tables.again(by(), table),
      await tables.next(by(), match),
      await tables.sheet(by(), match, null),
      await tables.play(by(), match, live(table).step, 'x'),
      await tables.tap(by(), match, live(table).step, 'x'),
      await tables.quit(by(), match),
      await tables.back(by(), match),
      await tables.kick(by(), match, 1),
      await tables.unban(by(), match, idOf('Ben')),
      await tables.takeSeat(by(), match, 1),
      await tables.end(by(), match),
      await tables.stay(by(), match),
      await tables.close(by(), lobby),
    ];
    expect(new Set(answers.map(keyOf))).toEqual(new Set(['table.refuse.unknown']));
    expect(keyOf(await tables.ending(by(), GAME.id))).toBe('table.refuse.nothingToEnd');
  }
  expect([read(table), read(lobby)]).toEqual(before);
  await finish(table);
  expect(keyOf(await tables.again(press('Ann', elsewhere), table))).toBe('table.refuse.unknown');
  expect(read(table).table.rematchId).toBeNull();
});
