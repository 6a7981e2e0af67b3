import { afterEach, beforeEach, expect, test } from 'vitest';
import { idsOf } from '../../test/support/message-fixtures.js';
import { GAME, GUILD, idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { dicePage, helpPage, leaderboardPage, statsPage } from './pages.js';

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

test('somebody’s results lead to the dice of the server, and these back to the results, of whomever they are', async () => {
  await at.finish(await at.begin(['Ann', 'Ben']));
  const context = { store: at.store, games: [GAME], gameOf: (id: string) => (id === GAME.id ? GAME : undefined) };
  const ben = { id: idOf('Ben'), name: null };
  const results = await statsPage(context, ben, GUILD, 'en');
  if (results.kind !== 'message') throw new Error(`no results: ${results.kind}`);
  expect(results.body.content).toContain(`<@${ben.id}>: matches in this server`);
  expect(results.body.allowed_mentions).toEqual({ parse: [], users: [] });
  const leads = { game: GAME.id, person: ben.id };
  expect(idsOf(results.body)).toEqual([`dice:${GAME.id}:${ben.id}`]);
  const dice = await dicePage(context, leads, GUILD, 'en');
  const rows = await at.store.thrownIn(GUILD, GAME.id);
  const first = rows.filter(({ die }) => die === 0).reduce((sum, { times }) => sum + times, 0);
  expect(dice!.content).toContain(`  ${first} throws: `);
  expect(idsOf(dice!)).toEqual([`stats:${ben.id}`]);
  expect((await dicePage(context, leads, 'elsewhere', 'en'))!.content).toContain('No dice have been counted');
  expect(await dicePage(context, { ...leads, game: 'unknown' }, GUILD, 'en')).toBeNull();
});

test('help tells in a few lines why the dice are fair, and leads there and back', () => {
  const context = { games: [GAME], nameCommand: (command: string) => `/${command}` };
  expect(idsOf(helpPage(context, 'start', 'en'))).toContain('help:dice');
  const page = helpPage(context, 'dice', 'en');
  expect(idsOf(page)).toEqual(['help:start']);
  expect(page.content.split('\n').length).toBeLessThanOrEqual(8);
  for (const part of ['**Lucky word**', '**Check the dice**', '/verify', '/stats'])
    expect(page.content).toContain(part);
});
