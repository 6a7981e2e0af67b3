import type { SeatRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { notice, phrase } from './answers.js';
import { type Cause, type Consequence, follow } from './course.js';
import type { GameOf } from './live.js';
import { outside } from './outside.js';
import { acted, closing, onMatch } from './play.js';
import { FRESH, ownSeat, playerOf, seatOf, vacated, withSeat } from './seats.js';
import { isDone } from './series.js';
import { type Random, settle } from './settle.js';
import type { Answer, Live, Press } from './types.js';

type Decide = (stored: Stored) => Change<Answer>;

/**
 * What follows when seats have changed hands: bot opponents answer at once where they are awaited, and a table where
 * nobody is left to play is closed. For whatever takes a person away from a seat.
 */
export function handedOver(live: Live, seats: readonly SeatRow[], cause: Cause, random: Random): Consequence {
  if (seats.every((row) => playerOf(row) === null))
    return { ...closing(live.stored, 'table.reason.deserted', cause.at), seats };
  const course = settle(live.game, { state: live.state, lines: [] }, seats, cause.at, random);
  return follow(live, course, seats, cause).change;
}

/** What `/… leave` says before anything happens. */
export function leaving(live: Live, personId: string): Answer {
  const { stored } = live;
  const row = seatOf(stored.seats, personId);
  if (row === undefined) return outside(live, personId);
  const last = stored.seats.every((each) => each === row || playerOf(each) === null);
  const key = last ? 'leave.ask.last' : row.personId === personId ? 'leave.ask' : 'leave.ask.deputy';
  return {
    kind: 'ask',
    stored,
    phrase: phrase(key, { game: live.game.name }),
    deeds: [{ deed: { kind: 'quit', match: stored.match.id }, label: phrase('leave.button'), tone: 'bad' }],
  };
}

/** Leaves in the middle of a match: a bot opponent takes the seat over, which keeps its number and its points. */
export function quit(press: Press, gameOf: GameOf, random: Random): Decide {
  return onMatch(press, gameOf, (live) => {
    const { stored } = live;
    const row = seatOf(stored.seats, press.person.id);
    if (isDone(live)) return { out: notice('table.refuse.closed') };
    if (row === undefined) return { out: outside(live, press.person.id) };
    const seats = vacated(stored.seats, row.seat, 'left');
    const change = handedOver(live, seats, { at: press.at, by: null }, random);
    if (change.table?.status === 'void') return { ...change, out: notice('table.reason.deserted') };
    if (row.personId !== press.person.id) return { ...change, out: notice('leave.done.deputy') };
    return { ...change, out: outside({ ...live, stored: { ...stored, seats } }, press.person.id) };
  });
}

/** What changes at the seat of who comes back: whoever has taken it over meanwhile gives way, with what was said about them. */
function returned(own: SeatRow): Partial<SeatRow> {
  return own.deputyId === null ? { gone: null } : FRESH;
}

/** Comes back to one's own seat, whose menu is shown. */
export function back(press: Press, gameOf: GameOf, random: Random): Decide {
  return onMatch(press, gameOf, (live) => {
    const { seats, table } = live.stored;
    const own = ownSeat(seats, press.person.id);
    if (own === undefined) return { out: outside(live, press.person.id) };
    if (own.gone === null || isDone(live)) return acted(press, live, seats, own.seat, random);
    if (table.barred.includes(press.person.id)) return { out: outside(live, press.person.id) };
    return acted(press, live, withSeat(seats, own.seat, returned(own)), own.seat, random);
  });
}
