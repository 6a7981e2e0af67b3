import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store.js';
import { APPLICATION_ID } from './migrate.js';

const PARKED_TIME = 21 * 24 * 60 * 60_000;

const migrations = new URL('../../../migrations/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, migrations), 'utf8');

/** A file as the first version left it, with a menu that shows something old, and what else is written into it. */
function firstVersion(more = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'old.sqlite');
  const sqlite = new Database(path);
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string; when: number }[] };
  sqlite.exec(read(`${entries[0]!.tag}.sql`));
  sqlite.pragma(`application_id = ${APPLICATION_ID}`);
  sqlite.exec('CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)');
  sqlite.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run('', entries[0]!.when);
  sqlite.exec(`
    INSERT INTO tables VALUES ('t1', 'guild', 'channel', 'dice', 'live', 'ann', 5, 'playing', NULL, 'de', 1, NULL, NULL);
    INSERT INTO matches VALUES ('m1', 't1', 'dice', 1, 2, 0, 'playing', 1, NULL);
    INSERT INTO menus VALUES ('m1', 'ann', 'token', 9000, 2, 1);
    ${more}
  `);
  sqlite.close();
  return path;
}

test('a file of the first version keeps what is in it, and its menus speak as their tables do', async () => {
  const store = openStore(firstVersion());
  onTestFinished(() => store.close());
  expect((await store.read({ match: 'm1' }))?.table).toMatchObject({ id: 't1', locale: 'de' });
  expect(await store.unsentMenus(0)).toEqual([
    {
      ...{ matchId: 'm1', personId: 'ann', token: 'token', until: 9000, wanted: 2, sent: 1, locale: null },
      ...{ message: '', press: '', reached: '@original', elsewhere: false, old: [], earlier: null },
    },
  ]);
  expect((await store.personSettings('ann')).locale).toBeNull();
  await store.setPersonSettings('ann', { locale: 'is' });
  expect((await store.personSettings('ann')).locale).toBe('is');
});

test('a file in which people had one name for all servers keeps each name in the server where it was told', async () => {
  const store = openStore(
    firstVersion(`
      INSERT INTO matches VALUES ('m2', 't1', 'dice', 1, 2, 0, 'over', 1, 2), ('m3', 't1', 'dice', 1, 2, 0, 'over', 3, 4);
      INSERT INTO results VALUES
        ('m1', 0, 'ann', 'Old Ann', 'guild', 'dice', 2, 0, 1, 9, 10),
        ('m2', 0, 'ann', 'Ann', 'guild', 'dice', 2, 0, 1, 9, 20),
        ('m3', 0, 'ann', 'Pet name', 'other', 'dice', 2, 0, 1, 9, 30);
      INSERT INTO people VALUES ('ann', 'Pet name', 30);
      INSERT INTO seats VALUES ('t1', 0, 'ann', 'Ann again', NULL, 0, 0), ('t1', 1, 'bob', 'Bob', NULL, 0, 0),
        ('t1', 2, NULL, 'Bot 1', 'easy', 0, 0);
    `),
  );
  onTestFinished(() => store.close());
  const name = async (guildId: string | null, askedIn: string) =>
    (await store.leaderboard({ game: 'dice', guildId, askedIn, by: 'wins', page: 0, pageSize: 9 })).lines.map(
      (line) => line.name,
    );
  expect([await name('guild', 'guild'), await name('other', 'other')]).toEqual([['Ann'], ['Pet name']]);
  expect([await name(null, 'guild'), await name(null, 'other'), await name(null, 'third')]).toEqual([
    ['Ann'],
    ['Pet name'],
    [null],
  ]);
  expect((await store.dataOf('bob'))!.names).toEqual([{ scope: 'guild', name: 'Bob', at: 1 }]);
});

test('results of earlier versions tell the best that their people had done before, too', async () => {
  const match = (id: string) => `('${id}', 't1', 'dice', 1, 2, 0, 'over', 1, 2)`;
  const result = (id: string, guild: string, points: number, at: number) =>
    `('${id}', 0, 'ann', 'Ann', '${guild}', 'dice', 2, 0, 1, ${points}, ${at})`;
  const store = openStore(
    firstVersion(`
      INSERT INTO matches VALUES ${['m2', 'm3', 'm4', 'm5', 'm6'].map(match).join(', ')};
      INSERT INTO results VALUES ${[
        result('m2', 'guild', 40, 10),
        result('m3', 'guild', 50, 20),
        result('m4', 'guild', 60, 20),
        result('m5', 'guild', 30, 30),
        result('m6', 'other', 20, 40),
      ].join(', ')};
    `),
  );
  onTestFinished(() => store.close());
  const { results } = (await store.dataOf('ann'))!;
  expect(Object.fromEntries(results.map((row) => [row.matchId, row.bestBefore]))).toEqual({
    ...{ m2: null, m3: 40, m4: 40, m5: 60 },
    m6: null,
  });
});

test('a table of an earlier version that was waiting for people waits for three weeks more', async () => {
  const before = Date.now();
  const store = openStore(
    firstVersion(
      `INSERT INTO tables VALUES ('t2', 'guild', 'channel', 'dice', 'live', 'ann', 5, 'parked', NULL, 'de', 1, NULL, NULL);`,
    ),
  );
  onTestFinished(() => store.close());
  const dueAt = (await store.read({ table: 't2' }))!.table.dueAt!;
  // The database knows whole seconds.
  expect(dueAt).toBeGreaterThan(before + PARKED_TIME - 1_000);
  expect(dueAt).toBeLessThanOrEqual(Date.now() + PARKED_TIME);
  expect((await store.read({ table: 't1' }))!.table.dueAt).toBeNull();
});
