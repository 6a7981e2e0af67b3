import type { SeatRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import type { Random } from './advance.js';
import { comeBack } from './leave.js';
import type { GameOf } from './match.js';
import { tellNotSeated } from './not-seated.js';
import { actAtSeat, onMatch } from './play.js';
import { notice } from './replies.js';
import { JUST_SEATED, ownSeat, seatOf, withSeat } from './seats.js';
import { isDone } from './series.js';
import type { Press, TableReply } from './types.js';

/** Whether somebody else may play on there: its person is gone, and nobody has taken over yet. */
export function isFree(row: SeatRow): boolean {
  return row.gone !== null && row.deputyId === null;
}

/** Takes over the seat of someone who is gone, with its points. Whoever sits at the table already has a seat of their own. */
export function takeSeat(
  press: Press,
  seat: number,
  gameOf: GameOf,
  random: Random,
): (stored: Stored) => Change<TableReply> {
  return (stored) => {
    const own = ownSeat(stored.seats, press.person.id);
    if (own?.seat === seat) return comeBack(press, gameOf, random)(stored);
    return onMatch(press, gameOf, (live) => {
      const { seats, table } = live.stored;
      const { id, name } = press.person;
      const row = seats[seat];
      if (isDone(live)) return { out: notice('table.refuse.closed') };
      if (seatOf(seats, id) !== undefined) return { out: notice('take.refuse.seated') };
      if (own !== undefined) return { out: tellNotSeated(live, id) };
      if (table.barred.includes(id)) return { out: notice('take.refuse.barred') };
      if (row === undefined || !isFree(row)) return { out: notice('take.refuse.taken') };
      const seated = withSeat(seats, seat, { ...JUST_SEATED, gone: row.gone, deputyId: id, deputyName: name });
      return actAtSeat(press, live, seated, seat, random);
    })(stored);
  };
}
