import { describe, test } from 'vitest';
import { givenLobby, givenMatch } from '../../test/support/life/given.js';
import type { Life } from '../../test/support/life/life.js';
import { SEVEN } from '../../test/support/life/records.js';
import { GAME, idOf } from '../../test/support/table-harness.js';

const PAIR = ['Ann', 'Ben'];
const MODERATOR = { moderator: true };
const game = GAME.id;
const END = { of: 'end', game, person: null } as const;
const kickOf = (person: string | null) =>
  ({ of: 'kick', game, person: person === null ? null : idOf(person) }) as const;

/** One more table, with a lobby or a match; returns its id. */
async function add(life: Life, people: readonly string[], is: 'lobby' | 'match', bots = 0): Promise<string> {
  await life.open(people[0]!, { bots });
  for (const person of people.slice(1)) await life.press(person, 'join');
  if (is === 'match') await life.press(people[0]!, 'begin');
  return life.table;
}

describe('whoever ends a table', () => {
  test('with a lobby and a match open is asked which is meant, and only then whether they are sure', async () => {
    const life = await givenMatch({ people: ['Ann'], bots: 1, record: [SEVEN, '1 w-pass'] });
    const match = life.table;
    await add(life, PAIR, 'lobby');
    await life
      .when('Ann', 'find', END)
      .brings('which end | ending at table 2 | ending at table 1', ['press not noted']);
    await life
      .when('Ann', 'ending', { table: match })
      .brings('end.ask.alone (votes 0, needed 1, games 1) | end asked alone', ['press not noted']);
  });

  test('by the command typed twice ends nothing but what is chosen and confirmed', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    const lobby = await add(life, ['Ann'], 'lobby');
    await life
      .when('Ann', 'find', END)
      .brings('which end | ending at table 2 | ending at table 1', ['press not noted']);
    await life
      .when('Ann', 'find', END)
      .brings('which end | ending at table 2 | ending at table 1', ['press not noted']);
    await life
      .when('Ann', 'ending', { table: lobby })
      .brings('end.ask.lobby (votes 0, needed 1, games 1) | close', ['press not noted']);
    await life
      .when('Ann', 'ending', { table: lobby })
      .brings('end.ask.lobby (votes 0, needed 1, games 1) | close', ['press not noted']);
    await life
      .when('Ann', 'close', { table: lobby })
      .brings('table.done.cancelled', [
        'table 2: status: lobby → cancelled',
        'table 2: due never',
        'table 2: lobby 3 renewed',
      ]);
    await life.show();
    await life.when('Ann', 'close', { table: lobby }).isRefused('table.refuse.cancelled');
    // Once there is one left, it is asked about by itself.
    await life.when('Ann', 'find', END).brings('end.ask (votes 0, needed 2, games 1) | end', ['press not noted']);
    await life.when('Ann', 'ending', { table: lobby }).brings('table.refuse.cancelled', ['press not noted']);
  });

  test('as a moderator reaches every open table of the channel, older ones that hang too, first the own', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    const stuck = life.table;
    const match = life.action('end').match;
    await add(life, ['Mod'], 'lobby');
    await add(life, ['Cid', 'Dan'], 'match');
    await life
      .when('Mod', 'find', END, MODERATOR)
      .brings('which end | ending at table 2 | ending at table 3 | ending at table 1', ['press not noted']);
    await life
      .when('Mod', 'ending', { table: stuck }, MODERATOR)
      .brings('end.ask.moderator (votes 0, needed 2, games 1) | end asked moderator', ['press not noted']);
    await life
      .when('Mod', 'end', { match, asked: 'moderator' }, MODERATOR)
      .brings('table.done.ended', [
        'status: playing → void',
        'reason: table.reason.moderator',
        'due never',
        'late called never',
        'match 1: void',
        'board 2 renewed, closed at line 1',
        'result 6 posted',
      ]);
  });

  test('is not asked about tables that are not theirs to end, nor from another server', async () => {
    const life = await givenMatch({ people: ['Ann'], bots: 1, record: [SEVEN, '1 w-pass'] });
    const own = life.table;
    const others = await add(life, ['Ben', 'Ann'], 'lobby');
    await life
      .when('Ann', 'find', END)
      .brings('end.ask.alone (votes 0, needed 1, games 1) | end asked alone', ['press not noted']);
    await life.when('Ann', 'ending', { table: others }).brings('table.refuse.mayNotEnd', ['press not noted']);
    const elsewhere = { ...MODERATOR, guildId: '800000000000000002' };
    await life.when('Mod', 'ending', { table: own }, elsewhere).brings('table.refuse.unknown', ['press not noted']);
    await life
      .when('Mod', 'ending', { table: 'nowhere' }, MODERATOR)
      .brings('table.refuse.unknown', ['press not noted']);
  });
});

