import { describe, expect, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import type { Life } from '../../test/support/life/life.js';
import { SEVEN, SEVEN_FACES } from '../../test/support/life/records.js';
import { picker } from '../../test/support/random-match.js';
import { GUILD, idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { GAMES, gameOf } from '../games/registry.js';
import type { Press } from './types.js';

const NAMES = ['Ann', 'Ben', 'Cid'];
const FOUR = [...NAMES, 'Dan'];
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** All that is to be in the channel is there. */
async function send({ store }: TableHarness): Promise<void> {
  for (const post of await store.unsentPosts()) {
    await store.tryingPost(post.id, 1);
    await store.sentPost(post, post.wanted, { messageId: `message ${post.id} ${post.nonce}`, picture: null });
  }
}

const boards = async (it: TableHarness, table: string) =>
  (await it.read(table)).posts.filter(({ kind }) => kind === 'board');

/** Somebody who is awaited answers at random. */
async function answer(it: TableHarness, table: string, pick: (count: number) => number): Promise<void> {
  const { awaited, game, state } = await it.live(table);
  const seat = awaited[pick(awaited.length)]!;
  const words = game.legalMoves(state, seat);
  await it.say(table, NAMES[seat]!, words[pick(words.length)]!);
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('a match of $id', ({ game }) => {
  test('has one board, which calls nobody after the first throw, while everybody has a menu and answers', async () => {
    const it = tableHarness();
    const pick = picker(7);
    const table = await it.begin(NAMES, { game });
    const match = (await it.live(table)).stored.match.id;
    for (const name of NAMES) await it.tables.act(it.press(name), { kind: 'sheet', match });
    await send(it);
    const [first] = await boards(it, table);
    while (!(await it.live(table)).over) {
      const { step } = await it.live(table);
      await answer(it, table, pick);
      const now = await it.live(table);
      if (now.step === step || now.over) continue;
      expect(await boards(it, table)).toMatchObject([{ id: first!.id, messageId: first!.messageId, mentions: [] }]);
      await send(it);
    }
    expect(await boards(it, table)).toMatchObject([{ id: first!.id, messageId: first!.messageId }]);
  });

  test('has one board that is still to be posted, however far it goes, and it calls who is asked by then', async () => {
    const it = tableHarness();
    const pick = picker(5);
    const table = await it.begin(NAMES.slice(0, 2), { game });
    const [first] = await boards(it, table);
    // Nobody knows whether its message was made.
    await it.store.tryingPost(first!.id, 1);
    for (let n = 0; n < 40 && !(await it.live(table)).over; n++) {
      await answer(it, table, pick);
      expect(await boards(it, table)).toMatchObject([{ id: first!.id, nonce: first!.nonce, from: 0 }]);
    }
  });
});

/** Two of three have answered; the last answer ends the step, and Ann alone is asked in the next one. */
const TWO = [SEVEN, '0 w-r7', '1 w-pass'];

/** What is wanted of boards after Cid's answer. */
async function boardsBy(life: Life, press: Partial<Press> = {}): Promise<readonly string[]> {
  const lines = await life.when('Cid', 'play', { move: 'w-pass' }, press).lines();
  return lines.filter((line) => line.startsWith('board'));
}

describe('when a step begins', () => {
  test('nobody is called who has answered before', async () => {
    expect(await boardsBy(await givenMatch({ record: TWO }))).toEqual(['board 2 renewed, calls nobody']);
  });

  test('whoever has no menu any more is called, by a new message in place of the board', async () => {
    const life = await givenMatch({ record: TWO });
    const { menus } = await life.harness.read(life.table);
    await life.harness.store.dropMenu(menus.find(({ personId }) => personId === idOf('Ann'))!);
    expect(await boardsBy(life)).toEqual(['board 2 renewed, anew, calls Ann']);
  });

  test.each([
    ['live', 59, 'board 2 renewed, calls nobody'],
    ['relaxed', 119, 'board 2 renewed, calls nobody'],
    ['relaxed', 121, 'board 2 renewed, anew, calls Ann'],
    ['slow', 121, 'board 2 renewed, anew, calls Ann'],
  ] as const)('at the %s pace %i seconds after the last press: %s', async (pace, seconds, wanted) => {
    const life = await givenMatch({ pace, record: [SEVEN, '1 w-pass', '0 w-r7'] });
    life.wait((seconds - 1) * SECOND);
    expect(await boardsBy(life)).toEqual([wanted]);
  });

  test('whoever missed the one before is called', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN, '1 w-r7'] });
    const lines = await life.whenDue().lines();
    expect(lines.filter((line) => line.startsWith('board'))).toEqual(['board 2 renewed, anew, calls Ann']);
  });

  /** What is wanted of boards after the last answer of the turn, so many seconds after the board came. */
  async function boardsByTurn(below: string | null, seconds = 10): Promise<readonly string[]> {
    const life = await givenMatch({ record: [...TWO, '2 w-pass'] });
    life.dictate(...SEVEN_FACES);
    const [board] = await boards(life.harness, life.table);
    // The press itself comes a second later.
    life.wait(board!.triedAt! + (seconds - 1) * SECOND - life.harness.clock.now);
    const lines = await life.when('Ann', 'play', { move: 'c-pass' }, { below }).lines();
    return lines.filter((line) => line.startsWith('board'));
  }

  test('that is a turn, and others have written beneath it, a new board stands below, and the old one tells what happened', async () => {
    expect(await boardsByTurn('message 3')).toEqual([
      'board 2 renewed, closed at line 5',
      'board 3 posted from line 5',
    ]);
  });

  test('so soon after the board that another one with everybody’s menu would be too many, it stays where it is', async () => {
    expect(await boardsByTurn('message 3', 9)).toEqual(['board 2 renewed']);
  });

  test('but if the clock was set back since, it is time for one', async () => {
    expect(await boardsByTurn('message 3', -60)).toHaveLength(2);
  });

  test('and dice are still to be chosen in it, the old board tells the whole turn before', async () => {
    const game = gameOf('qwinto')!;
    const record = ['0 d-oyp', '* 1 2 3', '0 keep', '0 o1'];
    const life = await givenMatch({ people: ['Ann', 'Ben'], game, record });
    life.wait(10 * SECOND);
    const lines = await life.when('Ben', 'play', { move: 'y1' }, { below: 'message 3' }).lines();
    expect(lines.filter((line) => line.startsWith('board'))).toEqual([
      'board 2 renewed, closed at line 5',
      'board 3 posted from line 5',
    ]);
  });

  test('within a turn it stays where it is, whoever has written beneath it', async () => {
    expect(await boardsBy(await givenMatch({ record: TWO }), { below: 'message 3' })).toEqual([
      'board 2 renewed, calls nobody',
    ]);
  });

  test.each(['message 2', 'message 1', 'note 9', null])(
    'and the newest message is %s, nobody has written beneath it',
    async (below) => {
      expect(await boardsByTurn(below)).toEqual(['board 2 renewed']);
    },
  );
});

