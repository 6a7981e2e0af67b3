import type { SeatRow } from '../store/rows.js';
import { MISSES_UNTIL_AWAY } from './pace.js';
import { seatOf, withSeat } from './seats.js';

/** The seats after that person pressed anything: no longer away, nothing missed. The same array if nothing changes. */
export function noteArrival(seats: readonly SeatRow[], personId: string): readonly SeatRow[] {
  const own = seatOf(seats, personId);
  return own !== undefined && (own.away || own.missed > 0)
    ? withSeat(seats, own.seat, { away: false, missed: 0 })
    : seats;
}

/** The seats after the time of these was up once more. */
export function noteMissed(seats: readonly SeatRow[], late: readonly number[]): readonly SeatRow[] {
  return seats.map((row) =>
    late.includes(row.seat) ? { ...row, missed: row.missed + 1, away: row.missed + 1 >= MISSES_UNTIL_AWAY } : row,
  );
}
