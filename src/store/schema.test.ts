import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, onTestFinished, test } from 'vitest';
import {
  lineFixture,
  matchFixture,
  resultFixture,
  seatFixture,
  tableFixture,
} from '../../test/support/store-fixtures.js';
import { openDatabase } from './file/open.js';
import type { Store } from './interface.js';
import * as dice from './schema/dice.js';
import * as matches from './schema/matches.js';
import * as messages from './schema/messages.js';
import * as people from './schema/people.js';
import * as process from './schema/process.js';
import * as settings from './schema/settings.js';
import * as tables from './schema/tables.js';
import { openStore } from './store.js';

const schema = { ...tables, ...matches, ...dice, ...messages, ...people, ...settings, ...process };
const meta = new URL('../../migrations/meta/', import.meta.url);
const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, meta), 'utf8'));

test('the migrations lead to the schema', async () => {
  const { entries } = json('_journal.json') as { entries: readonly { idx: number }[] };
  const newest = String(entries.at(-1)!.idx).padStart(4, '0');
  const before = json(`${newest}_snapshot.json`) as Awaited<ReturnType<typeof generateSQLiteDrizzleJson>>;
  const missing = await generateSQLiteMigration(before, await generateSQLiteDrizzleJson(schema));
  expect(missing, 'run: npm run migration').toEqual([]);
});

/** Small tables, or bounded by a limit. */
const READ_WHOLE = ['menus', 'handled'];

/** Has everything asked and written for which the store prepares statements, which it does when they are needed first. */
async function useWhole(store: Store): Promise<void> {
  const at = 1000;
  const seats = [seatFixture(0), seatFixture(1)];
  const names = [{ personId: 'ann', scope: '*', name: 'Ann', at }];
  const gate = { since: 0, refuse: () => null };
  await store.open('opening', at, { table: tableFixture('t1'), seats, names }, gate);
  await store.update({ table: 't1' }, 'beginning', at, () => ({
    begin: matchFixture('m1', 't1'),
    append: { after: 0, lines: [lineFixture('0 pass')] },
    menu: { matchId: 'm1', personId: 'ann', token: 'token', until: 2 * at },
    results: [resultFixture('m1', 0)],
    ratings: { people: ['ann'], after: 0, before: at, rate: () => [] },
    out: null,
  }));
  await store.update({ table: 't1' }, null, at, () => ({
    begin: matchFixture('m2', 't1', { seats: 1, status: 'over' }),
    out: null,
  }));
  await store.read({ match: 'm2' });
  await store.due(at);
  await store.counts();
  await store.playingOf('ann', 'channel');
  await store.renamed({ table: 't1' });
  await store.placed(null);
  await store.unsentPosts();
  await store.unsentMenus(at);
  for (const guild of [null, 'guild']) await store.stats('ann', guild);
  await store.dataOf('ann');
  await store.sessionsSince(0);
  await store.sweep(at);
}

test('every question has its index', async () => {
  const statements = await preparedBy(async () => {
    const store = openStore(':memory:');
    onTestFinished(() => store.close());
    await useWhole(store);
    for (const by of ['rating', 'wins', 'average', 'best'] as const)
      for (const guildId of [null, 'guild'])
        await store.leaderboard({ game: 'dice', guildId, askedIn: 'guild', by, page: 0, pageSize: 10 });
  });
  const sqlite = openDatabase(':memory:');
  onTestFinished(() => {
    sqlite.close();
  });
  const tables = sqlite.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
  const readWhole = statements.flatMap((statement) =>
    planOf(sqlite, statement).filter((step) => tables.some((table) => step === `SCAN ${table}`)),
  );
  expect(statements.length, 'of all that is prepared').toBeGreaterThan(105);
  expect(new Set(readWhole)).toEqual(new Set(READ_WHOLE.map((table) => `SCAN ${table}`)));
});

test("a person's results are found by the person, not among those of the whole guild", async () => {
  const statements = await preparedBy(async () => {
    const store = openStore(':memory:');
    await useWhole(store);
    await store.close();
  });
  const sqlite = openDatabase(':memory:');
  onTestFinished(() => {
    sqlite.close();
  });
  const of = (rated: number) =>
    statements
      .filter((statement) => statement.includes('"results"."person_id" = ?'))
      .filter((statement) => Number(/ where \(.*"opponents" = 0/.test(statement)) === rated)
      .map((statement) => planOf(sqlite, statement).find((step) => step.includes('INDEX')));
  expect(of(0)).toEqual(Array(8).fill(expect.stringContaining('INDEX results_person ')));
  expect(of(1)).toEqual(Array(2).fill(expect.stringContaining('INDEX results_rated ')));
});

test('the best rated are read from an index in their order, and nobody is looked at who is not told of', async () => {
  const statements = await preparedBy(async () => {
    const store = openStore(':memory:');
    const query = { game: 'dice', guildId: 'guild', askedIn: 'guild', page: 3, pageSize: 10, person: 'ann' } as const;
    await store.leaderboard({ ...query, by: 'rating' });
    await store.close();
  });
  const sqlite = openDatabase(':memory:');
  onTestFinished(() => {
    sqlite.close();
  });
  const plans = statements.filter((each) => each.includes('"ratings"')).map((each) => planOf(sqlite, each));
  const inOrder = 'SEARCH ratings USING COVERING INDEX ratings_shown (game=? AND scope=?';
  const steps = plans.map((plan) => plan.filter((step) => /ratings|TEMP/.test(step)));
  expect(steps.toSorted()).toEqual([
    [`${inOrder} AND <expr>>?)`],
    [`${inOrder})`],
    [`${inOrder})`],
    [expect.stringContaining('(person_id=? AND game=? AND scope=?)')],
  ]);
});

/** The statements of ours that are prepared meanwhile. */
async function preparedBy(run: () => Promise<void>): Promise<readonly string[]> {
  const { prototype } = Database;
  const { prepare } = prototype;
  const found = new Set<string>();
  prototype.prepare = function (this: Database.Database, source: string) {
    if (/^(select|insert|update|delete|with) /.test(source)) found.add(source);
    return prepare.call(this, source);
  } as typeof prepare;
  try {
    await run();
  } finally {
    prototype.prepare = prepare;
  }
  return [...found];
}

function planOf(sqlite: Database.Database, statement: string): readonly string[] {
  const values = Array(statement.split('?').length - 1).fill(null);
  const steps = sqlite.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`).all(...values);
  return steps.map(({ detail }) => detail);
}
