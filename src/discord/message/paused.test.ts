import { expect, test } from 'vitest';
import { showBoard, showLobby } from '../../../test/support/shown.js';
import { GAME, tableHarness } from '../../../test/support/table-harness.js';
import { pauseTable } from '../../table/clock.js';

const COUNTDOWN = /<t:\d+:R>/;

test('neither a board nor a lobby counts time down that stands still, as its channel takes no messages', async () => {
  const it = tableHarness();
  const [lobby, table] = [await it.open(['Cid']), await it.begin(['Ann', 'Ben'])];
  const render = async (): Promise<readonly string[]> => {
    const live = await it.live(table);
    const board = live.stored.posts.find(({ kind }) => kind === 'board')!;
    return [showBoard(live, board), showLobby(await it.read(lobby), GAME)].map((body) => JSON.stringify(body));
  };
  for (const each of await render()) expect(each).toMatch(COUNTDOWN);
  for (const each of [lobby, table]) await it.store.update({ table: each }, null, 0, pauseTable(it.clock.now));
  for (const each of await render()) expect(each).not.toMatch(COUNTDOWN);
});
