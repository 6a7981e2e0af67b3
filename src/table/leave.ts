import type { SeatRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { advance, type Random } from './advance.js';
import { commit, type Effects, type Trigger } from './commit.js';
import type { GameOf } from './match.js';
import { tellNotSeated } from './not-seated.js';
import { actAtSeat, closeTable, onMatch } from './play.js';
import { notice, phrase } from './replies.js';
import { JUST_SEATED, ownSeat, playerOf, seatOf, vacate, withSeat } from './seats.js';
import { isDone } from './series.js';
import type { ActiveMatch, Press, TableReply } from './types.js';

type Decide = (stored: Stored) => Change<TableReply>;

/**
 * What follows when seats have changed hands: bot opponents answer at once where they are awaited, and a table where
 * nobody is left to play is closed. For whatever takes a person away from a seat.
 */
export function handOver(live: ActiveMatch, seats: readonly SeatRow[], trigger: Trigger, random: Random): Effects {
  if (seats.every((row) => playerOf(row) === null))
    return { ...closeTable(live.stored, 'table.reason.deserted', trigger.at), seats };
  const progress = advance(live.game, { state: live.state, lines: [] }, seats, trigger.at, random);
  return commit(live, progress, seats, trigger).change;
}

/** What `/… leave` says before anything happens. */
export function askLeave(live: ActiveMatch, personId: string): TableReply {
  const { stored } = live;
  const row = seatOf(stored.seats, personId);
  if (row === undefined) return tellNotSeated(live, personId);
  const last = stored.seats.every((each) => each === row || playerOf(each) === null);
  const key = last ? 'leave.ask.last' : row.personId === personId ? 'leave.ask' : 'leave.ask.deputy';
  return {
    kind: 'ask',
    stored,
    phrase: phrase(key, { game: live.game.name }),
    actions: [{ action: { kind: 'quit', match: stored.match.id }, label: phrase('leave.button'), tone: 'bad' }],
  };
}

/** Leaves in the middle of a match: a bot opponent takes the seat over, which keeps its number and its points. */
export function leaveMatch(press: Press, gameOf: GameOf, random: Random): Decide {
  return onMatch(press, gameOf, (live) => {
    const { stored } = live;
    const row = seatOf(stored.seats, press.person.id);
    if (isDone(live)) return { out: notice('table.refuse.closed') };
    if (row === undefined) return { out: tellNotSeated(live, press.person.id) };
    const seats = vacate(stored.seats, row.seat, 'left');
    const change = handOver(live, seats, { at: press.at, by: null }, random);
    if (change.table?.status === 'void') return { ...change, out: notice('table.reason.deserted') };
    if (row.personId !== press.person.id) return { ...change, out: notice('leave.done.deputy') };
    return { ...change, out: tellNotSeated({ ...live, stored: { ...stored, seats } }, press.person.id) };
  });
}

/** What changes at the seat of who comes back: whoever has taken it over meanwhile gives way, with what was said about them. */
function changeOnReturn(own: SeatRow): Partial<SeatRow> {
  return own.deputyId === null ? { gone: null } : JUST_SEATED;
}

/** Comes back to one's own seat, whose menu is shown. */
export function comeBack(press: Press, gameOf: GameOf, random: Random): Decide {
  return onMatch(press, gameOf, (live) => {
    const { seats, table } = live.stored;
    const own = ownSeat(seats, press.person.id);
    if (own === undefined) return { out: tellNotSeated(live, press.person.id) };
    if (own.gone === null || isDone(live)) return actAtSeat(press, live, seats, own.seat, random);
    if (table.barred.includes(press.person.id)) return { out: tellNotSeated(live, press.person.id) };
    return actAtSeat(press, live, withSeat(seats, own.seat, changeOnReturn(own)), own.seat, random);
  });
}
