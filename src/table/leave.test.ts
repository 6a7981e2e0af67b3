import { describe, test } from 'vitest';
import { givenLobby, givenMatch } from '../../test/support/life/given.js';
import { listMenus, listNames, TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN, SEVEN_FACES } from '../../test/support/life/records.js';
import { GAME } from '../../test/support/table-harness.js';

const PAIR = ['Ann', 'Ben'];
const LEAVE = { of: 'leave', game: GAME.id, person: null } as const;

describe('leaving in the middle of a match', () => {
  test('is asked about first: nothing happens before it is confirmed', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life.when('Ben', 'find', LEAVE).brings('leave.ask (game qwixx.name) | quit', ['press not noted']);
  });

  test('has a bot play on at once where the seat is awaited', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life
      .when('Ben', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'seat 1: present → left (a bot plays), since line 2',
        'record + "1 w-pass" by the opponent',
        'board 2 renewed',
        'menu of Ann refreshed',
      ]);
  });

  test('leaves the answer that was given', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-y7'] });
    await life
      .when('Ben', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'seat 1: present → left (a bot plays), since line 3',
        'board 2 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
  });

  test('that closes the step opens the next one', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-y7'] });
    await life
      .when('Cid', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        ...TIME_ANEW,
        'seat 2: present → left (a bot plays), since line 3',
        'record + "2 w-pass" by the opponent',
        'board 2 renewed, calls nobody',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
  });

  test('passes the host’s role on clockwise', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-y7'] });
    await life
      .when('Ann', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'host: Ben',
        'seat 0: present → left (a bot plays), since line 3',
        'board 2 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben'),
      ]);
  });

  test('closes the table where the last one does, with its reason, and counts for nobody', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.press('Ann', 'quit');
    await life
      .when('Ben', 'find', LEAVE)
      .brings('leave.ask.last (game qwixx.name) | quit asked last', ['press not noted']);
    await life
      .when('Ben', 'quit', { asked: 'last' })
      .brings('table.reason.deserted', [
        'status: playing → void',
        'reason: table.reason.deserted',
        'due never',
        'late called never',
        'seat 1: present → left (a bot plays)',
        'match 1: void',
        'board 2 renewed, closed at line 2',
        'result 3 posted',
      ]);
    await life.show();
    await life.when('Ann', 'back').isRefused('table.refuse.closed');
    await life.when('Ann', 'quit').isRefused('table.refuse.closed');
    await life.when('Eve', 'take', { seat: 0 }).isRefused('table.refuse.closed');
  });

  test('parks a table where only people are left who are away', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life.pass(life.untilDue());
    await life.press('Ann', 'play', { move: 'c-pass' });
    await life.press('Ann', 'play', { move: 'w-pass' });
    await life.pass(life.untilDue());
    await life
      .when('Ann', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        'status: playing → parked',
        'due in 21 d',
        'late called never',
        'seat 0: present → left (a bot plays), since line 10',
        'board 2 renewed',
        'menu of Ann refreshed',
      ]);
  });
});

describe('whoever has left', () => {
  test('is offered the way back by every button, and changes nothing', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ben', 'quit');
    for (const kind of ['sheet', 'play', 'tap', 'quit'] as const)
      await life.when('Ben', kind, { move: 'w-r7', what: 'r' }).isRefused('leave.told (game qwixx.name) | back');
    await life.when('Ben', 'find', LEAVE).brings('leave.told (game qwixx.name) | back', ['press not noted']);
    await life.when('Ben', 'find', { ...LEAVE, of: 'sheet' }).brings('leave.told (game qwixx.name) | back', []);
    await life.when('Ben', 'end').isRefused('end.refuse.stranger');
    await life.when('Ben', 'stay').isRefused('end.refuse.stranger');
    await life.when('Ben', 'kick', { seat: 0 }).isRefused('leave.told (game qwixx.name) | back');
    await life.when('Ben', 'take', { seat: 0 }).isRefused('leave.told (game qwixx.name) | back');
  });

  test('comes back to their own seat, where what the bot answered in this step stands', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: left (a bot plays) → present, since line 2',
        'board 2 renewed',
        'menu of Ben opened',
      ]);
    await life.show();
    await life.when('Ben', 'play', { move: 'w-r7' }).brings('menu of seat 1', ['menu of Ben answered']);
    await life.when('Ben', 'play', { move: 'w-pass' }).brings('menu of seat 1', ['menu of Ben answered']);
  });

  test('may press Take the seat on their own too', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life
      .when('Ben', 'take', { seat: 1 })
      .brings('menu of seat 1', [
        'seat 1: left (a bot plays) → present, since line 2',
        'board 2 renewed',
        'menu of Ben opened',
      ]);
  });

  test('has the host’s role back with their seat, if they opened the table', async () => {
    const life = await givenMatch({ record: [SEVEN, '1 w-r7'] });
    await life.press('Ann', 'quit');
    await life.press('Ben', 'quit');
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', ['seat 1: left (a bot plays) → present', 'board 2 renewed', 'menu of Ben answered']);
    await life
      .when('Ann', 'back')
      .brings('menu of seat 0', [
        'host: Ann',
        'seat 0: left (a bot plays) → present, since line 3',
        'board 2 renewed',
        'menu of Ben refreshed',
        'menu of Ann opened',
      ]);
  });
});

