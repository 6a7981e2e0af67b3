import { describe, test } from 'vitest';
import { givenLobby, givenMatch, givenResult } from '../../test/support/life/given.js';
import type { Life } from '../../test/support/life/life.js';
import { listNames, listOpening } from '../../test/support/life/lists.js';
import { SEVEN, untilLastMove } from '../../test/support/life/records.js';

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
        ...listOpening({ table: 2, host: 'Ben', lobby: 4, pace: 'relaxed', seats: 3 }),
      ]);
    await life.show();
    await life
      .when('Ann', 'again', { table })
      .brings('table 2 opened, as guest', [
        'table 2: due in 30 min',
        'table 2: seat 1: + Ann',
        'table 2: lobby 4 renewed',
      ]);
    await life.show();
    await life.when('Ann', 'again', { table }).isRefused('table.refuse.seated');
    // Anybody may join a lobby.
    await life
      .when('Eve', 'again', { table })
      .brings('table 2 opened, as guest', [
        'table 2: due in 30 min',
        'table 2: seat 2: + Eve',
        'table 2: lobby 4 renewed',
        ...listNames('Eve'),
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
      .brings('table 2 opened, as host', ['rematch: table 2', ...listOpening({ table: 2, host: 'Ben', lobby: 4 })]);
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

  test.each([
    ['was cancelled', (life: Life) => life.press('Ann', 'cancel')],
    ['has expired', (life: Life) => life.pass(life.untilDue())],
  ] as const)('whose lobby %s is opened anew by whoever presses next', async (_, close) => {
    const life = await givenResult(SETTINGS);
    const { table } = life;
    await life.press('Ann', 'again');
    await close(life);
    await life
      .when('Ben', 'again', { table })
      .brings('table 3 opened, as host', [
        'rematch: table 3',
        ...listOpening({ table: 3, host: 'Ben', lobby: 5, pace: 'relaxed', seats: 3 }),
      ]);
    await life.show();
    await life
      .when('Ann', 'again', { table })
      .brings('table 3 opened, as guest', [
        'table 3: due in 30 min',
        'table 3: seat 1: + Ann',
        'table 3: lobby 5 renewed',
      ]);
  });

  test('has no bots for those on whose seats bots played on', async () => {
    const life = await givenMatch({ bots: 1, record: [SEVEN, '1 w-pass'] });
    await life.press('Ben', 'quit');
    await life.whenErased('Cid').lines();
    await life.press('Ann', 'end', { asked: 'alone' });
    await life
      .when('Ann', 'again')
      .brings('table 2 opened, as host', [
        'rematch: table 2',
        ...listOpening({ table: 2, host: 'Ann', lobby: 4 }).toSpliced(-1, 0, 'table 2: seat 1: + Hugo (hard)'),
      ]);
  });

  test('speaks what the table spoke where the server has set nothing', async () => {
    const life = await givenResult({ locale: 'is' });
    await life
      .when('Ann', 'again')
      .brings('table 2 opened, as host', [
        'rematch: table 2',
        ...listOpening({ table: 2, host: 'Ann', lobby: 4, locale: 'is' }),
      ]);
  });
});
