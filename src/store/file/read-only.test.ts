import { chmodSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { damageMatches } from '../../../test/support/backup-fixtures.js';
import { lineFixture, matchFixture, tableFixture } from '../../../test/support/store-fixtures.js';
import type { Store } from '../interface.js';
import { openStore } from '../store.js';
import { recordIn } from './read-only.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reading-'));
  path = join(folder, 'bot.sqlite');
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

async function filled(): Promise<Store> {
  const store = openStore(path);
  onTestFinished(() => store.close());
  await store.open('opening', 1, { table: tableFixture('t1'), seats: [] });
  await store.update({ table: 't1' }, null, 2, () => ({
    begin: matchFixture('m1', 't1'),
    append: { after: 0, lines: [lineFixture('line 0'), lineFixture('line 1')] },
    out: null,
  }));
  return store;
}

/** Who runs the tests may be the administrator, whom no mode keeps out. */
function asNobody(look: () => void): void {
  const admin = process.getuid?.() === 0;
  if (admin) process.seteuid?.(65534);
  try {
    look();
  } finally {
    if (admin) process.seteuid?.(0);
  }
}

const textsIn = (database: string) => recordIn(database, 'm1')?.lines.map(({ text }) => text);

test('a record is read beside a bot that is running, with what was just written', async () => {
  await filled();
  expect(textsIn(path)).toEqual(['line 0', 'line 1']);
  expect(recordIn(path, 'm2')).toBeNull();
});

test('reading leaves nothing behind and changes nothing', async () => {
  await (await filled()).close();
  const before = readFileSync(path);
  expect(textsIn(path)).toEqual(['line 0', 'line 1']);
  expect(readdirSync(folder)).toEqual(['bot.sqlite']);
  expect(readFileSync(path).equals(before)).toBe(true);
});

test.each(['as the bot left it', 'as a crash left it'])(
  'a database in a folder where nothing may be written is read, %s',
  async (how) => {
    const store = await filled();
    if (how === 'as a crash left it') for (const end of ['', '-wal']) copyFileSync(path + end, `${path}.left${end}`);
    await store.close();
    const left = how === 'as a crash left it' ? `${path}.left` : path;
    const before = readdirSync(folder);
    for (const name of before) chmodSync(join(folder, name), 0o444);
    chmodSync(folder, 0o555);
    asNobody(() => expect(textsIn(left)).toEqual(['line 0', 'line 1']));
    expect(readdirSync(folder)).toEqual(before);
  },
);

test('a database in a folder that nobody may look into is not said to be missing', async () => {
  await (await filled()).close();
  chmodSync(folder, 0o000);
  asNobody(() => expect(() => textsIn(path)).toThrow(`${path} cannot be used: this user has no access to ${path}.`));
});

test('a damaged database is named by a sentence', async () => {
  await (await filled()).close();
  damageMatches(path);
  expect(() => textsIn(path)).toThrow(`${path} is damaged.`);
});

test('a database of an older version is not brought to this one by being read', async () => {
  await (await filled()).close();
  const older = new Database(path);
  older.exec('DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)');
  older.pragma('journal_mode = DELETE');
  older.close();
  const before = readFileSync(path);
  expect(() => recordIn(path, 'm1')).toThrow(`${path} was written by an older version of this program`);
  expect(readFileSync(path).equals(before)).toBe(true);
});
