import { SOLO } from '../games/game.js';
import type { TableRow } from '../store/rows.js';
import type { Stored } from '../store/types.js';
import { PARKED_TIME } from './pace.js';

/** Whether that table has one seat, for a solo match. */
export function isSolo({ maxSeats }: Pick<TableRow, 'maxSeats'>): boolean {
  return maxSeats === SOLO;
}

/** Whether nobody is kept waiting there, so that time decides nothing but that it is closed one day: nobody is there, or somebody plays alone. */
export function isTimeless({ maxSeats, status }: Pick<TableRow, 'maxSeats' | 'status'>): boolean {
  return status === 'parked' || (status === 'playing' && isSolo({ maxSeats }));
}

/** The times of such a table from then on. */
export function timelessFrom(at: number): { readonly dueAt: number; readonly remindAt: null } {
  return { dueAt: at + PARKED_TIME, remindAt: null };
}

/** Whether one person sits in that lobby and nobody else but bots, so that they may play alone. */
export function canPlayAlone({ seats, table }: Pick<Stored, 'seats' | 'table'>): boolean {
  return table.status === 'lobby' && seats.filter(({ personId }) => personId !== null).length === 1;
}
