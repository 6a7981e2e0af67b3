import { beforeEach, describe, expect, test } from 'vitest';
import { type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { NewMenu } from '../store/types.js';
import { menuOf } from './menus.js';
import type { Press } from './types.js';

/** Boards and menus, in the order in which they came. */
const [BOARD, FIRST, NEW_BOARD, SECOND, THIRD] = ['100', '101', '102', '103', '104'];

let at: TableHarness;
let table: string;
beforeEach(async () => {
  at = tableHarness();
  at.waiting.reached = true;
  table = await at.begin(['Ann', 'Ben']);
  await postBoard(BOARD!);
  await pressed({ id: FIRST!, token: 'one' });
});

/** The board is in the channel by that message. */
async function postBoard(messageId: string): Promise<void> {
  const { id } = (await at.read(table)).posts.find(({ kind }) => kind === 'board')!;
  await at.store.lostPost(id);
  const post = (await at.read(table)).posts.find((each) => each.id === id)!;
  await at.store.sentPost(post, post.wanted, { messageId, picture: null });
}

/** Ann's menu after her press. */
async function menuAfter(change: Partial<Press>): Promise<NewMenu> {
  return menuOf(at.press('Ann', change), await at.live(table));
}

/** The same, and it is stored. */
async function pressed(change: Partial<Press>): Promise<void> {
  const menu = await menuAfter(change);
  await at.store.update({ table }, null, at.clock.now, () => ({ menu, out: null }));
}

const on = (message: string, origin = message): NonNullable<Press['on']> => ({ message, origin });

describe('of one person in one match there is one menu', () => {
  test('a press on it leaves it where it is', async () => {
    expect(await menuAfter({ token: 'two', on: on('101.5', FIRST) })).toMatchObject({ message: '101.5', old: [] });
    expect(await menuAfter({ token: 'two', on: on('101.5', FIRST) })).not.toHaveProperty('isUnsettled');
  });

  test('a press on the board opens another one, and the one before is to go', async () => {
    const menu = await menuAfter({ id: SECOND!, token: 'two' });
    expect(menu).toMatchObject({ message: SECOND, isUnsettled: true });
    expect(menu.old).toEqual([{ token: 'one', message: '@original' }]);
  });

  test('one that is opened from a list or a question takes the place of the one before', async () => {
    expect((await menuAfter({ token: 'two', on: on(SECOND!) })).old).toEqual([{ token: 'one', message: '@original' }]);
  });

  test('a press that was answered by a new message, the pressed one being gone, has that as the menu', async () => {
    await pressed({ id: '500', token: 'two', on: on('101.5', FIRST) });
    expect(await menuAfter({ token: 'three', on: on('501', '500') })).toMatchObject({ message: '501', old: [] });
  });

  test('who presses an older one once more goes on by that', async () => {
    await at.store.movedMenu((await at.read(table)).menus[0]!, SECOND!);
    const menu = await menuAfter({ token: 'three', on: on('101.5', FIRST) });
    expect(menu.message).toBe('101.5');
    // The first one was to be taken away, which does no harm to a message that is another's by now.
    expect(menu.old).toContainEqual({ token: 'one', message: SECOND });
  });

  test('what was still to be taken away stays so', async () => {
    await pressed({ id: SECOND!, token: 'two' });
    expect((await menuAfter({ id: THIRD!, token: 'three' })).old).toEqual([
      { token: 'one', message: '@original' },
      { token: 'two', message: '@original' },
    ]);
  });

  test('one that nothing reaches any more is left at that', async () => {
    const { until } = (await at.read(table)).menus[0]!;
    expect((await menuAfter({ id: SECOND!, token: 'two', at: until })).old).toEqual([]);
  });
});

test('a menu in another channel stays there', async () => {
  expect(await menuAfter({ id: '50', channelId: '1' })).toMatchObject({ elsewhere: true, old: [expect.anything()] });
  await pressed({ id: '50', channelId: '1' });
  const menu = await menuAfter({ on: on('50'), channelId: '1' });
  expect(menu).toMatchObject({ elsewhere: true, message: '50' });
});

test('a menu stands beneath its board, or is to be moved there', async () => {
  await postBoard(NEW_BOARD!);
  expect(await menuAfter({ token: 'two', on: on(FIRST!) })).toMatchObject({ old: [], isUnsettled: true });
  await pressed({ token: 'two', on: on(FIRST!) });
  expect(await menuAfter({ token: 'three', on: on(SECOND!), at: 0 })).toMatchObject({ message: SECOND });
  await at.store.lostPost((await at.read(table)).posts.find(({ kind }) => kind === 'board')!.id);
  expect(await menuAfter({ token: 'two', on: on(FIRST!) })).not.toHaveProperty('isUnsettled');
});

describe('a match begins with a menu', () => {
  test('for everybody who has pressed in its lobby, and calls none of them', async () => {
    const { menus, posts } = await at.read(table);
    expect(menus.filter(({ token }) => token !== 'one')).toMatchObject([
      { personId: at.press('Ben').person.id, message: '', reached: null, old: [] },
    ]);
    expect(posts.find(({ kind }) => kind === 'board')!.mentions).toEqual([]);
  });

  test('but not for who can be reached no more, who is called instead', async () => {
    const lobby = await at.open(['Cid', 'Dot']);
    at.clock.now = at.press('Dot').until;
    await at.tables.act(at.press('Cid'), { kind: 'begin', table: lobby });
    const { menus, posts } = await at.read(lobby);
    const [cid, dot] = ['Cid', 'Dot'].map((name) => at.press(name).person.id);
    expect(menus.map(({ personId }) => personId)).toEqual([cid]);
    expect(posts.find(({ kind }) => kind === 'board')!.mentions).toEqual([dot]);
  });
});
