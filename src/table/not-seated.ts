import type { SeatRow } from '../store/rows.js';
import { notice, phrase } from './replies.js';
import { ownSeat, seatOf } from './seats.js';
import { isDone } from './series.js';
import type { ActiveMatch, TableReply } from './types.js';

/** What somebody is told, and perhaps offered, in private. */
type PrivateReply = Extract<TableReply, { kind: 'notice' | 'ask' }>;

/** The seat whose sheet is that person's: the one they play, and once the match is over the one they left, too. */
export function seatShownTo(live: ActiveMatch, personId: string): SeatRow | undefined {
  const { stored } = live;
  const closed = isDone(live) || stored.match.status === 'void';
  return seatOf(stored.seats, personId) ?? (closed ? ownSeat(stored.seats, personId) : undefined);
}

/** What somebody is told who does not play in a match that is on: a stranger, or one who is gone, with the way back if there is one. */
export function tellNotSeated(live: ActiveMatch, personId: string): PrivateReply {
  const { stored } = live;
  const own = ownSeat(stored.seats, personId);
  if (own?.gone == null) return notice('table.refuse.stranger');
  if (stored.table.barred.includes(personId))
    return notice(own.gone === 'voted' ? 'kick.told.voted' : 'kick.told.sent');
  const key = own.gone === 'left' ? 'leave.told' : own.gone === 'absent' ? 'kick.told.absent' : 'kick.told.pardoned';
  const taken = own.deputyId === null ? null : phrase('leave.taken', { seat: { seat: own.seat } });
  return {
    kind: 'ask',
    stored,
    phrase: taken ?? phrase(key, { game: live.game.name }),
    actions: [{ action: { kind: 'back', match: stored.match.id }, label: phrase('leave.back'), tone: 'good' }],
  };
}

/** The same on a menu that is open: it shows that they had a seat here, so that without one of their own it was somebody else's. */
export function tellDismissed(live: ActiveMatch, personId: string): PrivateReply {
  return ownSeat(live.stored.seats, personId) === undefined ? notice('take.told.over') : tellNotSeated(live, personId);
}
