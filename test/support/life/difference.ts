import { type Contents, type FileRow, rowsIn } from './contents.js';
import { RowChange } from './row-change.js';
import { tellHandled, tellLine, tellMatch, tellName, tellRating, tellResult, tellSeries } from './tell-match.js';
import { tellMenu, tellPost } from './tell-messages.js';
import { tellSeat, tellTable } from './tell-table.js';
import { tellThrown } from './tell-thrown.js';
import type { Words } from './words.js';

type Tell = (change: RowChange, words: Words) => readonly string[];

/** The tables of the file in the order in which their changes are told. What stands here nowhere is told as it is. */
const TELL: Readonly<Record<string, Tell>> = {
  tables: tellTable,
  seats: tellSeat,
  matches: tellMatch,
  lines: tellLine,
  posts: tellPost,
  menus: tellMenu,
  results: tellResult,
  series: tellSeries,
  ratings: tellRating,
  names: tellName,
  handled: tellHandled,
};

/** All that is another in the second contents of a file than in the first, in words: nothing is left out. */
export function tellDifference(before: Contents, after: Contents, words: Words): readonly string[] {
  const tables = new Set([...Object.keys(TELL), ...before.keys(), ...after.keys()]);
  // What is counted of dice follows from the records.
  tables.delete('thrown');
  const rows = [...tables].flatMap((table) =>
    changesIn(rowsIn(before, table), rowsIn(after, table)).flatMap((change) => {
      const lines = TELL[table]?.(change, words) ?? [];
      const rest = change.rest();
      const untold = rest.length === 0 ? [] : [`${table} ${change.row['#']}: ${rest.join(', ')}`];
      return [...lines, ...untold].map((line) => `${prefixOf(change.row, table, words)}${line}`);
    }),
  );
  return [...rows, ...tellThrown(before, after)];
}

function changesIn(before: readonly FileRow[], after: readonly FileRow[]): readonly RowChange[] {
  const [old, now] = [byNumber(before), byNumber(after)];
  const numbers = [...new Set([...old.keys(), ...now.keys()])].sort((one, other) => one - other);
  return numbers
    .filter((n) => JSON.stringify(old.get(n)) !== JSON.stringify(now.get(n)))
    .map((n) => new RowChange(old.get(n), now.get(n)));
}

function byNumber(rows: readonly FileRow[]): ReadonlyMap<number, FileRow> {
  return new Map(rows.map((row) => [Number(row['#']), row]));
}

/** The words for what has changed between the two. */
export function wordsFor(before: Contents, after: Contents, people: ReadonlyMap<string, string>, at: number): Words {
  const numbersIn = (table: string) => [
    ...new Set([...rowsIn(before, table), ...rowsIn(after, table)].map((row) => row.id)),
  ];
  const [tables, matches] = [numbersIn('tables'), numbersIn('matches')];
  return {
    at,
    person: (id) => (id === '' || id === null ? 'nobody' : (people.get(String(id)) ?? String(id))),
    table: (id) => 1 + tables.indexOf(id),
    match: (id) => 1 + matches.indexOf(id),
  };
}

/** The first table goes without saying. */
function prefixOf(row: FileRow, table: string, words: Words): string {
  const number = words.table((table === 'tables' ? row.id : row.table_id) ?? null);
  return number > 1 ? `table ${number}: ` : '';
}
