import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { codeOf, StoreError, toStoreError } from '../errors.js';
import { type Judge, type Judgement, judgeRecords } from './judge-records.js';
import { hasLease } from './lease.js';

/** All pages in one go, from one state of the source: whoever writes meanwhile would make it begin again and again. */
const ALL_PAGES = 0x7fffffff;

/** What is in a copy. */
export interface CopySummary extends Judgement {
  readonly bytes: number;
  readonly matches: number;
  readonly openTables: number;
}

/**
 * Copies a database, which may be in use, into one whole file that nobody owns, and makes sure that the copy is sound. Where
 * anything fails no file is left.
 */
export async function copyInto(source: Database.Database, file: string, judge: Judge): Promise<CopySummary> {
  rmSync(file, { force: true });
  try {
    await source.backup(file, { progress: () => ALL_PAGES });
    const copy = new Database(file);
    try {
      // So that it is one file, with nothing beside it.
      copy.pragma('journal_mode = DELETE');
      if (hasLease(copy)) copy.exec('DELETE FROM owner');
      const found = copy.pragma('integrity_check(1)', { simple: true });
      // Above the finding a line may say in which database it is.
      const damage = String(found).split('\n').at(-1);
      if (damage !== 'ok') throw new StoreError(`${source.name} is damaged (${damage}); nothing was replaced.`);
      const count = (what: string): number => copy.prepare<[], number>(`SELECT count(*) FROM ${what}`).pluck().get()!;
      return {
        matches: count('matches'),
        openTables: count(`tables WHERE status IN ('lobby', 'playing', 'parked')`),
        bytes: statSync(file).size,
        ...judgeRecords(copy, judge),
      };
    } finally {
      copy.close();
      onDisk(file);
    }
  } catch (error) {
    rmSync(file, { force: true });
    const isOfSource = /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error) ?? '');
    throw toStoreError(error, isOfSource ? source.name : file);
  }
}

function onDisk(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}
