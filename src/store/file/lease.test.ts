import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { tableFixture } from '../../../test/support/store-fixtures.js';
import { StoreLost, StoreTaken } from '../errors.js';
import { type ExclusiveStore, openExclusive } from '../exclusive.js';
import { openStore } from '../store.js';
import { openDatabase } from './open.js';

/** Of a bot that is to follow one that is held up. */
const SHORT = 600;
/** So long that no test waits for its end: who has the database before has not waited for it. */
const LONG = 600_000;
const RENEW_EVERY = 100;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  path = join(folder, 'bot.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Bot extends ExclusiveStore {
  readonly losses: readonly StoreLost[];
}

/** Renews its hold unless it is held up. */
async function bot(options: { readonly heldUp?: boolean; readonly lease?: number } = {}): Promise<Bot> {
  const losses: StoreLost[] = [];
  const owned = await openExclusive(path, { lease: options.lease ?? LONG, lost: (error) => losses.push(error) });
  const timer = options.heldUp ? undefined : setInterval(() => void owned.renew(), RENEW_EVERY);
  onTestFinished(async () => {
    clearInterval(timer);
    await owned.store.close();
  });
  return { ...owned, losses };
}

function openTable({ store }: ExclusiveStore, id: string): Promise<unknown> {
  return store.open(`opening ${id}`, 1, { table: tableFixture(id), seats: [] });
}

async function timeOf<T>(job: Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  const begun = performance.now();
  const value = await job;
  return { ms: performance.now() - begun, value };
}

/** Changes the one row that says who the owner is. */
function rewrite(columns: string): void {
  const sqlite = new Database(path);
  sqlite.exec(`UPDATE owner SET ${columns}`);
  sqlite.close();
}

test('a second bot on a database is refused as soon as the first is seen to be there', async () => {
  const first = await bot();
  const refused = bot();
  await expect(refused).rejects.toBeInstanceOf(StoreTaken);
  await expect(refused).rejects.toThrow(`${path} is in use by a bot that is running; stop that one first.`);
  await openTable(first, 't1');
  expect(first.losses).toEqual([]);
});

test('of ten bots that start at once on a new database one gets it', async () => {
  const started = await Promise.allSettled(Array.from({ length: 10 }, () => bot()));
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of started) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(StoreTaken);
});

test('after the owner has closed the database the next one has it at once', async () => {
  const first = await openExclusive(path, { lost: () => undefined });
  await first.store.close();
  (await bot({ lease: LONG })).check();
});

test('after the owner was killed the next one has the database at once', async () => {
  await openStore(path).close();
  const script = `
    import { openExclusive } from ${JSON.stringify(new URL('../exclusive.ts', import.meta.url).href)};
    await openExclusive(process.argv[1], { lost() {} });
    console.log('owned');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await bot({ lease: LONG })).check();
});

test('an owner that is held up for longer than its lease is followed by another, and changes nothing more', async () => {
  const first = await bot({ heldUp: true });
  await openTable(first, 't1');
  const { ms, value: second } = await timeOf(bot({ lease: SHORT }));
  expect(ms).toBeGreaterThan(SHORT);

  await expect(openTable(first, 't2')).rejects.toBeInstanceOf(StoreLost);
  await expect(first.renew()).rejects.toBeInstanceOf(StoreLost);
  expect(() => first.check()).toThrow(StoreLost);
  expect(first.losses.map(({ message }) => message)).toEqual([
    `${path} was taken over by another bot while this one was held up; this one stops.`,
  ]);
  await openTable(second, 't3');
  second.check();
  expect(
    await Promise.all(['t1', 't2', 't3'].map(async (table) => (await second.store.read({ table }))?.table.id)),
  ).toEqual(['t1', undefined, 't3']);

  await first.store.close();
  await expect(bot()).rejects.toBeInstanceOf(StoreTaken);
});

test('who took over from one that was held up is not followed while it is there, though it began without the lock', async () => {
  const first = await bot({ heldUp: true });
  await bot({ lease: SHORT });
  // With this the lock is free.
  await first.store.close();
  await expect(bot()).rejects.toBeInstanceOf(StoreTaken);
});

test('whether an owner on another machine lives is told by its lease alone', async () => {
  const gone = await openExclusive(path, { lost: () => undefined });
  await openTable(gone, 't1');
  const sqlite = openDatabase(path);
  sqlite.exec(`CREATE TABLE kept AS SELECT * FROM owner`);
  await gone.store.close();
  sqlite.exec(`INSERT INTO owner SELECT * FROM kept; DROP TABLE kept; UPDATE owner SET host = 'elsewhere'`);
  sqlite.close();
  const { ms, value: next } = await timeOf(bot({ lease: SHORT }));
  expect(ms).toBeGreaterThan(SHORT);
  rewrite(`host = 'elsewhere'`);
  await expect(bot()).rejects.toBeInstanceOf(StoreTaken);
  next.check();
});

test.each([
  ['backwards', -1],
  ['forwards', 1],
])('a clock that was set %s by years makes no difference', async (_, direction) => {
  const years = direction * 10 * 365 * 24 * 3_600_000;
  const first = await bot();
  rewrite(`until = until + ${years}`);
  await expect(bot()).rejects.toBeInstanceOf(StoreTaken);
  first.check();
});

test('time in which another program holds the write lock does not count against the owner', async () => {
  const lease = 4_000;
  const first = await bot({ heldUp: true });
  // It has looked once before this returns.
  const second = bot({ lease });
  const refused = expect(second).rejects.toBeInstanceOf(StoreTaken);
  const backup = new Database(path);
  backup.exec('BEGIN IMMEDIATE');
  await sleep(lease + 200);
  backup.exec('COMMIT');
  backup.close();
  // Time for the second one to look.
  await sleep(250);
  await first.renew();
  await refused;
  await openTable(first, 't1');
});

test('reading and changing a database without owning it is left alone', async () => {
  const owner = await bot();
  const reader = openStore(path, { create: false });
  onTestFinished(() => reader.close());
  await openTable(owner, 't1');
  expect((await reader.read({ table: 't1' }))?.table.id).toBe('t1');
});

test('a database in memory has its owner as well', async () => {
  const owned = await openExclusive(':memory:', { lost: () => undefined });
  await openTable(owned, 't1');
  await owned.renew();
  await owned.store.close();
  await expect(owned.renew()).rejects.toThrow(':memory: is closed.');
});
