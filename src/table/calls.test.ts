import { expect, test } from 'vitest';
import { picker } from '../../test/support/random-match.js';
import { idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { GAMES } from '../games/registry.js';
import { isAnswerOf } from './match.js';

const NAMES = ['Ann', 'Ben', 'Cid'];

/** All that is to be in the channel is there. */
async function send({ store }: TableHarness): Promise<void> {
  for (const post of await store.unsentPosts()) {
    await store.tryingPost(post.id, 1);
    await store.sentPost(post.id, post.wanted, { messageId: `message ${post.id}`, picture: null });
  }
}

const boards = async (it: TableHarness, table: string) =>
  (await it.read(table)).posts.filter(({ kind }) => kind === 'board');
const wanted = async (it: TableHarness, table: string): Promise<number> => (await boards(it, table)).at(-1)!.wanted;

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
  const it = tableHarness();
  const table = await it.begin([...NAMES, 'Dan']);
  const match = (await it.live(table)).stored.match.id;
  await it.tables.act(it.press('Ben'), { kind: 'quit', match });
  await send(it);
  let before = await wanted(it, table);
  await it.tables.act(it.press('Eve'), { kind: 'take', match, seat: 1 });
  expect(await wanted(it, table)).toBe(before + 1);
  before = await wanted(it, table);
  await it.tables.act(it.press('Ann'), { kind: 'kick', match, seat: 2 });
  expect((await it.read(table)).seats[2]!.gone).toBeNull();
  expect(await wanted(it, table)).toBe(before + 1);
});

test('looking at one’s sheet, or the same vote once more, changes nothing on the board', async () => {
  const it = tableHarness();
  const table = await it.begin([...NAMES, 'Dan']);
  const match = (await it.live(table)).stored.match.id;
  await it.tables.act(it.press('Ann'), { kind: 'kick', match, seat: 2 });
  await send(it);
  const before = await wanted(it, table);
  await it.tables.act(it.press('Ann'), { kind: 'kick', match, seat: 2 });
  await it.tables.act(it.press('Ben'), { kind: 'sheet', match });
  await it.tables.act(it.press('Ben'), { kind: 'tap', match, step: (await it.live(table)).step, what: 'x' });
  expect(await wanted(it, table)).toBe(before);
  expect(await it.store.unsentPosts()).toEqual([]);
});

test('whoever took a seat that had answered before is called to its next choice of that throw', async () => {
  const it = tableHarness();
  const table = await it.begin(NAMES);
  const match = (await it.live(table)).stored.match.id;
  const active = (await it.live(table)).game.active((await it.live(table)).state);
  const answers = async (seat: number, who: string): Promise<void> => {
    const { game, state } = await it.live(table);
    await it.say(table, who, game.defaultMove(state, seat));
  };
  await answers(active, NAMES[active]!);
  await it.tables.act(it.press(NAMES[active]!), { kind: 'quit', match });
  await it.tables.act(it.press('Eve'), { kind: 'take', match, seat: active });
  await send(it);
  for (const seat of (await it.live(table)).awaited) await answers(seat, NAMES[seat]!);
  expect(await it.live(table)).toMatchObject({ awaited: [active] });
  expect(await boards(it, table)).toHaveLength(2);
  expect((await boards(it, table)).at(-1)!.mentions).toEqual([idOf('Eve')]);
});
