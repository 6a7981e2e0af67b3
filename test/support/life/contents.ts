import type { Database } from 'better-sqlite3';

/** A row of the store's file, by the names of its columns; `#` is its own number, which it keeps for life. */
export type FileRow = Readonly<Record<string, string | number | null>>;

/** All that the store's file holds, by table, whatever tables there are. */
export type Contents = ReadonlyMap<string, readonly FileRow[]>;

/** What reads the whole file, as it is then. */
export function contentsOf(sqlite: Database): () => Contents {
  const tables = sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all()
    .map((name) => ({
      name,
      rows: sqlite.prepare<[], FileRow>(`SELECT rowid AS "#", * FROM "${name}" ORDER BY rowid`),
    }));
  return () => new Map(tables.map(({ name, rows }) => [name, rows.all()]));
}

/** The rows of that table. */
export function rowsIn(contents: Contents, table: string): readonly FileRow[] {
  return contents.get(table) ?? [];
}
