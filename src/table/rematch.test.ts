import { describe, expect, test } from 'vitest';
import { givenLobby, givenMatch, givenResult } from '../../test/support/life/given.js';
import { listOpening } from '../../test/support/life/lists.js';
import { SEVEN, untilLastMove } from '../../test/support/life/records.js';
import { tableHarness } from '../../test/support/table-harness.js';

const PAIR = ['Ann', 'Ben'];
const MODERATOR = { moderator: true };

const SETTINGS = { seats: 3, pace: 'relaxed' } as const;

describe('a rematch', () => {
  test('is opened by the first who presses, with the same settings, and joined by the next one', async () => {
    const life = await givenResult(SETTINGS);
    const { table } = life;
    await life
      .when('Ben', 'again')
      .brings('table 2 opened, as host', [
        'rematch: table 2',
        ...listOpening({ table: 2, host: 'Ben', lobby: 10, pace: 'relaxed', seats: 3 }),
      ]);
    await life.show();
    await life
      .when('Ann', 'again', { table })
      .brings('table 2 opened, as guest', [
        'table 2: due in 30 min',
        'table 2: seat 1: + Ann',
        'table 2: lobby 10 renewed',
      ]);
    await life.show();
    await life.when('Ann', 'again', { table }).isRefused('table.refuse.seated');
    // Anybody may join a lobby.
    await life
      .when('Eve', 'again', { table })
      .brings('table 2 opened, as guest', [
        'table 2: due in 30 min',
        'table 2: seat 2: + Eve',
        'table 2: lobby 10 renewed',
        'Eve is called "Eve" here',
        'Eve is called "Eve everywhere" everywhere',
      ]);
    await life.when('Fay', 'again', { table }).isRefused('table.refuse.full');
  });

  test('is opened by nobody who did not sit there, and by who has left', async () => {
    const life = await givenMatch({ people: PAIR, record: untilLastMove(2) });
    await life.press('Ben', 'quit');
    await life.press('Ann', 'play', { move: 'c-pass' });
    await life.when('Eve', 'again').isRefused('table.refuse.strangerOver');
    await life
      .when('Ben', 'again')
      .brings('table 2 opened, as host', ['rematch: table 2', ...listOpening({ table: 2, host: 'Ben', lobby: 10 })]);
  });

  test('is not opened while its table is open', async () => {
    const lobby = await givenLobby({ people: PAIR });
    await lobby.when('Ann', 'again').isRefused('table.refuse.stillOn');
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.when('Ann', 'again').isRefused('table.refuse.stillOn');
  });

  test('is opened by nobody who was sent away', async () => {
    const life = await givenMatch({ people: PAIR, record: untilLastMove(2) });
    await life.press('Mod', 'kick', { seat: 1, asked: 'alone' }, MODERATOR);
    await life.press('Ann', 'play', { move: 'c-pass' });
    await life.when('Ben', 'again').isRefused('take.refuse.barred');
    const { table } = life;
    await life.press('Ann', 'again');
    await life.when('Ben', 'again', { table }).isRefused('kick.told.lobby');
    await life.when('Ben', 'join').isRefused('kick.told.lobby');
  });

  test('that is on, or was played, is the only one', async () => {
    const life = await givenResult(SETTINGS);
    const { table } = life;
    await life.press('Ann', 'again');
    await life.press('Ben', 'again', { table });
    await life.press('Ann', 'begin');
    await life.when('Cid', 'again', { table }).isRefused('table.refuse.begun');
    await life.press('Mod', 'end', { asked: 'moderator' }, MODERATOR);
    await life.when('Ben', 'again', { table }).isRefused('table.refuse.closed');
  });

  test('whose lobby was closed is opened anew', async () => {
    const life = await givenResult(SETTINGS);
    const { table } = life;
    await life.press('Ann', 'again');
    await life.press('Ann', 'cancel');
    await life
      .when('Ben', 'again', { table })
      .brings('table 3 opened, as host', [
        'rematch: table 3',
        ...listOpening({ table: 3, host: 'Ben', lobby: 11, pace: 'relaxed', seats: 3 }),
      ]);
  });
});

test('a bot that played on for somebody is no bot of the rematch', async () => {
  const { begin, finish, tables, press, read, live } = tableHarness();
  const table = await begin(['Ann', 'Ben', 'Cid'], { bots: 1 });
  await tables.act(press('Ben'), { kind: 'quit', match: (await live(table)).stored.match.id });
  await tables.erase(press('Cid').person, press('Cid').at);
  await finish(table);
  await tables.act(press('Ann'), { kind: 'again', table });
  expect((await read((await read(table)).table.rematchId!)).seats.map(({ name }) => name)).toEqual(['Ann', 'Bot 1']);
});

test('a rematch speaks what the table spoke where the server has set nothing', async () => {
  const { begin, finish, tables, press, read } = tableHarness();
  const table = await begin(['Ann', 'Ben'], { locale: 'is' });
  await finish(table);
  await tables.act(press('Ann'), { kind: 'again', table });
  expect((await read((await read(table)).table.rematchId!)).table.locale).toBe('is');
});

test.each(['cancelled', 'expired'] as const)(
  'a rematch whose lobby was %s is opened anew by whoever presses next',
  async (how) => {
    const { begin, finish, tables, press, read, clock } = tableHarness();
    const table = await begin(['Ann', 'Ben']);
    await finish(table);
    await tables.act(press('Ann'), { kind: 'again', table });
    const first = (await read(table)).table.rematchId!;
    if (how === 'cancelled') await tables.act(press('Ann'), { kind: 'cancel', table: first });
    else {
      clock.now = (await read(first)).table.dueAt!;
      await tables.tick(clock.now);
    }
    expect((await read(first)).table.status).toBe(how);
    expect(await tables.act(press('Ben'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'host' });
    const second = (await read(table)).table.rematchId!;
    expect(second).not.toBe(first);
    expect(await tables.act(press('Ann'), { kind: 'again', table })).toMatchObject({ kind: 'opened', as: 'guest' });
    expect((await read(second)).seats.map(({ name }) => name)).toEqual(['Ben', 'Ann']);
  },
);
