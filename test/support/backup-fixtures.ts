import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openExclusive } from '../../src/store/exclusive.js';
import type { Store } from '../../src/store/interface.js';
import { openStore } from '../../src/store/store.js';
import { lineFixture, matchFixture, tableFixture } from './store-fixtures.js';

/** A match with one line, on a store in that file that somebody owns. */
export async function storeWithMatch(path: string): Promise<Store> {
  const { store } = await openExclusive(path, { lost: () => undefined });
  onTestFinished(() => store.close());
  await store.open('opening', 1, { table: tableFixture('t1'), seats: [] });
  await store.update({ table: 't1' }, null, 2, ({ posts }) => ({
    begin: matchFixture('m1', 't1'),
    table: { status: 'playing' },
    append: { after: 0, lines: [lineFixture('line 0')] },
    posts: [{ kind: 'board', matchId: 'm1', from: 0, mentions: [] }],
    renew: [{ id: posts[0]!.id }],
    out: null,
  }));
  return store;
}

/** Adds a line to the record of that match. */
export function appendLine(store: Store, text: string) {
  return store.update({ match: 'm1' }, `press ${text}`, 3, ({ lines }) => ({
    append: { after: lines.length, lines: [lineFixture(text)] },
    out: null,
  }));
}

/** The record of the match in that file. */
export async function linesIn(database: string): Promise<readonly string[]> {
  const store = openStore(database);
  try {
    const table = (await store.openIn('channel'))[0]!.table.id;
    return (await store.read({ table }))!.lines.map(({ text }) => text);
  } finally {
    await store.close();
  }
}

/** Overwrites where a closed database keeps the ids of its matches; the rest of it stays whole. */
export function damageMatches(path: string): void {
  const sqlite = new Database(path);
  const page = sqlite
    .prepare<[], number>(`SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_matches_1'`)
    .pluck()
    .get()!;
  const bytes = Number(sqlite.pragma('page_size', { simple: true }));
  sqlite.close();
  writeFileSync(path, readFileSync(path).fill(7, (page - 1) * bytes, page * bytes));
}
