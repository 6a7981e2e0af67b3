import { describe, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { SEVEN } from '../../test/support/life/records.js';

const PAIR = ['Ann', 'Ben'];
const MODERATOR = { moderator: true };

describe('ending a match', () => {
  test('is asked about first', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.when('Ann', 'ending').brings('end.ask (votes 0, needed 2, games 1) | end', ['press not noted']);
    await life.press('Ann', 'end');
    await life.when('Ann', 'ending').brings('end.ask.again (votes 1, needed 2, games 1) | stay', ['press not noted']);
    await life
      .when('Mod', 'ending', {}, MODERATOR)
      .brings('end.ask.moderator (votes 1, needed 2, games 1) | end asked moderator', ['press not noted']);
    await life.when('Eve', 'ending').brings('end.refuse.stranger', ['press not noted']);
  });

  test('takes the word of everybody who is present, each of which is told on the board', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life
      .when('Ann', 'end')
      .brings('end.voted (votes 1, needed 2)', ['seat 0: for ending', 'board 2 renewed', 'menu of Ann refreshed']);
    await life.show();
    await life.when('Ann', 'end').brings('end.voted (votes 1, needed 2)', []);
    await life
      .when('Ben', 'end')
      .brings('table.done.ended', [
        'status: playing → void',
        'reason: table.reason.agreed',
        'due never',
        'late called never',
        'match 1: void',
        'board 2 renewed, closed at line 2',
        'result 3 posted',
        'menu of Ann refreshed',
      ]);
  });

  test('can be taken back', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life.when('Ann', 'stay').brings('end.stayed', []);
    await life.press('Ann', 'end');
    await life
      .when('Ann', 'stay')
      .brings('end.stayed', ['seat 0: not for ending any more', 'board 2 renewed', 'menu of Ann refreshed']);
  });

  test('waits for the word of whoever comes back', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ann', 'end');
    await life.press('Ben', 'end');
    await life
      .when('Ben', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'seat 1: present → left (a bot plays), since line 1, not for ending any more',
        'record + "1 w-pass" by the opponent',
        'board 2 renewed',
      ]);
    await life.press('Ben', 'back');
    await life
      .when('Cid', 'end')
      .brings('end.voted (votes 2, needed 3)', ['seat 2: for ending', 'board 2 renewed', 'menu of Ben refreshed']);
  });

  test('against bots only, is done at once', async () => {
    const life = await givenMatch({ people: ['Ann'], bots: 1, record: [SEVEN, '1 w-pass'] });
    await life
      .when('Ann', 'ending')
      .brings('end.ask.alone (votes 0, needed 1, games 1) | end asked alone', ['press not noted']);
    await life
      .when('Ann', 'end', { asked: 'alone' })
      .brings('table.done.ended', [
        'status: playing → void',
        'reason: table.reason.alone',
        'due never',
        'late called never',
        'match 1: void',
        'board 2 renewed, closed at line 2',
        'result 3 posted',
      ]);
    await life.when('Ann', 'end').isRefused('table.refuse.closed');
    await life.when('Ann', 'stay').isRefused('table.refuse.closed');
  });

  test('is not done by who only plays for another, alone', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await life.press('Ann', 'quit');
    await life.when('Eve', 'end').isRefused('end.refuse.deputy');
  });

  test('is a moderator’s who has no part in it, at once', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life
      .when('Mod', 'end', { asked: 'moderator' }, MODERATOR)
      .brings('table.done.ended', [
        'status: playing → void',
        'reason: table.reason.moderator',
        'due never',
        'late called never',
        'match 1: void',
        'board 2 renewed, closed at line 2',
        'result 3 posted',
        'menu of Ann refreshed',
      ]);
  });

  test('is no matter of strangers, nor of a moderator who has left their seat', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.when('Eve', 'end').isRefused('end.refuse.stranger');
    await life.when('Eve', 'stay').isRefused('end.refuse.stranger');
    await life.press('Ann', 'quit');
    await life.when('Ann', 'end', {}, MODERATOR).isRefused('end.refuse.stranger');
  });
});
