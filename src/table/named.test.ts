import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAME, GUILD, hardBots, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';

let at: TableHarness;
beforeEach(() => {
  at = tableHarness();
});
afterEach(() => at.store.close());

/** How Ann stands on the leaderboard of that server, or of all (null), for somebody who looks in `askedIn`. */
async function nameOfAnn(guildId: string | null, askedIn: string): Promise<string | null | undefined> {
  const board = await at.store.leaderboard({ game: GAME.id, guildId, askedIn, by: 'best', page: 0, pageSize: 9 });
  return board.lines.find(({ personId }) => personId === personOf('Ann').id)?.name;
}

test('a nickname stands on the leaderboard of its server, and the name of the account on that of all servers', async () => {
  await at.finish(await at.begin(['Ann', 'Ben']));
  expect(await nameOfAnn(GUILD, GUILD)).toBe('Ann');
  expect(await Promise.all([GUILD, 'other'].map((askedIn) => nameOfAnn(null, askedIn)))).toEqual([
    'Ann everywhere',
    'Ann everywhere',
  ]);
});

test('a press in another server changes nothing about how somebody is called in the first', async () => {
  await at.finish(await at.begin(['Ann', 'Ben']));
  const person = { ...personOf('Ann'), name: 'Secret pet name' };
  const options = { game: GAME, pace: 'live' as const, bots: hardBots(1), seats: null, games: 1, locale: 'en' };
  await at.tables.openLobby(at.press('Ann', { person, guildId: 'other', channelId: 'elsewhere' }), options);
  expect([await nameOfAnn(GUILD, GUILD), await nameOfAnn(null, GUILD), await nameOfAnn(null, 'other')]).not.toContain(
    'Secret pet name',
  );
});

test('whoever is called otherwise by now stands under the new names from their next press on', async () => {
  const table = await at.begin(['Ann', 'Ben']);
  await at.finish(table);
  at.clock.now += 1000;
  const person = { ...personOf('Ann'), name: 'Annie', globalName: 'Ann Lee' };
  await at.tables.act(at.press('Ann', { person }), { kind: 'sheet', match: (await at.read(table)).match!.id });
  expect([await nameOfAnn(GUILD, GUILD), await nameOfAnn(null, GUILD)]).toEqual(['Annie', 'Ann Lee']);
});

test('of somebody who only looks on no name is kept', async () => {
  const table = await at.begin(['Ann', 'Ben']);
  await at.tables.act(at.press('Zoe'), { kind: 'sheet', match: (await at.read(table)).match!.id });
  expect(await at.store.dataOf(personOf('Zoe').id)).toBeNull();
});
