import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { StoreBusy, StoreError, StoreTaken, toStoreError } from '../errors.js';
import { newNonce } from '../write-change.js';
import { type CopySummary, copyInto } from './copy.js';
import { brokenText, type Judge } from './judge-records.js';
import { acquireLease, hasLease } from './lease.js';
import { lockBeside } from './lock.js';
import { bringUp, keepPrivate, makeFolder, openAsItIs } from './open.js';
import { openReadOnly } from './read-only.js';
import { renameOpen } from './rename.js';
import { refuseOwnFile } from './same-file.js';

export interface RestoreSummary extends CopySummary {
  /** Where the database is now that was there before; null if there was none. */
  readonly aside: string | null;
}

export interface RestoreOptions {
  readonly now: Date;
  readonly judge: Judge;
  /** A backup with a broken record is taken only with this: the bot closes such a match without a result. */
  readonly anyway: boolean;
}

/** Puts a backup in the place of the database at `path`, which no bot may be using and which is kept beside it. */
export async function restore(
  path: string,
  file: string,
  { now, judge, anyway }: RestoreOptions,
): Promise<RestoreSummary> {
  refuseOwnFile(path, file);
  const source = openReadOnly(file);
  const part = `${path}.part`;
  try {
    // On a new machine nothing is there yet.
    makeFolder(dirname(path));
    const copied = await copyInto(source, part, judge);
    if (copied.broken !== null && !anyway)
      throw new StoreError(`${file} was not restored: ${brokenText(copied.broken)}`);
    const fresh = openAsItIs(part);
    bringUp(fresh, part);
    postAnew(fresh);
    renameOpen(fresh);
    fresh.pragma('journal_mode = DELETE');
    fresh.close();
    return { ...copied, aside: await swap(path, part, now) };
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
    throw toStoreError(error, path);
  } finally {
    source.close();
  }
}

/**
 * What people see of open tables may be from after the backup. So each open table posts its lobby or board anew, in the
 * place of the one that it knows of, each menu comes anew beneath it, and whatever else of it may be pressed is edited. The
 * secret of a lobby may stand on a result by now, so it gets another one, whose seal the new message shows.
 */
function postAnew(sqlite: Database): void {
  const posts = sqlite
    .prepare<[], number>(
      `SELECT posts.id FROM posts JOIN tables ON tables.id = posts.table_id LEFT JOIN matches ON matches.id = posts.match_id
       WHERE (posts.kind = 'lobby' AND tables.status = 'lobby')
          OR (posts.kind = 'board' AND posts.until IS NULL AND matches.status = 'playing')`,
    )
    .pluck()
    .all();
  const anew = sqlite.prepare(
    `UPDATE posts SET old = iif(message_id IS NULL, old, json_insert(old, '$[#]', message_id)), message_id = NULL, picture = NULL, tried_at = NULL, token = NULL, token_until = NULL,
       nonce = ?, wanted = wanted + 1
     WHERE id = ?`,
  );
  sqlite.transaction(() => {
    for (const id of posts) anew.run(newNonce(), id);
    sqlite.exec(`
      UPDATE tables SET secret = lower(hex(randomblob(32))), seal_message = NULL WHERE status = 'lobby' AND secret IS NOT NULL;
      UPDATE menus SET old = json_insert(old, '$[#]', json_object('token', earlier ->> 'token', 'message', earlier ->> 'reached', 'is', json_array(message, press)))
      WHERE earlier IS NOT NULL AND earlier ->> 'message' IS NULL;
      UPDATE menus SET wanted = wanted + 1, message = '', press = '', reached = NULL, earlier = NULL,
        old = iif(reached IS NULL, old, json_insert(old, '$[#]', json_object('token', token, 'message', reached, 'is', json_array(message, press))));
      UPDATE posts SET wanted = wanted + 1
      WHERE message_id IS NOT NULL AND kind = 'result'
        AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing', 'parked'))`);
  })();
}

/** Puts `part` in the place of `path`, of which a copy is kept. */
async function swap(path: string, part: string, now: Date): Promise<string | null> {
  if (!existsSync(path)) {
    renameSync(part, path);
    return null;
  }
  await refuseInUse(path);
  const aside = `${path}.before-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
  copyFileSync(path, aside, constants.COPYFILE_FICLONE);
  // What is left beside a damaged database belongs to it, and must not be taken for the new one's.
  for (const end of ['-wal', '-shm']) if (existsSync(path + end)) renameSync(path + end, aside + end);
  keepPrivate(aside);
  renameSync(part, path);
  return aside;
}

/** Of a database that can't be opened only the lock beside it tells whether a bot uses it. */
async function refuseInUse(path: string): Promise<void> {
  let sqlite: Database | undefined;
  try {
    sqlite = openAsItIs(path);
    if (hasLease(sqlite)) (await acquireLease(sqlite, { path, lost: () => undefined })).release();
  } catch (error) {
    if (!(error instanceof StoreError) || error instanceof StoreBusy || error instanceof StoreTaken) throw error;
    const lock = lockBeside(path);
    if (!lock.take()) throw new StoreTaken(path);
    lock.release();
  } finally {
    sqlite?.close();
  }
}
