import type { Seat } from '../games/game.js';
import type { SeatRow, TableRow } from '../store/rows.js';
import type { Change, Decided, Stored } from '../store/types.js';
import { handOver } from './commit.js';
import { closeUnplayable } from './gates.js';
import { leaveLobby } from './lobby.js';
import { isBetween, isDone, isPlayable, loadMatch } from './match.js';
import { actAtSeat } from './play.js';
import { notice, tablePhrase, tellNotSeated } from './replies.js';
import { hostOf, JUST_SEATED, ownSeat, playerOf, seatOf, vacate, withSeat } from './seats.js';
import { isSolo } from './solo.js';
import type { ActionDeps, ActiveMatch, DecisionDeps, Person, Press, TableActionOf, TableReply } from './types.js';

/** What `/… leave` says before anything happens. */
export function askLeave(live: ActiveMatch, personId: string): TableReply {
  const { stored } = live;
  const row = seatOf(stored.seats, personId);
  if (row === undefined) return tellNotSeated(live, personId);
  const last = isLast(stored.seats, row);
  const key = isSolo(stored.table)
    ? 'solo.ask.leave'
    : last
      ? 'leave.ask.last'
      : row.personId === personId
        ? 'leave.ask'
        : 'leave.ask.deputy';
  return {
    kind: 'ask',
    stored,
    phrase: tablePhrase(key, { game: live.game.name }),
    actions: [
      {
        action: { kind: 'quit', match: stored.match.id, asked: last ? 'last' : null },
        label: tablePhrase('leave.button'),
        tone: 'bad',
      },
    ],
  };
}

/** Whether nobody else plays there any more, so that whose seat that is closes the table by leaving. */
function isLast(seats: readonly SeatRow[], row: SeatRow): boolean {
  return seats.every((each) => each === row || playerOf(each) === null);
}

/**
 * Leaves in the middle of a match: a bot opponent takes the seat over, which keeps its number and its points. Whoever was
 * asked before they were the last one, or after it, is asked anew.
 */
export function quitMatch(
  live: ActiveMatch,
  press: Press,
  { asked }: Pick<TableActionOf<'quit'>, 'asked'>,
  deps: DecisionDeps,
): Decided<TableReply> {
  const { stored } = live;
  const row = seatOf(stored.seats, press.person.id);
  if (row === undefined) return { out: tellNotSeated(live, press.person.id) };
  if (isLast(stored.seats, row) !== (asked === 'last')) return { out: askLeave(live, press.person.id) };
  const seats = vacate(stored.seats, row.seat, 'left');
  const change = handOver(live, seats, { at: press.at, by: null }, deps);
  if (change.table?.status === 'void')
    return { ...change, out: notice(isSolo(stored.table) ? 'solo.reason' : 'table.reason.deserted') };
  if (row.personId !== press.person.id) return { ...change, out: notice('leave.done.deputy') };
  return { ...change, out: tellNotSeated({ ...live, stored: { ...stored, seats } }, press.person.id) };
}

/** What changes at the seat of who comes back: whoever has taken it over meanwhile gives way, with what was said about them. */
function changeOnReturn(own: SeatRow): Partial<SeatRow> {
  return own.deputyId === null ? { gone: null } : JUST_SEATED;
}

/** Comes back to the seat one plays, or to one's own, whose menu is shown. */
export function comeBack(live: ActiveMatch, press: Press, _: unknown, deps: DecisionDeps): Decided<TableReply> {
  const { seats, table } = live.stored;
  const played = seatOf(seats, press.person.id);
  if (played !== undefined) return actAtSeat({ live, seat: played.seat }, press, deps);
  const own = ownSeat(seats, press.person.id);
  if (own === undefined) return { out: tellNotSeated(live, press.person.id) };
  const found = { live, seat: own.seat };
  if (isDone(live)) return actAtSeat(found, press, deps);
  if (table.banned.includes(press.person.id)) return { out: tellNotSeated(live, press.person.id) };
  return actAtSeat(found, press, deps, { seats: withSeat(seats, own.seat, changeOnReturn(own)) });
}

/** Whether somebody else may play on there: its person is gone, and nobody has taken over yet. */
export function isFree(row: SeatRow): boolean {
  return row.gone !== null && row.deputyId === null;
}

