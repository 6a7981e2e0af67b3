import type { TableRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { addAnswer, advance, type Progress, type Random } from './advance.js';
import { commit } from './commit.js';
import { lobbyPost } from './lobby.js';
import { type GameOf, isPlayable, loadMatch } from './match.js';
import { startNextDue } from './next.js';
import { closeTable, closeUnplayable } from './play.js';
import { isUnseen } from './posted.js';
import { noteMissed } from './presence.js';
import { playerOf, presentAmong } from './seats.js';
import { isBetween } from './series.js';
import { serverDefaultsOf } from './server-defaults.js';

/** Time has come for a table: its lobby expires, those who have not answered are reminded, or pass. `out` tells whether anything changed. */
export function decideDue(now: number, gameOf: GameOf, random: Random): (stored: Stored) => Change<boolean> {
  return (stored) => {
    const { table } = stored;
    if (table.paused !== null || isUnseen(stored)) return { out: false };
    // Someone may have pressed since the table was found to be due.
    if (table.dueAt === null || table.dueAt > now) {
      return table.remindAt === null || table.remindAt > now ? { out: false } : remind(stored, gameOf, now);
    }
    if (table.status === 'lobby') return { ...closeLobbyAs(stored, 'expired'), out: true };
    if (table.status === 'parked') return { ...closeAbandoned(stored, now), out: true };
    const closed = closeUnplayable(stored, gameOf, now);
    if (closed !== null) return { ...closed, out: true };
    if (table.status !== 'playing' || stored.match === null)
      return { table: { dueAt: null, remindAt: null }, out: true };
    const happens = isBetween(stored) ? startNextDue : passForLate;
    return { ...happens(stored, gameOf, now, random), out: true };
  };
}

/** Nobody has come back: the board, or the last result, says so; a new message would call nobody. */
function closeAbandoned(stored: Stored, now: number): Omit<Change<never>, 'out'> {
  return { ...closeTable(stored, 'table.reason.abandoned', now), posts: [] };
}

/** One gentle word to those who are still awaited, once a step: a new message, since edits notify nobody. */
function remind(stored: Stored, gameOf: GameOf, now: number): Change<boolean> {
  const closed = closeUnplayable(stored, gameOf, now);
  if (closed !== null) return { ...closed, out: true };
  const live = stored.match === null ? null : loadMatch(stored, gameOf);
  if (live === null || !isPlayable(live)) return { table: { remindAt: null }, out: true };
  const mentions = presentAmong(stored.seats, live.awaited).flatMap((row) => playerOf(row) ?? []);
  const reminder = { kind: 'reminder' as const, matchId: live.stored.match.id, from: stored.lines.length, mentions };
  // A reminder that mentions nobody reminds nobody.
  const calls = mentions.length > 0 && serverDefaultsOf(stored.server).mentions;
  return { table: { remindAt: null }, ...(calls && { posts: [reminder] }), out: true };
}

function passForLate(stored: Stored, gameOf: GameOf, now: number, random: Random): Omit<Change<never>, 'out'> {
  const live = loadMatch(stored, gameOf);
  if (!isPlayable(live)) throw new Error(`match of table ${stored.table.id} can't be replayed`);
  const late = presentAmong(stored.seats, live.awaited).map((row) => row.seat);
  const seats = noteMissed(stored.seats, late);
  const start: Progress = { state: live.state, lines: [] };
  const idled = late.reduce(
    (progress, seat) => addAnswer(live.game, progress, seat, live.game.defaultMove(progress.state, seat), 'clock', now),
    start,
  );
  return commit(live, advance(live.game, idled, seats, now, random), seats, { at: now, by: null }).change;
}

function closeLobbyAs(stored: Stored, status: TableRow['status']): Omit<Change<never>, 'out'> {
  return { table: { status, dueAt: null }, renew: lobbyPost(stored) };
}
