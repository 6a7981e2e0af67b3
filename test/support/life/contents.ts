import type { Database } from 'better-sqlite3';

/** A row of the store's file, by the names of its columns; `#` is its own number, which it keeps for life. */
export type FileRow = Readonly<Record<string, string | number | null>>;

/** All that the store's file holds, by table, whatever tables there are. */
export type Contents = ReadonlyMap<string, readonly FileRow[]>;

/** Reads the whole file, as it is now. */
export function readContents(sqlite: Database): Contents {
  const names = sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all();
  return new Map(
    names.map((name) => [
      name,
      sqlite.prepare<[], FileRow>(`SELECT rowid AS "#", * FROM "${name}" ORDER BY rowid`).all(),
    ]),
  );
}

/** The rows of that table. */
export function rowsIn(contents: Contents, table: string): readonly FileRow[] {
  return contents.get(table) ?? [];
}
