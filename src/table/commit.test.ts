import { expect, test } from 'vitest';
import { picker } from '../../test/support/random-match.js';
import { type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { GAMES } from '../games/registry.js';

const NAMES = ['Ann', 'Ben'];

/** All that is to be in the channel is there. */
async function send({ store }: TableHarness): Promise<void> {
  for (const post of await store.unsentPosts()) {
    await store.tryingPost(post.id, 1);
    await store.sentPost(post.id, post.wanted, { messageId: `message ${post.id}`, picture: null });
  }
}

test.each(GAMES.map((game) => ({ id: game.id, game })))(
  'each turn of $id is a new board, and who goes on alone in it gets no further one',
  async ({ game }) => {
    const people = tableHarness();
    const { begin, live, read, say } = people;
    const pick = picker(7);
    const table = await begin(NAMES, { game });
    const boards = async (): Promise<number> => (await read(table)).posts.filter(({ kind }) => kind === 'board').length;
    const made = { turned: [] as number[], alone: [] as number[] };
    for (let now = await live(table); !now.over; now = await live(table)) {
      const seat = now.awaited[pick(now.awaited.length)]!;
      const words = game.legalMoves(now.state, seat);
      await send(people);
      const before = await boards();
      await say(table, NAMES[seat]!, words[pick(words.length)]!);
      const then = await live(table);
      if (then.over) continue;
      const turned = game.active(then.state) !== game.active(now.state);
      const lines = then.stored.lines.length - now.stored.lines.length;
      // With one line, the answer, nothing can have passed all around the table.
      if (turned) made.turned.push((await boards()) - before);
      else if (then.awaited.every((each) => each === seat) && lines === 1) made.alone.push((await boards()) - before);
    }
    expect(made.turned.length).toBeGreaterThan(3);
    expect(new Set(made.turned)).toEqual(new Set([1]));
    expect(made.alone.filter((count) => count > 0)).toEqual([]);
  },
);

test.each(GAMES.map((game) => ({ id: game.id, game })))(
  'however far $id goes on while nothing can be sent, one board is to be sent, which calls whose turn it is then',
  async ({ game }) => {
    const people = tableHarness();
    const { begin, live, read, say } = people;
    const pick = picker(5);
    const table = await begin(NAMES, { game });
    for (let n = 0; n < 40 && !(await live(table)).over; n++) {
      const now = await live(table);
      const seat = now.awaited[0]!;
      const words = game.legalMoves(now.state, seat);
      await say(table, NAMES[seat]!, words[pick(words.length)]!);
      const boards = (await read(table)).posts.filter(({ kind }) => kind === 'board');
      expect(boards).toHaveLength(1);
      const { over, state, stored } = await live(table);
      if (over) break;
      expect(boards[0]).toMatchObject({ from: 0, until: null });
      const turn = stored.seats[game.active(state)]!.personId;
      expect(boards[0]!.mentions).toContain(turn);
    }
  },
);

test('a board that may have been sent already is left as it is, and the next turn has its own', async () => {
  const people = tableHarness();
  const table = await people.begin(NAMES);
  const [first] = (await people.store.unsentPosts()).filter(({ kind }) => kind === 'board');
  await people.store.tryingPost(first!.id, 1);
  const { game, stored, state } = await people.live(table);
  const active = game.active(state);
  for (let now = await people.live(table); game.active(now.state) === active; now = await people.live(table)) {
    const seat = now.awaited[0]!;
    await people.say(table, stored.seats[seat]!.name, game.defaultMove(now.state, seat));
  }
  const [old, young, ...others] = (await people.read(table)).posts.filter(({ kind }) => kind === 'board');
  expect(old).toMatchObject({ id: first!.id, until: young!.from });
  expect(young).toMatchObject({ until: null });
  expect(others).toEqual([]);
});
