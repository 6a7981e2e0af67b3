import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { lineFixture, matchFixture, seatFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { createCache } from './cache.js';
import { StoreBusy, StoreError } from './errors.js';
import { openDatabase } from './file/open.js';
import type { Store } from './interface.js';
import { createReader } from './read.js';
import { createSettings } from './settings.js';
import { openStore, storeOn } from './store.js';
import type { Change, Updated } from './types.js';
import { createUpdater } from './update.js';
import { Writer } from './writer.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  path = join(folder, 'bot.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function withMatch(store: Store): Promise<Store> {
  await store.open('opening', 1, { table: tableFixture('t1'), seats: [] });
  await store.update({ table: 't1' }, null, 2, () => ({ begin: matchFixture('m1', 't1'), out: null }));
  return store;
}
function append(store: Store, text: string): Promise<Updated<string>> {
  return store.update({ match: 'm1' }, `press ${text}`, 3, ({ lines }) => ({
    append: { after: lines.length, lines: [lineFixture(text)] },
    out: text,
  }));
}
async function texts(store: Store): Promise<readonly string[]> {
  return (await store.recordOf('m1'))!.lines.map(({ text }) => text);
}
const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `line ${n}`);

test('what comes in one tick is committed together, in its order', async () => {
  const store = await withMatch(openStore(path));
  const other = new Database(path);
  const count = other.prepare<[], number>('SELECT count(*) FROM lines').pluck();
  const seen: number[] = [];
  await Promise.all(numbers(64).map((text) => append(store, text).then(() => seen.push(count.get()!))));
  expect(seen).toEqual(Array(64).fill(64));
  expect(await texts(store)).toEqual(numbers(64));
  other.close();
  await store.close();
});

test('of sixty-four changes in one tick, one that fails does not take the others with it', async () => {
  const store = await withMatch(openStore(path));
  const done = await Promise.allSettled(
    numbers(64).map((text, n) =>
      n === 30
        ? store.update({ match: 'm1' }, `press ${text}`, 3, () => {
            throw new Error('a bug');
          })
        : append(store, text),
    ),
  );
  expect(done.map(({ status }) => status)).toEqual(numbers(64).map((_, n) => (n === 30 ? 'rejected' : 'fulfilled')));
  expect(await texts(store)).toEqual(numbers(64).filter((_, n) => n !== 30));
  expect(await append(store, 'line 30')).toEqual({ kind: 'done', out: 'line 30' });
  await store.close();
});

test('each of many changes at once sees what those before it wrote', async () => {
  const store = await withMatch(openStore(':memory:'));
  const counts = await Promise.all(
    numbers(500).map((text) =>
      store.update({ match: 'm1' }, null, 3, ({ lines }) => ({
        append: { after: lines.length, lines: [lineFixture(text)] },
        out: lines.length,
      })),
    ),
  );
  expect(counts.map((updated) => updated.kind === 'done' && updated.out)).toEqual(numbers(500).map((_, n) => n));
  await store.close();
});

test('a change that fails half-way is forgotten by those that share its commit', async () => {
  const store = await withMatch(openStore(':memory:'));
  const { id } = (await store.read({ table: 't1' }))!.posts[0]!;
  const renew = (...ids: readonly number[]) =>
    store.update({ table: 't1' }, null, 3, ({ posts, lines }) => ({
      renew: ids.map((id) => ({ id })),
      append: { after: lines.length, lines: [lineFixture('a line')] },
      out: [posts[0]!.wanted, lines.length],
    }));
  const done = await Promise.allSettled([renew(id), renew(id, 1_000_000), renew(id)]);
  expect(done.map((one) => one.status === 'fulfilled' && one.value.kind === 'done' && one.value.out)).toEqual([
    [1, 0],
    false,
    [2, 1],
  ]);
  expect(await store.read({ table: 't1' })).toMatchObject({ posts: [{ wanted: 3 }], lines: [{}, {}] });
  await store.close();
});

