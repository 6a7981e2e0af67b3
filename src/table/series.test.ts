import { describe, test } from 'vitest';
import { givenBetween, playNextMatch } from '../../test/support/life/given.js';
import { Life } from '../../test/support/life/life.js';
import {
  listForgotten,
  listMenus,
  listNames,
  listOpening,
  listSecondResult,
  TIME_ANEW,
} from '../../test/support/life/lists.js';
import { SEVEN_FACES } from '../../test/support/life/records.js';
import { tableHarness } from '../../test/support/table-harness.js';

const NAMES = ['Ann', 'Ben', 'Cay'];
const HOUR = 60 * 60_000;

describe('a series', () => {
  test('goes on with its newest match, though a clock was set back since the one before began', async () => {
    const life = await givenBetween({ games: 3 });
    life.wait(-2 * HOUR);
    await playNextMatch(life, 1);
    await life
      .when('Ben', 'play', { move: 'c-pass' })
      .brings('menu of seat 1', ['due in 1 min', 'late called never', 'unseen since now', ...listSecondResult()]);
    await life.show();
    life.dictate(...SEVEN_FACES);
    await life
      .when('Ann', 'next')
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'match 3: qwixx begins, 2 seats, seat 0 first',
        'record of match 3 + "* 3 4 1 2 5 6"',
        'result 5 renewed',
        'board 6 posted of match 3',
        'menu of Ann answered, follows match 3',
        'menu of Ben refreshed 2 times, follows match 3',
      ]);
  });

  test('has 1 to 5 matches', async () => {
    const life = new Life(tableHarness());
    for (const games of [0, 6, -1])
      await life.whenOpened('Ann', { games }).brings('series.refuse.games (most 5)', ['press not noted']);
  });

  test('keeps its length for the rematch', async () => {
    const life = await givenBetween();
    await playNextMatch(life, 1);
    await life.press('Ben', 'play', { move: 'c-pass' });
    await life
      .when('Ben', 'again')
      .brings('table 2 opened, as host', [
        'rematch: table 2',
        ...listOpening({ table: 2, host: 'Ben', lobby: 6, games: 2 }),
      ]);
  });
});

describe('between two matches', () => {
  test('the button of an earlier match begins nothing, neither while the next one is on nor after it', async () => {
    const life = await givenBetween({ games: 3 });
    const { match } = life.action('next');
    await playNextMatch(life, 1);
    await life.when('Ann', 'next', { match }).isRefused('series.refuse.begun');
    await life.press('Ben', 'play', { move: 'c-pass' });
    await life.when('Ann', 'next', { match }).isRefused('series.refuse.begun');
  });

  test('the host may leave, and the next one begins it', async () => {
    const life = await givenBetween({ people: NAMES });
    await life
      .when('Ann', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'host: Ben',
        'seat 0: present → left (a bot plays)',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben', 'Cay'),
      ]);
    await life.show();
    life.dictate(...SEVEN_FACES);
    await life
      .when('Ben', 'next')
      .brings('menu of seat 1', [
        ...TIME_ANEW,
        'match 2: qwixx begins, 3 seats, seat 1 first',
        'match 2: absent seats [0]',
        'record of match 2 + "* 3 4 1 2 5 6"',
        'record of match 2 + "0 w-pass" by the opponent',
        'result 3 renewed',
        'board 4 posted of match 2',
        'menu of Ann refreshed 2 times, follows match 2',
        'menu of Ben answered, follows match 2',
        'menu of Cay refreshed 2 times, follows match 2',
      ]);
  });

  test('who has left may come back, and plays the next match', async () => {
    const life = await givenBetween({ people: NAMES });
    await life.press('Cay', 'quit');
    await life.when('Cay', 'sheet').brings('leave.told (game qwixx.name) | back', []);
    await life
      .when('Cay', 'back')
      .brings('menu of seat 2', [
        'seat 2: left (a bot plays) → present',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
        'menu of Cay answered',
      ]);
    await life.show();
    life.dictate(...SEVEN_FACES);
    await life
      .when('Ann', 'next')
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'match 2: qwixx begins, 3 seats, seat 1 first',
        'record of match 2 + "* 3 4 1 2 5 6"',
        'result 3 renewed',
        'board 4 posted of match 2',
        'menu of Ann answered, follows match 2',
        'menu of Ben refreshed 2 times, follows match 2',
        'menu of Cay refreshed 2 times, follows match 2',
      ]);
  });

  test('the places of an earlier match stay as they were, whoever leaves later', async () => {
    const life = await givenBetween();
    life.dictate(...SEVEN_FACES);
    await life.press('Ann', 'next');
    await life
      .when('Ben', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'seat 1: present → left (a bot plays), since line 1',
        'record of match 2 + "1 w-pass" by the opponent',
        'board 4 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
  });

  test('somebody may be replaced by votes, and taken over for', async () => {
    const life = await givenBetween({ people: NAMES });
    await life
      .when('Ann', 'kick', { seat: 2 })
      .brings('kick.voted (votes 1, needed 2)', [
        'vote + Ann against Cay',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben', 'Cay'),
      ]);
    await life.show();
    await life
      .when('Ben', 'kick', { seat: 2 })
      .brings('kick.done (seat seat 2)', [
        'banned + Cay',
        'vote − Ann against Cay',
        'seat 2: present → voted (a bot plays)',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben', 'Cay'),
      ]);
    await life.show();
    await life
      .when('Dan', 'take', { seat: 2 })
      .brings('menu of seat 2', [
        'seat 2: voted (a bot plays) → voted (Dan plays)',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben', 'Cay'),
        'menu of Dan opened',
        ...listNames('Dan'),
      ]);
  });

  test('where everybody is away the next match waits for whoever comes first', async () => {
    const life = await givenBetween();
    await life.harness.store.update({ table: life.table }, null, 0, ({ seats }) => ({
      seats: seats.map((row) => ({ ...row, away: true, missed: 2 })),
      out: null,
    }));
    await life
      .whenDue()
      .changes([
        'status: playing → parked',
        'due in 21 d',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
    await life.show();
    await life
      .when('Ben', 'sheet')
      .brings('menu of seat 1', [
        'status: parked → playing',
        'host: Ben',
        'due in 1 min',
        'unseen since now',
        'seat 1: away → present, missed 0',
        'result 3 renewed',
        'menu of Ann refreshed',
        'menu of Ben answered',
      ]);
  });

  test('somebody may have themselves erased, and the others go on without them', async () => {
    const life = await givenBetween({ people: NAMES });
    await life
      .whenErased('Ann')
      .changes([
        'opener: nobody',
        'host: Ben',
        'seat 0: Ann → nobody known, present → left (a bot plays)',
        'lobby 1 renewed',
        'board 2 renewed',
        'result 3 renewed',
        'menu of Ann gone',
        ...listMenus('refreshed', 'Ben', 'Cay'),
        'result of Ann emptied',
        'rating of Ann gone',
        'rating of Ann gone',
        ...listForgotten('Ann'),
      ]);
    await life.show();
    life.dictate(...SEVEN_FACES);
    await life
      .when('Ben', 'next')
      .brings('menu of seat 1', [
        ...TIME_ANEW,
        'match 2: qwixx begins, 3 seats, seat 1 first',
        'match 2: absent seats [0]',
        'record of match 2 + "* 3 4 1 2 5 6"',
        'record of match 2 + "0 w-pass" by the opponent',
        'result 3 renewed',
        'board 4 posted of match 2',
        'menu of Ben answered, follows match 2',
        'menu of Cay refreshed 2 times, follows match 2',
      ]);
  });
});
