import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { appendLine, damageMatches, linesIn, storeWithMatch } from '../../../test/support/backup-fixtures.js';
import {
  lineFixture,
  matchFixture,
  resultFixture,
  seatFixture,
  tableFixture,
  tableIds,
} from '../../../test/support/store-fixtures.js';
import { openExclusive } from '../exclusive.js';
import { openStore } from '../store.js';
import { backUp } from './backup.js';
import { restore } from './restore.js';

let folder: string;
let path: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  path = join(folder, 'bot.sqlite');
  file = join(folder, 'copy.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-03-01T12:34:56Z');
/** Here nobody knows the rules. */
const judge = () => 'unknown' as const;
const HOW = { now: NOW, judge, anyway: false };
const ASIDE = 'bot.sqlite.before-2026-03-01T123456';

describe('restoring', () => {
  test('puts the backup in place, keeps what was there, and posts anew what is open', async () => {
    const store = await storeWithMatch(path);
    const [lobby, board] = (await store.read({ table: 't1' }))!.posts;
    for (const post of [lobby!, board!])
      await store.sentPost(post, post.wanted, { messageId: `message ${post.id}`, picture: null });
    await backUp(path, file, { replace: false, judge });
    await appendLine(store, 'line 1');
    await store.close();

    expect(await restore(path, file, HOW)).toMatchObject({ matches: 1, openTables: 1, aside: join(folder, ASIDE) });
    expect(await linesIn(path)).toEqual(['line 0']);
    expect(await linesIn(join(folder, ASIDE))).toEqual(['line 0', 'line 1']);
    expect(readdirSync(folder).toSorted()).toEqual(['bot.sqlite', ASIDE, 'bot.sqlite-owner', 'copy.sqlite'].toSorted());

    const restored = openStore(path);
    onTestFinished(() => restored.close());
    const [first, second] = (await restored.read({ table: (await restored.renamed({ table: 't1' }))! }))!.posts;
    // The lobby of a match that is on shows what it showed.
    expect(first).toMatchObject({ messageId: `message ${lobby!.id}`, nonce: lobby!.nonce, old: [] });
    expect(second).toMatchObject({ messageId: null, triedAt: null, old: [`message ${board!.id}`] });
    expect(second!.nonce).not.toBe(board!.nonce);
    expect((await restored.unsentPosts()).map(({ id }) => id)).toEqual([board!.id]);
  });

  test('gives a lobby another secret, as the one in the backup may have been shown since', async () => {
    const store = openStore(path);
    const sealed = { secret: 'a'.repeat(64), sealMessage: 'message' };
    await store.open('lobby', 1, { table: tableFixture('t1', sealed), seats: [seatFixture(0)] });
    await store.open('match', 2, { table: tableFixture('t2', { status: 'playing' }), seats: [seatFixture(0)] });
    await store.update({ table: 't2' }, null, 3, () => ({
      begin: matchFixture('m2', 't2', { secret: 'b'.repeat(64), salt: '1' }),
      out: null,
    }));
    await backUp(path, file, { replace: false, judge });
    await store.close();
    await restore(path, file, HOW);
    const restored = openStore(path);
    onTestFinished(() => restored.close());
    const { secret, sealMessage } = (await restored.read({ table: (await restored.renamed({ table: 't1' }))! }))!.table;
    expect([secret === sealed.secret, /^[0-9a-f]{64}$/.test(secret!), sealMessage]).toEqual([false, true, null]);
    const playing = await restored.read({ table: (await restored.renamed({ table: 't2' }))! });
    expect(playing!.match).toMatchObject({ secret: 'b'.repeat(64), salt: '1' });
  });

  test('gives what is open other ids each time, everywhere, and leaves those of what is over', async () => {
    const store = await storeWithMatch(path);
    await store.update({ table: 't1' }, null, 3, () => ({
      seats: [seatFixture(0), seatFixture(1)],
      menu: { matchId: 'm1', personId: 'ann', token: 'token', until: 9, locale: null },
      out: null,
    }));
    await store.open('over', 4, { table: tableFixture('t2'), seats: [seatFixture(0)] });
    await store.update({ table: 't2' }, null, 5, () => ({
      begin: matchFixture('m2', 't2'),
      table: { status: 'over', rematchId: 't1' },
      append: { after: 0, lines: [lineFixture('line 0')] },
      endMatch: { status: 'over', endedAt: 5 },
      results: [resultFixture('m2', 0)],
      out: null,
    }));
    await store.open('another', 6, { table: tableFixture('t3', { channelId: 'elsewhere' }), seats: [seatFixture(0)] });
    await backUp(path, file, { replace: false, judge });
    await store.close();
    const tablesSeen = new Set<string>();
    const matchesSeen = new Set<string>();
    for (let times = 0; times < 3; times += 1) {
      await restore(path, file, { ...HOW, now: new Date(NOW.getTime() + times * 1000) });
      const sqlite = new Database(path);
      expect(sqlite.pragma('foreign_key_check')).toEqual([]);
      sqlite.close();
      const restored = openStore(path);
      for (const where of [{ table: 't1' }, { match: 'm1' }]) expect(await restored.read(where)).toBeNull();
      const table = (await restored.renamed({ table: 't1' }))!;
      expect(await restored.renamed({ match: 'm1' })).toBe(table);
      expect(await restored.renamed({ table: [...tablesSeen].at(-1) ?? 't1' })).toBe(table);
      const { seats, posts, match, lines } = (await restored.read({ table }))!;
      expect([seats.length, posts.length, lines.length]).toEqual([2, 2, 1]);
      expect((await restored.recordOf(match!.id))?.lines).toEqual(lines);
      expect(await restored.unsentMenus(0)).toMatchObject([{ matchId: match!.id, token: 'token' }]);
      // What is over can be looked at, and played again, as before.
      expect((await restored.read({ match: 'm2' }))?.table).toMatchObject({ id: 't2', rematchId: table });
      expect(await restored.renamed({ table: 't2' })).toBeNull();
      expect(tableIds(await restored.openIn('elsewhere'))).toEqual([await restored.renamed({ table: 't3' })]);
      await restored.close();
      tablesSeen.add(table);
      matchesSeen.add(match!.id);
      // Of a backup of what was restored before, too.
      if (times === 1) await backUp(path, file, { replace: true, judge });
    }
    expect([tablesSeen.size, matchesSeen.size]).toEqual([3, 3]);
    for (const id of [...tablesSeen, ...matchesSeen]) expect(id).toMatch(/^[tm]1-[a-z2-9]{6}$/);
  });

  test('is refused while a bot uses the database', async () => {
    const { store, renew } = await openExclusive(path, { lost: () => undefined });
    const timer = setInterval(() => void renew(), 200);
    onTestFinished(async () => {
      clearInterval(timer);
      await store.close();
    });
    await backUp(path, file, { replace: false, judge });
    const before = readFileSync(path);
    await expect(restore(path, file, HOW)).rejects.toThrow('is in use by a bot that is running');
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => /before|part/.test(name))).toEqual([]);
  });

  test('brings back a damaged database, and one that is gone', async () => {
    await (await storeWithMatch(path)).close();
    await backUp(path, file, { replace: false, judge });
    writeFileSync(path, readFileSync(path).subarray(0, 9_000));
    writeFileSync(`${path}-wal`, 'left over');
    chmodSync(path, 0o644);
    await restore(path, file, HOW);
    // What is kept of it is nobody else's to read either.
    expect(statSync(join(folder, ASIDE)).mode & 0o077).toBe(0);
    expect(await linesIn(path)).toEqual(['line 0']);
    rmSync(path);
    expect((await restore(path, file, HOW)).aside).toBeNull();
    expect(await linesIn(path)).toEqual(['line 0']);
  });

  test('makes the folder of the database where there is none, as on a new machine', async () => {
    await (await storeWithMatch(path)).close();
    const elsewhere = join(folder, 'new', 'data', 'bot.sqlite');
    expect(await restore(elsewhere, path, HOW)).toMatchObject({ matches: 1, aside: null });
    expect(await linesIn(elsewhere)).toEqual(['line 0']);
  });

  test('leads back from a newer version', async () => {
    await (await storeWithMatch(path)).close();
    await backUp(path, file, { replace: false, judge });
    const newer = new Database(path);
    newer.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run('', NOW.getTime() * 2);
    newer.close();
    await restore(path, file, HOW);
    expect(await linesIn(path)).toEqual(['line 0']);
  });

  test('takes a backup with a record that the rules do not allow only when told to', async () => {
    await (await storeWithMatch(path)).close();
    await backUp(path, file, { replace: false, judge });
    const before = readFileSync(path);
    await expect(restore(path, file, { ...HOW, judge: () => 2 })).rejects.toThrow(
      `${file} was not restored: line 2 of the record of match m1 is against the rules.`,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => /before|part/.test(name))).toEqual([]);
    await restore(path, file, { ...HOW, judge: () => 2, anyway: true });
    expect(await linesIn(path)).toEqual(['line 0']);
  });

  test('a damaged backup is named, without the advice to restore it', async () => {
    await (await storeWithMatch(path)).close();
    await backUp(path, file, { replace: false, judge });
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.concat([whole.subarray(0, 20_480), Buffer.alloc(whole.length - 20_480, 7)]));
    const said = await restore(path, file, HOW).catch((error: Error) => error.message);
    expect(said).toContain(`${file} is damaged`);
    expect(said).not.toContain('restore it');
    writeFileSync(file, whole);
    damageMatches(file);
    await expect(restore(path, file, HOW)).rejects.toThrow(/ is damaged \([^\n]+\); nothing was replaced\.$/);
  });

  test('takes nothing but sound backups of this bot', async () => {
    await (await storeWithMatch(path)).close();
    const before = readFileSync(path);
    await expect(restore(path, file, HOW)).rejects.toThrow(`There is no database at ${file}.`);
    writeFileSync(file, '');
    await expect(restore(path, file, HOW)).rejects.toThrow(`${file} is empty.`);
    const other = new Database(file);
    other.exec('CREATE TABLE tables (id text)');
    other.close();
    await expect(restore(path, file, HOW)).rejects.toThrow(`${file} is a database of another program`);
    rmSync(file);
    await backUp(path, file, { replace: false, judge });
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.concat([whole.subarray(0, 20_480), Buffer.alloc(whole.length - 20_480, 7)]));
    await expect(restore(path, file, HOW)).rejects.toThrow();
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => /before|part/.test(name))).toEqual([]);
  });
});