describe('whoever is late', () => {
  const late = async (life: Life, ms: number) =>
    (await life.whenPassed(ms).lines()).filter((line) => !line.startsWith('unseen'));

  test('is called after 25 seconds at the live pace, once, unless they were when the step began', async () => {
    const life = await givenMatch({ record: [...TWO, '2 w-pass', '0 c-pass', SEVEN, '0 w-pass'] });
    expect(await late(life, 23 * SECOND)).toEqual([]);
    expect(await late(life, SECOND)).toEqual(['late called never', 'board 2 renewed, anew, calls Ben, Cid']);
    await life.show();
    expect(await late(life, 30 * SECOND)).toEqual([]);
    const called = await givenMatch({ record: [SEVEN, '0 w-pass'] });
    expect(await late(called, 24 * SECOND)).toEqual(['late called never']);
  });

  test('has half a minute from then, however late the call is', async () => {
    const life = await givenMatch({ record: [...TWO, '2 w-pass', '0 c-pass', SEVEN, '0 w-pass'] });
    expect(await late(life, 50 * SECOND)).toEqual([
      'due in 30 s',
      'late called never',
      'board 2 renewed, anew, calls Ben, Cid',
    ]);
  });

  test('is called after two minutes at the relaxed pace', async () => {
    const life = await givenMatch({ pace: 'relaxed', record: [...TWO, '2 w-pass', '0 c-pass', SEVEN, '0 w-pass'] });
    expect(await late(life, 119 * SECOND)).toEqual(['late called never', 'board 2 renewed, anew, calls Ben, Cid']);
  });

  test('is called after ten minutes at the slow pace, and when a quarter of the time is left everybody is', async () => {
    const life = await givenMatch({ pace: 'slow', record: [...TWO, '2 w-pass', '0 c-pass', SEVEN, '0 w-pass'] });
    expect(await late(life, 599 * SECOND)).toEqual([
      'late called in 1070 min',
      'board 2 renewed, anew, calls Ben, Cid',
    ]);
    await life.press('Ben', 'play', { move: 'w-pass' });
    expect(await late(life, 18 * HOUR)).toEqual(['late called never', 'board 2 renewed, anew, calls Cid']);
    await life.show();
    expect(await late(life, 5 * HOUR)).toEqual([]);
  });

  test('is not called who is a bot, gone, or away', async () => {
    const life = await givenMatch({ pace: 'slow', bots: 1, record: [SEVEN, '1 w-pass'] });
    await life.press('Cid', 'quit');
    for (let n = 0; n < 3 && life.untilDue() < 21 * 24 * HOUR; n++) await life.pass(life.untilDue());
    await life.press('Ann', 'sheet');
    expect(await late(life, 18 * HOUR)).toEqual(['late called never', 'board 2 renewed, anew, calls Ann']);
  });

  test('is not called where the server wants nobody mentioned', async () => {
    const life = await givenMatch({ record: TWO });
    await life.harness.store.setServerSettings(GUILD, { mentions: false });
    expect(await late(life, 30 * SECOND)).toEqual(['late called never']);
  });
});

