import type { Seat } from '../games/game.js';
import { apply, isFault, parseEvent } from '../games/record.js';
import type { Change, Line, NewPost, Post, SeatRow, TableRow } from '../store/types.js';
import { liveWith, present } from './live.js';
import { ANSWER_TIME, MENU_TIME } from './pace.js';
import { newRatings, results } from './result.js';
import type { Course } from './settle.js';
import type { Live } from './types.js';

/** Everything that follows from a course but its answer. */
export type Consequence = Omit<Change<never>, 'out'>;

/** When it happened, and by the press of which seat; null: by nobody's who has a menu open now. */
export interface Cause {
  readonly at: number;
  readonly by: Seat | null;
}

/** What a decision does to a match: its lines, the clock, the posts, the end; and the match as it is then. */
export function follow(
  live: Live,
  course: Course,
  seats: readonly SeatRow[],
  cause: Cause,
): { change: Consequence; live: Live } {
  const { game, stored } = live;
  const { at } = cause;
  const after = liveWith({ ...stored, seats, lines: [...stored.lines, ...course.lines] }, game, course.state);
  const moved = course.lines.length > 0;
  const change: Consequence = {
    ...(moved && { lines: course.lines }),
    ...(seats !== stored.seats && { seats }),
    ...(after.over ? ending(after, at) : { table: clock(live, after, at) }),
    ...posts(live, after, cause),
    refreshMenus: changedForAll(live, after),
  };
  return { change, live: { ...after, stored: { ...after.stored, table: { ...stored.table, ...change.table } } } };
}

function ending(after: Live, at: number): Consequence {
  const scores = after.game.standing(after.state);
  const { stored } = after;
  return {
    table: { status: 'over', dueAt: null },
    endMatch: { status: 'over', endedAt: at },
    results: results(stored, stored.match, scores, at),
    ratings: newRatings(stored, scores),
  };
}

function clock(before: Live, after: Live, at: number): Pick<TableRow, 'status' | 'dueAt'> {
  const { table, seats } = after.stored;
  if (!seats.some((row) => row.personId !== null && !row.away)) return { status: 'parked', dueAt: null };
  const sameStep = before.step === after.step && before.stored.lines.length > 0 && table.dueAt !== null;
  return { status: 'playing', dueAt: sameStep ? table.dueAt : at + ANSWER_TIME[table.pace] };
}

/**
 * What asks someone to act is a new message that mentions them: every turn, and within a turn every step that asks
 * someone whose menu is not open. All else renews the current board.
 */
function posts(before: Live, after: Live, { at, by }: Cause): Consequence {
  const { stored } = after;
  const board = stored.posts.find((post) => post.kind === 'board' && post.until === null);
  const known = before.stored.lines.length;
  const end = stored.lines.length;
  if (after.over) return { ...closed(board, end), posts: [post('result', after, 0, [])] };
  const asked = present(stored.seats, after.awaited);
  if (asked.length === 0) return renewed(board, before, after);
  if (board === undefined || hasTurned(before, after)) {
    const thrownAt = stored.lines.findIndex((line, n) => n >= known && line.giver === 'dice');
    const from = thrownAt >= 0 ? thrownAt : end;
    return { ...closed(board, from), posts: [post('board', after, from, mentioned(after, asked))] };
  }
  const unseen =
    before.step === after.step ? [] : asked.filter((row) => row.seat !== by && !hasOpenMenu(after, row, at));
  if (unseen.length === 0) return renewed(board, before, after);
  return { ...closed(board, end), posts: [post('board', after, end, peopleOf(unseen))] };
}

/** Whether the turn has passed on, perhaps all around the table and back. */
function hasTurned({ game, state, stored }: Live, after: Live): boolean {
  const active = game.active(state);
  let now = state;
  return after.stored.lines.slice(stored.lines.length).some((line) => {
    const event = parseEvent(line.text);
    const next = isFault(event) ? event : apply(game, now, event);
    if (isFault(next)) throw new Error(`${line.text} can't be played: ${next.fault}`);
    now = next.state;
    return game.active(now) !== active;
  });
}

function renewed(board: Post | undefined, before: Live, after: Live): Consequence {
  return board === undefined || !changedForAll(before, after) ? {} : { renew: [{ id: board.id }] };
}

/** Whether anything changed that everyone may see. A changed answer that is still secret does not. */
function changedForAll(before: Live, after: Live): boolean {
  return publicMark(before) !== publicMark(after);
}

function publicMark({ step, over, awaited, stored }: Live): string {
  return JSON.stringify([step, over, awaited, stored.seats.map((row) => row.away)]);
}

function closed(board: Post | undefined, until: number): Consequence {
  return board === undefined ? {} : { renew: [{ id: board.id, until }] };
}

function post(kind: NewPost['kind'], live: Live, from: number, mentions: readonly string[]): NewPost {
  return { kind, matchId: live.stored.match.id, from, mentions };
}

/** Those who are asked; the active seat's person as well, whose turn it is. */
function mentioned(live: Live, asked: readonly SeatRow[]): readonly string[] {
  const active = present(live.stored.seats, [live.game.active(live.state)]);
  return [...new Set(peopleOf([...active, ...asked]))];
}

function peopleOf(rows: readonly SeatRow[]): readonly string[] {
  return rows.flatMap((row) => row.personId ?? []);
}

function hasOpenMenu(live: Live, row: SeatRow, at: number): boolean {
  const { lines } = live.stored;
  const thrown = lines.findLastIndex((line) => line.giver === 'dice');
  return lines.some((line, n) => n > thrown && line.at > at - MENU_TIME && isAnswerOf(line, row));
}

function isAnswerOf(line: Line, row: SeatRow): boolean {
  const event = parseEvent(line.text);
  return line.giver === 'person' && !isFault(event) && event.kind === 'answer' && event.seat === row.seat;
}
