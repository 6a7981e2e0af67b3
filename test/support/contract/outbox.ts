import { expect } from 'vitest';
import type { OpenMenu, Post } from '../../../src/store/rows.js';
import { type ContractCases, change, type Pair, read, storeLobby, storeMatch } from './cases.js';

type Outbox =
  | 'unsentPosts'
  | 'tryingPost'
  | 'sentPost'
  | 'lostPost'
  | 'replacePost'
  | 'tookAway'
  | 'dropPost'
  | 'unsentMenus'
  | 'sentMenu'
  | 'movedMenu'
  | 'answeredAnew'
  | 'revertMenu'
  | 'doubtMenus'
  | 'dropMenu';

const SHOWN = { messageId: 'message', picture: 'a.png' };

/** What has still to be sent, and what the sender notes. */
export const OUTBOX: ContractCases<Outbox> = {
  unsentPosts: [
    'posts wait in their order until their latest version was sent',
    async (pair) => {
      const { store, other } = pair;
      const { id } = await post(pair);
      await change(store, { posts: [{ kind: 'result', matchId: null, from: 0, mentions: [] }], renew: [{ id }] });
      expect((await other.unsentPosts()).map(({ kind, wanted }) => [kind, wanted])).toEqual([
        ['lobby', 2],
        ['result', 1],
      ]);
    },
  ],
  tryingPost: [
    'the first attempt is noted, and no later one but by which token that is made',
    async (pair) => {
      const { id } = await post(pair);
      const by = { token: 'a token', tokenUntil: 9000 };
      await pair.store.tryingPost(id, 4000, by);
      expect(await newest(pair)).toMatchObject({ triedAt: 4000, ...by });
      await pair.store.tryingPost(id, 5000);
      expect(await newest(pair)).toMatchObject({ triedAt: 4000, token: null, tokenUntil: null });
    },
  ],
  sentPost: [
    'what was sent waits no longer, and news of an older version undo nothing',
    async (pair) => {
      const sending = await post(pair);
      await change(pair.store, { renew: [{ id: sending.id }] });
      const by = { token: 'a token', tokenUntil: 9000 };
      for (const version of [2, 1]) await pair.store.sentPost(sending, version, { ...SHOWN, ...by });
      expect(await pair.other.unsentPosts()).toEqual([]);
      expect(await newest(pair)).toMatchObject({ ...SHOWN, ...by, wanted: 2, sent: 2 });
      await pair.store.replacePost(sending.id);
      expect(await newest(pair)).toMatchObject({ token: null, tokenUntil: null });
    },
  ],
  lostPost: [
    'a post that was lost is wanted as a new message with a nonce of its own that mentions nobody',
    async (pair) => {
      const { id, nonce } = await sent(pair);
      await pair.store.lostPost(id);
      const lost = await newest(pair);
      expect(lost).toMatchObject({ messageId: null, picture: null, triedAt: null, mentions: [], wanted: 2, sent: 1 });
      expect(lost.nonce).not.toBe(nonce);
    },
  ],
  replacePost: [
    'a post that is replaced knows the message that is to be taken away',
    async (pair) => {
      const { id } = await sent(pair);
      for (let n = 0; n < 2; n++) await pair.store.replacePost(id);
      expect(await newest(pair)).toMatchObject({ messageId: null, old: ['message'] });
    },
  ],
  tookAway: [
    'a post waits as long as an older message of it is to be taken away',
    async (pair) => {
      const { id } = await sent(pair);
      await pair.store.replacePost(id);
      const anew = await newest(pair);
      await pair.store.sentPost(anew, anew.wanted, { messageId: 'newer', picture: null });
      expect(await pair.other.unsentPosts()).toMatchObject([{ id, old: ['message'] }]);
      await pair.store.tookAway(id, 'message');
      expect((await newest(pair)).old).toEqual([]);
      expect(await pair.other.unsentPosts()).toEqual([]);
    },
  ],
  dropPost: [
    'a dropped post waits no longer, until it is wanted again',
    async (pair) => {
      const { id } = await post(pair);
      await pair.store.dropPost(id, 1);
      expect(await pair.other.unsentPosts()).toEqual([]);
      await change(pair.store, { renew: [{ id }] });
      expect(await pair.other.unsentPosts()).toHaveLength(1);
      await pair.store.dropPost(id, 1);
      expect(await pair.other.unsentPosts()).toHaveLength(1);
    },
  ],
  unsentMenus: [
    'the menus of others wait after a press, as long as they can be reached',
    async (pair) => {
      const menu = await oldMenu(pair);
      expect(menu).toMatchObject({ personId: 'ann', token: 'token', wanted: 2, sent: 1, locale: null });
      expect(await pair.other.unsentMenus(9000)).toEqual([]);
    },
  ],
  sentMenu: [
    'a menu that was sent waits no longer; news of one that was opened anew meanwhile change nothing',
    async (pair) => {
      const menu = await oldMenu(pair);
      await pair.store.sentMenu({ ...menu, token: 'older' }, 2);
      expect(await pair.other.unsentMenus(3000)).toHaveLength(1);
      await pair.store.sentMenu(menu, 2);
      expect(await pair.other.unsentMenus(3000)).toEqual([]);
    },
  ],
  movedMenu: [
    'a menu with a new message knows the one before until that is taken away; one that was pressed meanwhile stays as it is',
    async (pair) => {
      const menu = await oldMenu(pair);
      const old = [{ token: 'token', message: '@original', is: ['699'] }];
      expect(await pair.store.movedMenu({ ...menu, token: 'older' }, '700', old)).toBeNull();
      const moved = (await pair.store.movedMenu(menu, '700', old))!;
      expect(moved).toEqual({ ...menu, message: '700', reached: '700', old });
      expect(await pair.other.unsentMenus(3000)).toEqual([moved]);
      await pair.store.sentMenu(moved, 2);
      expect((await read(pair.other)).menus).toEqual([{ ...moved, sent: 2, old: [] }]);
    },
  ],
  answeredAnew: [
    'a message that answers a press in place of the pressed one is the menu, or has to go where that was pressed once more',
    async (pair) => {
      const menu = await pressedMenu(pair);
      await pair.store.answeredAnew(menu, { id: '701', token: 'token' });
      const renamed = { ...menu, message: '701', press: '701', earlier: null };
      expect((await read(pair.other)).menus).toEqual([renamed]);
      for (let times = 0; times < 2; times++) await pair.store.answeredAnew(menu, { id: '699', token: 'overtaken' });
      const old = [{ token: 'overtaken', message: '@original', is: ['699'] }];
      expect(await pair.other.unsentMenus(3000)).toEqual([{ ...renamed, wanted: menu.wanted + 1, old }]);
    },
  ],
  revertMenu: [
    'a menu whose last press was never answered is as before it, and unsent; one that was pressed meanwhile stays as it is',
    async (pair) => {
      const menu = await pressedMenu(pair);
      const old = [{ token: 'oldest', message: '@original' }];
      const where = { elsewhere: true, locale: 'de' };
      const before = { token: 'before', until: 8000, reached: '690', message: '690', ...where, old };
      expect(await pair.store.revertMenu({ ...menu, token: 'older' }, before)).toBeNull();
      const reverted = await pair.store.revertMenu(menu, before);
      expect(reverted).toEqual({ ...menu, ...before, earlier: null, press: '', wanted: menu.wanted + 1 });
      expect(await pair.other.unsentMenus(3000)).toEqual([reverted]);
    },
  ],
  doubtMenus: [
    'of menus those are sent once more whose last press has not shown yet whether it was answered',
    async (pair) => {
      const menu = await pressedMenu(pair);
      await change(pair.store, { menu: { matchId: 'm1', personId: 'ben', token: 'sure', until: 9000 } });
      await pair.store.doubtMenus();
      const doubted = { ...menu, wanted: menu.wanted + 1 };
      expect(await pair.other.unsentMenus(3000)).toEqual([doubted]);
      await pair.store.sentMenu(doubted, doubted.wanted);
      await pair.store.doubtMenus();
      expect(await pair.other.unsentMenus(3000)).toEqual([]);
    },
  ],
  dropMenu: [
    'a menu whose token is dead is forgotten, but not one that was opened anew',
    async (pair) => {
      const menu = await oldMenu(pair);
      await pair.store.dropMenu({ ...menu, token: 'older' });
      expect(await pair.other.unsentMenus(3000)).toHaveLength(1);
      await pair.store.dropMenu(menu);
      expect(await pair.other.unsentMenus(3000)).toEqual([]);
    },
  ],
};