test('the board is edited when somebody takes a seat, and when somebody votes, whoever is awaited', async () => {
  const life = await givenMatch({ people: FOUR, record: [SEVEN] });
  await life.press('Ben', 'quit');
  await life
    .when('Eve', 'take', { seat: 1 })
    .brings('menu of seat 1', [
      'seat 1: left (a bot plays) → left (Eve plays), since line 2',
      'board 2 renewed',
      'menu of Eve opened',
      'Eve is called "Eve" here',
      'Eve is called "Eve everywhere" everywhere',
    ]);
  await life.show();
  await life
    .when('Ann', 'kick', { seat: 2 })
    .brings('kick.voted (votes 1, needed 2)', ['vote + Ann against Cid', 'board 2 renewed', 'menu of Eve refreshed']);
});

test('looking at one’s sheet, or the same vote once more, changes nothing on the board', async () => {
  const life = await givenMatch({ people: FOUR, record: [SEVEN] });
  await life.press('Ann', 'kick', { seat: 2 });
  await life.when('Ann', 'kick', { seat: 2 }).isRefused('kick.voted.already (votes 1, needed 2)');
  await life.when('Ben', 'sheet').brings('menu of seat 1', ['menu of Ben opened']);
  await life.when('Ben', 'tap', { what: 'x' }).brings('menu of seat 1, tapped x', ['menu of Ben answered']);
});

test('whoever took a seat that had answered before is called to its next choice of that throw', async () => {
  const life = await givenMatch({ record: [SEVEN, '0 w-r7', '1 w-pass'] });
  await life.press('Ann', 'quit');
  await life.press('Eve', 'take', { seat: 0 });
  await life
    .when('Cid', 'play', { move: 'w-pass' })
    .brings('menu of seat 2', [
      'due in 1 min',
      'late called in 25 s',
      'unseen since now',
      'match 1: seats that answered: 0, 1, 2',
      'record + "2 w-pass"',
      'board 2 renewed, calls nobody',
      'menu of Ann refreshed',
      'menu of Ben refreshed',
      'menu of Eve refreshed',
      'menu of Cid opened',
    ]);
});
