import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError, told } from './errors.js';
import { check } from './migrate.js';
import { knowsOwner } from './owner.js';

/** All pages in one go, from one state of the source: whoever writes meanwhile would make it begin again and again. */
const ALL_PAGES = 0x7fffffff;

/** What is in a copy. */
export interface Copied {
  readonly bytes: number;
  readonly matches: number;
  readonly openTables: number;
}

/**
 * Copies a database, which may be in use, into one whole file that nobody owns, and makes sure that the copy is sound. Where
 * anything fails no file is left.
 */
export async function copyInto(source: Database.Database, file: string): Promise<Copied> {
  rmSync(file, { force: true });
  try {
    await source.backup(file, { progress: () => ALL_PAGES });
    const copy = new Database(file);
    try {
      // So that it is one file, with nothing beside it.
      copy.pragma('journal_mode = DELETE');
      if (knowsOwner(copy)) copy.exec('DELETE FROM owner');
      const found = copy.pragma('integrity_check(1)', { simple: true });
      if (found !== 'ok') throw new StoreError(`The copy is damaged (${found}); nothing was replaced.`);
      const count = (what: string): number => copy.prepare<[], number>(`SELECT count(*) FROM ${what}`).pluck().get()!;
      return {
        matches: count('matches'),
        openTables: count(`tables WHERE status IN ('lobby', 'playing', 'parked')`),
        bytes: statSync(file).size,
      };
    } finally {
      copy.close();
      onDisk(file);
    }
  } catch (error) {
    rmSync(file, { force: true });
    throw told(error, file);
  }
}

/** A database of ours to be copied, which is left as it is. */
export function openToCopy(path: string): Database.Database {
  if (!existsSync(path)) throw new StoreError(`There is no database at ${path}.`);
  if (statSync(path).isDirectory()) throw new StoreError(`${path} is a folder, not a database file.`);
  let source: Database.Database | undefined;
  try {
    source = new Database(path, { fileMustExist: true, timeout: 5000 });
    check(source, path);
    if (source.pragma('application_id', { simple: true }) === 0) throw new StoreError(`${path} is empty.`);
    return source;
  } catch (error) {
    source?.close();
    throw told(error, path);
  }
}

function onDisk(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}
