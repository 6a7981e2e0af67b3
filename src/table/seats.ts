import type { Seat } from '../games/game.js';
import type { Gone, SeatRow } from '../store/rows.js';

/** What a seat knows of somebody who has just sat down. */
export const FRESH = { missed: 0, away: false, gone: null, deputyId: null, deputyName: null, votes: [] } as const;

/** The person who plays that seat now; null: a bot opponent does. */
export function playerOf(row: SeatRow): string | null {
  return row.gone === null ? row.personId : row.deputyId;
}

/** Whether its person is there to be asked. */
export function isPresent(row: SeatRow): boolean {
  return playerOf(row) !== null && !row.away;
}

/** The people among these seats who are there to be asked. */
export function present(seats: readonly SeatRow[], among: readonly Seat[]): readonly SeatRow[] {
  return seats.filter((row) => isPresent(row) && among.includes(row.seat));
}

/** The seat that this person plays, or undefined for everybody else. */
export function seatOf(seats: readonly SeatRow[], personId: string): SeatRow | undefined {
  return seats.find((row) => playerOf(row) === personId);
}

/** The seat at which this person sat down, whether they still play there or not. */
export function ownSeat(seats: readonly SeatRow[], personId: string): SeatRow | undefined {
  return seats.find((row) => row.personId === personId);
}

/** The seats with that one changed. */
export function withSeat(seats: readonly SeatRow[], seat: Seat, change: Partial<SeatRow>): readonly SeatRow[] {
  return seats.map((row) => (row.seat === seat ? { ...row, ...change } : row));
}

/** The seats after whoever plays that one has gone: a bot opponent plays on, and its own person stays known. */
export function vacated(seats: readonly SeatRow[], seat: Seat, gone: Gone): readonly SeatRow[] {
  return seats.map((row) => (row.seat === seat ? { ...row, ...FRESH, gone: row.gone ?? gone } : row));
}

/** The seats, with a note where somebody else plays from now on, after so many lines. The same array if nobody does. */
export function handed(before: readonly SeatRow[], after: readonly SeatRow[], lines: number): readonly SeatRow[] {
  const isSame = (row: SeatRow): boolean => playerOf(row) === playerOf(before[row.seat]!);
  return after.every(isSame) ? after : after.map((row) => (isSame(row) ? row : { ...row, since: lines }));
}

/** Who is the host from now on: the same while they are present, else the next one clockwise who is. */
export function hostOf(hostId: string, seats: readonly SeatRow[]): string {
  const place = seats.findIndex((row) => playerOf(row) === hostId || row.personId === hostId);
  const clockwise = [...seats.slice(Math.max(0, place)), ...seats.slice(0, Math.max(0, place))];
  const heir = clockwise.find(isPresent);
  return heir === undefined ? hostId : playerOf(heir)!;
}
