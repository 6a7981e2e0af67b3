import { describe, expect, test } from 'vitest';
import { rowsIn } from '../../test/support/life/contents.js';
import { givenLobby, givenMatch } from '../../test/support/life/given.js';
import type { Life } from '../../test/support/life/life.js';
import { listMenus, TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN, SEVEN_FACES, untilLastMove } from '../../test/support/life/records.js';
import { GAME, idOf, keyOf } from '../../test/support/table-harness.js';
import { tellDismissed } from './replies.js';

const PAIR = ['Ann', 'Ben'];
const MODERATOR = { moderator: true };
const ELSEWHERE = { guildId: '800000000000000002', moderator: true };
const kickOf = (person: string) => ({ of: 'kick', game: GAME.id, person: idOf(person) }) as const;

/** Time passes until that person is away; these others press now and then. */
async function passUntilAway(life: Life, name: string, others: readonly string[]): Promise<void> {
  const isAway = () => rowsIn(life.harness.contents(), 'seats').some((row) => row.name === name && row.away === 1);
  for (let n = 0; n < 60 && !isAway(); n++) {
    await life.pass(life.untilDue());
    for (const other of others) await life.press(other, 'sheet');
  }
  expect(isAway()).toBe(true);
}

describe('the own person of a seat', () => {
  test('comes back over whoever plays there for them, who plays there no more', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await life.when('Ben', 'sheet').brings('leave.taken (seat seat 1) | back', []);
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: left (Eve plays) → present',
        'board 2 renewed',
        'menu of Eve refreshed',
        'menu of Ben opened',
      ]);
    await life.show();
    await life.when('Eve', 'play', { move: 'w-r7' }).isRefused('table.refuse.stranger');
    expect(keyOf(tellDismissed(await life.harness.live(life.table), idOf('Eve')))).toBe('take.told.over');
    await life.when('Eve', 'take', { seat: 1 }).isRefused('take.refuse.taken');
  });

  test('who was replaced while away has a way back, though the second account of who did it plays there', async () => {
    const life = await givenMatch({ people: PAIR, pace: 'relaxed', record: [SEVEN] });
    await passUntilAway(life, 'Ben', ['Ann']);
    await life.press('Ann', 'kick', { seat: 1, asked: 'alone' });
    await life.press('Eve', 'take', { seat: 1 });
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: absent (Eve plays) → present',
        'board 2 renewed',
        ...listMenus('refreshed', 'Ann', 'Eve'),
        'menu of Ben opened',
      ]);
  });

  test('who was sent away stays away while somebody plays there for them, until they are let', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Mod', 'kick', { seat: 1, asked: 'alone' }, MODERATOR);
    await life.press('Eve', 'take', { seat: 1 });
    await life.when('Ben', 'back').isRefused('kick.told.sent');
    await life
      .when('Mod', 'pardon', { person: idOf('Ben') }, MODERATOR)
      .brings('kick.pardoned', ['banned − Ben', 'menu of Eve refreshed']);
    await life.show();
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: sent (Eve plays) → present',
        'board 2 renewed',
        'menu of Eve refreshed',
        'menu of Ben opened',
      ]);
  });
});

