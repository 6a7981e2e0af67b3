import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAME, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { leaderboardPage } from './pages.js';

let at: TableHarness;
beforeEach(() => {
  at = tableHarness();
});
afterEach(() => at.store.close());

test('whoever goes on in a leaderboard that has become shorter comes to its last page', async () => {
  await at.finish(await at.begin(['Ann', 'Ben']));
  const context = { store: at.store, games: [GAME], gameOf: () => GAME };
  const ann = at.press('Ann');
  const shown = { game: GAME.id, scope: 'here', by: 'wins' } as const;
  const last = await leaderboardPage(context, { ...shown, page: 0 }, ann, 'en');
  expect(last?.content).toContain('Ann');
  for (const page of [1, 99_999_999])
    expect(await leaderboardPage(context, { ...shown, page }, ann, 'en')).toEqual(last);
});
