import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { APPLICATION_ID } from '../../src/store/file/migrate.js';
import { ROWS_BY_TABLE } from './rows.js';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
const BOOK = '__drizzle_migrations';

/** Where the file of the version that brought that migration is kept, as SQL. */
export function pathOf(tag: string): string {
  return fileURLToPath(new URL(`${tag}.sql`, import.meta.url));
}

/** The SQL of a file as the version wrote it whose newest migration is the one of that number. */
export function dumpOf(number: number): string {
  const sqlite = new Database(':memory:');
  try {
    const book = readMigrationFiles({ migrationsFolder: FOLDER }).slice(0, number + 1);
    for (const { sql } of book) for (const statement of sql) sqlite.exec(statement);
    sqlite.exec(`CREATE TABLE ${BOOK} (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)`);
    const applied = book.map(({ hash, folderMillis }, n) => ({ id: n + 1, hash, created_at: folderMillis }));
    return [
      `PRAGMA application_id = ${APPLICATION_ID};`,
      ...schemaOf(sqlite),
      ...Object.entries({ ...ROWS_BY_TABLE, [BOOK]: applied }).flatMap(([table, rows]) =>
        insertsOf(sqlite, table, rows),
      ),
      '',
    ].join('\n');
  } finally {
    sqlite.close();
  }
}

function schemaOf(sqlite: Database.Database): readonly string[] {
  const made = sqlite.prepare<[], string>(
    `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' ORDER BY rowid`,
  );
  return made
    .pluck()
    .all()
    .map((sql) => `${sql};`);
}

/** One statement a table, of those columns that it has. */
function insertsOf(
  sqlite: Database.Database,
  table: string,
  rows: readonly Readonly<Record<string, string | number | null>>[],
): readonly string[] {
  const columns = sqlite.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  if (columns.length === 0) return [];
  const values = rows.map((row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`);
  const names = columns.map((column) => `"${column}"`).join(', ');
  return [`INSERT INTO "${table}" (${names}) VALUES\n${values.join(',\n')};`];
}

function literal(value: string | number | null | undefined): string {
  if (value === undefined) throw new Error('a column for which no row holds anything: add it to rows.ts');
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
