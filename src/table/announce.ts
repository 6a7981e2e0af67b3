import type { Seat } from '../games/game.js';
import { apply, isFault, parseEvent } from '../games/record.js';
import { serverDefaultsOf } from '../settings/settings.js';
import type { Post, SeatRow } from '../store/rows.js';
import type { Vote } from '../store/stored-values.js';
import type { Change, NewPost, Stored } from '../store/types.js';
import { isAnswerOf } from './match.js';
import { MENU_TIME } from './pace.js';
import { playerOf, presentAmong } from './seats.js';
import type { ActiveMatch } from './types.js';

/** When it happened, and by the press of which seat; null: by nobody's who has a menu open now. */
export interface Trigger {
  readonly at: number;
  readonly by: Seat | null;
  /** The votes from now on; left out: as they were. */
  readonly votes?: readonly Vote[];
}

/** The message with the result of this match. */
export function resultPosts({ match, posts }: Stored): NonNullable<Change['renew']> {
  return posts.filter((each) => each.kind === 'result' && each.matchId === match?.id).map(({ id }) => ({ id }));
}

/**
 * What asks someone to act is a new message that mentions them: every turn, and within a turn every step that asks
 * someone whose menu is not open. All else renews the current board; and while that is still to be sent, it tells of
 * everything and calls whoever is asked by then.
 */
export function announce(before: ActiveMatch, after: ActiveMatch, { at, by }: Trigger): Change {
  const { stored } = after;
  const board = stored.posts.find((post) => post.kind === 'board' && post.until === null);
  const known = before.stored.lines.length;
  const end = stored.lines.length;
  if (after.over) return { ...closeBoard(board, end), posts: [newPost('result', after, 0, [])] };
  const asked = presentAmong(stored.seats, after.awaited);
  if (asked.length === 0) return renewBoard(board, before, after);
  const calls = mentionsFor(after, asked);
  if (board === undefined || hasTurned(before, after)) {
    const thrownAt = stored.lines.findIndex((line, n) => n >= known && line.giver === 'dice');
    const from = thrownAt >= 0 ? thrownAt : end;
    return replaceBoard(board, newPost('board', after, from, calls));
  }
  const unseen =
    before.step === after.step ? [] : asked.filter((row) => row.seat !== by && !hasOpenMenu(after, row, at));
  if (unseen.length === 0) return renewBoard(board, before, after);
  return replaceBoard(board, newPost('board', after, end, isTried(board) ? peopleOf(unseen) : calls));
}

/** A new board in place of that one; where that one is still to be sent, it takes the place of the new one. */
function replaceBoard(board: Post | undefined, made: NewPost): Change {
  if (board === undefined || isTried(board)) return { ...closeBoard(board, made.from), posts: [made] };
  return { renew: [{ id: board.id, mentions: made.mentions }] };
}

/** Whether it has a message, or may have one. */
function isTried({ messageId, triedAt }: Post): boolean {
  return messageId !== null || triedAt !== null;
}

/** A reminder is about one step: once that is over it has nothing to offer any more. */
export function withReminders(before: ActiveMatch, after: ActiveMatch, change: Change): Change {
  if (before.step === after.step && !after.over) return change;
  return { ...change, renew: [...(change.renew ?? []), ...closeReminders(after.stored)] };
}

/** Closes the reminders that are still open. */
export function closeReminders({ posts, lines }: Stored): NonNullable<Change['renew']> {
  const open = posts.filter((each) => each.kind === 'reminder' && each.until === null);
  return open.map(({ id }) => ({ id, until: lines.length }));
}

/** Whether the turn has passed on, perhaps all around the table and back. */
function hasTurned({ game, state, stored }: ActiveMatch, after: ActiveMatch): boolean {
  const active = game.active(state);
  let now = state;
  return after.stored.lines.slice(stored.lines.length).some((line, n) => {
    const event = parseEvent(line.text);
    const next = isFault(event) ? event : apply(game, now, event);
    // Errors are logged, and a line may be an answer that is secret: so it is named by its number.
    if (isFault(next)) throw new Error(`match ${stored.match.id}: new line ${n + 1} can't be played`);
    now = next.state;
    return game.active(now) !== active;
  });
}

function renewBoard(board: Post | undefined, before: ActiveMatch, after: ActiveMatch): Change {
  return board === undefined || !hasPublicChange(before, after) ? {} : { renew: [{ id: board.id }] };
}

/** Whether anything changed that everyone may see. A changed answer that is still secret does not. */
export function hasPublicChange(before: ActiveMatch, after: ActiveMatch): boolean {
  return publicMark(before) !== publicMark(after);
}

export function publicMark({ step, over, awaited, stored }: ActiveMatch): string {
  return JSON.stringify([
    step,
    over,
    awaited,
    stored.table.status,
    stored.table.hostId,
    stored.table.votes,
    stored.seats.map((row) => [row.away, row.gone, row.deputyId, row.ending]),
  ]);
}

function closeBoard(board: Post | undefined, until: number): Change {
  return board === undefined ? {} : { renew: [{ id: board.id, until }] };
}

function newPost(kind: NewPost['kind'], live: ActiveMatch, from: number, mentions: readonly string[]): NewPost {
  const called = serverDefaultsOf(live.stored.server).mentions ? mentions : [];
  return { kind, matchId: live.stored.match.id, from, mentions: called };
}

/** Those who are asked; the active seat's person as well, whose turn it is. */
function mentionsFor(live: ActiveMatch, asked: readonly SeatRow[]): readonly string[] {
  const active = presentAmong(live.stored.seats, [live.game.active(live.state)]);
  return [...new Set(peopleOf([...active, ...asked]))];
}

function peopleOf(rows: readonly SeatRow[]): readonly string[] {
  return rows.flatMap((row) => playerOf(row) ?? []);
}

function hasOpenMenu(live: ActiveMatch, row: SeatRow, at: number): boolean {
  const { lines } = live.stored;
  const thrown = lines.findLastIndex((line) => line.giver === 'dice');
  const from = Math.max(thrown + 1, row.since);
  return lines.some(
    (line, n) => n >= from && line.giver === 'person' && line.at > at - MENU_TIME && isAnswerOf(line, row.seat),
  );
}

export function lobbyPost(stored: Stored): readonly { readonly id: number }[] {
  return stored.posts.filter((post) => post.kind === 'lobby').map(({ id }) => ({ id }));
}
