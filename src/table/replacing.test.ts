import { describe, test } from 'vitest';
import { givenLobby, givenMatch } from '../../test/support/life/given.js';
import { TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN } from '../../test/support/life/records.js';
import { GAME, idOf } from '../../test/support/table-harness.js';

const MODERATOR = { moderator: true };
const kickOf = (person: string | null) =>
  ({ of: 'kick', game: GAME.id, person: person === null ? null : idOf(person) }) as const;

describe('a moderator without a part in the match', () => {
  test('has anybody replaced at once, after a question; the match counts for nobody', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN, '0 w-r7'] });
    await life
      .when('Mod', 'find', kickOf('Ben'), MODERATOR)
      .brings('kick.ask | kick seat 1 Ben asked alone', ['press not noted']);
    await life
      .when('Mod', 'kick', { seat: 1, asked: 'alone' }, MODERATOR)
      .brings('kick.done (seat seat 1) | pardon Ben', [
        ...TIME_ANEW,
        'banned + Ben',
        'seat 1: present → sent (a bot plays), since line 2',
        'match 1: counts for nobody',
        'record + "1 w-pass" by the opponent',
        'board 2 renewed, calls nobody',
        'menu of Ann refreshed',
      ]);
  });

  test('who replaces the last person closes the table', async () => {
    const life = await givenMatch({ people: ['Ann'], bots: 1, record: [SEVEN, '1 w-pass'] });
    await life
      .when('Mod', 'kick', { seat: 0, asked: 'alone' }, MODERATOR)
      .brings('kick.done (seat seat 0) | pardon Ann', [
        'status: playing → void',
        'reason: table.reason.deserted',
        'due never',
        'late called never',
        'banned + Ann',
        'seat 0: present → sent (a bot plays)',
        'match 1: void',
        'match 1: counts for nobody',
        'board 2 renewed, closed at line 2',
        'result 3 posted',
      ]);
  });
});

describe('whoever was replaced while present', () => {
  const givenReplaced = async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life.press('Mod', 'kick', { seat: 1, asked: 'alone' }, MODERATOR);
    return life;
  };

  test('is told why, and comes back to no seat', async () => {
    const life = await givenReplaced();
    for (const kind of ['sheet', 'play', 'tap', 'quit', 'back', 'kick'] as const)
      await life.when('Ben', kind, { seat: 0, move: 'w-r7', what: 'r' }).isRefused('kick.told.sent');
    for (const seat of [0, 1, 2]) await life.when('Ben', 'take', { seat }).isRefused('kick.told.sent');
  });

  test('is let back by the host or a moderator, and by nobody else', async () => {
    const life = await givenReplaced();
    const person = idOf('Ben');
    await life.when('Ben', 'pardon', { person }, MODERATOR).isRefused('kick.refuse.pardon');
    await life.when('Cid', 'pardon', { person }).isRefused('kick.refuse.pardon');
    await life.when('Ann', 'pardon', { person: idOf('Cid') }).isRefused('kick.refuse.free');
    await life.when('Ann', 'pardon', { person }).brings('kick.pardoned', ['banned − Ben', 'menu of Ann refreshed']);
    await life.show();
    await life.when('Ben', 'sheet').isRefused('kick.told.pardoned (game qwixx.name) | back');
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: sent (a bot plays) → present, since line 3',
        'board 2 renewed',
        'menu of Ann refreshed',
        'menu of Ben opened',
      ]);
  });

  test('is let back by the command, too', async () => {
    const life = await givenReplaced();
    await life.when('Ann', 'find', kickOf('Ben')).brings('kick.pardoned', ['banned − Ben', 'menu of Ann refreshed']);
  });
});

test('whoever was removed while they played for somebody may take no seat there again, and its own person may', async () => {
  const life = await givenMatch({ record: [SEVEN] });
  await life.press('Ben', 'quit');
  await life.press('Eve', 'take', { seat: 1 });
  await life.press('Ann', 'kick', { seat: 1 });
  await life.press('Cid', 'kick', { seat: 1 });
  await life.when('Eve', 'take', { seat: 1 }).isRefused('take.refuse.barred');
  await life
    .when('Ben', 'back')
    .brings('menu of seat 1', [
      'seat 1: left (a bot plays) → present',
      'board 2 renewed',
      'menu of Eve refreshed',
      'menu of Ben opened',
    ]);
});

describe('in a lobby', () => {
  test('the host takes somebody out, who may not join again', async () => {
    const life = await givenLobby();
    await life.when('Ann', 'find', kickOf(null)).brings('kick.ask.lobby | oust Ben | oust Cid', ['press not noted']);
    await life
      .when('Ann', 'oust', { person: idOf('Ben') })
      .brings('kick.done.lobby', [
        'host heard now',
        'due in 30 min',
        'banned + Ben',
        'seat 1: Ben → Cid',
        'seat 2: − Cid',
        'lobby 1 renewed',
      ]);
    await life.show();
    await life.when('Ben', 'join').isRefused('kick.told.lobby');
    await life
      .when('Ann', 'oust', { person: idOf('Cid') })
      .brings('kick.done.lobby', [
        'host heard now',
        'due in 30 min',
        'banned + Cid',
        'seat 1: − Cid',
        'lobby 1 renewed',
      ]);
    await life.when('Ben', 'join').isRefused('kick.told.lobby');
    await life.when('Cid', 'join').isRefused('kick.told.lobby');
  });

  test('the host lets them join again', async () => {
    const life = await givenLobby();
    await life.press('Ann', 'oust', { person: idOf('Ben') });
    await life.when('Cid', 'find', kickOf('Ben')).brings('kick.refuse.pardon', []);
    await life.when('Ann', 'find', kickOf('Ben')).brings('kick.pardoned', ['banned − Ben']);
    await life.when('Ben', 'join').brings('lobby', ['due in 30 min', 'seat 2: + Ben', 'lobby 1 renewed']);
  });

  test('others take nobody out, nor the host themself', async () => {
    const life = await givenLobby();
    await life.when('Ben', 'oust', { person: idOf('Ann') }).isRefused('table.refuse.notHost');
    await life.when('Ann', 'oust', { person: idOf('Ann') }).isRefused('kick.refuse.self');
    await life.when('Ann', 'oust', { person: idOf('Eve') }).isRefused('kick.refuse.out');
  });

  test('a moderator takes out the host, and the last person, whose lobby is closed', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben'] });
    await life
      .when('Mod', 'oust', { person: idOf('Ann') }, MODERATOR)
      .brings('kick.done.lobby', [
        'host: Ben',
        'host heard now',
        'due in 30 min',
        'banned + Ann',
        'seat 0: Ann → Ben',
        'seat 1: − Ben',
        'lobby 1 renewed',
      ]);
    await life.show();
    await life
      .when('Mod', 'oust', { person: idOf('Ben') }, MODERATOR)
      .brings('kick.done.closed', [
        'status: lobby → cancelled',
        'due never',
        'banned + Ben',
        'seat 0: − Ben',
        'lobby 1 renewed',
      ]);
  });
});