describe('whoever has somebody replaced', () => {
  test('who sits at two of their tables is asked at which, and has voted at none meanwhile', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    const { match } = life.action('kick');
    await add(life, ['Ann', 'Ben', 'Dan'], 'match');
    await life
      .when('Ann', 'find', kickOf('Ben'))
      .brings('which kick | kick seat 1 Ben at table 2 | kick seat 1 Ben at table 1', ['press not noted']);
    await life
      .when('Ann', 'kick', { match, seat: 1, person: idOf('Ben') })
      .brings('kick.voted (votes 1, needed 2)', ['vote + Ann against Ben', 'board 2 renewed']);
  });

  test('who sits in two lobbies is asked from which, and the other one stays as it is', async () => {
    const life = await givenLobby({ people: PAIR });
    const first = life.table;
    await add(life, PAIR, 'lobby');
    await life
      .when('Ann', 'find', kickOf('Ben'))
      .brings('which kick | oust Ben at table 2 | oust Ben at table 1', ['press not noted']);
    await life
      .when('Ann', 'oust', { table: first, person: idOf('Ben') })
      .brings('kick.done.lobby', [
        'host heard now',
        'due in 30 min',
        'banned + Ben',
        'seat 1: − Ben',
        'lobby 1 renewed',
      ]);
  });

  test('without naming anybody is asked at which table first, and whom after it', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    const match = life.table;
    const lobby = await add(life, ['Ann', 'Dan'], 'lobby');
    await life
      .when('Ann', 'find', kickOf(null))
      .brings('which kick | kicking at table 2 | kicking at table 1', ['press not noted']);
    await life
      .when('Ann', 'kicking', { table: match, person: null })
      .brings('kick.ask.vote | kick seat 1 Ben | kick seat 2 Cid', ['press not noted']);
    await life
      .when('Ann', 'kicking', { table: lobby, person: null })
      .brings('kick.ask.lobby | oust Dan', ['press not noted']);
    await life
      .when('Ann', 'oust', { table: lobby, person: idOf('Dan') })
      .brings('kick.done.lobby', [
        'table 2: host heard now',
        'table 2: due in 30 min',
        'table 2: banned + Dan',
        'table 2: seat 1: − Dan',
        'table 2: lobby 3 renewed',
      ]);
  });

  test('in a lobby without naming anybody is not told of bots, of themself, or as a guest of anybody', async () => {
    const life = await givenLobby({ bots: 1 });
    await life.when('Ann', 'find', kickOf(null)).brings('kick.ask.lobby | oust Ben | oust Cid', ['press not noted']);
    await life.when('Ben', 'find', kickOf(null)).brings('table.refuse.notHost', ['press not noted']);
    await life
      .when('Mod', 'find', kickOf(null), MODERATOR)
      .brings('kick.ask.lobby | oust Ann | oust Ben | oust Cid', ['press not noted']);
  });

  test('who was sent away from one table and plays at another is asked which is meant', async () => {
    const life = await givenLobby();
    const lobby = life.table;
    await life.press('Ann', 'oust', { person: idOf('Ben') });
    await add(life, ['Ann', 'Ben', 'Cid'], 'match');
    await life
      .when('Ann', 'find', kickOf('Ben'))
      .brings('which kick | kick seat 1 Ben at table 2 | kicking Ben asked pardon at table 1 (pardon)', [
        'press not noted',
      ]);
    await life
      .when('Ann', 'kicking', { table: lobby, person: idOf('Ben'), asked: 'pardon' })
      .brings('kick.pardoned', ['banned − Ben']);
  });

  test('and left the table since they were asked can no longer choose there', async () => {
    const life = await givenMatch({ record: [SEVEN] });
    await life.when('Eve', 'kicking', { person: idOf('Ben') }).brings('table.refuse.noMatchHere', ['press not noted']);
    await life.when('Eve', 'kicking', { person: null }).brings('table.refuse.noMatchHere', ['press not noted']);
  });
});

test('whoever has left several matches is offered the way back to each', async () => {
  const life = await givenMatch({ people: PAIR, record: [SEVEN] });
  await life.press('Ann', 'quit');
  await add(life, ['Ann', 'Cid'], 'match');
  await life.press('Ann', 'quit');
  await life
    .when('Ann', 'find', { of: 'leave', game, person: null })
    .brings('which sheet | sheet at table 2 | sheet at table 1', ['press not noted']);
});

test('a page of tables only asks, also where one is left that the command itself would act on', async () => {
  const life = await givenLobby({ people: PAIR });
  await life
    .when('Ann', 'which', { of: 'leave', game, person: null, page: 3 })
    .brings('which leave page 3 | leave at table 1', ['press not noted']);
  await life
    .when('Ann', 'which', { of: 'end', game, person: null, page: 3 })
    .brings('which end page 3 | ending at table 1', ['press not noted']);
  await life
    .when('Ann', 'which', { of: 'kick', game, person: idOf('Ben'), page: 3 })
    .brings('which kick page 3 | oust Ben at table 1', ['press not noted']);
  await life
    .when('Eve', 'which', { of: 'end', game, person: null, page: 0 })
    .brings('table.refuse.nothingToEnd', ['press not noted']);
});

test('who sits at several matches of a channel is asked whose sheet they mean, who sits at one is shown it, and nobody else', async () => {
  const life = await givenMatch({ people: PAIR, record: [SEVEN] });
  await add(life, ['Ann', 'Cid'], 'match');
  const sheet = { of: 'sheet', game, person: null } as const;
  await life
    .when('Ann', 'find', sheet)
    .brings('which sheet | sheet at table 2 (awaited) | sheet at table 1 (awaited)', ['press not noted']);
  await life.when('Ben', 'find', sheet).brings('menu of seat 1', ['menu of Ben opened']);
  await life.when('Dan', 'find', sheet).brings('table.refuse.noMatchHere', ['press not noted']);
});

test('a command in a channel means a match in a thread of that channel as well, and there it means no other', async () => {
  const life = await givenLobby({ people: PAIR });
  await life.when('Ann', 'begin', {}, { thread: 'a thread' }).lines();
  const sheet = { of: 'sheet', game, person: null } as const;
  await life.when('Ben', 'find', sheet).brings('menu of seat 1', ['menu of Ben opened, in another channel']);
  await life.when('Ann', 'find', END).brings('end.ask (votes 0, needed 2, games 1) | end', ['press not noted']);
  await life
    .when('Ben', 'find', sheet, { channelId: 'another thread' })
    .brings('table.refuse.noMatchHere', ['press not noted']);
});
