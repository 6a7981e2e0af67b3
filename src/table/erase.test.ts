import { describe, test } from 'vitest';
import { givenLobby, givenMatch, givenResult } from '../../test/support/life/given.js';
import { listForgotten } from '../../test/support/life/lists.js';
import { SEVEN } from '../../test/support/life/records.js';

const PAIR = ['Ann', 'Ben'];

describe('somebody who has their data erased', () => {
  test('leaves a match, where a bot plays on for nobody who is known', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life
      .whenErased('Ben')
      .changes([
        'seat 1: Ben → nobody known, present → left (a bot plays), since line 2',
        'record + "1 w-pass" by the opponent',
        'lobby 1 renewed',
        'board 2 renewed 2 times, calls nobody',
        'menu of Ann refreshed',
        ...listForgotten('Ben'),
      ]);
  });

  test('hands the host’s role on, and is not the one who opened the table any more', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life
      .whenErased('Ann')
      .changes([
        'opener: nobody',
        'host: Ben',
        'seat 0: Ann → nobody known, present → left (a bot plays), since line 2',
        'lobby 1 renewed',
        'board 2 renewed 2 times, calls nobody',
        'menu of Ann gone',
        ...listForgotten('Ann'),
      ]);
  });

  test('closes the table where they were the last one', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life
      .whenErased('Ann')
      .changes([
        'status: playing → void',
        'reason: table.reason.deserted',
        'opener: nobody',
        'host: nobody',
        'due never',
        'late called never',
        'seat 0: Ann → nobody known, present → left (a bot plays)',
        'match 1: void',
        'lobby 1 renewed',
        'board 2 renewed 2 times, closed at line 2, calls nobody',
        'result 3 posted',
        ...listForgotten('Ann'),
      ]);
  });

  test('leaves a lobby', async () => {
    const life = await givenLobby({ people: PAIR });
    await life
      .whenErased('Ben')
      .changes(['due in 30 min', 'seat 1: − Ben', 'lobby 1 renewed', ...listForgotten('Ben')]);
  });

  test('changes nothing where nothing is known of them', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.whenErased('Eve').changes([]);
  });
});

test('somebody who is erased leaves every lobby they sit in; where they were the last one it is closed', async () => {
  const life = await givenLobby({ people: PAIR });
  await life.open('Ben');
  await life
    .whenErased('Ben')
    .changes([
      'due in 30 min',
      'table 2: status: lobby → cancelled',
      'table 2: opener: nobody',
      'table 2: host: nobody',
      'table 2: host heard now',
      'table 2: due never',
      'seat 1: − Ben',
      'table 2: seat 0: − Ben',
      'lobby 1 renewed',
      'table 2: lobby 2 renewed',
      ...listForgotten('Ben'),
    ]);
});

test('somebody who is erased after a match leaves its table without their name', async () => {
  const life = await givenResult();
  await life
    .whenErased('Ben')
    .changes([
      'seat 1: Ben → nobody known',
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
