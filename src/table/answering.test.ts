import { describe, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { listMenus, listResult, TIME_ANEW } from '../../test/support/life/lists.js';
import { passedTurns, SEVEN, untilLastMove } from '../../test/support/life/records.js';

const PAIR = ['Ann', 'Ben'];

describe('the sheet', () => {
  test('is opened, and nothing else happens', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life.when('Ben', 'sheet').brings('menu of seat 1', ['menu of Ben opened']);
    await life.when('Ben', 'sheet').brings('menu of seat 1', ['menu of Ben answered']);
    await life.when('Ann', 'sheet').brings('menu of seat 0', ['menu of Ann answered']);
  });

  test('speaks the language of who presses', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.when('Ann', 'sheet', {}, { locale: 'de' }).brings('menu of seat 0', ['menu of Ann opened, in de']);
  });

  test('may still be looked at once the match is over, by whoever sat there', async () => {
    const life = await givenMatch({ people: PAIR, record: passedTurns(2, 7) });
    await life.when('Ann', 'sheet').brings('menu of seat 0', ['menu of Ann answered']);
    await life.when('Eve', 'sheet').isRefused('table.refuse.strangerOver');
  });
});

describe('an answer', () => {
  test('that others are still asked beside is noted, and gives nobody more time', async () => {
    const life = await givenMatch({ record: [SEVEN] });
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
      .when('Ben', 'play', { move: 'w-y7' })
      .brings('menu of seat 1', [
        'match 1: seats that answered: 0, 1',
        'record + "1 w-y7"',
        'board 2 renewed',
        'menu of Ann refreshed',
        'menu of Ben opened',
      ]);
  });

  test('may be changed, which nobody else sees', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-pass'] });
    await life
      .when('Ann', 'play', { move: 'w-b7' })
      .brings('menu of seat 0', ['record + "0 w-b7"', 'menu of Ann answered']);
  });

  test('given twice is written once', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-pass'] });
    await life.when('Ann', 'play', { move: 'w-r7' }).brings('menu of seat 0', ['menu of Ann answered']);
  });

  test('that was the last one opens the next step, on the same board for whoever has a menu open', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-pass'] });
    await life
      .when('Cid', 'play', { move: 'w-g7' })
      .brings('menu of seat 2', [
        ...TIME_ANEW,
        'match 1: seats that answered: 0, 1, 2',
        'record + "2 w-g7"',
        'board 2 renewed, calls nobody',
        ...listMenus('refreshed', 'Ann', 'Ben'),
        'menu of Cid opened',
      ]);
  });

  test('that ends a turn brings a throw, and a new board that calls everybody', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-pass', '2 w-g7'] });
    life.dictate(1, 1, 1, 1, 1, 1);
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 c-pass"',
        'record + "* 1 1 1 1 1 1"',
        'board 2 renewed',
        'menu of Ann answered',
        ...listMenus('refreshed', 'Ben', 'Cid'),
      ]);
  });

  test('is answered by the bots at once', async () => {
    const life = await givenMatch({ people: ['Ann'], bots: 1, record: [SEVEN, '1 w-pass', '0 w-pass'] });
    life.dictate(6, 6, 1, 1, 1, 1);
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 c-pass"',
        'record + "* 6 6 1 1 1 1"',
        'record + "1 w-g12" by the opponent',
        'board 2 renewed',
        'menu of Ann answered',
      ]);
  });

  test('that ends the match brings its result, statistics and ratings', async () => {
    const life = await givenMatch({ people: PAIR, record: untilLastMove(2) });
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', ['status: playing → over', 'due never', 'late called never', ...listResult('Ben')]);
    await life.show();
    await life.when('Ann', 'play', { move: 'c-pass' }).brings('menu of seat 0', ['menu of Ann answered']);
  });

  test('that ends a match from which somebody has left leaves them last, whatever their points, and rated', async () => {
    const life = await givenMatch({ people: PAIR, record: untilLastMove(2) });
    await life.press('Ben', 'quit');
    await life
      .when('Ann', 'play', { move: 'c-pass' })
      .brings('menu of seat 0', ['status: playing → over', 'due never', 'late called never', ...listResult('Ann')]);
  });
});

describe('a press that changes nothing', () => {
  test('is that on an older step, which is told with the current menu', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-pass', '2 w-g7'] });
    const step = life.step() - 1;
    await life
      .when('Ann', 'play', { step, move: 'w-b7' })
      .brings('menu of seat 0: table.note.stale', ['menu of Ann answered']);
    await life
      .when('Cid', 'tap', { step, what: 'r' })
      .brings('menu of seat 2: table.note.stale', ['menu of Cid answered']);
    await life
      .when('Ann', 'play', { step: step + 9, move: 'w-b7' })
      .brings('menu of seat 0: table.note.stale', ['menu of Ann answered']);
  });

  test('is a move that is not legal', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    for (const move of ['w-r8', 'c-pass', 'no-such-move', ''])
      await life
        .when('Ann', 'play', { move })
        .brings('menu of seat 0: table.note.illegal', [
          move === 'w-r8' ? 'menu of Ann opened' : 'menu of Ann answered',
        ]);
  });

  test('is a move of who is not asked', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-pass', '2 w-g7'] });
    await life
      .when('Ben', 'play', { move: 'w-r7' })
      .brings('menu of seat 1: table.note.notAsked', ['menu of Ben answered']);
  });

  test('is a tap, which only shows another menu', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.when('Ann', 'tap', { what: 'r' }).brings('menu of seat 0, tapped r', ['menu of Ann opened']);
  });

  test('is any of a stranger', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.when('Eve', 'sheet').isRefused('table.refuse.stranger');
    await life.when('Eve', 'play', { move: 'w-r7' }).isRefused('table.refuse.stranger');
    await life.when('Eve', 'tap', { what: 'r' }).isRefused('table.refuse.stranger');
  });
});

test('a match whose record breaks the rules is closed by the next press, with its reason', async () => {
  const life = await givenMatch({ people: PAIR, record: [SEVEN] });
  await life.harness.store.update({ table: life.table }, null, 0, ({ lines }) => ({
    append: { after: lines.length, lines: [{ text: '0 no-such-move', giver: 'person', at: 0 }] },
    out: null,
  }));
  await life
    .when('Ann', 'sheet')
    .brings('table.void.record', [
      'status: playing → void',
      'reason: table.void.record',
      'due never',
      'late called never',
      'match 1: void',
      'board 2 renewed, closed at line 2',
      'result 3 posted',
    ]);
  await life.show();
  await life.when('Ann', 'sheet').isRefused('table.refuse.closed');
});

test('whoever had been away is there again by any press', async () => {
  const life = await givenMatch({ people: PAIR, record: [SEVEN] });
  await life.pass(61_000);
  await life.press('Ann', 'sheet');
  await life.pass(61_000);
  await life.when('Ben', 'sheet').brings('menu of seat 1', ['seat 1: missed 0', 'menu of Ben opened']);
});
