import { closeSync, existsSync, mkdtempSync, openSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/** The database can't be used as asked. The message is one sentence for whoever runs the bot. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** Another process held the write lock for too long; nothing was written. Trying again later may help. */
export class StoreBusy extends StoreError {
  override readonly name = 'StoreBusy';
}

/** Another bot that is running owns the database. */
export class StoreTaken extends StoreError {
  override readonly name = 'StoreTaken';

  constructor(path: string) {
    super(`${path} is in use by a bot that is running; stop that one first.`);
  }
}

/** Another bot has become the owner of the database, since this one was held up for too long. */
export class StoreLost extends StoreError {
  override readonly name = 'StoreLost';

  constructor(path: string) {
    super(`${path} was taken over by another bot while this one was held up; this one stops.`);
  }
}

/** A decision would have appended to a record that it did not know to its end; nothing was written. */
export class StoreStale extends StoreError {
  override readonly name = 'StoreStale';

  constructor(match: string, known: number, now: number) {
    super(`match ${match} has ${now} lines by now, not ${known}; nothing was written.`);
  }
}

/** Whether another process is writing right now. */
export function isBusy(error: unknown): boolean {
  return codeOf(error)?.startsWith('SQLITE_BUSY') === true;
}

/** A database file that is not whole any more. */
export class StoreDamaged extends StoreError {
  override readonly name = 'StoreDamaged';

  constructor(path: string, options: ErrorOptions) {
    super(`${path} is damaged.`, options);
  }
}

/** What SQLite or the file system complain about, as a sentence; every other error as it is. */
export function toStoreError(error: unknown, path: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  if (code.startsWith('SQLITE_CORRUPT')) return new StoreDamaged(path, { cause: error });
  if (code.startsWith('SQLITE_CANTOPEN'))
    return new StoreError(`${path} cannot be opened: ${whyNot(path)}.`, { cause: error });
  const sentence = sentences.find(([start]) => code.startsWith(start))?.[1];
  if (sentence === undefined) return error;
  const Kind = isBusy(error) ? StoreBusy : StoreError;
  return new Kind(sentence.replace('{path}', path).replace('{at}', placeOf(error) ?? path), { cause: error });
}

const sentences: readonly (readonly [start: string, sentence: string])[] = [
  ['SQLITE_NOTADB', '{path} is not a SQLite database.'],
  ['SQLITE_BUSY', '{path} is locked by another program.'],
  ['SQLITE_LOCKED', '{path} is locked by another program.'],
  ['SQLITE_READONLY', '{path} may not be written to.'],
  ['SQLITE_PERM', '{path} may not be opened.'],
  ['SQLITE_FULL', 'There is no space left on the disk for {path}.'],
  ['SQLITE_IOERR', 'The disk fails to read or write {path}.'],
  ['ENOSPC', 'There is no space left on the disk for {path}.'],
  ['EACCES', '{path} cannot be used: this user has no access to {at}.'],
  ['EPERM', '{path} cannot be used: this user has no access to {at}.'],
  ['EROFS', '{path} may not be written to.'],
  ['ENOTDIR', '{path} cannot be created, since a part of its path is a file.'],
  ['EEXIST', '{path} cannot be created, since a part of its path is a file.'],
  ['ENOENT', '{path} cannot be created: {at} is missing.'],
];

/** SQLite does not say why it can't open a file; the file system does. */
function whyNot(path: string): string {
  const folder = dirname(path);
  if (!existsSync(folder)) return `there is no folder ${folder}`;
  if (existsSync(path) && isRefused(() => closeSync(openSync(path, 'r+'))))
    return 'this user may not read and write it';
  const canNotWrite = isRefused(() => rmdirSync(mkdtempSync(join(folder, '.dice-table-'))));
  return canNotWrite ? `this user may not write in the folder ${folder}` : 'the system refuses it';
}

function isRefused(attempt: () => void): boolean {
  try {
    attempt();
    return false;
  } catch {
    return true;
  }
}

/** The file that the file system complains about. */
function placeOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
}

export function codeOf(error: unknown): string | undefined {
  if (error instanceof Database.SqliteError) return error.code;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
