import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf, StoreError, toStoreError } from '../errors.js';
import type { MatchRecord } from '../interface.js';
import type { Line } from '../rows.js';
import { check, isOlder } from './migrate.js';
import { foundAt } from './same-file.js';

/** For so many milliseconds another program may keep the file locked. */
const PATIENCE = 5000;

/**
 * Opens a database of ours, which may be in use, for reading only: nothing in it is changed, not even its version. It also
 * works where nothing may be written.
 */
export function openReadOnly(path: string): Database.Database {
  const there = foundAt(path);
  if (there === undefined) throw new StoreError(`There is no database at ${path}.`);
  if (there.isDirectory()) throw new StoreError(`${path} is a folder, not a database file.`);
  let source: Database.Database | undefined;
  try {
    source = openInPlace(path);
    check(source, path);
    if (source.pragma('application_id', { simple: true }) === 0) throw new StoreError(`${path} is empty.`);
    return source;
  } catch (error) {
    source?.close();
    throw toStoreError(error, path);
  }
}

function openInPlace(path: string): Database.Database {
  // One that may only read would leave behind what SQLite lays beside the file.
  const sqlite = new Database(path, { fileMustExist: true, timeout: PATIENCE });
  try {
    sqlite.pragma('query_only = ON');
    sqlite.pragma('schema_version');
    return sqlite;
  } catch (error) {
    sqlite.close();
    // Even for reading SQLite wants to write beside the file; where it may not, a copy elsewhere does.
    if (!/^SQLITE_(?:CANTOPEN|READONLY)/.test(codeOf(error) ?? '')) throw error;
    return openCopy(path);
  }
}

function openCopy(path: string): Database.Database {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  try {
    const copy = join(folder, basename(path));
    for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
    const sqlite = new Database(copy, { fileMustExist: true });
    sqlite.pragma('schema_version');
    return sqlite;
  } finally {
    // It is read to its end though it has no name any more.
    rmSync(folder, { recursive: true });
  }
}

/** The record of a match in the database at that path; null if there is no such match. */
export function recordIn(path: string, match: string): MatchRecord | null {
  const sqlite = openReadOnly(path);
  try {
    if (isOlder(sqlite, path))
      throw new StoreError(
        `${path} was written by an older version of this program; a start of the bot brings it to this one.`,
      );
    const found = sqlite
      .prepare<[string], Omit<MatchRecord, 'lines'>>('SELECT game, version, seats, first FROM matches WHERE id = ?')
      .get(match);
    return found === undefined ? null : { ...found, lines: linesOf(sqlite)(match) };
  } catch (error) {
    throw toStoreError(error, path);
  } finally {
    sqlite.close();
  }
}

/** Reads the lines of a match by its id. */
export function linesOf(sqlite: Database.Database): (match: string) => readonly Line[] {
  const lines = sqlite.prepare<[string], Line>('SELECT text, giver, at FROM lines WHERE match_id = ? ORDER BY n');
  return (match) => lines.all(match);
}
