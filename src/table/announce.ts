import type { Seat } from '../games/game.js';
import { serverDefaultsOf } from '../settings/settings.js';
import type { Post, SeatRow } from '../store/rows.js';
import type { Vote } from '../store/stored-values.js';
import type { Change, NewPost, Stored } from '../store/types.js';
import { isWorn } from './carrier.js';
import { isLooking } from './pace.js';
import { playerOf, presentAmong } from './seats.js';
import { isSolo } from './solo.js';
import type { ActiveMatch } from './types.js';

/** A channel takes some thirty new messages a minute by the tokens of presses, and first menus and calls have to have room too. */
const FOLLOW_UP_EVERY = 2_500;

/** When it happened, and by the press of which seat; null: by nobody's who has a menu open now. */
export interface Trigger {
  readonly at: number;
  readonly by: Seat | null;
  /** The newest message of the channel; left out or null: that is not known. */
  readonly below?: string | null;
  /** The votes from now on; left out: as they were. */
  readonly votes?: readonly Vote[];
}

/** The message with the result of this match. */
export function resultPosts({ match, posts }: Stored): NonNullable<Change['renew']> {
  return posts.filter((each) => each.kind === 'result' && each.matchId === match?.id).map(({ id }) => ({ id }));
}

/**
 * One board is edited from the first throw to the last while everybody who is asked is there: has an open menu, which changes
 * with it, and has answered the last time. Whoever is not is called by a new message in its place, since an edit calls
 * nobody. Where others have written beneath it the next turn stands on a new board below, and the old one stays as an account,
 * but no more often than a channel takes new menus.
 * In live play one that no token carries any longer gives way to one that is carried.
 */
export function announce(before: ActiveMatch, after: ActiveMatch, { at, by, below = null }: Trigger): Change {
  const { stored } = after;
  const board = currentBoard(stored);
  if (after.over) return { ...closeBoard(board, stored.lines.length), posts: [newPost('result', after, 0, [])] };
  const asked = presentAmong(stored.seats, after.awaited);
  const called = callable(stored, peopleOf(asked.filter((row) => row.seat !== by && !isThere(after, row, at))));
  if (board === undefined) return { posts: [newPost('board', after, 0, called)] };
  if (before.step === after.step) return hasPublicChange(before, after) ? { renew: [{ id: board.id }] } : {};
  if (hasTurned(before, after) && isBuried(board, below) && mayMove(board, stored, at)) {
    const from = turnFrom(before.stored, stored);
    return { ...closeBoard(board, from), posts: [newPost('board', after, from, called)] };
  }
  const isAnew = called.length > 0 || isWorn(board, stored, at);
  return { renew: [isAnew ? callBy(board, called) : { id: board.id, mentions: [] }] };
}

/** Whether the turn has passed on, perhaps all around the table and back: by one throw alone it cannot have come back, unless somebody plays alone. */
function hasTurned({ game, state, stored: { lines, table } }: ActiveMatch, after: ActiveMatch): boolean {
  const thrown = after.stored.lines.slice(lines.length).filter(({ giver }) => giver === 'dice');
  return game.active(state) !== game.active(after.state) || thrown.length > (isSolo(table) ? 0 : 1);
}

/** From which line on the turn that has begun is told: from its throw, or from the end where dice are still to be chosen. */
function turnFrom(before: Stored, { lines }: Stored): number {
  const thrown = lines.findLastIndex(({ giver }) => giver === 'dice');
  return thrown >= before.lines.length ? thrown : lines.length;
}

/** The board that a match is played by now. */
export function currentBoard({ posts }: Pick<Stored, 'posts'>): Post | undefined {
  return posts.find(({ kind, until }) => kind === 'board' && until === null);
}

/** Has these people called by a new message in place of the board's; one that is still to be posted calls them itself. */
export function callBy({ id, messageId }: Post, mentions: readonly string[]): NonNullable<Change['renew']>[number] {
  return { id, mentions, ...(messageId !== null && { anew: true as const }) };
}

/** Those of them who may be mentioned: the server and they themselves have a say. */
export function callable(
  { server, unmentioned }: Pick<Stored, 'server' | 'unmentioned'>,
  people: readonly string[],
): readonly string[] {
  return serverDefaultsOf(server).mentions ? people.filter((person) => !unmentioned.includes(person)) : [];
}

/** Whether there is a newer message in the channel than the board. */
function isBuried({ messageId }: Post, below: string | null): boolean {
  return messageId !== null && below !== null && isLater(below, messageId);
}

/** Whether a new board and all the menus beneath it can be paid for since the last one: however much is said, boards follow it no faster. */
function mayMove({ triedAt }: Post, { menus }: Stored, at: number): boolean {
  if (triedAt === null) return true;
  const since = at - triedAt;
  // Less than nothing where the clock was set back.
  return since < 0 || since >= (1 + menus.length) * FOLLOW_UP_EVERY;
}

/** Whether one message, by its id, came after the other: ids rise as numbers do. */
export function isLater(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

/** Whether anything changed that everyone may see. A changed answer that is still secret does not. */
export function hasPublicChange(before: ActiveMatch, after: ActiveMatch): boolean {
  return publicMark(before) !== publicMark(after);
}

function publicMark({ step, over, awaited, stored }: ActiveMatch): string {
  return JSON.stringify([step, over, awaited, tableMark(stored)]);
}

/** What everyone may see of a table beside its match. */
export function tableMark(stored: Pick<Stored, 'table' | 'seats'>): string {
  return JSON.stringify([
    stored.table.status,
    stored.table.hostId,
    stored.table.votes,
    stored.seats.map((row) => [row.away, row.gone, row.deputyId, row.ending, row.word]),
  ]);
}

function closeBoard(board: Post | undefined, until: number): Change {
  return board === undefined ? {} : { renew: [{ id: board.id, until }] };
}

function newPost(kind: NewPost['kind'], live: ActiveMatch, from: number, mentions: readonly string[]): NewPost {
  return { kind, matchId: live.stored.match.id, from, mentions };
}

function peopleOf(rows: readonly SeatRow[]): readonly string[] {
  return rows.flatMap((row) => playerOf(row) ?? []);
}

/** Whether that seat's player sees the match go on: they have a menu that follows it, and answered when they were asked last. */
function isThere({ stored }: ActiveMatch, row: SeatRow, at: number): boolean {
  const menu = stored.menus.find(({ personId }) => personId === playerOf(row));
  return menu !== undefined && row.missed === 0 && isLooking(stored.table.pace, menu.until, at);
}

export function lobbyPost(stored: Stored): readonly { readonly id: number }[] {
  return stored.posts.filter((post) => post.kind === 'lobby').map(({ id }) => ({ id }));
}