describe('coming back', () => {
  test('is nobody’s but theirs who sat there', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life.press('Ben', 'quit');
    await life.when('Eve', 'back').isRefused('table.refuse.stranger');
    await life.when('Ann', 'back').brings('menu of seat 0', ['menu of Ann answered']);
  });

  test('sends away whoever has taken the seat meanwhile, and leaves what they have answered', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    life.dictate(...SEVEN_FACES);
    for (const move of ['w-pass', 'c-pass']) await life.press('Ann', 'play', { move });
    await life.press('Eve', 'play', { move: 'w-r7' });
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: left (Eve plays) → present, since line 6',
        'board 2 renewed',
        ...listMenus('refreshed', 'Eve', 'Ann'),
        'menu of Ben opened',
      ]);
    await life.show();
    await life.when('Ben', 'play', { move: 'w-pass' }).brings('menu of seat 1', ['menu of Ben answered']);
    for (const kind of ['sheet', 'play', 'tap'] as const)
      await life.when('Eve', kind, { move: 'w-pass', what: 'r' }).isRefused('table.refuse.stranger');
  });
});

describe('a free seat', () => {
  test('is taken by somebody new, who plays on there', async () => {
    const life = await givenMatch({ record: [SEVEN, '0 w-r7'] });
    await life.press('Ben', 'quit');
    await life
      .when('Eve', 'take', { seat: 1 })
      .brings('menu of seat 1', [
        'seat 1: left (a bot plays) → left (Eve plays), since line 3',
        'board 2 renewed',
        'menu of Ann refreshed',
        'menu of Eve opened',
        ...listNames('Eve'),
      ]);
    await life.show();
    await life.when('Eve', 'play', { move: 'w-r7' }).brings('menu of seat 1', ['menu of Eve answered']);
  });

  test('is for one person only, for none who sits at the table, and must be free', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.when('Eve', 'take', { seat: 1 }).isRefused('take.refuse.taken');
    await life.when('Eve', 'take', { seat: 9 }).isRefused('take.refuse.taken');
    await life.press('Ben', 'quit');
    await life.when('Ann', 'take', { seat: 1 }).isRefused('take.refuse.seated');
    await life.press('Eve', 'take', { seat: 1 });
    await life.when('Fay', 'take', { seat: 1 }).isRefused('take.refuse.taken');
  });

  test('is free again once whoever played there for somebody leaves', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await life.when('Eve', 'find', LEAVE).brings('leave.ask.deputy (game qwixx.name) | quit', ['press not noted']);
    await life
      .when('Eve', 'quit')
      .brings('leave.done.deputy', [
        'seat 1: left (Eve plays) → left (a bot plays)',
        'board 2 renewed',
        'menu of Eve refreshed',
      ]);
  });
});

test('in a lobby one leaves by the command at once', async () => {
  const life = await givenLobby();
  await life
    .when('Ben', 'find', LEAVE)
    .brings('leave.done.lobby', ['due in 30 min', 'seat 1: Ben → Cid', 'seat 2: − Cid', 'lobby 1 renewed']);
  await life.when('Ben', 'find', LEAVE).brings('table.refuse.noMatchHere', ['press not noted']);
});