/** The post of a lobby. */
async function post(pair: Pair): Promise<Post> {
  await storeLobby(pair);
  return newest(pair);
}

async function sent(pair: Pair): Promise<Post> {
  const sending = await post(pair);
  await pair.store.tryingPost(sending.id, 2000);
  await pair.store.sentPost(sending, sending.wanted, SHOWN);
  return newest(pair);
}

async function newest({ other }: Pair): Promise<Post> {
  return (await read(other)).posts.at(-1)!;
}

/** A menu that was pressed once more, and until then was reached by another token. */
async function pressedMenu(pair: Pair): Promise<OpenMenu> {
  await storeMatch(pair);
  const earlier = { token: 'before', until: 3000, reached: '700' };
  const press = { matchId: 'm1', personId: 'ann', token: 'token', until: 9000, message: '700', press: '701' };
  await change(pair.store, { menu: { ...press, earlier } });
  return (await read(pair.store)).menus[0]!;
}

/** A menu that shows something old. */
async function oldMenu(pair: Pair): Promise<OpenMenu> {
  await storeMatch(pair);
  await change(pair.store, { menu: { matchId: 'm1', personId: 'ann', token: 'token', until: 9000 } });
  await change(pair.store, { refreshMenus: true });
  const [menu] = await pair.other.unsentMenus(3000);
  return menu!;
}
