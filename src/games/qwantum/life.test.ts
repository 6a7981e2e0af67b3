import { describe, test } from 'vitest';
import { givenMatch } from '../../../test/support/life/given.js';
import { RELAXED_ANEW, TIME_ANEW } from '../../../test/support/life/lists.js';
import { fixtures } from './fixtures.js';
import { qwantum as game } from './game.js';

const PAIR = ['Ann', 'Ben'];
/** Purple 7, blue 8, red 8, yellow 7. */
const THROW = '* 4 r1 y3 b4 p1 r3 p2';

describe('at a table', () => {
  test('some of the dice are thrown once more, on the same board', async () => {
    const life = await givenMatch({ game, people: PAIR, record: [THROW] });
    life.dictate(4, 6, 1, 1, 1, 6, 1);
    await life
      .when('Ann', 'play', { move: 'again-15' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'match 1: seats that answered: 0',
        'record + "0 again-15"',
        'record + "* 4 p6 y3 b4 p1 y4 p2"',
        'board 2 renewed, calls nobody',
        'menu of Ann opened',
      ]);
  });

  test('a throw that is kept is asked of nobody but who threw it', async () => {
    const life = await givenMatch({ game, people: PAIR, record: [THROW] });
    await life
      .when('Ann', 'play', { move: 'keep' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'match 1: seats that answered: 0',
        'record + "0 keep"',
        'board 2 renewed, calls nobody',
        'menu of Ann opened',
      ]);
  });

  test('what one colour is worth may be entered, after which everybody is asked for another one', async () => {
    const life = await givenMatch({ game, people: PAIR, record: [THROW, '0 keep'] });
    await life
      .when('Ann', 'play', { move: 'b-r' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 b-r"',
        'board 2 renewed, anew, calls Ben',
        'menu of Ann answered',
      ]);
  });

  test('the bots answer at once', async () => {
    const life = await givenMatch({ game, people: ['Ann'], bots: 1, record: [THROW, '0 keep'] });
    await life
      .when('Ann', 'play', { move: 'b-r' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 b-r"',
        'record + "1 c-p" by the opponent',
        'board 2 renewed',
        'menu of Ann answered',
      ]);
  });

  test('the last answer brings the next throw, and calls whose turn it is', async () => {
    const life = await givenMatch({ game, people: PAIR, record: [THROW, '0 keep', '0 b-r', '1 c-b'] });
    life.dictate(1, 2, 3, 4, 5, 6, 1);
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 c-pass"',
        'record + "* 1 r4 y1 y4 y6 y4 y1"',
        'board 2 renewed, calls nobody',
        'menu of Ann answered',
        'menu of Ben refreshed',
      ]);
  });

  test('the colour that was entered in this turn is offered to who has entered it no more', async () => {
    const life = await givenMatch({ game, people: PAIR, record: [THROW, '0 keep', '0 b-r'] });
    await life
      .when('Ann', 'play', { move: 'c-r' })
      .brings('menu of seat 0: table.note.illegal', ['menu of Ann answered']);
  });

  test('whoever lets time run out keeps the dice and passes, at their turn too', async () => {
    const life = await givenMatch({ game, people: PAIR, pace: 'relaxed', record: [THROW] });
    await life
      .whenDue()
      .changes([...RELAXED_ANEW, 'seat 0: missed 1', 'record + "0 keep" by the clock', 'board 2 renewed, anew']);
    await life.show();
    await life
      .whenDue()
      .changes([
        'host: Ben',
        ...RELAXED_ANEW,
        'seat 0: present → away, missed 2',
        'record + "0 b-pass" by the clock',
        'record + "0 c-pass" by the clock',
        'board 2 renewed, anew, calls Ben',
      ]);
  });

  test('a fifth misthrow ends the match', async () => {
    const { events } = fixtures.rare.at(-1)!;
    const life = await givenMatch({ game, people: PAIR, record: events.slice(0, -1) });
    await life
      .when('Ben', 'play', { move: 'c-pass' })
      .brings('menu of seat 1', [
        'status: playing → over',
        'due never',
        'late called never',
        'match 1: over',
        'match 1: seat 0 is number 2 with -15 points',
        'match 1: seat 1 is number 1 with -10 points',
        'record + "1 c-pass"',
        'board 2 renewed, closed at line 45',
        'result 3 posted',
        'menu of Ann refreshed',
        'menu of Ben answered',
        'result of Ann (seat 0, "Ann") in qwantum here: number 2 of 2, -15 points',
        'result of Ben (seat 1, "Ben") in qwantum here: number 1 of 2, -10 points',
        'rating of Ann in qwantum here: 22.4 ± 8.1 after 1',
        'rating of Ben in qwantum here: 27.6 ± 8.1 after 1',
        'rating of Ann in qwantum everywhere: 22.4 ± 8.1 after 1',
        'rating of Ben in qwantum everywhere: 27.6 ± 8.1 after 1',
      ]);
  });
});
