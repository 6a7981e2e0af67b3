import type { Phrase } from '../games/game.js';
import type { Change, Stored } from '../store/types.js';
import { isAnswer, menu, notice, openedMatch, phrase } from './answers.js';
import { follow } from './course.js';
import { type GameOf, isLive, liveOf, seatOf } from './live.js';
import { arrived } from './presence.js';
import { answered, type Course, type Random, settle } from './settle.js';
import type { Answer, Live, Press } from './types.js';

/** What a press does to the course of a match: perhaps an answer, and what stands above the menu afterwards. */
interface Act {
  readonly course: Course;
  readonly note: Phrase | null;
  readonly tapped: string;
}

type Doing = (live: Live, seat: number, course: Course) => Act;

/** Opens the presser's menu. */
export function sheet(press: Press, gameOf: GameOf, random: Random): (stored: Stored) => Change<Answer> {
  return pressed(press, gameOf, random, (_live, _seat, course) => ({ course, note: null, tapped: '' }));
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
    const words = game.words(state, seat);
    if (words.length === 0) return { course, note: phrase('table.note.notAsked'), tapped: '' };
    if (!words.includes(word)) return { course, note: phrase('table.note.illegal'), tapped: '' };
    if (game.answered(state, seat) === word) return { course, note: null, tapped: '' };
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

/** The way of every press on a match: who is it, back from being away, the act, and all that follows from it. */
function pressed(press: Press, gameOf: GameOf, random: Random, doing: Doing): (stored: Stored) => Change<Answer> {
  return (stored) => {
    const spoilt = voided(stored, gameOf, press.at);
    if (spoilt !== null) return spoilt;
    const live = openedMatch(stored, gameOf);
    if (isAnswer(live)) return { out: live };
    const own = seatOf(stored.seats, press.person.id);
    if (own === undefined) return { out: notice(live.over ? 'table.refuse.strangerOver' : 'table.refuse.stranger') };
    const reach = {
      matchId: live.stored.match.id,
      personId: press.person.id,
      token: press.token,
      until: press.until,
      locale: press.locale ?? null,
    };
    if (live.over) return { out: menu(live, own.seat), menu: reach };

    const seats = arrived(stored.seats, press.person.id);
    const act = doing(live, own.seat, { state: live.state, lines: [] });
    const course = settle(live.game, act.course, seats, press.at, random);
    const followed = follow(live, course, seats, { at: press.at, by: own.seat });
    return { ...followed.change, menu: reach, out: menu(followed.live, own.seat, act.note, act.tapped) };
  };
}

/** A match that can't be replayed is closed with its reason, never guessed at; null if all is well. */
export function voided(stored: Stored, gameOf: GameOf, at: number): Change<Answer> | null {
  if (stored.match?.status !== 'playing') return null;
  const live = liveOf(stored, gameOf);
  if (isLive(live)) return null;
  const reason = `table.void.${live.unplayable}` as const;
  return { ...closing(stored, reason, at), out: notice(reason) };
}

/** Closes a table in the middle of a match, without a result. */
export function closing(stored: Stored, reason: string, at: number): Omit<Change<never>, 'out'> {
  const board = stored.posts.find((post) => post.kind === 'board' && post.until === null);
  return {
    table: { status: 'void', reason, dueAt: null },
    endMatch: { status: 'void', endedAt: at },
    ...(board && { renew: [{ id: board.id, until: stored.lines.length }] }),
    posts: [{ kind: 'result', matchId: stored.match?.id ?? null, from: 0, mentions: [] }],
    refreshMenus: true,
  };
}
