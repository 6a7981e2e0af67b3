import { expect, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { listMenus, listNames, TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN } from '../../test/support/life/records.js';
import { picker } from '../../test/support/random-match.js';
import { idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { GAMES } from '../games/registry.js';
import { isAnswerOf } from './match.js';

const NAMES = ['Ann', 'Ben', 'Cid'];
const FOUR = [...NAMES, 'Dan'];

/** All that is to be in the channel is there. */
async function send({ store }: TableHarness): Promise<void> {
  for (const post of await store.unsentPosts()) {
    await store.tryingPost(post.id, 1);
    await store.sentPost(post.id, post.wanted, { messageId: `message ${post.id}`, picture: null });
  }
}

const boards = async (it: TableHarness, table: string) =>
  (await it.read(table)).posts.filter(({ kind }) => kind === 'board');

test('within a turn nobody is called who has just pressed, or has answered since the throw', async () => {
  let made = 0;
  for (const game of GAMES) {
    const it = tableHarness();
    const pick = picker(3);
    const table = await it.begin(NAMES, { game });
    for (let now = await it.live(table); !now.over; now = await it.live(table)) {
      await send(it);
      const seat = now.awaited[pick(now.awaited.length)]!;
      const words = game.legalMoves(now.state, seat);
      const before = (await boards(it, table)).length;
      await it.say(table, NAMES[seat]!, words[pick(words.length)]!);
      const { over, state, stored } = await it.live(table);
      const throws = stored.lines.slice(now.stored.lines.length).filter(({ giver }) => giver === 'dice').length;
      // With several throws the turn may have gone all around the table.
      const isSameTurn = game.active(state) === game.active(now.state) && throws <= 1;
      if (over || !isSameTurn || (await boards(it, table)).length === before) continue;
      made += 1;
      const since = stored.lines.findLastIndex(({ giver }) => giver === 'dice');
      const knowing = NAMES.filter(
        (_, each) => each === seat || stored.lines.some((line, n) => n > since && isAnswerOf(line, each)),
      );
      const { mentions } = (await boards(it, table)).at(-1)!;
      expect(mentions.length).toBeGreaterThan(0);
      for (const name of knowing) expect(mentions, game.id).not.toContain(idOf(name));
    }
  }
  expect(made).toBeGreaterThan(0);
});

test('the board is shown anew when somebody takes a seat, and when somebody votes, whoever is awaited', async () => {
  const life = await givenMatch({ people: FOUR, record: [SEVEN] });
  await life.press('Ben', 'quit');
  await life
    .when('Eve', 'take', { seat: 1 })
    .brings('menu of seat 1', [
      'seat 1: left (a bot plays) → left (Eve plays), since line 2',
      'board 2 renewed',
      'menu of Eve opened',
      ...listNames('Eve'),
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
      ...TIME_ANEW,
      'match 1: seats that answered: 0, 1, 2',
      'record + "2 w-pass"',
      'board 2 renewed, closed at line 4',
      'board 3 posted from line 4, calls Eve',
      ...listMenus('refreshed', 'Ann', 'Ben', 'Eve'),
      'menu of Cid opened',
    ]);
});
