import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { matchFixture, seatFixture, tableFixture } from '../../../test/support/store-fixtures.js';
import type { Store } from '../interface.js';
import { openStore } from '../store.js';
import { backUp } from './backup.js';
import { restore } from './restore.js';

const judge = () => 'unknown' as const;

/** What becomes of a store by being backed up and restored. */
async function restored(lay: (store: Store) => Promise<void>): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'));
  const [path, file] = [join(folder, 'bot.sqlite'), join(folder, 'copy.sqlite')];
  const before = openStore(path);
  await lay(before);
  await backUp(path, file, { replace: false, judge });
  await before.close();
  await restore(path, file, { now: new Date(0), judge, anyway: false });
  const store = openStore(path);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

/** A table with a match, its lobby, a board and a result. */
async function lay(store: Store, id: string, status: 'playing' | 'parked' | 'over'): Promise<void> {
  await store.open(`press ${id}`, 1, { table: tableFixture(id), seats: [seatFixture(0), seatFixture(1)] });
  await store.update({ table: id }, null, 2, () => ({
    begin: matchFixture(`m-${id}`, id),
    table: { status },
    posts: (['board', 'result'] as const).map((kind) => ({
      kind,
      matchId: `m-${id}`,
      from: 0,
      mentions: [],
    })),
    ...(status === 'over' && { endMatch: { status, endedAt: 3 } }),
    out: null,
  }));
}

async function show(store: Store, id: string): Promise<void> {
  for (const post of (await store.read({ table: id }))!.posts)
    await store.sentPost(post, post.wanted, { messageId: `message ${post.id}`, picture: null });
}

test('whatever can be pressed of a table that is open is shown anew, and nothing of one that is over', async () => {
  const store = await restored(async (before) => {
    await lay(before, 't1', 'playing');
    await lay(before, 't2', 'over');
    await show(before, 't1');
    await show(before, 't2');
    expect(await before.unsentPosts()).toEqual([]);
  });
  const table = (await store.renamed({ table: 't1' }))!;
  expect((await store.unsentPosts()).map(({ kind, tableId }) => [kind, tableId])).toEqual(
    ['board', 'result'].map((kind) => [kind, table]),
  );
  expect((await store.read({ table: 't2' }))!.table.status).toBe('over');
});

test('an old button of a table that waits for its people means nothing after a restore either', async () => {
  const store = await restored((before) => lay(before, 't1', 'parked'));
  expect(await store.read({ table: 't1' })).toBeNull();
  expect(await store.read({ match: 'm-t1' })).toBeNull();
  expect((await store.read({ table: (await store.renamed({ match: 'm-t1' }))! }))!.table.status).toBe('parked');
});

test('a message that was to be taken away when the backup was made is taken away after it was restored', async () => {
  const store = await restored(async (before) => {
    await lay(before, 't1', 'playing');
    await show(before, 't1');
    const board = (await before.read({ table: 't1' }))!.posts.find(({ kind }) => kind === 'board')!;
    await before.replacePost(board.id);
    await before.tryingPost(board.id, 5);
  });
  const { posts } = (await store.read({ table: (await store.renamed({ table: 't1' }))! }))!;
  const board = posts.find(({ kind }) => kind === 'board')!;
  expect(board).toMatchObject({ messageId: null, old: [`message ${board.id}`], triedAt: null });
});

test('menus come anew beneath the boards that are posted anew, and the messages that they had are taken away', async () => {
  const token = { matchId: 'm-t1', token: 'token', until: 2 ** 40 };
  const store = await restored(async (before) => {
    await lay(before, 't1', 'playing');
    await show(before, 't1');
    const earlier = { token: 'before', until: 2 ** 40, reached: '7' };
    const menu = { ...token, personId: 'ann', message: '7', press: '8', earlier };
    await before.update({ table: 't1' }, null, 1, () => ({ menu, out: null }));
    await before.update({ table: 't1' }, null, 1, () => ({
      firstMenus: [{ ...token, personId: 'ben', reached: null }],
      out: null,
    }));
  });
  const { menus } = (await store.read({ table: (await store.renamed({ table: 't1' }))! }))!;
  const none = { token: 'token', message: '', press: '', reached: null };
  expect(menus).toMatchObject([
    {
      ...none,
      personId: 'ann',
      old: [
        { token: 'before', message: '7', is: ['7', '8'] },
        { token: 'token', message: '@original', is: ['7', '8'] },
      ],
    },
    { ...none, personId: 'ben', old: [] },
  ]);
  expect(await store.unsentMenus(1)).toHaveLength(2);
});
