import { getTableColumns, type Placeholder, type SQL, sql, type Table } from 'drizzle-orm';

type Names<T extends Table> = Extract<keyof T['_']['columns'], string>;

/** A placeholder for each column of a table, named like it: for an insert that is prepared once. */
export function placeholdersFor<T extends Table>(table: T): Record<Names<T>, Placeholder<Names<T>>> {
  return named(Object.keys(getTableColumns(table)) as Names<T>[], (name) => sql.placeholder(name));
}

/** The same for the `set` of an update. The values go to SQLite as they are given. */
export function setOf<K extends string>(names: readonly K[]): Record<K, SQL> {
  return named(names, (name) => sql`${sql.placeholder(name)}`);
}

function named<K extends string, V>(names: readonly K[], make: <N extends K>(name: N) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;
}
