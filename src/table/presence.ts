import type { SeatRow } from '../store/types.js';
import { MISSES_UNTIL_AWAY } from './pace.js';

/** The seats after that person pressed anything: no longer away, nothing missed. The same array if nothing changes. */
export function arrived(seats: readonly SeatRow[], personId: string): readonly SeatRow[] {
  const back = seats.some((row) => row.personId === personId && (row.away || row.missed > 0));
  return back ? seats.map((row) => (row.personId === personId ? { ...row, away: false, missed: 0 } : row)) : seats;
}

/** The seats after the time of these was up once more. */
export function missed(seats: readonly SeatRow[], late: readonly number[]): readonly SeatRow[] {
  return seats.map((row) =>
    late.includes(row.seat) ? { ...row, missed: row.missed + 1, away: row.missed + 1 >= MISSES_UNTIL_AWAY } : row,
  );
}
