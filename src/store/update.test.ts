import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineFixture, matchFixture, seatFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { StoreStale } from './errors.js';
import type { Store } from './interface.js';
import type { Post } from './rows.js';
import { openStore } from './store.js';
import type { Change, Stored } from './types.js';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(() => store.close());

const lobby = { table: tableFixture('t1'), seats: [seatFixture(0), seatFixture(1)] };

async function opened(): Promise<void> {
  await store.open('opening', 1000, lobby);
}
/** A table whose match is on, with one board. */
async function begun(): Promise<void> {
  await opened();
  await change({
    table: { status: 'playing', dueAt: 5000 },
    begin: matchFixture('m1', 't1'),
    append: { after: 0, lines: [lineFixture('w34', { giver: 'dice' })] },
    posts: [{ kind: 'board', matchId: 'm1', from: 0, mentions: ['ann', 'bob'] }],
  });
}
function change(change: Change, at = 3000): Promise<unknown> {
  return store.update({ table: 't1' }, null, at, () => ({ ...change, out: null }));
}
async function read(table = 't1'): Promise<Stored> {
  return (await store.read({ table }))!;
}
async function postOf(kind: Post['kind']): Promise<Post> {
  return (await read()).posts.findLast((post) => post.kind === kind)!;
}

test('an opened table is there with its seats and a lobby post that mentions nobody', async () => {
  expect(await store.open('opening', 1000, lobby)).toEqual({ kind: 'done', out: null });
  expect(await read()).toMatchObject({ table: lobby.table, seats: lobby.seats, match: null, lines: [] });
  expect((await read()).posts).toMatchObject([
    { kind: 'lobby', tableId: 't1', channelId: 'channel', matchId: null, from: 0, until: null, mentions: [] },
  ]);
  expect((await read()).posts).toMatchObject([{ messageId: null, wanted: 1, sent: 0, triedAt: null }]);
});

test('the same interaction opens only one table', async () => {
  await opened();
  const again = await store.open('opening', 1000, { ...lobby, table: tableFixture('t2') });
  expect(again).toEqual({ kind: 'duplicate' });
  expect(await store.read({ table: 't2' })).toBeNull();
});

test('a table that is refused is not opened, and its interaction is dealt with', async () => {
  const refused = () => store.open('opening', 1000, lobby, { since: 0, refuse: () => 'too many' });
  expect(await refused()).toEqual({ kind: 'done', out: 'too many' });
  expect(await refused()).toEqual({ kind: 'duplicate' });
  expect([await store.read({ table: 't1' }), await store.unsentPosts()]).toEqual([null, []]);
});

test('a decision learns what is stored and its answer comes back', async () => {
  await opened();
  const updated = await store.update({ table: 't1' }, 'press', 2000, (stored) => ({ out: stored.seats.length }));
  expect(updated).toEqual({ kind: 'done', out: 2 });
});

test('the second delivery of an interaction changes nothing and decides nothing', async () => {
  await opened();
  let decided = 0;
  const press = () =>
    store.update({ table: 't1' }, 'press', 2000, () => {
      decided++;
      return { table: { maxSeats: 3 + decided }, out: null };
    });
  const both = await Promise.all([press(), press()]);
  expect(both.map(({ kind }) => kind)).toEqual(['done', 'duplicate']);
  expect(await press()).toEqual({ kind: 'duplicate' });
  expect(decided).toBe(1);
  expect((await read()).table.maxSeats).toBe(4);
});

test('a press on a table that never was is missing once, then a duplicate', async () => {
  const press = () => store.update({ match: 'no such match' }, 'press', 2000, () => ({ out: null }));
  expect(await press()).toEqual({ kind: 'missing' });
  expect(await press()).toEqual({ kind: 'duplicate' });
});

test('a decision that throws leaves no trace, so the interaction may come again', async () => {
  await opened();
  const failing = store.update({ table: 't1' }, 'press', 2000, () => {
    throw new Error('a bug');
  });
  await expect(failing).rejects.toThrow('a bug');
  const again = await store.update({ table: 't1' }, 'press', 2000, () => ({ out: 'now' }));
  expect(again).toEqual({ kind: 'done', out: 'now' });
});

test('a change that cannot be written leaves no trace either', async () => {
  await begun();
  const before = await read();
  const failing = store.update({ table: 't1' }, 'press', 2000, () => ({
    table: { maxSeats: 2 },
    append: { after: 1, lines: [lineFixture('s0 pass')] },
    renew: [{ id: 999 }],
    out: null,
  }));
  await expect(failing).rejects.toThrow('no post 999');
  expect(await read()).toEqual(before);
});

test('a table changes only where the change says so', async () => {
  await opened();
  await change({ table: { status: 'cancelled', reason: 'table.reason.ended', dueAt: null } });
  expect((await read()).table).toEqual(tableFixture('t1', { status: 'cancelled', reason: 'table.reason.ended' }));
  await change({ table: { dueAt: 7000 } });
  expect((await read()).table.dueAt).toBe(7000);
  expect((await read()).table.status).toBe('cancelled');
});

test('seats are replaced as a whole', async () => {
  await opened();
  const robot = seatFixture(1, { personId: null, name: 'Robot', level: 'hard' });
  const seats = [seatFixture(0, { missed: 1, away: true }), robot, seatFixture(2)];
  await change({ seats });
  expect((await read()).seats).toEqual(seats);
  await change({ seats: [robot].map((row) => ({ ...row, seat: 0 })) });
  expect((await read()).seats).toEqual([{ ...robot, seat: 0 }]);
});

