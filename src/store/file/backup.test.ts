import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appendLine, linesIn, storeWithMatch } from '../../../test/support/backup-fixtures.js';
import { openExclusive } from '../exclusive.js';
import { backUp } from './backup.js';

let folder: string;
let path: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  path = join(folder, 'bot.sqlite');
  file = join(folder, 'copy.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Here nobody knows the rules. */
const judge = () => 'unknown' as const;

describe('a backup', () => {
  test('is one sound file with all that was written before', async () => {
    const store = await storeWithMatch(path);
    expect(await backUp(path, file, { replace: false, judge })).toMatchObject({ matches: 1, openTables: 1 });
    await appendLine(store, 'line 1');
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite']);
    expect(await linesIn(file)).toEqual(['line 0']);
    expect(await linesIn(path)).toEqual(['line 0', 'line 1']);
  });

  test('is of one moment while a bot writes as fast as it can', async () => {
    const store = await storeWithMatch(path);
    const filler = 'x'.repeat(2_000);
    await Promise.all(Array.from({ length: 2_000 }, (_, n) => appendLine(store, `filler ${n} ${filler}`)));
    let going = true;
    const writing = (async () => {
      for (let n = 0; going; n++) await appendLine(store, `line ${n}`);
    })();
    await backUp(path, file, { replace: false, judge });
    going = false;
    await writing;
    const copied = await linesIn(file);
    expect(copied.length).toBeGreaterThan(2_000);
    expect((await linesIn(path)).slice(0, copied.length)).toEqual(copied);
  });

  test('does not replace a file without being told to', async () => {
    await storeWithMatch(path);
    writeFileSync(file, 'precious');
    await expect(backUp(path, file, { replace: false, judge })).rejects.toThrow(
      `${file} exists already; --force replaces it.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await backUp(path, file, { replace: true, judge });
    expect(await linesIn(file)).toEqual(['line 0']);
  });

  test('leaves what is there when it fails', async () => {
    writeFileSync(file, 'precious');
    writeFileSync(path, 'Shopping: milk, dice. '.repeat(500));
    await expect(backUp(path, file, { replace: true, judge })).rejects.toThrow(`${path} is not a SQLite database.`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(readdirSync(folder).toSorted()).toEqual(['bot.sqlite', 'copy.sqlite']);
  });

  test('says what can not be done', async () => {
    await expect(backUp(path, file, { replace: false, judge })).rejects.toThrow(`There is no database at ${path}.`);
    await storeWithMatch(path);
    await expect(backUp(path, path, { replace: true, judge })).rejects.toThrow(`${path} is the database itself.`);
    mkdirSync(join(folder, 'deep'));
    const deep = join(folder, 'deep');
    await expect(backUp(path, deep, { replace: true, judge })).rejects.toThrow(
      `${deep} is a folder; name a file in it.`,
    );
    const missing = join(folder, 'none', 'copy.sqlite');
    await expect(backUp(path, missing, { replace: false, judge })).rejects.toThrow(
      `There is no folder ${join(folder, 'none')}.`,
    );
  });

  test.each(['bot.sqlite', 'bot.sqlite-wal', 'bot.sqlite-shm', 'bot.sqlite-owner'])(
    'never takes the place of %s, by whatever name',
    async (name) => {
      const store = await storeWithMatch(path);
      const own = join(folder, name);
      const [hard, soft, around] = [join(folder, 'hard'), join(folder, 'soft'), join(folder, 'around')];
      linkSync(own, hard);
      symlinkSync(own, soft);
      symlinkSync(folder, around);
      for (const file of [own, hard, soft, join(around, name), join(folder, '.', name)])
        await expect(backUp(path, file, { replace: true, judge })).rejects.toThrow(
          /is the database itself|belongs to the database/,
        );
      await appendLine(store, 'line 1');
      expect(await linesIn(path)).toEqual(['line 0', 'line 1']);
    },
  );

  test('never takes a name that a stopped bot will want', async () => {
    await (await storeWithMatch(path)).close();
    expect(existsSync(`${path}-wal`)).toBe(false);
    await expect(backUp(path, `${path}-wal`, { replace: false, judge })).rejects.toThrow('belongs to the database');
  });

  test('is made without writing anything beside the database', async () => {
    await (await storeWithMatch(path)).close();
    rmSync(`${path}-owner`);
    const before = statSync(path).mtimeMs;
    await backUp(path, file, { replace: false, judge });
    expect(readdirSync(folder).toSorted()).toEqual(['bot.sqlite', 'copy.sqlite']);
    expect(statSync(path).mtimeMs).toBe(before);
  });

  test('with a record that the rules do not allow is kept, and says so', async () => {
    await storeWithMatch(path);
    expect(await backUp(path, file, { replace: false, judge: () => 2 })).toMatchObject({
      broken: { match: 'm1', line: 2 },
    });
    expect(await linesIn(file)).toEqual(['line 0']);
    expect(await backUp(path, file, { replace: true, judge: () => null })).toMatchObject({ judged: 1, broken: null });
  });

  test('belongs to nobody', async () => {
    await storeWithMatch(path);
    await backUp(path, file, { replace: false, judge });
    const owned = await openExclusive(file, { lost: () => undefined, lease: 600_000 });
    await owned.store.close();
  });
});
