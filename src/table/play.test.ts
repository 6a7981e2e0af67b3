import { expect, test } from 'vitest';
import { keyOf, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { ActiveMatch, TableReply } from './types.js';

const noteOf = (answer: TableReply): string | null =>
  answer.kind === 'menu' ? (answer.note?.key ?? null) : answer.kind;

/** A match of Ann and Ben where both are asked at once, with the words each may say. */
async function bothAsked(
  people: readonly string[] = ['Ann', 'Ben'],
): Promise<TableHarness & { table: string; words(name: string): Promise<readonly string[]> }> {
  const it = tableHarness();
  const table = await it.begin(people);
  const words = async (name: string): Promise<readonly string[]> => {
    const live = await it.live(table);
    return live.game.legalMoves(live.state, seat(live, name));
  };
  return { ...it, table, words };
}

function seat(live: ActiveMatch, name: string): number {
  return live.stored.seats.find((row) => row.name === name)!.seat;
}

test('an answer is stored, and shown to its giver alone until all have answered', async () => {
  const { say, live, table, words, tables, press } = await bothAsked();
  const before = await live(table);
  const word = (await words('Ann'))[0]!;
  expect(noteOf(await say(table, 'Ann', word))).toBe(null);
  const after = await live(table);
  expect(after.stored.lines.at(-1)).toMatchObject({ text: `${seat(after, 'Ann')} ${word}`, giver: 'person' });
  const { game } = after;
  expect(game.pendingMove(after.state, seat(after, 'Ann'))).toBe(word);
  expect(game.view(after.state, null)).toEqual(game.view(before.state, null));
  expect(game.view(after.state, seat(after, 'Ben'))).toEqual(game.view(before.state, seat(after, 'Ben')));
  const benMenu = await tables.act(press('Ben'), { kind: 'sheet', match: after.stored.match.id });
  expect(benMenu.kind).toBe('menu');
});

test('two last answers in the same tick close the step once', async () => {
  const { say, live, table, words, read } = await bothAsked();
  const { step } = await live(table);
  await Promise.all([say(table, 'Ann', (await words('Ann'))[0]!), say(table, 'Ben', (await words('Ben'))[0]!)]);
  expect((await live(table)).step).toBeGreaterThan(step);
  expect((await read(table)).posts.filter((post) => post.kind === 'board' && post.until === null)).toHaveLength(1);
  expect((await live(table)).stored.lines.filter((line) => line.giver === 'person')).toHaveLength(2);
});

test('someone at another table can not answer here', async () => {
  const { begin, live, tables, press, read } = tableHarness();
  const here = await begin(['Ann', 'Ben']);
  await begin(['Cid', 'Dan']);
  const now = await live(here);
  const word = now.game.legalMoves(now.state, 0)[0]!;
  expect(
    keyOf(await tables.act(press('Cid'), { kind: 'play', match: now.stored.match.id, step: now.step, move: word })),
  ).toBe('table.refuse.stranger');
  expect((await read(here)).lines).toEqual(now.stored.lines);
});

test('a match or table that does not exist is told as such', async () => {
  const { tables, press } = tableHarness();
  expect(keyOf(await tables.act(press('Ann'), { kind: 'play', match: 'nowhere', step: 1, move: 'x' }))).toBe(
    'table.refuse.unknown',
  );
  expect(keyOf(await tables.act(press('Ann'), { kind: 'join', table: 'nowhere' }))).toBe('table.refuse.unknown');
  expect(keyOf(await tables.act(press('Ann'), { kind: 'again', table: 'nowhere' }))).toBe('table.refuse.unknown');
});

test.each([2, 3, 4, 5])('a match of %i people is played to its end, with results and ratings', async (count) => {
  const { begin, finish, read, live, store } = tableHarness(':memory:', count);
  const people = ['Ann', 'Ben', 'Cid', 'Dan', 'Eva'].slice(0, count);
  const table = await begin(people);
  await finish(table);
  const { table: row, match, posts } = await read(table);
  expect(row).toMatchObject({ status: 'over', dueAt: null });
  expect(match!.status).toBe('over');
  expect(posts.filter((post) => post.kind === 'result')).toHaveLength(1);
  expect(posts.filter((post) => post.kind === 'board').every((post) => post.until !== null)).toBe(true);
  const totals = (await live(table)).game.scores((await live(table)).state).map((score) => score.total);
  for (const [seatNumber, name] of people.entries()) {
    const [stats] = await store.stats(personOf(name).id, null);
    expect(stats).toMatchObject({ matches: 1, best: totals[seatNumber], rated: 1 });
    expect(stats!.wins).toBe(totals[seatNumber] === Math.max(...totals) ? 1 : 0);
    expect(stats!.rating).not.toBe(null);
  }
});

test('a match with a bot opponent counts in the statistics but not in the rating', async () => {
  const { begin, finish, store } = tableHarness();
  await finish(await begin(['Ann', 'Ben'], { bots: 1 }));
  expect(await store.stats(personOf('Ann').id, null)).toMatchObject([{ matches: 1, rated: 0, rating: null }]);
});

test('boards follow each other without a gap: each tells the lines up to the next', async () => {
  const { begin, finish, read } = tableHarness();
  const table = await begin(['Ann', 'Ben', 'Cid']);
  await finish(table);
  const { posts, lines } = await read(table);
  const boards = posts.filter((post) => post.kind === 'board');
  expect(boards[0]!.from).toBe(0);
  for (const [n, board] of boards.entries()) expect(board.until).toBe(boards[n + 1]?.from ?? lines.length);
});
