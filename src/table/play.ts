import type { Phrase, Seat } from '../games/game.js';
import type { SeatRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { addAnswer, advance, type Progress, type Random } from './advance.js';
import { closeReminders, commit, type Effects, resultPosts } from './commit.js';
import { type GameOf, isPlayable, loadMatch } from './match.js';
import { seatShownTo, tellNotSeated } from './not-seated.js';
import { noteArrival } from './presence.js';
import { isReply, menu, notice, openMatch, phrase } from './replies.js';
import { isSealed } from './sealed.js';
import { isBetween, isDone } from './series.js';
import type { ActiveMatch, Press, TableReply } from './types.js';

/** What a press does to the course of a match: perhaps an answer, and what stands above the menu afterwards. */
interface SeatOutcome {
  readonly progress: Progress;
  readonly note: Phrase | null;
  readonly tapped: string;
}

type SeatHandler = (live: ActiveMatch, seat: number, progress: Progress) => SeatOutcome;

const look: SeatHandler = (_live, _seat, progress) => ({ progress: progress, note: null, tapped: '' });

/** Opens the presser's menu. */
export function openSheet(press: Press, gameOf: GameOf, random: Random): (stored: Stored) => Change<TableReply> {
  return onSeat(press, gameOf, random, look);
}

/** Answers with `word` at `step`. A word that is not legal there changes nothing, and the menu says why. */
export function playMove(
  press: Press,
  step: number,
  move: string,
  gameOf: GameOf,
  random: Random,
): (stored: Stored) => Change<TableReply> {
  return onSeat(press, gameOf, random, (live, seat, progress) => {
    const { game, state } = live;
    if (step !== live.step) return { progress: progress, note: phrase('table.note.stale'), tapped: '' };
    if (isSealed(live, seat)) return { progress: progress, note: null, tapped: '' };
    const moves = game.legalMoves(state, seat);
    if (moves.length === 0) return { progress: progress, note: phrase('table.note.notAsked'), tapped: '' };
    if (!moves.includes(move)) return { progress: progress, note: phrase('table.note.illegal'), tapped: '' };
    if (game.pendingMove(state, seat) === move) return { progress: progress, note: null, tapped: '' };
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
      ? { progress: progress, note: null, tapped: what }
      : { progress: progress, note: phrase('table.note.stale'), tapped: '' },
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

/** The way of every press on a match: one that can't be played any more is closed with its reason. */
export function onMatch(
  press: Press,
  gameOf: GameOf,
  decide: (live: ActiveMatch) => Change<TableReply>,
): (stored: Stored) => Change<TableReply> {
  return (stored) => {
    const closed = closeUnplayable(stored, gameOf, press.at);
    if (closed !== null) return closed;
    const live = openMatch(stored, gameOf);
    return isReply(live) ? { out: live } : decide(live);
  };
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

/** How the private answer to a press can be changed later on. */
export function menuOf({ person, token, until, locale }: Press, live: ActiveMatch): NonNullable<Change<never>['menu']> {
  return { matchId: live.stored.match.id, personId: person.id, token, until, locale: locale ?? null };
}

/** A match that can't be replayed is closed with its reason, never guessed at; null if all is well. */
export function closeUnplayable(stored: Stored, gameOf: GameOf, at: number): Change<TableReply> | null {
  if (stored.match?.status !== 'playing') return null;
  const live = loadMatch(stored, gameOf);
  if (isPlayable(live)) return null;
  const reason = `table.void.${live.unplayable}` as const;
  return { ...closeTable(stored, reason, at), out: notice(reason) };
}

/** Closes a table for good in the middle of a match, which has no result then, or between two of a series. */
export function closeTable(stored: Stored, reason: string, at: number): Effects {
  const table = { status: 'void' as const, reason, dueAt: null, remindAt: null };
  if (isBetween(stored)) return { table, renew: resultPosts(stored), refreshMenus: true };
  const board = stored.posts.find((post) => post.kind === 'board' && post.until === null);
  return {
    table,
    endMatch: { status: 'void', endedAt: at },
    renew: [...(board ? [{ id: board.id, until: stored.lines.length }] : []), ...closeReminders(stored)],
    posts: [{ kind: 'result', matchId: stored.match?.id ?? null, from: 0, mentions: [] }],
    refreshMenus: true,
  };
}
