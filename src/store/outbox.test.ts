import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, tableFixture } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import type { OpenMenu, Post } from './rows.js';
import { openStore } from './store.js';
import type { Change } from './types.js';

let store: Store;
beforeEach(async () => {
  store = openStore(':memory:');
  await store.open('opening', 1000, { table: tableFixture('t1'), seats: [] });
  await change({ begin: matchFixture('m1', 't1') });
});
afterEach(() => store.close());

function change(change: Change, at = 3000): Promise<unknown> {
  return store.update({ table: 't1' }, null, at, () => ({ ...change, out: null }));
}
async function post(): Promise<Post> {
  return (await store.read({ table: 't1' }))!.posts[0]!;
}
function menu(personId: string, token = `token of ${personId}`, until = 9000): Promise<unknown> {
  return change({ menu: { matchId: 'm1', personId, token, until } });
}
function waiting(now = 3000): Promise<readonly OpenMenu[]> {
  return store.unsentMenus(now);
}

test('a post waits to be sent until its latest version was', async () => {
  expect(await store.unsentPosts()).toEqual([{ ...(await post()), openerId: 'ann' }]);
  await store.sentPost(await post(), 1, { messageId: 'message', picture: null });
  expect(await store.unsentPosts()).toEqual([]);
  await change({ renew: [{ id: (await post()).id }] });
  expect(await store.unsentPosts()).toMatchObject([{ messageId: 'message', wanted: 2, sent: 1 }]);
});

test('a post that was wanted again while it was on its way still waits', async () => {
  const sending = await post();
  await change({ renew: [{ id: sending.id }] });
  await store.sentPost(sending, sending.wanted, { messageId: 'message', picture: null });
  expect(await store.unsentPosts()).toMatchObject([{ wanted: 2, sent: 1 }]);
});

test('news of an older version does not undo those of a newer one', async () => {
  await change({ renew: [{ id: (await post()).id }] });
  await store.sentPost(await post(), 2, { messageId: 'message', picture: null });
  await store.sentPost(await post(), 1, { messageId: 'message', picture: null });
  expect(await store.unsentPosts()).toEqual([]);
});

test('a post that has come to call others while it was on its way calls them by a new message', async () => {
  const sending = await post();
  await change({ renew: [{ id: sending.id, mentions: ['ben'] }] });
  await store.sentPost(sending, 1, { messageId: 'message', picture: null, called: ['ann'] });
  expect(await store.unsentPosts()).toMatchObject([{ messageId: null, old: ['message'], mentions: ['ben'] }]);
  expect((await post()).nonce).not.toBe(sending.nonce);
  await store.sentPost(await post(), 3, { messageId: 'second', picture: null, called: ['ann', 'ben'] });
  expect(await post()).toMatchObject({ messageId: 'second', sent: 3, wanted: 3 });
});

test('posts wait in the order in which they must appear', async () => {
  await change({
    posts: [1, 2, 3].map((from) => ({ kind: 'board' as const, matchId: 'm1', from, mentions: ['ann'] })),
  });
  await change({ renew: [{ id: (await post()).id }] });
  expect((await store.unsentPosts()).map(({ kind, from }) => `${kind} ${from}`)).toEqual([
    'lobby 0',
    'board 1',
    'board 2',
    'board 3',
  ]);
  expect((await store.unsentPosts())[1]!.mentions).toEqual(['ann']);
});

test('the first attempt to create a message is noted, and not moved by later ones', async () => {
  await store.tryingPost((await post()).id, 4000);
  await store.tryingPost((await post()).id, 5000);
  expect((await post()).triedAt).toBe(4000);
});

test('a lost post is wanted as a new message with a new nonce, and has not been tried', async () => {
  await store.tryingPost((await post()).id, 4000);
  await store.sentPost(await post(), 1, { messageId: 'message', picture: 'a.png' });
  const before = await post();
  await store.lostPost(before.id);
  expect(await store.unsentPosts()).toEqual([
    {
      ...before,
      openerId: 'ann',
      nonce: expect.any(String),
      messageId: null,
      picture: null,
      triedAt: null,
      mentions: [],
      wanted: 2,
    },
  ]);
  expect((await post()).nonce).not.toBe(before.nonce);
});

test('however often a message is deleted it has a nonce of its own each time, or the old one would be taken for it', async () => {
  const nonces = [(await post()).nonce];
  for (const renew of [store.lostPost, store.lostPost, store.replacePost, store.replacePost]) {
    await store.sentPost(await post(), (await post()).wanted, { messageId: 'message', picture: null });
    await renew((await post()).id);
    nonces.push((await post()).nonce);
  }
  expect(new Set(nonces).size).toBe(5);
});

test('a post that is replaced knows the messages that are to be taken away, until each is', async () => {
  await store.sentPost(await post(), 1, { messageId: 'first', picture: 'a.png' });
  await store.replacePost((await post()).id);
  expect(await post()).toMatchObject({ messageId: null, old: ['first'], wanted: 2, sent: 1 });
  // Once more, before there was a new one.
  await store.replacePost((await post()).id);
  expect((await post()).old).toEqual(['first']);
  await store.sentPost(await post(), 3, { messageId: 'second', picture: null });
  await store.replacePost((await post()).id);
  expect((await post()).old).toEqual(['first', 'second']);
  await store.tookAway((await post()).id, 'first');
  expect((await post()).old).toEqual(['second']);
});

