import type { TableReply } from '../../../src/table/types.js';
import { type Contents, rowsIn } from './contents.js';

/** Where a lobby or a menu shows its presser something else than is stored after the press. */
export function checkShown(reply: TableReply, after: Contents): readonly string[] {
  if (reply.kind !== 'lobby' && reply.kind !== 'menu') return [];
  const { table, seats, match, lines } = reply.kind === 'menu' ? reply.live.stored : reply.stored;
  const stored = {
    table: rowsIn(after, 'tables').filter(({ id }) => id === table.id),
    seats: rowsIn(after, 'seats').filter((row) => row.table_id === table.id),
    match: rowsIn(after, 'matches').filter(({ id }) => id === match?.id),
    record: rowsIn(after, 'lines').filter((row) => row.match_id === match?.id),
  };
  const shown = { table: [table], seats, match: match === null ? [] : [match], record: lines };
  return (['table', 'seats', 'match', 'record'] as const).flatMap((what) => {
    const rows = stored[what].toSorted((one, other) => Number(one.seat ?? one.n) - Number(other.seat ?? other.n));
    const isSame =
      rows.length === shown[what].length &&
      shown[what].every((row, n) =>
        Object.entries(row).every(([name, value]) => toCell(value) === (rows[n]![toColumn(name)] ?? null)),
      );
    return isSame ? [] : [`the reply shows another ${what} than is stored`];
  });
}

/** A column that keeps an older name. */
const RENAMED: Readonly<Record<string, string>> = { banned: 'barred' };

function toColumn(name: string): string {
  return RENAMED[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toCell(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
