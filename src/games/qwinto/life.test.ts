import { describe, test } from 'vitest';
import { givenMatch } from '../../../test/support/life/given.js';
import { RELAXED_ANEW, TIME_ANEW } from '../../../test/support/life/lists.js';
import { fixtures } from './fixtures.js';
import { qwinto as game } from './game.js';

const PAIR = ['Ann', 'Ben'];
const NAMED = ['0 d-op', '* 4 - 6'];
const KEPT = [...NAMED, '0 keep'];

describe('at a table', () => {
  test('the dice that somebody names are thrown on the board that asked for them, and they alone are asked on', async () => {
    const life = await givenMatch({ game, people: PAIR, record: [] });
    life.dictate(4, 1, 6);
    await life
      .when('Ann', 'play', { move: 'd-op' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'match 1: seats that answered: 0',
        'record + "0 d-op"',
        'record + "* 4 - 6"',
        'board 2 renewed, calls nobody',
        'menu of Ann opened',
      ]);
  });

  test('dice may be thrown once more, after which everybody is asked', async () => {
    const life = await givenMatch({ game, people: PAIR, record: ['0 d-op', '* 1 - 1'] });
    life.dictate(4, 1, 6);
    await life
      .when('Ann', 'play', { move: 'again' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 again"',
        'record + "* 4 - 6"',
        'board 2 renewed, anew, calls Ben',
        'menu of Ann answered',
      ]);
  });

  test('a throw that is kept is asked of everybody', async () => {
    const life = await givenMatch({ game, people: PAIR, record: NAMED });
    await life
      .when('Ann', 'play', { move: 'keep' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 keep"',
        'board 2 renewed, anew, calls Ben',
        'menu of Ann answered',
      ]);
  });

  test('a kept throw is answered by the bots at once', async () => {
    const life = await givenMatch({ game, people: ['Ann'], bots: 1, record: NAMED });
    await life
      .when('Ann', 'play', { move: 'keep' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 keep"',
        'record + "1 pass" by the opponent',
        'board 2 renewed',
        'menu of Ann answered',
      ]);
  });

  test('the number that is entered last ends the turn, and the next one is called to name dice', async () => {
    const life = await givenMatch({ game, people: PAIR, record: [...KEPT, '0 o5'] });
    await life
      .when('Ben', 'play', { move: 'p4' })
      .brings('menu of seat 1', [
        ...TIME_ANEW,
        'match 1: seats that answered: 0, 1',
        'record + "1 p4"',
        'board 2 renewed, calls nobody',
        'menu of Ann refreshed',
        'menu of Ben opened',
      ]);
  });

  test('a number that fits nowhere is refused with the current menu', async () => {
    const life = await givenMatch({ game, people: PAIR, record: KEPT });
    await life.when('Ben', 'play', { move: 'y4' }).brings('menu of seat 1: table.note.illegal', ['menu of Ben opened']);
  });

  test('whoever lets time run out throws all dice, keeps them and passes, at their turn too', async () => {
    const life = await givenMatch({ game, people: PAIR, pace: 'relaxed', record: [] });
    life.dictate(1, 2, 3);
    await life
      .whenDue()
      .changes([
        ...RELAXED_ANEW,
        'seat 0: missed 1',
        'record + "0 d-oyp" by the clock',
        'record + "* 1 2 3"',
        'board 2 renewed, anew',
      ]);
    await life.show();
    await life
      .whenDue()
      .changes([
        'host: Ben',
        ...RELAXED_ANEW,
        'seat 0: present → away, missed 2',
        'record + "0 keep" by the clock',
        'record + "0 pass" by the clock',
        'board 2 renewed, anew, calls Ben',
      ]);
    await life.show();
    await life
      .whenDue()
      .changes([...RELAXED_ANEW, 'seat 1: missed 1', 'record + "1 pass" by the clock', 'board 2 renewed, anew']);
  });

  test('a fourth failed attempt ends the match', async () => {
    const { events } = fixtures.rare.at(-1)!;
    const life = await givenMatch({ game, people: PAIR, record: events.slice(0, -1) });
    await life
      .when('Ben', 'play', { move: 'pass' })
      .brings('menu of seat 1', [
        'status: playing → over',
        'due never',
        'late called never',
        'match 1: over',
        'match 1: seat 0 is number 2 with -20 points',
        'match 1: seat 1 is number 1 with -15 points',
        'record + "1 pass"',
        'board 2 renewed, closed at line 35',
        'result 3 posted',
        'menu of Ann refreshed',
        'menu of Ben answered',
        'result of Ann (seat 0, "Ann") in qwinto here: number 2 of 2, -20 points',
        'result of Ben (seat 1, "Ben") in qwinto here: number 1 of 2, -15 points',
        'rating of Ann in qwinto here: 22.4 ± 8.1 after 1',
        'rating of Ben in qwinto here: 27.6 ± 8.1 after 1',
        'rating of Ann in qwinto everywhere: 22.4 ± 8.1 after 1',
        'rating of Ben in qwinto everywhere: 27.6 ± 8.1 after 1',
      ]);
  });
});
