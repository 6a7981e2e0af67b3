import { beforeEach, describe, expect, test } from 'vitest';
import { type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { NewMenu } from '../store/types.js';
import { beforePress, menuOf, olderOf } from './menus.js';
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
    expect(menu.old).toEqual([{ token: 'one', message: '@original', is: [FIRST, FIRST] }]);
  });

  test('one that is opened from a list or a question takes the place of the one before', async () => {
    expect((await menuAfter({ token: 'two', on: on(SECOND!) })).old).toMatchObject([
      { token: 'one', message: '@original' },
    ]);
  });

  test('a press that was answered by a new message, the pressed one being gone, has that as the menu', async () => {
    await pressed({ id: '500', token: 'two', on: on('101.5', FIRST) });
    expect(await menuAfter({ token: 'three', on: on('501', '500') })).toMatchObject({ message: '501', old: [] });
  });

  test('who presses an older one once more goes on by that', async () => {
    const [before] = (await at.read(table)).menus;
    await at.store.movedMenu(before!, SECOND!, olderOf(before!, at.clock.now));
    const menu = await menuAfter({ token: 'three', on: on('101.5', FIRST) });
    expect(menu.message).toBe('101.5');
    expect(menu.old?.map(({ message }) => message)).toEqual([SECOND]);
  });

  test('what was still to be taken away stays so', async () => {
    await pressed({ id: SECOND!, token: 'two' });
    expect((await menuAfter({ id: THIRD!, token: 'three' })).old).toMatchObject([
      { token: 'one', message: '@original' },
      { token: 'two', message: '@original' },
    ]);
  });

  test('one that nothing reaches any more is left at that', async () => {
    const { until } = (await at.read(table)).menus[0]!;
    expect((await menuAfter({ id: SECOND!, token: 'two', at: until })).old).toEqual([]);
  });
});

describe('a press that may never be answered', () => {
  const FIRST_REACH = { token: 'one', reached: '@original' };

  test('leaves its menu known by the press before, however many follow', async () => {
    expect((await menuAfter({ token: 'two', on: on(FIRST!) })).earlier).toMatchObject(FIRST_REACH);
    await pressed({ token: 'two', on: on(FIRST!) });
    expect((await menuAfter({ token: 'three', on: on(FIRST!) })).earlier).toMatchObject(FIRST_REACH);
  });

  test('leaves it known by the one after, once nothing is reached by the first', async () => {
    const { until } = (await at.read(table)).menus[0]!;
    await pressed({ token: 'two', on: on(FIRST!), until: until + 1 });
    const { earlier } = await menuAfter({ token: 'three', on: on(FIRST!), at: until });
    expect(earlier).toMatchObject({ token: 'two', until: until + 1, reached: '@original' });
  });

  test('leaves nothing to go back to, once an edit has shown that it was answered', async () => {
    await pressed({ token: 'two', on: on(FIRST!) });
    const [menu] = (await at.read(table)).menus;
    await at.store.sentMenu(menu!, menu!.wanted);
    expect((await at.read(table)).menus[0]!.earlier).toBeNull();
  });

  test('is no reason to forget what the menu was reached by where another one takes its place', async () => {
    await pressed({ token: 'two', on: on(FIRST!) });
    const { old, earlier } = await menuAfter({ id: SECOND!, token: 'three' });
    expect(old?.map(({ token }) => token)).toEqual(['one', 'two']);
    expect(earlier).toMatchObject({ ...FIRST_REACH, message: FIRST });
  });

  test('leads back to the menu that was there before, which is not taken away then', async () => {
    await pressed({ id: SECOND!, token: 'two' });
    await pressed({ id: THIRD!, token: 'three' });
    const [menu] = (await at.read(table)).menus;
    const before = beforePress(menu!, at.clock.now);
    expect(before).toMatchObject({ ...FIRST_REACH, message: FIRST });
    expect(before!.old.map(({ token }) => token)).toEqual(['two']);
    expect(beforePress(menu!, before!.until)).toBeNull();
  });

  test('leads back to a menu beside which the one that was pressed is to be taken away again', async () => {
    const [before] = (await at.read(table)).menus.filter(({ token }) => token === 'one');
    await at.store.movedMenu(before!, SECOND!, olderOf(before!, at.clock.now));
    const menuNow = async () => (await at.read(table)).menus.find(({ personId }) => personId === before!.personId)!;
    for (const token of ['two', 'three']) {
      await pressed({ token, on: on(FIRST!) });
      const back = beforePress(await menuNow(), at.clock.now);
      expect(back).toMatchObject({ token: 'one', message: SECOND, old: [{ token: 'one', message: '@original' }] });
    }
    const other = await menuAfter({ id: THIRD!, token: 'four' });
    expect(other.old?.map(({ token, message }) => [token, message])).toEqual(
      expect.arrayContaining([
        ['one', SECOND],
        ['one', '@original'],
      ]),
    );
  });

  test('leads back to where that menu stands, and to its language', async () => {
    await pressed({ id: SECOND!, token: 'two', channelId: '1', locale: 'de' });
    const menu = (await at.read(table)).menus.find(({ token }) => token === 'two');
    await at.store.revertMenu(menu!, beforePress(menu!, at.clock.now)!);
    expect((await at.read(table)).menus).toContainEqual(
      expect.objectContaining({ token: 'one', message: FIRST, elsewhere: false, locale: null }),
    );
  });

  test('leads back to a menu that is thought to be like the one that took its place, where nothing else was noted', async () => {
    await pressed({ id: SECOND!, token: 'two', channelId: '1', locale: 'de' });
    const [menu] = (await at.read(table)).menus;
    const { elsewhere: _, locale: __, ...earlier } = menu!.earlier!;
    expect(beforePress({ ...menu!, earlier }, at.clock.now)).toMatchObject({ elsewhere: true, locale: 'de' });
  });

  test('leads to nothing older than a message on which something was pressed', async () => {
    await pressed({ id: SECOND!, token: 'two' });
    const { earlier } = await menuAfter({ token: 'three', on: on('102.5', SECOND) });
    expect(earlier).toMatchObject({ token: 'two', reached: '@original' });
    expect(earlier).not.toHaveProperty('message');
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
