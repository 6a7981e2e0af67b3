import { describe, expect, test } from 'vitest';
import { givenBetween, givenMatch, playNextMatch } from '../../test/support/life/given.js';
import { listMenus, listNames, listResult, listSecondResult, TIME_ANEW } from '../../test/support/life/lists.js';
import { untilLastMove } from '../../test/support/life/records.js';
import { idOf } from '../../test/support/table-harness.js';
import { PACES } from '../settings/settings.js';
import { NEXT_TIME } from './pace.js';

const PAIR = ['Ann', 'Ben'];
const MODERATOR = { moderator: true };

describe('a match of a series', () => {
  test('ends with a result, after which the next one is awaited', async () => {
    const life = await givenMatch({ people: PAIR, games: 2, record: untilLastMove(2) });
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', ['due in 1 min', 'late called never', 'unseen since now', ...listResult('Ben')]);
  });

  test('that was the last one ends the series', async () => {
    const life = await givenBetween();
    await playNextMatch(life, 1);
    await life
      .when('Ben', 'play', { move: 'c-pass' })
      .brings('menu of seat 1', [
        'status: playing → over',
        'due never',
        'late called never',
        ...listSecondResult([
          'series of Ann (seat 0) in qwixx here: number 1, -35 points in 2 matches',
          'series of Ben (seat 1) in qwixx here: number 1, -35 points in 2 matches',
        ]),
      ]);
  });
});

describe('between two matches', () => {
  test('the host begins the next one, with the next seat first', async () => {
    const life = await givenBetween();
    life.dictate(1, 1, 1, 1, 1, 1);
    await life
      .when('Ann', 'next')
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'match 2: qwixx begins, 2 seats, seat 1 first',
        'record of match 2 + "* 1 1 1 1 1 1"',
        'result 3 renewed',
        'board 4 posted of match 2',
        'menu of Ann answered, follows match 2',
        'menu of Ben refreshed 2 times, follows match 2',
      ]);
    await life.show();
    await life.when('Ann', 'next').isRefused('series.refuse.begun');
  });

  test('it begins by itself when its time is up, and not before', async () => {
    const life = await givenBetween();
    life.dictate(1, 1, 1, 1, 1, 1);
    await life.whenPassed(life.untilDue() - 1).changes([]);
    await life
      .whenPassed(1)
      .changes([
        ...TIME_ANEW,
        'match 2: qwixx begins, 2 seats, seat 1 first',
        'record of match 2 + "* 1 1 1 1 1 1"',
        'result 3 renewed',
        'board 4 posted of match 2',
        'menu of Ann refreshed 2 times, follows match 2',
        'menu of Ben refreshed 2 times, follows match 2',
      ]);
  });

  test.for(PACES)(
    'it waits for a minute at the %s pace, whatever was left of the time for the last step',
    async (pace) => {
      const life = await givenBetween({ pace });
      expect(life.untilDue()).toBe(NEXT_TIME);
    },
  );

  test('nobody else begins it', async () => {
    const life = await givenBetween();
    await life.when('Ben', 'next').isRefused('series.refuse.host');
    await life.when('Eve', 'next').isRefused('table.refuse.stranger');
    await life.when('Mod', 'next', {}, MODERATOR).isRefused('table.refuse.stranger');
  });

  test('who was away and wants to begin it without being the host is there again, which the result and menus tell', async () => {
    const life = await givenBetween();
    await life.harness.store.update({ table: life.table }, null, 0, ({ seats }) => ({
      seats: seats.map((row) => (row.seat === 1 ? { ...row, away: true, missed: 2 } : row)),
      out: null,
    }));
    await life
      .when('Ben', 'next')
      .brings('series.refuse.host', [
        'seat 1: away → present, missed 0',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
  });

  test('a press after its time was up gives it another minute, which the result and menus tell', async () => {
    const life = await givenBetween();
    life.wait(life.untilDue());
    await life
      .when('Ben', 'sheet')
      .brings('menu of seat 1', [
        'due in 1 min',
        'unseen since now',
        'result 3 renewed',
        'menu of Ann refreshed',
        'menu of Ben answered',
      ]);
  });

  test('people come and go, which the result tells', async () => {
    const life = await givenBetween();
    await life.when('Ben', 'sheet').brings('menu of seat 1', ['menu of Ben answered']);
    await life
      .when('Ben', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'seat 1: present → left (a bot plays)',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
    await life.show();
    await life
      .when('Eve', 'take', { seat: 1 })
      .brings('menu of seat 1', [
        'seat 1: left (a bot plays) → left (Eve plays)',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
        'menu of Eve opened',
        ...listNames('Eve'),
      ]);
    await life.show();
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: left (Eve plays) → present',
        'result 3 renewed',
        'menu of Ann refreshed',
        'menu of Ben answered',
        'menu of Eve refreshed',
      ]);
  });

  test('somebody who is removed takes nothing from a match that is over', async () => {
    const life = await givenBetween();
    await life
      .when('Mod', 'kick', { seat: 1, asked: 'alone' }, MODERATOR)
      .brings('kick.done (seat seat 1) | pardon Ben', [
        'banned + Ben',
        'seat 1: present → sent (a bot plays)',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
    await life.show();
    await life
      .when('Ann', 'pardon', { person: idOf('Ben') })
      .brings('kick.pardoned', ['banned − Ben', ...listMenus('refreshed', 'Ann', 'Ben')]);
  });

  test('everybody together ends the series', async () => {
    const life = await givenBetween();
    await life
      .when('Ann', 'end')
      .brings('end.voted (votes 1, needed 2)', [
        'seat 0: for ending',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
    await life.show();
    await life
      .when('Ann', 'stay')
      .brings('end.stayed', [
        'seat 0: not for ending any more',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
    await life.press('Ann', 'end');
    await life
      .when('Ben', 'end')
      .brings('table.done.ended', [
        'status: playing → void',
        'reason: table.reason.agreed',
        'due never',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
    await life.show();
    await life.when('Ann', 'next').isRefused('table.refuse.closed');
  });

  test('a move in the match that is over changes nothing', async () => {
    const life = await givenBetween();
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0: table.note.notAsked', ['menu of Ann answered']);
    await life.when('Ann', 'tap', { what: 'r' }).brings('menu of seat 0, tapped r', ['menu of Ann answered']);
  });

  test('the last one to leave closes the table', async () => {
    const life = await givenBetween();
    await life.press('Ben', 'quit');
    await life
      .when('Ann', 'quit', { asked: 'last' })
      .brings('table.reason.deserted', [
        'status: playing → void',
        'reason: table.reason.deserted',
        'due never',
        'seat 0: present → left (a bot plays)',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
  });

  test('there is no rematch yet', async () => {
    const life = await givenBetween();
    await life.when('Ann', 'again').isRefused('table.refuse.stillOn');
  });
});
