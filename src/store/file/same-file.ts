import { type BigIntStats, existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StoreError, toStoreError } from '../errors.js';

/** What SQLite and the bot keep beside a database. */
const BESIDE = ['-wal', '-shm', '-owner'] as const;

/** Refuses the database itself and what belongs to it, by whatever name or link. */
export function refuseOwnFile(path: string, file: string): void {
  if (isSame(path, file)) throw new StoreError(`${file} is the database itself.`);
  for (const end of BESIDE)
    if (isSame(path + end, file))
      throw new StoreError(`${file} belongs to the database, as ${basename(path)}${end}; name another file.`);
}

/** What is at that path; undefined if nothing is. A folder that nobody may look into is a `StoreError`. */
export function foundAt(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false, bigint: true });
  } catch (error) {
    throw toStoreError(error, path);
  }
}

function isSame(one: string, other: string): boolean {
  if (realOf(one) === realOf(other)) return true;
  const [first, second] = [one, other].map(foundAt);
  return first !== undefined && second !== undefined && first.dev === second.dev && first.ino === second.ino;
}

/** The path without links; the file may be missing. */
function realOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(resolve(path));
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(path));
}