test('lines are appended to the record in their order', async () => {
  await begun();
  await change({
    append: { after: 1, lines: [lineFixture('s0 w-r7'), lineFixture('s1 pass', { giver: 'clock', at: 4000 })] },
  });
  await change({ append: { after: 3, lines: [lineFixture('w12', { giver: 'dice' })] } });
  expect((await read()).lines.map(({ text, giver }) => `${giver}: ${text}`)).toEqual([
    'dice: w34',
    'person: s0 w-r7',
    'clock: s1 pass',
    'dice: w12',
  ]);
  expect((await store.read({ match: 'm1' }))?.lines).toEqual((await read()).lines);
});

test('what was decided on an older state of the record is refused, and leaves no trace', async () => {
  await begun();
  const { lines } = await read();
  const change = { append: { after: lines.length, lines: [lineFixture('s0 pass')] }, out: null };
  const press = (id: string) => store.update({ match: 'm1' }, id, 3000, () => change);
  await press('first');
  const before = await read();
  await expect(press('second')).rejects.toThrow(new StoreStale('m1', 1, 2));
  expect(await read()).toEqual(before);
  await expect(press('second')).rejects.toBeInstanceOf(StoreStale);
});

test('a line without a match is refused', async () => {
  await opened();
  await expect(change({ append: { after: 0, lines: [lineFixture('s0 pass')] } })).rejects.toThrow('without a match');
  await expect(change({ endMatch: { status: 'void', endedAt: 1 } })).rejects.toThrow('without one');
});

test('a match is found by its id, and by its table as the newest', async () => {
  await begun();
  await change({ endMatch: { status: 'over', endedAt: 4000 } });
  await change({
    begin: matchFixture('m2', 't1', { startedAt: 5000 }),
    append: { after: 0, lines: [lineFixture('w55', { giver: 'dice' })] },
  });
  expect((await read()).match).toEqual(matchFixture('m2', 't1', { startedAt: 5000 }));
  expect((await read()).lines).toHaveLength(1);
  expect((await store.read({ match: 'm1' }))?.match).toEqual(
    matchFixture('m1', 't1', { status: 'over', endedAt: 4000 }),
  );
  expect((await store.read({ match: 'm1' }))?.table.id).toBe('t1');
});

test('posts rise in their order, each with a nonce that the platform takes', async () => {
  await begun();
  await change({
    posts: Array.from({ length: 100 }, (_, n) => ({ kind: 'board', matchId: 'm1', from: n, mentions: [] })),
  });
  const { posts } = await read();
  expect(posts.map(({ from }) => from).slice(2)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  expect(new Set(posts.map(({ nonce }) => nonce)).size).toBe(102);
  for (const { nonce } of posts) expect(nonce).toMatch(/^[\w-]{1,25}$/);
  expect(posts.every((post, n) => n === 0 || post.id > posts[n - 1]!.id)).toBe(true);
});

test('a renewed post is wanted once more, and a closed board stays closed', async () => {
  await begun();
  const board = await postOf('board');
  await change({ renew: [{ id: board.id }] });
  expect(await postOf('board')).toEqual({ ...board, wanted: 2 });
  await change({ renew: [{ id: board.id, until: 5 }] });
  expect(await postOf('board')).toEqual({ ...board, wanted: 3, until: 5 });
  await change({ renew: [{ id: board.id }] });
  expect(await postOf('board')).toEqual({ ...board, wanted: 4, until: 5 });
});

test('a post of another table cannot be renewed', async () => {
  await begun();
  await store.open('second', 1000, { table: tableFixture('t2'), seats: [] });
  const foreign = (await read('t2')).posts[0]!;
  await expect(change({ renew: [{ id: foreign.id }] })).rejects.toThrow('no post');
});

test('a rematch opens a table with its own lobby post after the posts of this one', async () => {
  await begun();
  const open = { table: tableFixture('t2', { channelId: 'elsewhere' }), seats: [seatFixture(0)] };
  await change({
    table: { status: 'over', rematchId: 't2' },
    posts: [{ kind: 'result', matchId: 'm1', from: 0, mentions: [] }],
    open,
  });
  expect((await read()).table.rematchId).toBe('t2');
  expect(await read('t2')).toMatchObject({ table: open.table, seats: open.seats });
  expect((await read('t2')).posts).toMatchObject([{ kind: 'lobby', channelId: 'elsewhere' }]);
  expect((await read('t2')).posts[0]!.id).toBeGreaterThan((await postOf('result')).id);
});

test('an ended match keeps everything', async () => {
  await begun();
  const before = await read();
  await change({ table: { status: 'over', dueAt: null }, endMatch: { status: 'over', endedAt: 9000 } });
  expect(await read()).toMatchObject({ seats: before.seats, lines: before.lines, posts: before.posts });
});

test('the record of a match tells what its header needs', async () => {
  await begun();
  expect(await store.recordOf('m1')).toEqual({
    game: 'dice',
    version: 1,
    seats: 2,
    first: 0,
    lines: (await read()).lines,
  });
  expect(await store.recordOf('no such match')).toBeNull();
});

test('what was read once stays as it was', async () => {
  await begun();
  const before = await read();
  const copy = structuredClone(before);
  await change({
    append: { after: 1, lines: [lineFixture('s0 pass')] },
    renew: [{ id: (await postOf('board')).id, until: 2 }],
  });
  await store.sentPost(await postOf('board'), 2, { messageId: 'message', picture: null });
  await read();
  expect(before).toEqual(copy);
});
