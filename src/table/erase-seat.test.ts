import { describe, test } from 'vitest';
import { givenBetween, givenMatch } from '../../test/support/life/given.js';
import { listForgotten, listMenus, listNames, listOpening, TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN, SEVEN_FACES, untilLastMove } from '../../test/support/life/records.js';

const PAIR = ['Ann', 'Ben'];
/** After the first throw a bot answers for Ben, and nothing names him any more. */
const BEN_ERASED = [
  'seat 1: Ben → nobody known, present → left (a bot plays), since line 1',
  'record + "1 w-pass" by the opponent',
  'lobby 1 renewed',
  'board 2 renewed 2 times, calls nobody',
];

describe('somebody who is erased in the middle of a match', () => {
  test('has every message of the table shown anew, and every open menu of the others', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ann', 'sheet');
    await life.press('Ben', 'sheet');
    await life
      .whenErased('Ben')
      .changes([...BEN_ERASED, 'menu of Ann refreshed', 'menu of Ben gone', ...listForgotten('Ben')]);
  });

  test('is host no more, where nobody is there until somebody comes', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    for (let n = 0; n < 3; n++) await life.pass(life.untilDue());
    await life
      .whenErased('Ann')
      .changes([
        'opener: nobody',
        'seat 0: Ann → nobody known, away → left (a bot plays), missed 0, since line 7',
        'lobby 1 renewed',
        'board 2 renewed',
        ...listForgotten('Ann'),
      ]);
    await life.show();
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

  test('votes for nobody any more, and nobody for them', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'], record: [SEVEN] });
    await life.press('Ben', 'kick', { seat: 2 });
    await life.press('Dan', 'kick', { seat: 1 });
    await life
      .whenErased('Ben')
      .changes(['vote − Ben against Cid', 'vote − Dan against Ben', ...BEN_ERASED, ...listForgotten('Ben')]);
  });

  test('leaves their seat to whoever has taken it over, and who is erased as well leaves it to a bot', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await life
      .whenErased('Ben')
      .changes([
        'seat 1: Ben → nobody known',
        'lobby 1 renewed',
        'board 2 renewed 2 times, calls nobody',
        'menu of Eve refreshed',
        ...listForgotten('Ben'),
      ]);
    await life.show();
    await life
      .whenErased('Eve')
      .changes([
        'seat 1: left (Eve plays) → left (a bot plays)',
        'lobby 1 renewed',
        'board 2 renewed',
        'menu of Eve gone',
        ...listForgotten('Eve'),
      ]);
  });

  test('can’t come back to that seat, but may take it as somebody new', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.whenErased('Ben').changes([...BEN_ERASED, ...listForgotten('Ben')]);
    await life.show();
    await life.when('Ben', 'back').isRefused('table.refuse.stranger');
    await life
      .when('Ben', 'take', { seat: 1 })
      .brings('menu of seat 1', [
        'seat 1: left (a bot plays) → left (Ben plays), since line 2',
        'board 2 renewed',
        'menu of Ben opened',
        ...listNames('Ben'),
      ]);
  });

  test('leaves a match of two that is rated for the other as if they had left it, and nothing of their own', async () => {
    const life = await givenMatch({ people: PAIR, record: untilLastMove(2) });
    await life
      .whenErased('Ben')
      .changes([
        'seat 1: Ben → nobody known, present → left (a bot plays), since line 27',
        'lobby 1 renewed',
        'board 2 renewed',
        'menu of Ann refreshed',
        'menu of Ben gone',
        ...listForgotten('Ben'),
      ]);
    await life.show();
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', [
        'status: playing → over',
        'due never',
        'late called never',
        'match 1: over',
        'match 1: seat 0 is number 1 with -20 points',
        'match 1: seat 1 is number 2 with -15 points',
        'record + "0 c-pass"',
        'board 2 renewed, closed at line 28',
        'result 3 posted',
        'menu of Ann answered',
        'result of Ann (seat 0, "Ann") in qwixx here: number 1 of 2, -20 points',
        'rating of Ann in qwixx here: 27.6 ± 8.1 after 1',
        'rating of Ann in qwixx everywhere: 27.6 ± 8.1 after 1',
      ]);
  });

  test('gets no bot for them at the rematch', async () => {
    const life = await givenMatch({ people: PAIR, record: untilLastMove(2) });
    await life
      .whenErased('Ben')
      .changes([
        'seat 1: Ben → nobody known, present → left (a bot plays), since line 27',
        'lobby 1 renewed',
        'board 2 renewed',
        'menu of Ann refreshed',
        'menu of Ben gone',
        ...listForgotten('Ben'),
      ]);
    await life.show();
    await life.press('Ann', 'play', { move: 'c-pass' });
    await life
      .when('Ann', 'again')
      .brings('table 2 opened, as host', ['rematch: table 2', ...listOpening({ table: 2, host: 'Ann', lobby: 4 })]);
  });
});

describe('somebody who is erased between two matches of a series', () => {
  test('has no result any more, and the next match begins without them', async () => {
    const life = await givenBetween({ people: ['Ann', 'Ben', 'Cid'] });
    await life
      .whenErased('Cid')
      .changes([
        'seat 2: Cid → nobody known, present → left (a bot plays)',
        'lobby 1 renewed',
        'board 2 renewed',
        'result 3 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
        'menu of Cid gone',
        'result of Cid emptied',
        'rating of Cid gone',
        'rating of Cid gone',
        ...listForgotten('Cid'),
      ]);
    await life.show();
    life.dictate(...SEVEN_FACES);
    await life
      .whenDue()
      .changes([
        ...TIME_ANEW,
        'match 2: qwixx begins, 3 seats, seat 1 first',
        'match 2: absent seats [2]',
        'record of match 2 + "* 3 4 1 2 5 6"',
        'record of match 2 + "2 w-pass" by the opponent',
        'result 3 renewed',
        'board 4 posted of match 2',
        'menu of Ann refreshed 2 times, follows match 2',
        'menu of Ben refreshed 2 times, follows match 2',
      ]);
  });

  test('closes the table where they were the last one', async () => {
    const life = await givenBetween();
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
        'menu of Ben refreshed',
        'result of Ann emptied',
        'rating of Ann gone',
        'rating of Ann gone',
        ...listForgotten('Ann'),
      ]);
    await life.show();
    await life
      .whenErased('Ben')
      .changes([
        'status: playing → void',
        'reason: table.reason.deserted',
        'host: nobody',
        'due never',
        'seat 1: Ben → nobody known, present → left (a bot plays)',
        'lobby 1 renewed',
        'board 2 renewed',
        'result 3 renewed',
        'menu of Ben gone',
        'result of Ben emptied',
        'rating of Ben gone',
        'rating of Ben gone',
        ...listForgotten('Ben'),
      ]);
  });
});
