import { describe, expect, test } from 'vitest';
import { givenLobby } from '../../test/support/life/given.js';
import { listNames } from '../../test/support/life/lists.js';
import { tableHarness } from '../../test/support/table-harness.js';
import { LEVELS } from '../games/game.js';
import { BOTS } from '../text/bots.js';

const MODERATOR = { moderator: true };

describe('joining', () => {
  test('takes the next seat, and gives the lobby its time anew', async () => {
    const life = await givenLobby({ people: ['Ann'] });
    await life
      .when('Ben', 'join')
      .brings('lobby', ['due in 30 min', 'seat 1: + Ben', 'lobby 1 renewed', ...listNames('Ben')]);
  });

  test('is refused once somebody sits there, and when every seat is taken', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben'], seats: 2 });
    await life.when('Ben', 'join').isRefused('table.refuse.seated');
    await life.when('Cid', 'join').isRefused('table.refuse.full');
  });

  test('twice by the same press takes one seat, and is answered once', async () => {
    const life = await givenLobby({ people: ['Ann'] });
    const press = life.pressOf('Ben');
    await life
      .whenPressed(press, life.action('join'))
      .brings('lobby', ['due in 30 min', 'seat 1: + Ben', 'lobby 1 renewed', ...listNames('Ben')]);
    await life.whenPressed(press, life.action('join')).brings('nothing', ['press not noted']);
  });

  test('twice by the same press at the same time takes one seat, and is answered once', async () => {
    const { harness, table } = await givenLobby({ people: ['Ann'] });
    const once = harness.press('Ben');
    const answers = await Promise.all([1, 2].map(() => harness.tables.act(once, { kind: 'join', table })));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['lobby', 'nothing']);
    expect(harness.contents().get('seats')).toHaveLength(2);
  });

  test('is possible at several tables of a channel', async () => {
    const life = await givenLobby({ people: ['Ann'] });
    const { table } = life;
    await life.open('Ben');
    await life
      .when('Cid', 'join')
      .brings('lobby', [
        'table 2: due in 30 min',
        'table 2: seat 1: + Cid',
        'table 2: lobby 2 renewed',
        ...listNames('Cid'),
      ]);
    await life.when('Cid', 'join', { table }).brings('lobby', ['due in 30 min', 'seat 1: + Cid', 'lobby 1 renewed']);
  });
});

describe('leaving', () => {
  test('frees the seat, and the others move up', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben', 'Cid'], bots: 1 });
    await life
      .when('Ben', 'leave')
      .brings('lobby', ['due in 30 min', 'seat 2: Ben → Cid', 'seat 3: − Cid', 'lobby 1 renewed']);
    await life.when('Ben', 'leave').isRefused('table.refuse.notSeated');
  });

  test('makes the next person the host, where the host does', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben', 'Cid'], bots: 1 });
    await life
      .when('Ann', 'leave')
      .brings('lobby', [
        'host: Ben',
        'host heard now',
        'due in 30 min',
        'seat 0: Ann → Hugo (hard)',
        'seat 1: Hugo (hard) → Ben',
        'seat 2: Ben → Cid',
        'seat 3: − Cid',
        'lobby 1 renewed',
      ]);
  });

  test('closes the lobby, bots or not, where the last person does', async () => {
    const life = await givenLobby({ people: ['Ann'], bots: 2 });
    await life
      .when('Ann', 'leave')
      .brings('lobby', [
        'status: lobby → cancelled',
        'host heard now',
        'due never',
        'seat 0: Ann → Hugo (hard)',
        'seat 1: Hugo (hard) → Vega (hard)',
        'seat 2: − Vega (hard)',
        'lobby 1 renewed',
      ]);
    await life.show();
    await life.when('Ben', 'join').isRefused('table.refuse.cancelled');
    await life.when('Ann', 'leave').isRefused('table.refuse.cancelled');
  });
});

describe('a bot', () => {
  test('is added by the host, while there is a seat', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben'], seats: 3 });
    await life.when('Ben', 'bot').isRefused('table.refuse.notHost');
    await life
      .when('Ann', 'bot')
      .brings('lobby', ['host heard now', 'due in 30 min', 'seat 2: + Hugo (hard)', 'lobby 1 renewed']);
    await life.when('Ann', 'bot').isRefused('table.refuse.full');
  });

  test.each(LEVELS)('plays as well as was asked for (%s), and so it does in the rematch', async (level) => {
    const life = await givenLobby({ people: ['Ann'] });
    await life
      .when('Ann', 'bot', { level })
      .brings('lobby', [
        'host heard now',
        'due in 30 min',
        `seat 1: + ${BOTS[level][0]!.name} (${level})`,
        'lobby 1 renewed',
      ]);
    await life.press('Ann', 'begin');
    await life.harness.finish(life.table);
    await life.press('Ann', 'again');
    expect((await life.harness.read(life.table)).seats.map((row) => row.level)).toEqual([null, level]);
  });

  test('is removed by the host, the last one first, while there is any', async () => {
    const life = await givenLobby({ people: ['Ann'], bots: 2 });
    await life.press('Ben', 'join');
    await life.when('Ben', 'unbot').isRefused('table.refuse.notHost');
    await life
      .when('Ann', 'unbot')
      .brings('lobby', [
        'host heard now',
        'due in 30 min',
        'seat 2: Vega (hard) → Ben',
        'seat 3: − Ben',
        'lobby 1 renewed',
      ]);
    await life.press('Ann', 'unbot');
    await life.when('Ann', 'unbot').isRefused('table.refuse.noBot');
  });
});

