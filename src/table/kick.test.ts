import { describe, expect, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { listMenus } from '../../test/support/life/lists.js';
import { SEVEN } from '../../test/support/life/records.js';
import { GAME, idOf } from '../../test/support/table-harness.js';
import { viewVotes } from './view/board.js';

const FOUR = ['Ann', 'Ben', 'Cid', 'Dan'];
const MODERATOR = { moderator: true };
const kickOf = (person: string | null) =>
  ({ of: 'kick', game: GAME.id, person: person === null ? null : idOf(person) }) as const;

describe('a vote', () => {
  test('of one is noted, and told on the board', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN, '3 w-r7'] });
    await life
      .when('Ann', 'kick', { seat: 1 })
      .brings('kick.voted (votes 1, needed 2)', ['vote + Ann against Ben', 'board 2 renewed', 'menu of Dan refreshed']);
    await life.show();
    await life.when('Ann', 'kick', { seat: 1 }).isRefused('kick.voted.already (votes 1, needed 2)');
    await life.when('Ann', 'find', kickOf('Ben')).isRefused('kick.voted.already (votes 1, needed 2)');
  });

  test('of most of the others who are present decides, whoever is host', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN, '3 w-r7'] });
    await life.press('Ben', 'kick', { seat: 0 });
    await life
      .when('Cid', 'kick', { seat: 0 })
      .brings('kick.done (seat seat 0)', [
        'host: Ben',
        'banned + Ann',
        'vote − Ben against Ann',
        'seat 0: present → voted (a bot plays), since line 2',
        'match 1: counts for nobody',
        'record + "0 w-pass" by the opponent',
        'board 2 renewed',
        'menu of Dan refreshed',
      ]);
  });

  test('of one stays one of two on the board where nobody else is left who has one', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Cid', 'kick', { seat: 1 });
    await life.press('Ann', 'quit');
    const { replacing } = viewVotes(await life.harness.read(life.table));
    expect(replacing).toEqual([{ seat: 1, votes: 1, needed: 2 }]);
  });

  test('by the command is given without a question', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life
      .when('Ben', 'find', kickOf('Cid'))
      .brings('kick.voted (votes 1, needed 2)', ['vote + Ben against Cid', 'board 2 renewed']);
  });

  test('of the host that decides lets the host have them back', async () => {
    const life = await givenMatch({ record: [SEVEN, '1 w-pass'] });
    await life.press('Cid', 'kick', { seat: 1 });
    await life
      .when('Ann', 'kick', { seat: 1 })
      .brings('kick.done (seat seat 1) | pardon Ben', [
        'banned + Ben',
        'vote − Cid against Ben',
        'seat 1: present → voted (a bot plays), since line 2',
        'match 1: counts for nobody',
        'board 2 renewed',
        'menu of Ben refreshed',
      ]);
  });

  test('is no matter of strangers, nor of those who have left', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life.when('Eve', 'kick', { seat: 0 }).isRefused('table.refuse.stranger');
    await life.press('Ben', 'kick', { seat: 0 });
    await life.press('Ben', 'quit');
    await life.when('Ben', 'kick', { seat: 0 }).isRefused('leave.told (game qwixx.name) | back');
    // That of who has left counts no more.
    await life
      .when('Cid', 'kick', { seat: 0 })
      .brings('kick.voted (votes 1, needed 2)', ['vote + Cid against Ann', 'board 2 renewed']);
  });

  test('of who may manage the server is a vote like any other while they play, and none after they left', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life
      .when('Ann', 'kick', { seat: 1 }, MODERATOR)
      .brings('kick.voted (votes 1, needed 2)', ['vote + Ann against Ben', 'board 2 renewed']);
    await life.press('Ann', 'quit');
    await life.when('Ann', 'kick', { seat: 1 }, MODERATOR).isRefused('leave.told (game qwixx.name) | back');
  });

  test('needs two at least about who is there', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN] });
    await life.when('Ann', 'kick', { seat: 1 }).isRefused('kick.refuse.alone');
  });

  test('is about people only, and about others', async () => {
    const life = await givenMatch({ bots: 1, record: [SEVEN, '1 w-pass'] });
    await life.when('Ann', 'kick', { seat: 1 }).isRefused('kick.refuse.nobody');
    await life.when('Ann', 'kick', { seat: 9 }).isRefused('kick.refuse.nobody');
    await life.when('Ann', 'kick', { seat: 0 }).isRefused('kick.refuse.self');
    await life.when('Ann', 'find', kickOf('Eve')).brings('kick.refuse.nobody', ['press not noted']);
    await life.when('Ann', 'find', kickOf('Ann')).brings('kick.refuse.self', ['press not noted']);
    await life
      .when('Ann', 'find', kickOf(null))
      .brings('kick.ask.vote | kick seat 2 Ben | kick seat 3 Cid', ['press not noted']);
  });

  test('that has decided is used up: who was let back is not removed by one more word', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life.press('Ben', 'kick', { seat: 3 });
    await life.press('Cid', 'kick', { seat: 3 });
    await life.press('Ann', 'pardon', { person: idOf('Dan') });
    await life.press('Dan', 'back');
    await life
      .when('Ann', 'kick', { seat: 3 })
      .brings('kick.voted (votes 1, needed 2)', ['vote + Ann against Dan', 'board 2 renewed', 'menu of Dan refreshed']);
  });

  test('is not wiped out by leaving and coming back, nor handed to who takes the seat meanwhile', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life.press('Ben', 'kick', { seat: 3 });
    await life.press('Dan', 'quit');
    await life.press('Eve', 'take', { seat: 3 });
    await life
      .when('Cid', 'kick', { seat: 3 })
      .brings('kick.voted (votes 1, needed 2)', ['vote + Cid against Eve', 'board 2 renewed', 'menu of Eve refreshed']);
    await life.press('Eve', 'quit');
    await life.press('Eve', 'take', { seat: 3 });
    await life.when('Cid', 'kick', { seat: 3 }).isRefused('kick.voted.already (votes 1, needed 2)');
    await life.press('Eve', 'quit');
    await life.press('Dan', 'back');
    await life.when('Ben', 'kick', { seat: 3 }).isRefused('kick.voted.already (votes 1, needed 2)');
    await life
      .when('Cid', 'kick', { seat: 3 })
      .brings('kick.done (seat seat 3)', [
        'banned + Dan',
        'vote − Ben against Dan',
        'seat 3: present → voted (a bot plays)',
        'match 1: counts for nobody',
        'board 2 renewed',
        ...listMenus('refreshed', 'Eve', 'Dan'),
      ]);
  });
});