/** Takes over the seat of someone who is gone, with its points. Whoever sits at the table already has a seat of their own. */
export function takeSeat(
  live: ActiveMatch,
  press: Press,
  { seat }: { readonly seat: Seat },
  deps: DecisionDeps,
): Decided<TableReply> {
  const { seats, table } = live.stored;
  const { id, name } = press.person;
  const own = ownSeat(seats, id);
  if (own?.seat === seat) return comeBack(live, press, {}, deps);
  const row = seats[seat];
  if (isDone(live)) return { out: notice('table.refuse.closed') };
  if (seatOf(seats, id) !== undefined) return { out: notice('take.refuse.seated') };
  if (own !== undefined) return { out: tellNotSeated(live, id) };
  if (table.banned.includes(id)) return { out: notice('take.refuse.barred') };
  if (row === undefined || !isFree(row)) return { out: notice('take.refuse.taken') };
  const seated = withSeat(seats, seat, { ...JUST_SEATED, gone: row.gone, deputyId: id, deputyName: name });
  return actAtSeat({ live, seat }, press, deps, { seats: seated });
}

/** So often they may have sat down again meanwhile. */
const TRIES = 5;

/** Takes a person from every open table, and erases everything that is kept about them. Once more does no harm. */
export async function erasePerson({ store, ...deps }: ActionDeps, person: Person, at: number): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    for (const table of await store.openTablesOf(person.id))
      await store.update({ table }, null, at, withoutPerson(person, at, deps));
    if (await store.erase(person.id)) return;
  }
  throw new Error('somebody is at a table again and again, so that nothing was erased');
}

/**
 * What becomes of a table without that person: they leave a lobby, and a match as who they are, so that one which ends by it is
 * still with them. Then a bot opponent plays on for nobody who is known.
 */
function withoutPerson(person: Person, at: number, deps: DecisionDeps): (stored: Stored) => Decided<null> {
  const { gameOf } = deps;
  return (stored) => {
    if (stored.table.status === 'lobby') return { ...leaveLobby(stored, { person, at }), out: null };
    const closed = closeUnplayable(stored, gameOf, at);
    if (closed !== null) return { ...closed, out: null };
    const seats = withoutPlayer(stored.seats, person.id);
    const live = stored.match === null ? null : loadMatch(stored, gameOf);
    const on = live !== null && isPlayable(live) && (stored.match?.status === 'playing' || isBetween(stored));
    const votes = stored.table.votes.filter((vote) => vote.by !== person.id && vote.against !== person.id);
    const change = on ? handOver(live, seats, { at, by: null, votes }, deps) : { seats };
    return {
      ...change,
      seats: withoutName(change.seats ?? seats, person.id),
      table: { votes, ...change.table, ...heirOf(stored, person.id) },
      renew: renewAll(stored, change.renew),
      refreshMenus: true,
      out: null,
    };
  };
}

/** The seats after that person has left the one they play, and their own. Who plays there for them stays. */
function withoutPlayer(seats: readonly SeatRow[], personId: string): readonly SeatRow[] {
  const row = seatOf(seats, personId);
  return row === undefined ? seats : vacate(seats, row.seat, 'left');
}

/** The seats without the id and the name of who has left. */
function withoutName(seats: readonly SeatRow[], personId: string): readonly SeatRow[] {
  return seats.map((row) => (row.personId === personId ? { ...row, personId: null, name: '' } : row));
}

/** Who is the host then, and who opened the table; '': nobody who is known. */
function heirOf({ table, seats }: Stored, personId: string): Pick<TableRow, 'hostId' | 'openerId'> {
  const row = seatOf(seats, personId) ?? ownSeat(seats, personId);
  const openerId = table.openerId === personId ? '' : table.openerId;
  const heir = hostOf({ ...table, openerId }, row === undefined ? seats : vacate(seats, row.seat, 'left'), null);
  return { hostId: heir === personId ? '' : heir, openerId };
}

/** Every message of the table names people. */
function renewAll({ posts }: Stored, renew: Change['renew'] = []): NonNullable<Change['renew']> {
  const others = posts.filter(({ id }) => renew.every((each) => each.id !== id));
  return [...renew, ...others.map(({ id }) => ({ id }))];
}