describe('beginning', () => {
  test('throws, and asks everybody on a board of its own', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben'], pace: 'relaxed' });
    // The lot for who is first, then the dice.
    life.dictate(4, 1, 2, 3, 4, 5, 6);
    await life
      .when('Ann', 'begin')
      .brings('lobby', [
        'status: lobby → playing',
        'due in 10 min',
        'late called in 2 min',
        'unseen since now',
        'match 1: qwixx begins, 2 seats, seat 1 first',
        'record + "* 1 2 3 4 5 6"',
        'lobby 1 renewed',
        'board 2 posted, calls Ann, Ben',
      ]);
  });

  test('sets when who is late is called', async () => {
    const life = await givenLobby({ people: ['Ann'], bots: 1, pace: 'slow' });
    life.dictate(1, 6, 6, 1, 1, 1, 1);
    await life
      .when('Ann', 'begin')
      .brings('lobby', [
        'status: lobby → playing',
        'due in 24 h',
        'late called in 10 min',
        'unseen since now',
        'match 1: qwixx begins, 2 seats, seat 0 first',
        'record + "* 6 6 1 1 1 1"',
        'record + "1 w-g12" by the opponent',
        'lobby 1 renewed',
        'board 2 posted, calls Ann',
      ]);
  });

  test('is the host’s only, and needs enough seats taken', async () => {
    const life = await givenLobby({ people: ['Ann'] });
    await life.when('Ann', 'begin').isRefused('table.refuse.tooFew (least 2)');
    await life.press('Ben', 'join');
    await life.when('Ben', 'begin').isRefused('table.refuse.notHost');
  });

  test('comes once: who presses the lobby afterwards is told that it has begun', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben'] });
    await life.press('Ann', 'begin');
    for (const kind of ['begin', 'bot', 'unbot', 'leave', 'cancel', 'close'] as const)
      await life.when('Ann', kind).isRefused('table.refuse.begun');
    await life.when('Cid', 'join').isRefused('table.refuse.begun');
    await life.when('Ann', 'oust', { person: 'somebody' }).isRefused('table.refuse.begun');
  });

  test('draws the first player by lot', async () => {
    const firsts = await Promise.all(
      Array.from({ length: 30 }, async (_, seed) => {
        const { begin, contents } = tableHarness(':memory:', seed + 1);
        await begin(['Ann', 'Ben', 'Cid']);
        return contents().get('matches')![0]!.first;
      }),
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });
});

describe('closing a lobby', () => {
  const CANCELLED = ['status: lobby → cancelled', 'due never', 'lobby 1 renewed'];

  test('is the host’s, by the button below it', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben'] });
    await life.when('Ben', 'cancel').isRefused('table.refuse.notHost');
    await life
      .when('Ann', 'cancel')
      .brings('lobby', ['status: lobby → cancelled', 'host heard now', 'due never', 'lobby 1 renewed']);
    await life.when('Ann', 'cancel').isRefused('table.refuse.cancelled');
  });

  test('is the host’s, by the command, after a question', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben'] });
    await life.when('Ben', 'close').isRefused('table.refuse.mayNotEnd');
    await life.when('Ann', 'ending').brings('end.ask.lobby (votes 0, needed 2, games 1) | close', ['press not noted']);
    await life.when('Ann', 'close').brings('table.done.cancelled', CANCELLED);
    await life.when('Ann', 'close').isRefused('table.refuse.cancelled');
  });

  test.each([
    ['cancel', 'lobby'],
    ['close', 'table.done.cancelled'],
  ] as const)('is a moderator’s, who need not sit there: %s', async (kind, reply) => {
    const life = await givenLobby({ people: ['Ann', 'Ben'] });
    await life.when('Mod', kind, {}, MODERATOR).brings(reply, CANCELLED);
  });

  test('comes by itself half an hour after the last press that changed something there', async () => {
    const life = await givenLobby({ people: ['Ann'] });
    life.wait(20 * 60_000);
    await life.press('Ben', 'join');
    life.wait(20 * 60_000);
    await life.press('Ben', 'join');
    await life.whenPassed(10 * 60_000 - 1001).changes([]);
    await life.whenPassed(1).changes(['status: lobby → expired', 'due never', 'lobby 1 renewed']);
    await life.whenPassed(60_000).changes([]);
    await life.when('Cid', 'join').isRefused('table.refuse.expired');
  });
});
