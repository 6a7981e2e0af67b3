import type { Seat } from '../../games/game.js';
import type { TableRow } from '../../store/rows.js';
import type { Gone } from '../../store/stored-values.js';
import type { Stored } from '../../store/types.js';

/** Somebody at a table, as everybody is told of them. */
export interface SeatView {
  readonly seat: Seat;
  /** '': of somebody who had their data erased. */
  readonly name: string;
  readonly isBot: boolean;
  readonly isAway: boolean;
  /** Why its person no longer plays there; null: they do. */
  readonly gone: Gone | null;
  /** Who plays there for them, '' if erased; null: nobody. */
  readonly deputy: string | null;
}

/** Who is at a table, and what it speaks. */
export interface TableView {
  /** By seat. */
  readonly seats: readonly SeatView[];
  readonly locale: string;
}

export function viewTable({ seats, table }: Pick<Stored, 'seats' | 'table'>): TableView {
  return {
    seats: seats.map(({ seat, name, level, away, gone, deputyName }) => ({
      seat,
      name,
      isBot: level !== null,
      isAway: away,
      gone,
      deputy: deputyName,
    })),
    locale: table.locale,
  };
}

/** When time is up; null: none is running. */
export function runningUntil({ dueAt, paused, status }: TableRow): number | null {
  return paused !== null || status === 'parked' ? null : dueAt;
}
