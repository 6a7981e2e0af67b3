import { LEVELS, type Level, type Seat } from '../games/game.js';
import type { NameRow, SeatRow, TableRow } from '../store/rows.js';
import type { Gone } from '../store/stored-values.js';
import type { Decided, Stored } from '../store/types.js';
import { MISSES_UNTIL_AWAY } from './pace.js';
import type { Press } from './types.js';

/** What a seat knows of somebody who has just sat down. */
export const JUST_SEATED = {
  missed: 0,
  away: false,
  gone: null,
  deputyId: null,
  deputyName: null,
  ending: false,
  waiting: null,
  word: null,
} as const;

/** The person who plays that seat now; null: a bot opponent does. */
export function playerOf(row: SeatRow): string | null {
  return row.gone === null ? row.personId : row.deputyId;
}

/** Whether its person is there to be asked. */
export function isPresent(row: SeatRow): boolean {
  return playerOf(row) !== null && !row.away;
}

/** The people among these seats who are there to be asked. */
export function presentAmong(seats: readonly SeatRow[], among: readonly Seat[]): readonly SeatRow[] {
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
export function vacate(seats: readonly SeatRow[], seat: Seat, gone: Gone): readonly SeatRow[] {
  return seats.map((row) => (row.seat === seat ? { ...row, ...JUST_SEATED, gone: row.gone ?? gone } : row));
}

/**
 * The seats, with a note of since when: where somebody else plays from now on, after so many lines, and where who was away is
 * back, after as many as `onReturn` says. The same array if there is neither.
 */
export function noteSince(
  before: readonly SeatRow[],
  after: readonly SeatRow[],
  lines: number,
  onReturn: (seat: Seat) => number,
): readonly SeatRow[] {
  const changes = after.map((row) => {
    const was = before[row.seat]!;
    if (playerOf(row) !== playerOf(was)) return { ...row, since: lines };
    return was.away && !row.away ? { ...row, since: onReturn(row.seat) } : row;
  });
  return changes.every((row, n) => row === after[n]) ? after : changes;
}

/** Whether who sat down there is there to be asked, and nobody else in their place. */
export function isOwn(row: SeatRow): boolean {
  return row.gone === null && row.personId !== null && !row.away;
}

/**
 * Whether a bot opponent answers for who plays there, until they are back by a press of their own at that seat: in a live
 * match for who is away, while somebody is there on a seat of their own.
 */
export function isPlayedFor(
  { table, seats }: { readonly table: Pick<TableRow, 'pace'>; readonly seats: readonly SeatRow[] },
  row: SeatRow,
): boolean {
  return row.away && playerOf(row) !== null && table.pace === 'live' && seats.some(isOwn);
}

/** Whether that person may do what is the host's: only whoever sits at the table on a seat of their own. */
export function isHost({ table, seats }: Pick<Stored, 'table' | 'seats'>, personId: string): boolean {
  return table.hostId === personId && ownSeat(seats, personId)?.gone === null;
}

/**
 * Who is the host from now on: whoever opened the table as soon as they press anything on their own seat (`by`), else the same
 * as before, else the next one clockwise; each of them only while they are present on their own seat.
 */
export function hostOf(
  { hostId, openerId }: Pick<TableRow, 'hostId' | 'openerId'>,
  seats: readonly SeatRow[],
  by: Seat | null,
): string {
  const opener = seats.find((row) => isOwn(row) && row.personId === openerId);
  const from = ownSeat(seats, hostId)?.seat ?? 0;
  const clockwise = [...seats.slice(from), ...seats.slice(0, from)].filter(isOwn);
  const isBack = opener !== undefined && opener.seat === by;
  const same = clockwise[0]?.personId === hostId ? clockwise[0] : undefined;
  const heir = isBack ? opener : (same ?? opener ?? clockwise[0]);
  return heir?.personId ?? hostId;
}

/** The seats after that person pressed anything: no longer away, nothing missed. The same array if nothing changes. */
export function noteArrival(seats: readonly SeatRow[], personId: string): readonly SeatRow[] {
  const own = seatOf(seats, personId);
  return own !== undefined && (own.away || own.missed > 0)
    ? withSeat(seats, own.seat, { away: false, missed: 0 })
    : seats;
}

/** The seats of a lobby after a press there, by which its presser can be answered for longer. */
export function noteWaiting(
  seats: readonly SeatRow[],
  { person, token, until, locale }: Pick<Press, 'person'> & Partial<Pick<Press, 'token' | 'until' | 'locale'>>,
): readonly SeatRow[] {
  if (token === undefined || until === undefined) return seats;
  const waiting = { token, until, locale: locale ?? null };
  return seats.map((row) => (row.personId === person.id ? { ...row, waiting } : row));
}

/** The same where nobody can be sent a menu by what they pressed. */
export function forgetWaiting(seats: readonly SeatRow[]): readonly SeatRow[] {
  return seats.map((row) => ({ ...row, waiting: null }));
}

/** The seats after the time of these was up once more. */
export function noteMissed(seats: readonly SeatRow[], late: readonly number[]): readonly SeatRow[] {
  return seats.map((row) =>
    late.includes(row.seat) ? { ...row, missed: row.missed + 1, away: row.missed + 1 >= MISSES_UNTIL_AWAY } : row,
  );
}

/** As much of a press as says who it is, and what they may. */
export type Presser = { readonly person: Pick<Press['person'], 'id'> } & Pick<Press, 'moderator'>;

/** Whether this is a moderator without a seat of their own, or of somebody else's, at that table. */
export function isNeutral({ seats }: Stored, { person, moderator }: Presser): boolean {
  return moderator && seatOf(seats, person.id) === undefined && ownSeat(seats, person.id) === undefined;
}

/** How a presser is called: by their nickname in this server only. */
export function namesOf({ person, guildId, at }: Pick<Press, 'person' | 'guildId' | 'at'>): readonly NameRow[] {
  const { id: personId, name, globalName } = person;
  return [
    { personId, scope: guildId, name, at },
    { personId, scope: '*', name: globalName, at },
  ];
}

/** The change, with how its presser is called if they have a seat at the table after it. */
export function noteNames<Out>(stored: Stored, press: Press, change: Decided<Out>): Decided<Out> {
  const seats = change.seats ?? stored.seats;
  const row = seatOf(seats, press.person.id) ?? ownSeat(seats, press.person.id);
  return row === undefined ? change : { ...change, names: namesOf(press) };
}

/** How well the bot plays that sat down there; null: a person did. */
export function levelOf({ level }: Pick<SeatRow, 'level'>): Level | null {
  return level === null ? null : (LEVELS.find((each) => each === level) ?? 'hard');
}
