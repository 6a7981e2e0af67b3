import { describe, test } from 'vitest';
import { givenLobby, givenMatch } from '../../test/support/life/given.js';
import { SEVEN } from '../../test/support/life/records.js';
import { GAME, idOf } from '../../test/support/table-harness.js';

const MODERATOR = { moderator: true };
const BEN = { person: idOf('Ben') };
const KICK_BEN = { of: 'kick', game: GAME.id, page: 0, ...BEN } as const;

describe('a button that said it takes somebody out of a lobby', () => {
  test('lets nobody back who has been taken out meanwhile', async () => {
    const life = await givenLobby();
    await life.when('Ann', 'which', KICK_BEN).brings('which kick | oust Ben at table 1', ['press not noted']);
    await life.press('Mod', 'oust', BEN, MODERATOR);
    await life.when('Ann', 'oust', BEN).isRefused('kick.refuse.out');
  });

  test('is no vote once the match has begun', async () => {
    const life = await givenLobby();
    await life.press('Ann', 'begin');
    await life.when('Ann', 'oust', BEN).isRefused('table.refuse.begun');
  });
});

describe('a button that said it lets somebody come back', () => {
  test('takes nobody out who sits there again', async () => {
    const life = await givenLobby();
    await life.press('Ann', 'oust', BEN);
    await life
      .when('Ann', 'which', KICK_BEN)
      .brings('which kick | kicking Ben asked pardon at table 1 (pardon)', ['press not noted']);
    await life.press('Mod', 'kicking', { ...BEN, asked: 'pardon' }, MODERATOR);
    await life.press('Ben', 'join');
    await life.when('Ann', 'kicking', { ...BEN, asked: 'pardon' }).isRefused('kick.refuse.free');
  });

  test('votes against nobody who is back in the match', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben', 'Cid', 'Dan'], record: [SEVEN] });
    await life.press('Mod', 'kick', { seat: 1, asked: 'alone' }, MODERATOR);
    await life.press('Mod', 'pardon', BEN, MODERATOR);
    await life.press('Ben', 'back');
    await life.when('Ann', 'kicking', { ...BEN, asked: 'pardon' }).isRefused('kick.refuse.free');
  });
});

describe('a button about somebody at a table that does not say what it does, as older ones,', () => {
  test('asks whether they are to be taken out of the lobby, or let come back', async () => {
    const life = await givenLobby();
    await life.when('Ann', 'kicking', BEN).brings('kick.ask.lobby | oust Ben', ['press not noted']);
    await life.when('Ann', 'kicking', { person: idOf('Eve') }).brings('kick.refuse.out', ['press not noted']);
    await life.when('Ann', 'kicking', { person: idOf('Ann') }).brings('kick.refuse.self', ['press not noted']);
    await life.press('Ann', 'oust', BEN);
    await life
      .when('Ann', 'kicking', BEN)
      .brings('which kick | kicking Ben asked pardon at table 1 (pardon)', ['press not noted']);
    await life.when('Cid', 'kicking', BEN).brings('kick.refuse.pardon', ['press not noted']);
  });

  test('asks whether they are to be replaced in the match', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.when('Ann', 'kicking', BEN).brings('kick.ask.vote | kick seat 1 Ben', ['press not noted']);
    await life
      .when('Mod', 'kicking', BEN, MODERATOR)
      .brings('kick.ask | kick seat 1 Ben asked alone', ['press not noted']);
  });
});

describe('a vote to have somebody replaced', () => {
  test('replaces nobody at once who is away by now, but asks the host anew', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben', 'Cid', 'Dan'], pace: 'relaxed', record: [SEVEN] });
    await life.when('Ann', 'kicking', BEN).brings('kick.ask.vote | kick seat 1 Ben', ['press not noted']);
    for (let n = 0; n < 3; n++) {
      for (const who of ['Ann', 'Cid', 'Dan']) await life.press(who, 'sheet');
      await life.pass(life.untilDue());
    }
    for (const who of ['Ann', 'Cid', 'Dan']) await life.press(who, 'sheet');
    await life.when('Ann', 'kick', { seat: 1 }).isRefused('kick.ask | kick seat 1 Ben asked alone');
  });

  test('is not given by a button that said at once, once they are there again', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben', 'Cid', 'Dan'], record: [SEVEN] });
    await life.when('Ann', 'kick', { seat: 1, asked: 'alone' }).isRefused('kick.ask.vote | kick seat 1 Ben');
  });
});

describe('a word for ending the match together', () => {
  test('ends nothing at once where the others have gone, but asks anew', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Cid', 'quit');
    await life.when('Ann', 'end').isRefused('end.ask.alone (votes 0, needed 1, games 1) | end asked alone');
  });

  test('is not given by a button that said at once, where somebody is there again', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN] });
    await life.when('Ann', 'end', { asked: 'alone' }).isRefused('end.ask (votes 0, needed 2, games 1) | end');
  });

  test('does not end the match of other people, once a moderator has given the seat back', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Cid', 'quit');
    await life.press('Mod', 'take', { seat: 2 });
    await life.press('Mod', 'quit');
    await life
      .when('Mod', 'end', {}, MODERATOR)
      .isRefused('end.ask.moderator (votes 0, needed 2, games 1) | end asked moderator');
  });

  test('of all who are left ends it by whoever presses next', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.press('Ann', 'end');
    await life.press('Ben', 'end');
    await life.press('Cid', 'quit');
    await life.when('Ann', 'ending').brings('end.ask (votes 2, needed 2, games 1) | end', ['press not noted']);
  });
});

describe('leaving', () => {
  test('closes no table of which nothing was said, but asks whoever is the last one by now', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.when('Ann', 'quit').isRefused('leave.ask.last (game qwixx.name) | quit asked last');
  });

  test('leaves nobody behind as last who was told that the table is closed', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN] });
    await life.when('Ann', 'quit', { asked: 'last' }).isRefused('leave.ask (game qwixx.name) | quit');
  });
});
