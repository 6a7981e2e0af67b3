import type { Phrase, Seat } from '../games/game.js';
import type { SeatRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { isAnswer, menu, notice, openedMatch, phrase } from './answers.js';
import { type Consequence, follow, remindersClosed, resultPosts } from './course.js';
import { type GameOf, isLive, liveOf } from './live.js';
import { outside, shownSeat } from './outside.js';
import { arrived } from './presence.js';
import { isSealed } from './sealed.js';
import { isBetween, isDone } from './series.js';
import { answered, type Course, type Random, settle } from './settle.js';
import type { Answer, Live, Press } from './types.js';

/** What a press does to the course of a match: perhaps an answer, and what stands above the menu afterwards. */
interface Act {
  readonly course: Course;
  readonly note: Phrase | null;
  readonly tapped: string;
}

type Doing = (live: Live, seat: number, course: Course) => Act;

const looked: Doing = (_live, _seat, course) => ({ course, note: null, tapped: '' });

/** Opens the presser's menu. */
export function sheet(press: Press, gameOf: GameOf, random: Random): (stored: Stored) => Change<Answer> {
  return pressed(press, gameOf, random, looked);
}

/** Answers with `word` at `step`. A word that is not legal there changes nothing, and the menu says why. */
export function play(
  press: Press,
  step: number,
  word: string,
  gameOf: GameOf,
  random: Random,
): (stored: Stored) => Change<Answer> {
  return pressed(press, gameOf, random, (live, seat, course) => {
    const { game, state } = live;
    if (step !== live.step) return { course, note: phrase('table.note.stale'), tapped: '' };
    if (isSealed(live, seat)) return { course, note: null, tapped: '' };
    const words = game.legalMoves(state, seat);
    if (words.length === 0) return { course, note: phrase('table.note.notAsked'), tapped: '' };
    if (!words.includes(word)) return { course, note: phrase('table.note.illegal'), tapped: '' };
    if (game.pendingMove(state, seat) === word) return { course, note: null, tapped: '' };
    return { course: answered(game, course, seat, word, 'person', press.at), note: null, tapped: '' };
  });
}

/** Changes the presser's own menu to what was tapped; nothing is recorded. */
export function tap(
  press: Press,
  step: number,
  what: string,
  gameOf: GameOf,
  random: Random,
): (stored: Stored) => Change<Answer> {
  return pressed(press, gameOf, random, (live, _seat, course) =>
    step === live.step
      ? { course, note: null, tapped: what }
      : { course, note: phrase('table.note.stale'), tapped: '' },
  );
}

/** The way of every press on a match by who plays in it: the act, and all that follows from it. */
function pressed(press: Press, gameOf: GameOf, random: Random, doing: Doing): (stored: Stored) => Change<Answer> {
  return onMatch(press, gameOf, (live) => {
    const { seats } = live.stored;
    const own = shownSeat(live, press.person.id);
    if (own !== undefined) return acted(press, live, seats, own.seat, random, doing);
    return { out: isDone(live) ? notice('table.refuse.strangerOver') : outside(live, press.person.id) };
  });
}

/** The way of every press on a match: one that can't be played any more is closed with its reason. */
export function onMatch(
  press: Press,
  gameOf: GameOf,
  decide: (live: Live) => Change<Answer>,
): (stored: Stored) => Change<Answer> {
  return (stored) => {
    const spoilt = voided(stored, gameOf, press.at);
    if (spoilt !== null) return spoilt;
    const live = openedMatch(stored, gameOf);
    return isAnswer(live) ? { out: live } : decide(live);
  };
}

/** What someone does at their seat, back from being away, and all that follows from it. `seats` are as they are from now on. */
export function acted(
  press: Press,
  live: Live,
  seats: readonly SeatRow[],
  seat: Seat,
  random: Random,
  doing: Doing = looked,
): Change<Answer> {
  const reach = reachOf(press, live);
  if (isDone(live)) return { out: menu(live, seat), menu: reach };
  const now = arrived(seats, press.person.id);
  const act = doing(live, seat, { state: live.state, lines: [] });
  const course = settle(live.game, act.course, now, press.at, random);
  const followed = follow(live, course, now, { at: press.at, by: seat });
  return { ...followed.change, menu: reach, out: menu(followed.live, seat, act.note, act.tapped) };
}

/** How the private answer to a press can be changed later on. */
export function reachOf({ person, token, until, locale }: Press, live: Live): NonNullable<Change<never>['menu']> {
  return { matchId: live.stored.match.id, personId: person.id, token, until, locale: locale ?? null };
}

/** A match that can't be replayed is closed with its reason, never guessed at; null if all is well. */
export function voided(stored: Stored, gameOf: GameOf, at: number): Change<Answer> | null {
  if (stored.match?.status !== 'playing') return null;
  const live = liveOf(stored, gameOf);
  if (isLive(live)) return null;
  const reason = `table.void.${live.unplayable}` as const;
  return { ...closing(stored, reason, at), out: notice(reason) };
}

/** Closes a table for good in the middle of a match, which has no result then, or between two of a series. */
export function closing(stored: Stored, reason: string, at: number): Consequence {
  const table = { status: 'void' as const, reason, dueAt: null, remindAt: null };
  if (isBetween(stored)) return { table, renew: resultPosts(stored), refreshMenus: true };
  const board = stored.posts.find((post) => post.kind === 'board' && post.until === null);
  return {
    table,
    endMatch: { status: 'void', endedAt: at },
    renew: [...(board ? [{ id: board.id, until: stored.lines.length }] : []), ...remindersClosed(stored)],
    posts: [{ kind: 'result', matchId: stored.match?.id ?? null, from: 0, mentions: [] }],
    refreshMenus: true,
  };
}