describe('the host’s role', () => {
  test('never goes to who plays for somebody else, and returns to who opened the table', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await passUntilAway(life, 'Ann', ['Eve']);
    await life.when('Eve', 'sheet').brings('menu of seat 1', ['menu of Eve answered']);
    await life.when('Eve', 'end').isRefused('end.refuse.deputy');
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'host: Ben',
        'seat 1: left (Eve plays) → present, since line 6',
        'board 2 renewed',
        'menu of Eve refreshed',
        'menu of Ben opened',
      ]);
    await life.show();
    await life
      .when('Ann', 'sheet')
      .brings('menu of seat 0', [
        'host: Ann',
        'seat 0: away → present, missed 0, since line 5',
        'board 2 renewed',
        ...listMenus('refreshed', 'Eve', 'Ben'),
        'menu of Ann opened',
      ]);
  });

  test('stays with who has it while who opened the table only sits there', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ann', 'quit');
    await life
      .when('Ann', 'back')
      .brings('menu of seat 0', [
        'host: Ann',
        'seat 0: left (a bot plays) → present, since line 2',
        'board 2 renewed',
        'menu of Ann opened',
      ]);
    await passUntilAway(life, 'Ann', ['Ben', 'Cid']);
    await life.when('Cid', 'sheet').brings('menu of seat 2', ['menu of Cid answered']);
    await life
      .when('Ben', 'end')
      .brings('end.voted (votes 1, needed 2)', [
        'seat 1: for ending',
        'board 2 renewed',
        ...listMenus('refreshed', 'Ann', 'Ben', 'Cid'),
      ]);
  });

  test('gives no right to who has left, even where nobody follows', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    life.dictate(...SEVEN_FACES);
    await life
      .when('Ann', 'quit')
      .brings('leave.told (game qwixx.name) | back', [
        ...TIME_ANEW,
        'seat 0: present → left (a bot plays), since line 2',
        'record + "0 w-pass" by the opponent',
        'record + "0 c-b10" by the opponent',
        'record + "* 3 4 1 2 5 6"',
        'record + "0 w-pass" by the opponent',
        'board 2 renewed, calls nobody',
        'menu of Eve refreshed',
      ]);
    await life.show();
    await life.when('Ann', 'end').isRefused('end.refuse.stranger');
    await life.when('Ann', 'kick', { seat: 1 }).brings('leave.told (game qwixx.name) | back', []);
  });
});

describe('a lobby', () => {
  test('whose only person a moderator takes out is closed, and who was taken out leads nothing', async () => {
    const life = await givenLobby({ people: ['Ann'], bots: 1 });
    await life
      .when('Mod', 'find', kickOf('Ann'), MODERATOR)
      .brings('kick.done.closed', [
        'status: lobby → cancelled',
        'due never',
        'banned + Ann',
        'seat 0: Ann → Hugo (hard)',
        'seat 1: − Hugo (hard)',
        'lobby 1 renewed',
      ]);
    await life.show();
    await life.when('Ann', 'bot').isRefused('table.refuse.cancelled');
    await life.when('Ann', 'begin').isRefused('table.refuse.cancelled');
  });

  test('is led by who sits there, never by who was taken out', async () => {
    const life = await givenLobby({ people: PAIR });
    await life
      .when('Mod', 'find', kickOf('Ann'), MODERATOR)
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
    for (const kind of ['bot', 'unbot', 'begin', 'cancel'] as const)
      await life.when('Ann', kind).isRefused('table.refuse.notHost');
    await life.when('Ann', 'close').isRefused('table.refuse.mayNotEnd');
  });
});

describe('from another server nobody does anything at a table or learns of it, not even as a moderator there,', () => {
  test.each(['Ann', 'Ben', 'Eve'])('not %s', async (name) => {
    const life = await givenMatch({ record: [SEVEN] });
    const { table } = life;
    await life.open('Ann');
    await life.press('Ben', 'join');
    for (const kind of ['join', 'leave', 'bot', 'unbot', 'begin', 'cancel', 'close'] as const)
      await life.when(name, kind, {}, ELSEWHERE).isRefused('table.refuse.unknown');
    for (const kind of ['next', 'sheet', 'quit', 'back', 'end', 'stay'] as const)
      await life.when(name, kind, {}, ELSEWHERE).isRefused('table.refuse.unknown');
    for (const kind of ['kick', 'take'] as const)
      await life.when(name, kind, { seat: 1 }, ELSEWHERE).isRefused('table.refuse.unknown');
    await life.when(name, 'play', { move: 'w-r7' }, ELSEWHERE).isRefused('table.refuse.unknown');
    await life.when(name, 'tap', { what: 'r' }, ELSEWHERE).isRefused('table.refuse.unknown');
    await life.when(name, 'pardon', { person: idOf('Ben') }, ELSEWHERE).isRefused('table.refuse.unknown');
    await life.when(name, 'again', { table }, ELSEWHERE).isRefused('table.refuse.unknown');
    await life
      .when(name, 'find', { of: 'end', game: GAME.id, person: null }, ELSEWHERE)
      .brings('table.refuse.nothingToEnd', ['press not noted']);
  });

  test('not at a table whose match is over', async () => {
    const life = await givenMatch({ people: PAIR, record: untilLastMove(2) });
    await life.press('Ann', 'play', { move: 'c-pass' });
    await life.when('Ann', 'again', {}, ELSEWHERE).isRefused('table.refuse.unknown');
  });
});
