import type { Phrase, Seat } from '../games/game.js';
import type { SeatRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { commit } from './commit.js';
import { onMatch } from './gates.js';
import { addAnswer, advance, isDone, isSealed, type Progress } from './match.js';
import { menu, menuOf, notice, phrase } from './replies.js';
import { noteArrival, ownSeat, seatOf } from './seats.js';
import type { ActiveMatch, GameOf, Press, Random, TableReply } from './types.js';

/** What a press does to the course of a match: perhaps an answer, and what stands above the menu afterwards. */
interface SeatOutcome {
  readonly progress: Progress;
  readonly note: Phrase | null;
  readonly tapped: string;
}

type SeatHandler = (live: ActiveMatch, seat: number, progress: Progress) => SeatOutcome;

const look: SeatHandler = (_live, _seat, progress) => ({ progress, note: null, tapped: '' });

/** Opens the presser's menu. */
export function openSheet(press: Press, gameOf: GameOf, random: Random): (stored: Stored) => Change<TableReply> {
  return onSeat(press, gameOf, random, look);
}

/** Answers with that move at `step`. One that is not legal there changes nothing, and the menu says why. */
export function playMove(
  press: Press,
  step: number,
  move: string,
  gameOf: GameOf,
  random: Random,
): (stored: Stored) => Change<TableReply> {
  return onSeat(press, gameOf, random, (live, seat, progress) => {
    const { game, state } = live;
    if (step !== live.step) return { progress, note: phrase('table.note.stale'), tapped: '' };
    if (isSealed(live, seat)) return { progress, note: null, tapped: '' };
    const moves = game.legalMoves(state, seat);
    if (moves.length === 0) return { progress, note: phrase('table.note.notAsked'), tapped: '' };
    if (!moves.includes(move)) return { progress, note: phrase('table.note.illegal'), tapped: '' };
    if (game.pendingMove(state, seat) === move) return { progress, note: null, tapped: '' };
    return { progress: addAnswer(game, progress, seat, move, 'person', press.at), note: null, tapped: '' };
  });
}

/** Changes the presser's own menu to what was tapped; nothing is recorded. */
export function tapMenu(
  press: Press,
  step: number,
  what: string,
  gameOf: GameOf,
  random: Random,
): (stored: Stored) => Change<TableReply> {
  return onSeat(press, gameOf, random, (live, _seat, progress) =>
    step === live.step
      ? { progress, note: null, tapped: what }
      : { progress, note: phrase('table.note.stale'), tapped: '' },
  );
}

/** The way of every press on a match by who plays in it: the act, and all that follows from it. */
function onSeat(
  press: Press,
  gameOf: GameOf,
  random: Random,
  handle: SeatHandler,
): (stored: Stored) => Change<TableReply> {
  return onMatch(press, gameOf, (live) => {
    const { seats } = live.stored;
    const own = seatShownTo(live, press.person.id);
    if (own !== undefined) return actAtSeat(press, live, seats, own.seat, random, handle);
    return { out: isDone(live) ? notice('table.refuse.strangerOver') : tellNotSeated(live, press.person.id) };
  });
}

/** What someone does at their seat, back from being away, and all that follows from it. `seats` are as they are from now on. */
export function actAtSeat(
  press: Press,
  live: ActiveMatch,
  seats: readonly SeatRow[],
  seat: Seat,
  random: Random,
  handle: SeatHandler = look,
): Change<TableReply> {
  const own = menuOf(press, live);
  if (isDone(live)) return { out: menu(live, seat), menu: own };
  const now = noteArrival(seats, press.person.id);
  const outcome = handle(live, seat, { state: live.state, lines: [] });
  const progress = advance(live.game, outcome.progress, now, press.at, random);
  const committed = commit(live, progress, now, { at: press.at, by: seat });
  return { ...committed.change, menu: own, out: menu(committed.live, seat, outcome.note, outcome.tapped) };
}

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
  if (stored.table.banned.includes(personId))
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
