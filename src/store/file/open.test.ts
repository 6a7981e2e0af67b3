import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  lineFixture,
  matchFixture,
  seatFixture,
  tableFixture,
  tableIds,
} from '../../../test/support/store-fixtures.js';
import { StoreError } from '../errors.js';
import { openStore } from '../store.js';
import { APPLICATION_ID } from './migrate.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  path = join(folder, 'bot.sqlite');
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const lobby = { table: tableFixture('t1'), seats: [seatFixture(0)] };

function refusal(open: () => unknown): string {
  try {
    open();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return (error as StoreError).message;
  }
  throw new Error('nothing was refused');
}

/** Refused, and not a byte of the file is different afterwards. */
function refusedUntouched(): string {
  const before = readFileSync(path);
  const message = refusal(() => openStore(path));
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(existsSync(`${path}-wal`)).toBe(false);
  return message;
}

/** The administrator may do everything, so a test about permissions has to be somebody else. */
function asNobody(run: () => void): void {
  const admin = process.getuid?.() === 0;
  if (admin) process.seteuid?.(65534);
  try {
    run();
  } finally {
    if (admin) process.seteuid?.(0);
  }
}

function other(make: (sqlite: Database.Database) => void): void {
  const sqlite = new Database(path);
  make(sqlite);
  sqlite.close();
}

test('a missing file is created together with its folders, and keeps what is stored', async () => {
  path = join(folder, 'a', 'b', 'bot.sqlite');
  const first = openStore(path);
  await first.open('opening', 1, lobby);
  await first.close();
  const second = openStore(path);
  expect((await second.read({ table: 't1' }))?.table).toEqual(lobby.table);
  await second.close();
});

test('an empty file is as good as none', async () => {
  writeFileSync(path, '');
  await openStore(path).close();
  other((sqlite) => expect(sqlite.pragma('application_id', { simple: true })).toBe(APPLICATION_ID));
});

test('a database in memory works like one on a disk', async () => {
  const store = openStore(':memory:');
  await store.open('opening', 1, lobby);
  expect(tableIds(await store.openIn('channel'))).toEqual(['t1']);
  await store.close();
  expect(existsSync(':memory:')).toBe(false);
});

test('the file is in the mode in which readers never stop a writer', async () => {
  await openStore(path).close();
  other((sqlite) => expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal'));
});

test('without leave to create, a missing file is refused and no folder made', () => {
  path = join(folder, 'a', 'bot.sqlite');
  expect(refusal(() => openStore(path, { create: false }))).toBe(`There is no database at ${path}.`);
  expect(existsSync(join(folder, 'a'))).toBe(false);
});

test('without leave to create, a file that is there is opened', async () => {
  await openStore(path).close();
  await openStore(path, { create: false }).close();
});

test('an empty path is refused', () => {
  expect(refusal(() => openStore(''))).toBe('The path of the database is empty.');
});

test('a folder is refused', () => {
  expect(refusal(() => openStore(folder))).toBe(`${folder} is a folder, not a database file.`);
});

test('a path through a file is refused', () => {
  writeFileSync(path, '');
  for (const below of [join(path, 'bot.sqlite'), join(path, 'a', 'b', 'bot.sqlite')])
    expect(refusal(() => openStore(below))).toContain('a part of its path is a file');
});

test('a place where no folders can be made is refused', () => {
  expect(() => openStore('/proc/nowhere/deeper/bot.sqlite')).toThrow(StoreError);
});

test('a folder that may not be written to is refused', () => {
  chmodSync(folder, 0o555);
  asNobody(() => {
    expect(refusal(() => openStore(path))).toBe(
      `${path} cannot be opened: this user may not write in the folder ${folder}.`,
    );
    const deep = join(folder, 'a', 'bot.sqlite');
    expect(refusal(() => openStore(deep))).toBe(
      `${deep} cannot be used: this user has no access to ${join(folder, 'a')}.`,
    );
  });
});

test('a file that may not be read is refused', async () => {
  await openStore(path).close();
  chmodSync(folder, 0o777);
  chmodSync(path, 0);
  asNobody(() =>
    expect(refusal(() => openStore(path))).toBe(`${path} cannot be opened: this user may not read and write it.`),
  );
});

test('a file that may only be read is refused', async () => {
  await openStore(path).close();
  chmodSync(folder, 0o777);
  chmodSync(path, 0o444);
  asNobody(() => expect(refusal(() => openStore(path))).toBe(`${path} may not be written to.`));
});

test('a file that is no database is refused and left as it is', () => {
  writeFileSync(path, 'Dear diary, today we played dice. '.repeat(200));
  expect(refusedUntouched()).toBe(`${path} is not a SQLite database.`);
});

test('a database of another program is refused and left as it is', () => {
  other((sqlite) => sqlite.exec('CREATE TABLE tables (id TEXT)'));
  expect(refusedUntouched()).toBe(`${path} is a database of another program; it is left as it is.`);
});

test('an empty database that another program has signed is refused and left as it is', () => {
  other((sqlite) => {
    sqlite.pragma('application_id = 1234');
    sqlite.pragma('user_version = 1');
  });
  expect(refusedUntouched()).toContain('another program');
});

test('a database from a newer version is refused and left as it is', async () => {
  await openStore(path).close();
  other((sqlite) => {
    sqlite.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run('later', Date.now() + 1);
    sqlite.pragma('journal_mode = DELETE');
  });
  expect(refusedUntouched()).toBe(
    `${path} was written by a newer version of this program; update the program to use it.`,
  );
});

test('a file that was cut off is refused as damaged', async () => {
  await fill();
  truncateSync(path, Math.floor(statSync(path).size / 2));
  expect(refusal(() => openStore(path))).toBe(`${path} is damaged; restore it from a backup.`);
});

test('a file with rubbish in its midst is refused as damaged', async () => {
  await fill();
  const file = openSync(path, 'r+');
  writeSync(file, 'rubbish '.repeat(2048), 4096 * 4);
  closeSync(file);
  expect(refusal(() => openStore(path))).toBe(`${path} is damaged; restore it from a backup.`);
});

test('a database is opened and read although another process is writing', async () => {
  await fill();
  const writer = new Database(path);
  writer.exec('BEGIN IMMEDIATE');
  const store = openStore(path);
  expect((await store.recordOf('m1'))?.lines).toHaveLength(2000);
  writer.close();
  await store.close();
});

test('of four processes that create the database at once, each gets it whole', async () => {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('../store.ts', import.meta.url).href)};
    const store = openStore(${JSON.stringify(path)});
    await store.open('opening' + process.pid, 1, {
      table: { ...${JSON.stringify(tableFixture('t'))}, id: 't' + process.pid },
      seats: [],
    });
    await store.close();
  `;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0, 0]);
  const store = openStore(path);
  expect(await store.openIn('channel')).toHaveLength(4);
  await store.close();
});

test('a closed store can be closed again, and refuses changes', async () => {
  const store = openStore(path);
  await store.close();
  await store.close();
  await expect(store.open('opening', 1, lobby)).rejects.toThrow(new StoreError(`${path} is closed.`));
});

async function fill(): Promise<void> {
  const store = openStore(path);
  await store.open('opening', 1, lobby);
  await store.update({ table: 't1' }, null, 2, () => ({
    begin: matchFixture('m1', 't1'),
    append: { after: 0, lines: Array.from({ length: 2000 }, (_, n) => lineFixture(`s${n % 2} pass`)) },
    out: null,
  }));
  await store.close();
}
