import type { Change, Stored, TableRow } from '../store/types.js';
import { closedNotice, notice } from './answers.js';
import { follow } from './course.js';
import { type GameOf, isLive, liveOf, present } from './live.js';
import { lobbyPost } from './lobby.js';
import { closing, voided } from './play.js';
import { missed } from './presence.js';
import { answered, type Course, type Random, settle } from './settle.js';
import type { Answer, Press } from './types.js';

/** `end`: the host, or someone who may manage the server, closes a lobby or a match for good. */
export function end(press: Press): (stored: Stored) => Change<Answer> {
  return (stored) => {
    if (stored.table.hostId !== press.person.id && !press.moderator) return { out: notice('table.refuse.mayNotEnd') };
    switch (stored.table.status) {
      case 'lobby':
        return { ...shut(stored, 'cancelled'), out: notice('table.done.cancelled') };
      case 'playing':
      case 'parked':
        return { ...closing(stored, 'table.reason.ended', press.at), out: notice('table.done.ended') };
      default:
        return { out: closedNotice(stored) };
    }
  };
}

/** Time has come for a table: its lobby expires, or those who have not answered pass. `out` tells whether anything changed. */
export function timeUp(now: number, gameOf: GameOf, random: Random): (stored: Stored) => Change<boolean> {
  return (stored) => {
    const { table } = stored;
    // Someone may have pressed since the table was found to be due.
    if (table.dueAt === null || table.dueAt > now) return { out: false };
    if (table.status === 'lobby') return { ...shut(stored, 'expired'), out: true };
    const spoilt = voided(stored, gameOf, now);
    if (spoilt !== null) return { ...spoilt, out: true };
    if (table.status !== 'playing' || stored.match === null) return { table: { dueAt: null }, out: true };
    return { ...passed(stored, gameOf, now, random), out: true };
  };
}

function passed(stored: Stored, gameOf: GameOf, now: number, random: Random): Omit<Change<never>, 'out'> {
  const live = liveOf(stored, gameOf);
  if (!isLive(live)) throw new Error(`match of table ${stored.table.id} can't be replayed`);
  const late = present(stored.seats, live.awaited).map((row) => row.seat);
  const seats = missed(stored.seats, late);
  const start: Course = { state: live.state, lines: [] };
  const idled = late.reduce(
    (course, seat) => answered(live.game, course, seat, live.game.idle(course.state, seat), 'clock', now),
    start,
  );
  return follow(live, settle(live.game, idled, seats, now, random), seats, { at: now, by: null }).change;
}

function shut(stored: Stored, status: TableRow['status']): Omit<Change<never>, 'out'> {
  return { table: { status, dueAt: null }, renew: lobbyPost(stored) };
}