test('however long another process writes, a change waits and the event loop goes on', {
  timeout: 60_000,
}, async () => {
  const store = await withMatch(openStore(path));
  const script = `
    import Database from 'better-sqlite3';
    const other = new Database(process.argv[1]);
    other.exec('BEGIN IMMEDIATE');
    console.log('locked');
    process.stdin.once('data', () => {
      other.exec('COMMIT');
      process.exit();
    });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  let isDone = false;
  const updated = append(store, 'line 0').finally(() => {
    isDone = true;
  });
  // Were the lock waited for in place, as SQLite does it, each attempt would stop the loop for five seconds: minutes in all.
  for (let turn = 0; turn < 100; turn++) await sleep(5);
  expect(isDone).toBe(false);
  expect(await texts(store)).toEqual([]);
  child.stdin.write('end');
  expect((await updated).kind).toBe('done');
  await gone;
  expect(await texts(store)).toEqual(['line 0']);
  await store.close();
});

test('when the lock is held for too long the change is given up with a clear sentence, and nothing is written', async () => {
  const store = await withMatch(openStore(path, { patience: 200 }));
  const other = new Database(path);
  other.exec('BEGIN IMMEDIATE');
  const given = append(store, 'line 0');
  await expect(given).rejects.toBeInstanceOf(StoreBusy);
  await expect(given).rejects.toThrow(`${path} is locked by another program; nothing was written to it.`);
  other.exec('COMMIT');
  expect(await texts(store)).toEqual([]);
  expect(await append(store, 'line 0')).toEqual({ kind: 'done', out: 'line 0' });
  other.close();
  await store.close();
});

test('closing writes what was asked for before', async () => {
  const store = await withMatch(openStore(path));
  const asked = Promise.all(numbers(100).map((text) => append(store, text)));
  await store.close();
  expect((await asked).every(({ kind }) => kind === 'done')).toBe(true);
  const again = openStore(path);
  expect(await texts(again)).toEqual(numbers(100));
  await again.close();
});

test('closing while another process writes gives up what was asked for', async () => {
  const store = await withMatch(openStore(path));
  const other = new Database(path);
  other.exec('BEGIN IMMEDIATE');
  const asked = append(store, 'line 0');
  await store.close();
  await expect(asked).rejects.toBeInstanceOf(StoreError);
  other.close();
});

test('when a commit fails, all that shared it fails, and nothing of it is believed afterwards', async () => {
  const sqlite = openDatabase(path);
  const db = drizzle({ client: sqlite });
  const cache = createCache(sqlite);
  const writer = new Writer(sqlite, { path, undone: cache.forget });
  const reader = createReader(sqlite, db, cache, createSettings(db, writer, cache));
  const updater = createUpdater(db, reader, cache);
  const add = (text: string) =>
    writer.write(() =>
      updater.update({ match: 'm1' }, null, 3, ({ lines }) => ({
        append: { after: lines.length, lines: [lineFixture(text)] },
        out: null,
      })),
    );
  const lines = () => reader.recordOf('m1')?.lines.map(({ text }) => text);
  await writer.write(() => updater.open('opening', 1, { table: tableFixture('t1'), seats: [] }));
  await writer.write(() =>
    updater.update({ table: 't1' }, null, 2, () => ({ begin: matchFixture('m1', 't1'), out: null })),
  );
  await add('line 0');

  const unpaid = writer.write(() => {
    sqlite.pragma('defer_foreign_keys = ON');
    sqlite.exec(`INSERT INTO lines VALUES ('no match', 0, 'text', 'dice', 1)`);
  });
  const doomed = await Promise.allSettled([add('line 1'), add('line 2'), writer.write(lines), unpaid]);
  expect(doomed.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(lines()).toEqual(['line 0']);
  await add('line 1');
  expect(lines()).toEqual(['line 0', 'line 1']);
  writer.close();
  sqlite.close();
});

test('what is read after a change is what another process reads', async () => {
  const store = await withMatch(openStore(path));
  const changes: readonly Change[] = [
    { table: { status: 'playing', banned: ['eve'] }, seats: [seatFixture(1), seatFixture(0), seatFixture(2)] },
    { seats: [seatFixture(0, { missed: 1 }), seatFixture(2, { personId: null })], match: { played: [0] } },
    {
      posts: [{ kind: 'board', matchId: 'm1', from: 0, mentions: ['ann'] }],
      renew: [{ id: 1, until: 3, mentions: [] }],
    },
    { endMatch: { status: 'over', endedAt: 5, finish: [{ place: 1, points: 7 }] }, match: { removed: true } },
    { dropPosts: true, begin: matchFixture('m2', 't1'), open: { table: tableFixture('t2'), seats: [] } },
    { table: { rematchId: 't2', votes: [{ by: 'ann', against: 'bob' }] }, renew: [{ id: 1 }] },
  ];
  for (const change of changes) {
    await store.update({ table: 't1' }, null, 3, () => ({ ...change, out: null }));
    const other = openStore(path);
    for (const where of [{ table: 't1' }, { match: 'm1' }, { table: 't2' }])
      expect(await store.read(where)).toEqual(await other.read(where));
    await other.close();
  }
  await store.close();
});

test('what another process wrote is seen, whatever was read before', async () => {
  const store = await withMatch(openStore(path));
  await append(store, 'line 0');
  const post = (await store.read({ match: 'm1' }))!.posts[0]!;
  const other = openStore(path);
  await append(other, 'line 1');
  await other.sentPost(post, 1, { messageId: 'message', picture: null });
  expect(await texts(store)).toEqual(['line 0', 'line 1']);
  expect((await store.read({ match: 'm1' }))!.posts[0]).toEqual({ ...post, sent: 1, messageId: 'message' });
  await other.close();
  await store.close();
});

test.each(['a full disk', 'a lock that another program holds'])(
  'is told of %s, and not of what went well',
  async (what) => {
    const sqlite = openDatabase(path);
    let troubles = 0;
    const { store } = storeOn(sqlite, path, { trouble: () => troubles++, patience: 100 });
    await withMatch(store);
    expect(troubles).toBe(0);
    const other = new Database(path);
    if (what === 'a full disk') sqlite.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`);
    else other.exec('BEGIN IMMEDIATE');
    await expect(append(store, 'x'.repeat(1_000_000))).rejects.toBeInstanceOf(StoreError);
    expect(troubles).toBeGreaterThan(0);
    other.close();
    await store.close();
  },
);