describe('somebody who only plays for another', () => {
  test('has no say about who sits on their own seat, a moderator neither', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Cid', 'quit');
    await life.press('Ann Two', 'take', { seat: 2 });
    await life.when('Ann Two', 'kick', { seat: 1 }).isRefused('kick.refuse.deputy');
    await life.when('Ann Two', 'kick', { seat: 1 }, MODERATOR).isRefused('kick.refuse.deputy');
    await life.when('Ann', 'kick', { seat: 1 }).isRefused('kick.refuse.alone');
  });

  test('has no say about another who does, however many such accounts there are', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life.press('Cid', 'quit');
    await life.press('Dan', 'quit');
    await life.press('Ann Two', 'take', { seat: 2 });
    await life.press('Ann Three', 'take', { seat: 3 });
    await life.when('Ann Three', 'kick', { seat: 2 }).isRefused('kick.refuse.deputy');
    await life.when('Ann Three', 'kick', { seat: 2 }, MODERATOR).isRefused('kick.refuse.deputy');
    await life
      .when('Ann', 'kick', { seat: 2 })
      .brings('kick.voted (votes 1, needed 2)', [
        'vote + Ann against Ann Two',
        'board 2 renewed',
        'menu of Ann Two refreshed',
        'menu of Ann Three refreshed',
      ]);
  });

  test('is not removed by the only one who is left on their own seat, nor without a moderator by anybody once they are gone', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life.press('Cid', 'quit');
    await life.press('Dan', 'quit');
    await life.press('Eve', 'take', { seat: 2 });
    await life.press('Fay', 'take', { seat: 3 });
    await life.press('Ann', 'kick', { seat: 2 });
    await life.press('Ben', 'quit');
    await life.when('Ann', 'kick', { seat: 3 }).isRefused('kick.refuse.alone');
    await life.press('Ann', 'quit');
    await life.when('Fay', 'kick', { seat: 2 }).isRefused('kick.refuse.deputy');
    await life
      .when('Mod', 'kick', { seat: 2, asked: 'alone' }, MODERATOR)
      .brings('kick.done (seat seat 2) | pardon Eve', [
        'banned + Eve',
        'seat 2: left (Eve plays) → left (a bot plays), since line 9',
        'match 1: counts for nobody',
        'record + "2 w-r4" by the opponent',
        'board 2 renewed',
        ...listMenus('refreshed', 'Eve', 'Fay'),
      ]);
  });

  test('and is away is replaced by the host at once, who is alone on their own seat, and the match counts', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], pace: 'relaxed', record: [SEVEN, '0 w-r7'] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await life.press('Ann', 'play', { move: 'c-pass' });
    await life.press('Ann', 'play', { move: 'w-pass' });
    await life.pass(life.untilDue());
    await life.pass(life.untilDue());
    await life
      .when('Ann', 'kick', { seat: 1, asked: 'alone' })
      .brings('kick.done (seat seat 1)', [
        'seat 1: left (Eve plays, away) → left (a bot plays), missed 0, since line 10',
        'board 2 renewed',
      ]);
  });

  test('is voted about by all who are present on their own seats', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Cid', 'quit');
    await life.press('Ann Two', 'take', { seat: 2 });
    await life.press('Ann', 'kick', { seat: 2 });
    await life
      .when('Ben', 'kick', { seat: 2 })
      .brings('kick.done (seat seat 2)', [
        'banned + Ann Two',
        'vote − Ann against Ann Two',
        'seat 2: left (Ann Two plays) → left (a bot plays)',
        'match 1: counts for nobody',
        'board 2 renewed',
        'menu of Ann Two refreshed',
      ]);
  });
});

