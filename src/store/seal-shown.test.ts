import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchFixture, tableFixture } from '../../test/support/store-fixtures.js';
import type { Store } from './interface.js';
import type { Post } from './rows.js';
import { openStore } from './store.js';
import type { Change } from './types.js';

const SECRET = 'a'.repeat(64);

let store: Store;
beforeEach(async () => {
  store = openStore(':memory:');
  await store.open('opening', 1000, { table: tableFixture('t1', { secret: SECRET }), seats: [] });
});
afterEach(() => store.close());

function change(change: Change): Promise<unknown> {
  return store.update({ table: 't1' }, null, 3000, () => ({ ...change, out: null }));
}
async function postOf(kind: Post['kind'], matchId: string | null): Promise<Post> {
  const { posts } = (await store.read({ table: 't1' }))!;
  return posts.find((each) => each.kind === kind && each.matchId === matchId)!;
}
async function send(post: Post, messageId: string): Promise<void> {
  await store.sentPost(post, post.wanted, { messageId, picture: null });
}
/** Where the seal stood first, as a decision about the table reads it. */
async function seenIn(): Promise<string | null> {
  return (await store.read({ table: 't1' }))!.table.sealMessage;
}

test('the seal of a lobby stood first in its first message, whatever becomes of that', async () => {
  expect(await seenIn()).toBeNull();
  await send(await postOf('lobby', null), 'first');
  expect(await seenIn()).toBe('first');
  await store.lostPost((await postOf('lobby', null)).id);
  await send(await postOf('lobby', null), 'second');
  expect(await seenIn()).toBe('first');
});

test('what is sent for a message that is no longer wanted shows no seal', async () => {
  const lost = await postOf('lobby', null);
  await store.lostPost(lost.id);
  await send(lost, 'lost');
  expect(await seenIn()).toBeNull();
});

test('the seal of the next match of a series stands first on the newest result, not on what else is sent meanwhile', async () => {
  await send(await postOf('lobby', null), 'lobby');
  await change({ begin: matchFixture('m1', 't1'), table: { status: 'playing', secret: null, sealMessage: null } });
  const result = (matchId: string) => ({ kind: 'result' as const, matchId, from: 0, mentions: [] });
  await change({ posts: [result('m1')] });
  await change({ begin: matchFixture('m2', 't1') });
  await change({
    table: { secret: SECRET, sealMessage: null },
    posts: [{ kind: 'board', matchId: 'm2', from: 0, mentions: [] }, result('m2')],
  });
  await send(await postOf('lobby', null), 'lobby');
  await send(await postOf('result', 'm1'), 'older result');
  await send(await postOf('board', 'm2'), 'board');
  expect(await seenIn()).toBeNull();
  await send(await postOf('result', 'm2'), 'result');
  expect(await seenIn()).toBe('result');
});

test('where nothing is sealed no message shows a seal', async () => {
  await change({ table: { secret: null } });
  await send(await postOf('lobby', null), 'lobby');
  expect(await seenIn()).toBeNull();
});