test('a post whose message is up to date waits as long as an older one is to be taken away', async () => {
  await store.sentPost(await post(), 1, { messageId: 'first', picture: null });
  await store.replacePost((await post()).id);
  await store.sentPost(await post(), 2, { messageId: 'second', picture: null });
  expect(await store.unsentPosts()).toMatchObject([{ messageId: 'second', old: ['first'], wanted: 2, sent: 2 }]);
  await store.tookAway((await post()).id, 'first');
  expect(await store.unsentPosts()).toEqual([]);
});

test('a post without a message does not wait for older ones once nothing more can be done for it', async () => {
  await store.sentPost(await post(), 1, { messageId: 'first', picture: null });
  await store.replacePost((await post()).id);
  await store.dropPost((await post()).id, 2);
  expect(await store.unsentPosts()).toEqual([]);
});

test('a post that is wanted anew while its message is being made keeps what is known of that attempt', async () => {
  const by = { token: 'a token', tokenUntil: 9000 };
  await store.tryingPost((await post()).id, 4000, by);
  const { id, nonce } = await post();
  await change({ renew: [{ id, anew: true }] });
  expect(await post()).toMatchObject({ nonce, triedAt: 4000, ...by, old: [], wanted: 2 });
});

test('a dropped post does not wait until it is wanted again', async () => {
  await store.dropPost((await post()).id, 1);
  expect(await store.unsentPosts()).toEqual([]);
  await change({ renew: [{ id: (await post()).id }] });
  expect(await store.unsentPosts()).toHaveLength(1);
});

test('a post that has changed since what is dropped of it was tried is still to be sent', async () => {
  await change({ renew: [{ id: (await post()).id }] });
  await store.dropPost((await post()).id, 1);
  expect(await store.unsentPosts()).toMatchObject([{ wanted: 2, sent: 1 }]);
  await store.dropPost((await post()).id, 2);
  await store.dropPost((await post()).id, 1);
  expect(await store.unsentPosts()).toEqual([]);
});

test("a press refreshes the others' menus and not the presser's", async () => {
  await menu('ann');
  await menu('bob');
  await change({
    menu: { matchId: 'm1', personId: 'ann', token: 'new token', until: 9500, locale: 'de' },
    refreshMenus: true,
  });
  expect(await waiting()).toEqual([
    expect.objectContaining({ matchId: 'm1', personId: 'bob', token: 'token of bob', until: 9000, wanted: 2, sent: 1 }),
  ]);
});

test('a menu keeps the language of its last press', async () => {
  await change({ menu: { matchId: 'm1', personId: 'ann', token: 'one', until: 9000, locale: 'de' } });
  await change({ refreshMenus: true });
  expect((await waiting()).map(({ locale }) => locale)).toEqual(['de']);
  await change({ menu: { matchId: 'm1', personId: 'ann', token: 'two', until: 9000, locale: 'is' } });
  await change({ refreshMenus: true });
  expect((await waiting()).map(({ locale }) => locale)).toEqual(['is']);
});

test('what nobody pressed refreshes every menu', async () => {
  await menu('ann');
  await menu('bob');
  await change({ refreshMenus: true });
  expect((await waiting()).map(({ personId }) => personId)).toEqual(['ann', 'bob']);
});

test('menus of other matches are not refreshed', async () => {
  await menu('ann');
  await store.open('second', 1000, { table: tableFixture('t2'), seats: [] });
  await store.update({ table: 't2' }, null, 3000, () => ({
    begin: matchFixture('m2', 't2'),
    refreshMenus: true,
    out: null,
  }));
  expect(await waiting()).toEqual([]);
});

test('who looks at an older match of a series has their menu of the newest one refreshed, and nobody else', async () => {
  await menu('ann');
  await menu('bob');
  await change({ begin: matchFixture('m2', 't1') });
  for (const each of await waiting()) await store.sentMenu(each, each.wanted);
  await store.update({ match: 'm1' }, null, 3000, () => ({ newestMenuOf: 'ann', out: null }));
  expect(await waiting()).toMatchObject([{ matchId: 'm2', personId: 'ann' }]);
});

test('a menu whose token has run out is not refreshed any more', async () => {
  await menu('ann', 'token', 4000);
  await change({ refreshMenus: true }, 4000);
  expect(await waiting(3999)).toEqual([]);
  await menu('bob', 'token', 4000);
  await change({ refreshMenus: true }, 3000);
  expect(await waiting(3999)).toHaveLength(1);
  expect(await waiting(4000)).toEqual([]);
});

test('a sent menu waits no longer, unless it was refreshed in the meantime', async () => {
  await menu('ann');
  await change({ refreshMenus: true });
  const [sending] = await waiting();
  await change({ refreshMenus: true });
  await store.sentMenu(sending!, sending!.wanted);
  expect(await waiting()).toEqual([{ ...sending, wanted: 3, sent: 2 }]);
  await store.sentMenu(sending!, 3);
  expect(await waiting()).toEqual([]);
});

test('news about a menu that was opened anew in the meantime change nothing', async () => {
  await menu('ann', 'old token');
  await change({ refreshMenus: true });
  const [old] = await waiting();
  await menu('ann', 'new token');
  await change({ refreshMenus: true });
  await store.sentMenu(old!, 99);
  await store.dropMenu(old!);
  expect(await waiting()).toMatchObject([{ token: 'new token' }]);
  await store.dropMenu((await waiting())[0]!);
  expect(await waiting()).toEqual([]);
});