describe('who is away', () => {
  const givenAway = async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], pace: 'relaxed', record: [SEVEN, '0 w-r7'] });
    await life.pass(life.untilDue());
    await life.press('Ann', 'play', { move: 'c-pass' });
    await life.press('Ann', 'play', { move: 'w-pass' });
    await life.pass(life.untilDue());
    return life;
  };

  test('is replaced by the host at once, after a question, and the match counts', async () => {
    const life = await givenAway();
    await life.when('Ann', 'find', kickOf('Ben')).brings('kick.ask | kick seat 1 Ben asked alone', ['press not noted']);
    await life
      .when('Ann', 'kick', { seat: 1, asked: 'alone' })
      .brings('kick.done (seat seat 1)', [
        'seat 1: away → absent (a bot plays), missed 0, since line 10',
        'board 2 renewed',
        'menu of Ann refreshed',
      ]);
    await life.show();
    await life.when('Ben', 'sheet').isRefused('kick.told.absent (game qwixx.name) | back');
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: absent (a bot plays) → present',
        'board 2 renewed',
        'menu of Ann refreshed',
        'menu of Ben opened',
      ]);
  });
});

describe('a question about a seat', () => {
  test('is about who played there then: whoever has come back to it keeps it', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    const aboutEve = life.action('kick', { seat: 1 });
    await life.press('Ben', 'back');
    await life.show();
    await life.whenPressed(life.pressOf('Mod', MODERATOR), aboutEve).isRefused('kick.refuse.nobody');
  });

  test('is about who played there then: a vote against them is none against who has taken the seat', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    const aboutBen = life.action('kick', { seat: 1 });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await life.show();
    await life.whenPressed(life.pressOf('Cid'), aboutBen).isRefused('kick.refuse.nobody');
  });

  test('of an older version, which does not tell whom it is about, is asked again', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life
      .when('Mod', 'kick', { seat: 1, person: null }, MODERATOR)
      .isRefused('kick.ask | kick seat 1 Ben asked alone');
  });
});
