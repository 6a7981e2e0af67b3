import { describe, expect, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN } from '../../test/support/life/records.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const PAIR = ['Ann', 'Ben'];

describe('when the time of a step is up', () => {
  test('who has not answered passes, and what was answered counts', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life.whenPassed(life.untilDue() - 1).changes(['late called never']);
    await life
      .whenPassed(1)
      .changes([
        ...TIME_ANEW,
        'seat 1: missed 1',
        'seat 2: missed 1',
        'record + "1 w-pass" by the clock',
        'record + "2 w-pass" by the clock',
        'board 2 renewed, calls nobody',
        'menu of Ann refreshed',
      ]);
    await life.show();
    await life.whenPassed(1).changes([]);
  });

  test('a second time in a row, who has not answered is away, a bot plays for them, and the host hands the role on', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '1 w-r7'] });
    await life.pass(life.untilDue());
    life.dictate(1, 1, 1, 1, 1, 1);
    await life
      .whenDue()
      .changes([
        'host: Ben',
        ...TIME_ANEW,
        'seat 0: present → away, missed 2',
        'record + "0 c-pass" by the clock',
        'record + "* 1 1 1 1 1 1"',
        'record + "0 w-r2" by the opponent',
        'board 2 renewed, calls nobody',
        'menu of Ben refreshed',
      ]);
  });

  test('and nobody is left who is there, the table is parked', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.pass(life.untilDue());
    await life.pass(life.untilDue());
    await life
      .whenDue()
      .changes([
        'status: playing → parked',
        'due in 21 d',
        'late called never',
        'seat 1: present → away, missed 2',
        'record + "1 w-pass" by the clock',
        'board 2 renewed, calls nobody',
      ]);
  });

  test('before its board is there, nobody passes', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7', '1 w-r7'] });
    life.harness.clock.shows = false;
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 c-pass"',
        'record + "* 2 2 5 1 4 1"',
        'board 2 renewed',
        'menu of Ann answered',
        'menu of Ben refreshed',
      ]);
    await life.whenPassed(10 * 60_000).changes([]);
  });

  test('while time stands, nobody passes', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    life.harness.clock.runs = false;
    await life.whenPassed(10 * 60_000).changes([]);
  });
});

describe('who was away', () => {
  test('is there again by a press, and a parked table goes on', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    for (let n = 0; n < 3; n++) await life.pass(life.untilDue());
    await life
      .when('Ben', 'sheet')
      .brings('menu of seat 1', [
        'status: parked → playing',
        ...TIME_ANEW,
        'seat 1: away → present, missed 0, since line 7',
        'board 2 renewed',
        'menu of Ben opened',
      ]);
  });
});

describe('a parked table', () => {
  test('is closed without a result after three weeks, and no new message says so', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    for (let n = 0; n < 3; n++) await life.pass(life.untilDue());
    expect(life.untilDue()).toBe(21 * DAY);
    await life.whenPassed(21 * DAY - 1).changes([]);
    await life
      .whenPassed(1)
      .changes([
        'status: parked → void',
        'reason: table.reason.abandoned',
        'due never',
        'match 1: void',
        'board 2 renewed, closed at line 7',
      ]);
    await life.show();
    await life.when('Ann', 'sheet').isRefused('table.refuse.closed');
    await life.whenPassed(DAY).changes([]);
  });
});
