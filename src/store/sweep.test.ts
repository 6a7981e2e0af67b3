import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { matchFixture, seatFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { openStore } from './store.js';

const HOUR = 3_600_000;
/** More of each than one sweep takes. */
const HANDLED = 110_000;
const MENUS = 105_000;
/** What one sweep takes of each at most. */
const MOST = 100_000;
/** No press waits for more rows than these. */
const FEW = 4_000;

test('hundreds of thousands of old rows go little by little, while presses are answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
  const path = join(folder, 'bot.sqlite');
  const store = openStore(path);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await store.open('opening', 1, { table: tableFixture('t1'), seats: [] });
  // A press reads the menus of its own table, of which there are never so many.
  await store.open('opening another', 1, { table: tableFixture('t2'), seats: [] });
  await store.update({ table: 't1' }, null, 2, () => ({ begin: matchFixture('m1', 't1'), out: null }));
  const sqlite = new Database(path);
  const numbers = 'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)';
  sqlite.prepare(`${numbers} INSERT INTO handled (id, at) SELECT 'old ' || n, 2 FROM numbers`).run(HANDLED);
  sqlite
    .prepare(
      `${numbers} INSERT INTO menus (match_id, person_id, token, until, wanted, sent) SELECT 'm1', 'person ' || n, 'token', 2, 1, 1 FROM numbers`,
    )
    .run(MENUS);
  const left = sqlite
    .prepare<[], number>('SELECT (SELECT count(*) FROM handled) + (SELECT count(*) FROM menus)')
    .pluck();

  let presses = 0;
  /** How many rows went from one press's answer to the next. */
  const steps: number[] = [];
  let sweeping = true;
  const pressing = (async () => {
    for (let before = left.get()!; sweeping; ) {
      await store.update({ table: 't2' }, `press ${presses++}`, 2 * HOUR, () => ({ out: null }));
      const now = left.get()!;
      steps.push(before + 1 - now);
      before = now;
    }
  })();
  const swept: number[] = [];
  do swept.push(await store.sweep(2 * HOUR));
  while (swept.at(-1)! > 0);
  sweeping = false;
  await pressing;

  // Each takes as much as it may, of both; and at last go the two that opened tables.
  expect(swept).toEqual([2 * MOST, HANDLED + MENUS - 2 * MOST + 2, 0]);
  expect(left.get()).toBe(presses);
  expect(Math.max(...steps)).toBeLessThanOrEqual(FEW);
  sqlite.close();
});

test('tokens of boards, and of people in lobbies, are forgotten once they are dead; boards and people stay', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sweep-')), 'bot.sqlite');
  const store = openStore(path);
  onTestFinished(async () => {
    await store.close();
    rmSync(dirname(path), { recursive: true });
  });
  const waiting = { token: 'a token', until: HOUR, locale: null };
  await store.open('opening', 1, { table: tableFixture('t1'), seats: [{ ...seatFixture(0), waiting }] });
  const [post] = await store.unsentPosts();
  await store.sentPost(post!, 1, { messageId: '5', picture: null, token: 'a token', tokenUntil: HOUR });
  const sqlite = new Database(path);
  const known = sqlite.prepare('SELECT message_id, token, name, waiting IS NOT NULL FROM posts JOIN seats').raw();
  await store.sweep(HOUR - 1);
  expect(known.all()).toEqual([['5', 'a token', seatFixture(0).name, 1]]);
  await store.sweep(HOUR);
  expect(known.all()).toEqual([['5', null, seatFixture(0).name, 0]]);
  sqlite.close();
});
