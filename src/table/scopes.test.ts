import { expect, test } from 'vitest';
import { ratingsFixture } from '../../test/support/store-fixtures.js';
import { GAME, GUILD, idOf, tableHarness } from '../../test/support/table-harness.js';

test('a server’s first match rates a champion of others as somebody new there, and as a champion everywhere', async () => {
  const it = tableHarness();
  const table = await it.begin(['Ann', 'Ben']);
  const champion = { personId: idOf('Ann'), game: GAME.id, mu: 45, sigma: 2, matches: 70 };
  const elsewhere = ['*', '800000000000000777'].map((scope) => ({ ...champion, scope }));
  await it.store.update({ table }, null, 0, () => ({ ratings: ratingsFixture(elsewhere), out: null }));
  await it.finish(table);
  const { ratings } = (await it.store.dataOf(idOf('Ann')))!;
  const ratingIn = (scope: string) => ratings.find((row) => row.scope === scope);
  expect(ratingIn(GUILD)!.matches).toBe(1);
  expect(Math.abs(ratingIn(GUILD)!.mu - 25)).toBeLessThan(5);
  expect(ratingIn('*')!.matches).toBe(71);
  expect(Math.abs(ratingIn('*')!.mu - 45)).toBeLessThan(5);
});
