import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError, toStoreError } from '../errors.js';
import { type CopySummary, copyInto } from './copy.js';
import type { Judge } from './judge-records.js';
import { openReadOnly } from './read-only.js';
import { foundAt, refuseOwnFile } from './same-file.js';

export interface BackupOptions {
  /** An existing file is replaced only with this. */
  readonly replace: boolean;
  readonly judge: Judge;
}

/** Copies the database at `path`, which a bot may be using, to `file`. A copy with a broken record is kept all the same. */
export async function backUp(path: string, file: string, { replace, judge }: BackupOptions): Promise<CopySummary> {
  refuseOwnFile(path, file);
  const there = foundAt(file);
  if (there?.isDirectory()) throw new StoreError(`${file} is a folder; name a file in it.`);
  if (there !== undefined && !replace) throw new StoreError(`${file} exists already; --force replaces it.`);
  if (!existsSync(dirname(file))) throw new StoreError(`There is no folder ${dirname(file)}.`);
  const source = openReadOnly(path);
  try {
    const copied = await copyInto(source, `${file}.part`, judge);
    renameSync(`${file}.part`, file);
    return copied;
  } catch (error) {
    throw toStoreError(error, file);
  } finally {
    source.close();
  }
}
