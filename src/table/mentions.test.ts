import { describe, expect, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { listMenus } from '../../test/support/life/lists.js';
import { SEVEN } from '../../test/support/life/records.js';
import { GUILD, idOf, tableHarness } from '../../test/support/table-harness.js';
import { currentBoard } from './announce.js';
import { viewPost } from './view/table.js';

test('where a server has switched mentions off nobody is called, when a step begins or late, until it has them on', async () => {
  const it = tableHarness();
  await it.store.setServerSettings(GUILD, { mentions: false });
  const table = await it.begin(['Ann', 'Ben'], { pace: 'slow' });
  const idle = async (): Promise<void> => {
    const { game, state, awaited, stored } = await it.live(table);
    await it.say(table, stored.seats[awaited[0]!]!.name, game.defaultMove(state, awaited[0]!));
  };
  const callLate = async (): Promise<readonly string[]> => {
    it.clock.now = (await it.read(table)).table.remindAt!;
    await it.tables.tick(it.clock.now);
    return (await it.read(table)).posts.flatMap(({ mentions }) => mentions);
  };
  for (let n = 0; n < 6; n++) {
    await idle();
    for (const post of await it.store.unsentPosts()) {
      await it.store.tryingPost(post.id, 1);
      await it.store.sentPost(post, post.wanted, { messageId: `message ${post.id}`, picture: null });
    }
  }
  expect(await callLate()).toEqual([]);

  await it.store.setServerSettings(GUILD, { mentions: true });
  expect(await callLate()).not.toEqual([]);
});

describe('whoever wants no mention', () => {
  const unmentioned = { mentions: false };
  const boards = (lines: readonly string[]) => lines.filter((line) => line.startsWith('board'));
  /** Ann alone is asked after Cid’s answer. */
  const TWO = [SEVEN, '0 w-r7', '1 w-pass'];
  /** Ben and Cid are asked. */
  const OTHERS = [...TWO, '2 w-pass', '0 c-pass', SEVEN, '0 w-pass'];

  test('gets no new board in place of the old one when their step begins', async () => {
    const life = await givenMatch({ record: TWO });
    const { menus } = await life.harness.read(life.table);
    await life.harness.store.dropMenu(menus.find(({ personId }) => personId === idOf('Ann'))!);
    await life.harness.store.setPersonSettings(idOf('Ann'), unmentioned);
    const lines = await life.when('Cid', 'play', { move: 'w-pass' }).lines();
    expect(boards(lines)).toEqual(['board 2 renewed, calls nobody']);
    await life.show();
    await life.when('Ann', 'sheet').brings('menu of seat 0', ['menu of Ann opened']);
  });

  test('is left out where others are called, once they are late', async () => {
    const life = await givenMatch({ record: OTHERS });
    await life.harness.store.setPersonSettings(idOf('Ben'), unmentioned);
    expect(boards(await life.whenPassed(24_000).lines())).toEqual(['board 2 renewed, anew, calls Cid']);
  });

  test('and is late alone has half a minute from the call like others, which the board and menus tell', async () => {
    const life = await givenMatch({ record: [...OTHERS, '1 w-pass'] });
    await life.harness.store.setPersonSettings(idOf('Cid'), unmentioned);
    await life
      .whenPassed(50_000)
      .changes(['due in 30 s', 'late called never', 'board 2 renewed', ...listMenus('refreshed', 'Ann', 'Ben', 'Cid')]);
  });

  test('is called as soon as they want it again', async () => {
    const life = await givenMatch({ record: OTHERS });
    await life.harness.store.setPersonSettings(idOf('Ben'), unmentioned);
    await life.harness.store.setPersonSettings(idOf('Ben'), { mentions: null });
    expect(boards(await life.whenPassed(24_000).lines())).toEqual(['board 2 renewed, anew, calls Ben, Cid']);
  });

  test('is mentioned no more by a message that was to call them', async () => {
    const life = await givenMatch({ record: OTHERS });
    await life.whenPassed(24_000).lines();
    await life.harness.store.setPersonSettings(idOf('Ben'), unmentioned);
    const stored = await life.harness.read(life.table);
    expect(viewPost(currentBoard(stored)!, stored).mentions).toEqual([idOf('Cid')]);
  });
});
