import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshMatch, withAnswer, withThrow } from '../../../test/support/message-fixtures.js';
import { GAME, personOf, type TableHarness, tableHarness } from '../../../test/support/table-harness.js';
import { GAMES } from '../../games/registry.js';
import { findBestThrow } from './best-throw.js';
import { type Gain, newsOfEnd, viewResult } from './result.js';

let at: TableHarness;
beforeEach(() => {
  at = tableHarness();
});
afterEach(() => at.store.close());

/** What the match of that table was for each seat. */
async function gainsOf(table: string): Promise<readonly Gain[]> {
  const live = await at.live(table);
  const view = viewResult(live, live.stored.posts.at(-1)!);
  if (view.kind === 'void') throw new Error('it has no result');
  return view.gains;
}

/** A match of these people to its end, a minute after the one before. */
async function play(...people: readonly string[]): Promise<string> {
  at.clock.now += 60_000;
  const table = await at.begin(people);
  await at.finish(table);
  return table;
}

test('a result knows how the match moved ratings as they are shown, also once later ones have moved them on', async () => {
  const first = await play('Ann', 'Ben');
  const [ann, ben] = (await gainsOf(first)).map(({ rating }) => rating!);
  expect([ann!.before, ben!.before]).toEqual([1000, 1000]);
  expect(ann!.after === 1000 && ben!.after === 1000).toBe(false);
  const second = await play('Ann', 'Ben');
  expect((await gainsOf(first)).map(({ rating }) => rating)).toEqual([ann, ben]);
  expect((await gainsOf(second)).map(({ rating }) => rating!.before)).toEqual([ann!.after, ben!.after]);
});

test('a match with a bot moves no rating, and of the bot nothing is known', async () => {
  const table = await at.begin(['Ann', 'Ben'], { bots: 1 });
  await at.finish(table);
  expect((await gainsOf(table)).map(({ rating }) => rating)).toEqual([null, null, null]);
});

test('a personal best is more than ever before in that server, and never the first match', async () => {
  const pointsOf = async (table: string) => (await at.read(table)).match!.finish![0]!.points;
  let best: number | null = null;
  for (let n = 0; n < 6; n++) {
    const table = await play('Ann', 'Ben');
    const points = await pointsOf(table);
    expect((await gainsOf(table))[0]!.isBest).toBe(best !== null && points > best);
    best = Math.max(best ?? points, points);
  }
});

test('of who has been erased nothing is told, of the others all', async () => {
  const table = await play('Ann', 'Ben');
  const [, ben] = await gainsOf(table);
  await at.tables.erase(personOf('Ann'), at.clock.now);
  expect(await gainsOf(table)).toEqual([{ rating: null, isBest: false }, ben]);
});

test('the best throw is the one that brought somebody most, the first of several, and none where nothing was brought', () => {
  const begun = freshMatch(GAME, ['Ann', 'Ben']);
  expect(findBestThrow(begun, [0, 1])).toBeNull();
  const first = withThrow(begun, ['1', '1', '2', '3', '4', '5']);
  const white = withAnswer(withAnswer(first, 0, 'w-r2'), 1, 'w-pass');
  const both = withAnswer(white, 0, 'c-y4');
  expect(findBestThrow(both, [0, 1])).toMatchObject({ seat: 0, points: 2 });
  const second = withThrow(both, ['6', '1', '6', '6', '6', '6']);
  const after = withAnswer(withAnswer(second, 0, 'w-y7'), 1, 'w-y7');
  expect(findBestThrow(after, [0, 1])).toMatchObject({
    seat: 0,
    points: 2,
    dice: [{ value: 1 }, { value: 1 }, {}, {}, {}, {}],
  });
  expect(findBestThrow(after, [1])).toMatchObject({ seat: 1, dice: [{ value: 6 }, { value: 1 }, {}, {}, {}, {}] });
  const passed = ['w-pass', 'c-pass'].reduce((live, move) => withAnswer(live, 0, move), withAnswer(first, 1, 'w-pass'));
  expect(findBestThrow(passed, [0, 1])).toBeNull();
});

test('where a last throw brought much to many only why the match ended is told, and every game tells that', () => {
  const news = (...keys: readonly string[]) => keys.map((key) => ({ key: `dice.news.${key}` }));
  const few = news('row', 'row', 'column', 'endRows');
  expect(newsOfEnd(few)).toEqual(few);
  expect(newsOfEnd([...news('row'), ...few])).toEqual(news('endRows'));
  for (const { id, phrases } of GAMES)
    expect(Object.keys(phrases.en).filter((key) => key.startsWith(`${id}.news.end`))).not.toEqual([]);
});
