import { randomInt } from 'node:crypto';
import type { Database } from 'better-sqlite3';

/** Not in an id by itself, so that an id tells what it was before. */
const SEPARATOR = '-';
const MARK_LENGTH = 6;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const OPEN = `SELECT id FROM tables WHERE status IN ('lobby', 'playing', 'parked')`;

/** The id without what earlier restores have put behind it. */
function originOf(id: string): string {
  return id.split(SEPARATOR, 1)[0]!;
}

/** Between which ids, the second one excluded, those lie that one may have become since. */
export function laterThan(id: string): { readonly from: string; readonly before: string } {
  const origin = originOf(id);
  const following = String.fromCharCode(SEPARATOR.charCodeAt(0) + 1);
  return { from: `${origin}${SEPARATOR}`, before: `${origin}${following}` };
}

/**
 * Gives every open table and its matches new ids, other ones each time. So whatever can be pressed of the course of play
 * that is gone is never taken for an answer in this one, whose steps have the same numbers.
 */
export function renameOpen(sqlite: Database): void {
  sqlite.function('renamed', (id) => `${originOf(String(id))}${SEPARATOR}${mark()}`);
  // Otherwise SQLite would look through all posts for each id; and inside a transaction this can't be switched.
  sqlite.pragma('foreign_keys = OFF');
  sqlite.transaction(() => {
    // Both are chosen before anything is renamed.
    sqlite.exec(`
      CREATE TEMP TABLE tables_renamed AS SELECT id, renamed(id) AS next FROM (${OPEN});
      CREATE TEMP TABLE matches_renamed AS SELECT id, renamed(id) AS next FROM matches WHERE table_id IN (${OPEN});
    `);
    for (const kind of ['tables', 'matches'] as const)
      for (const { table, column } of holdersOf(sqlite, kind))
        sqlite.exec(`
          UPDATE main."${table}" AS held
          SET "${column}" = (SELECT next FROM temp.${kind}_renamed AS renamed WHERE renamed.id = held."${column}")
          WHERE "${column}" IN (SELECT id FROM temp.${kind}_renamed)`);
    sqlite.exec('DROP TABLE temp.tables_renamed; DROP TABLE temp.matches_renamed');
  })();
  sqlite.pragma('foreign_keys = ON');
}

interface Holder {
  readonly table: string;
  readonly column: string;
}

/** Every column with ids of tables, or of matches: the foreign keys tell which they are. */
function holdersOf(sqlite: Database, kind: 'tables' | 'matches'): readonly Holder[] {
  const keys = sqlite.prepare<[string], Holder>(
    `SELECT tables.name AS "table", keys."from" AS "column"
     FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
     WHERE tables.type = 'table' AND keys."table" = ? AND keys."to" = 'id'`,
  );
  return [{ table: kind, column: 'id' }, ...keys.all(kind)];
}

function mark(): string {
  return Array.from({ length: MARK_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
