import { describe, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { SEVEN } from '../../test/support/life/records.js';
import { GUILD } from '../../test/support/table-harness.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const PAIR = ['Ann', 'Ben'];

describe('the reminder', () => {
  test('comes when a quarter of the time is left, and mentions whoever is still awaited', async () => {
    const life = await givenMatch({ pace: 'slow', record: [SEVEN, '0 w-r7'] });
    await life.whenPassed(18 * HOUR - 1001).changes([]);
    await life.whenPassed(1).changes(['reminder never', 'reminder 3 posted from line 2, calls Ben, Cid']);
  });

  test('comes once a step', async () => {
    const life = await givenMatch({ pace: 'slow', record: [SEVEN] });
    await life.pass(18 * HOUR);
    await life.whenPassed(HOUR).changes([]);
    await life
      .when('Ann', 'play', { move: 'w-r7' })
      .brings('menu of seat 0', [
        'match 1: seats that answered: 0',
        'record + "0 w-r7"',
        'board 2 renewed',
        'menu of Ann opened',
      ]);
    await life.show();
    await life
      .when('Ben', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'seat 1: present → left (a bot plays), since line 2',
        'record + "1 w-pass" by the opponent',
        'board 2 renewed',
        'menu of Ann refreshed',
      ]);
    await life.show();
    await life.whenPassed(HOUR).changes([]);
  });

  test('is closed when the step is over, and the next step has its own', async () => {
    const life = await givenMatch({ pace: 'slow', record: [SEVEN, '0 w-r7', '1 w-r7'] });
    await life.pass(18 * HOUR);
    await life
      .when('Cid', 'play', { move: 'w-pass' })
      .brings('menu of seat 2', [
        'due in 24 h',
        'reminder in 18 h',
        'unseen since now',
        'match 1: seats that answered: 0, 1, 2',
        'record + "2 w-pass"',
        'board 2 renewed, closed at line 4',
        'reminder 3 renewed, closed at line 4',
        'board 4 posted from line 4, calls Ann',
        'menu of Ann gone',
        'menu of Ben gone',
        'menu of Cid opened',
      ]);
    await life.show();
    await life.whenPassed(18 * HOUR).changes(['reminder never', 'reminder 5 posted from line 4, calls Ann']);
  });

  test('is closed when the match ends', async () => {
    const life = await givenMatch({ people: PAIR, pace: 'slow', record: [SEVEN] });
    await life.pass(18 * HOUR);
    await life
      .when('Mod', 'end', { asked: 'moderator' }, { moderator: true })
      .brings('table.done.ended', [
        'status: playing → void',
        'reason: table.reason.moderator',
        'due never',
        'match 1: void',
        'board 2 renewed, closed at line 1',
        'reminder 3 renewed, closed at line 1',
        'result 4 posted',
      ]);
  });

  test('calls no bot, nobody who is gone, and nobody who is away', async () => {
    const life = await givenMatch({ pace: 'slow', bots: 1, record: [SEVEN, '1 w-pass'] });
    await life.press('Cid', 'quit');
    for (let n = 0; n < 3 && life.untilDue() < 21 * DAY; n++) await life.pass(life.untilDue());
    await life.press('Ann', 'sheet');
    await life.whenPassed(18 * HOUR).changes(['reminder never', 'reminder 6 posted from line 16, calls Ann']);
  });

  test('does not come where the server wants nobody mentioned', async () => {
    const life = await givenMatch({ people: PAIR, pace: 'slow', record: [SEVEN] });
    await life.harness.store.setServerSettings(GUILD, { mentions: false });
    await life.whenPassed(18 * HOUR).changes(['reminder never']);
  });
});
