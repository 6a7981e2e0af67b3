import type { Post, TableRow } from '../store/rows.js';
import type { Change, Decided, Stored } from '../store/types.js';
import { callable, callBy, currentBoard, lobbyPost } from './announce.js';
import { closeTable, commit } from './commit.js';
import { closeUnplayable } from './gates.js';
import { addAnswer, isBetween, isPlayable, loadMatch, progressFrom } from './match.js';
import {
  CALL_TIME,
  dueFrom,
  GIVEN_UP_AFTER,
  GRACE,
  LATE,
  LOBBY_TIME,
  lastCallAt,
  NEXT_TIME,
  PARKED_GRACE,
  TRIED_FOR,
} from './pace.js';
import type { TableKey } from './replies.js';
import { noteMissed, playerOf, presentAmong } from './seats.js';
import { isTimeless, timelessFrom } from './solo.js';
import { startNextDue } from './start.js';
import type { DecisionDeps, GameOf } from './types.js';

/** Time has come for a table: its lobby expires, those who have not answered are called, or pass. `out` tells whether anything changed. */
export function decideDue(now: number, deps: DecisionDeps): (stored: Stored) => Decided<boolean> {
  const { gameOf } = deps;
  return (stored) => {
    const { table } = stored;
    if (isClockStopped(stored)) return { out: false };
    // Someone may have pressed since the table was found to be due.
    if (table.dueAt === null || table.dueAt > now) {
      return table.remindAt === null || table.remindAt > now ? { out: false } : callLate(stored, gameOf, now);
    }
    if (table.status === 'lobby') return { ...closeLobbyAs(stored, 'expired'), out: true };
    if (isTimeless(table)) return { ...closeAbandoned(stored, now), out: true };
    const closed = closeUnplayable(stored, gameOf, now);
    if (closed !== null) return { ...closed, out: true };
    if (table.status !== 'playing' || stored.match === null)
      return { table: { dueAt: null, remindAt: null }, out: true };
    const change = isBetween(stored) ? startNextDue(stored, now, deps) : passForLate(stored, now, deps);
    return { ...change, out: true };
  };
}

/** Nobody has come back: the board, or the last result, says so; a new message would call nobody. */
function closeAbandoned(stored: Stored, now: number): Change {
  return { ...closeTable(stored, 'table.reason.abandoned', now), posts: [] };
}

/** Calls those who are late, unless they have been called in this step, and towards its end everybody who is still awaited. */
function callLate(stored: Stored, gameOf: GameOf, now: number): Decided<boolean> {
  const closed = closeUnplayable(stored, gameOf, now);
  if (closed !== null) return { ...closed, out: true };
  const live = stored.match === null ? null : loadMatch(stored, gameOf);
  const board = currentBoard(stored);
  const { pace, dueAt } = stored.table;
  if (live === null || !isPlayable(live) || board === undefined || dueAt === null)
    return { table: { remindAt: null }, out: true };
  const last = lastCallAt(pace, dueAt);
  const isLast = last !== null && last <= now;
  const awaited = presentAmong(stored.seats, live.awaited).flatMap((row) => playerOf(row) ?? []);
  const late = awaited.filter((person) => isLast || !board.mentions.includes(person));
  const remindAt = isLast ? null : last;
  if (late.length === 0) return { table: { remindAt }, out: true };
  const table = { remindAt, dueAt: Math.max(dueAt, now + CALL_TIME) };
  const called = callable(stored, late);
  if (called.length > 0) return { table: { ...table, unseenSince: now }, renew: [callBy(board, called)], out: true };
  // The board names them already: a new message would notify nobody.
  return { table, renew: table.dueAt === dueAt ? [] : [{ id: board.id }], ...tellMenus(stored, table), out: true };
}

function passForLate(stored: Stored, now: number, deps: DecisionDeps): Change {
  const live = loadMatch(stored, deps.gameOf);
  if (!isPlayable(live)) throw new Error(`match of table ${stored.table.id} can't be replayed`);
  const late = presentAmong(stored.seats, live.awaited).map((row) => row.seat);
  const seats = noteMissed(stored.seats, late);
  const idled = late.reduce(
    (progress, seat) => addAnswer(live.game, progress, seat, live.game.defaultMove(progress.state, seat), 'clock', now),
    progressFrom(live),
  );
  return commit(live, seats, { at: now, by: null }, deps, idled).change;
}

function closeLobbyAs(stored: Stored, status: TableRow['status']): Change {
  return { table: { status, dueAt: null }, renew: lobbyPost(stored) };
}

type Decide = (stored: Stored) => Decided<boolean>;

/** What else was done to the time a moment ago has been told already. */
const MOMENT = 1000;

/**
 * Has open menus tell a new time as the board does, all of them alike. A board that has still to get its message brings them
 * along: by an edit of their own they would be sent twice.
 */
function tellMenus(stored: Stored, { dueAt: due }: { readonly dueAt: number }): Pick<Change, 'refreshMenus'> {
  const { dueAt, status } = stored.table;
  if (status !== 'playing' || isTimeless(stored.table) || dueAt === null || Math.abs(due - dueAt) <= MOMENT) return {};
  return { refreshMenus: isBetween(stored) || currentBoard(stored)?.messageId != null };
}

/** The messages that people act by now. */
export function currentPosts(stored: Stored): readonly Pick<Post, 'id'>[] {
  return postsToActBy(stored).map(({ id }) => ({ id }));
}

function postsToActBy(stored: Stored): readonly Post[] {
  const { match, posts, table } = stored;
  if (isBetween(stored)) return posts.filter(({ kind, matchId }) => kind === 'result' && matchId === match?.id);
  if (table.status === 'lobby') return posts.filter(({ kind }) => kind === 'lobby');
  if (table.status !== 'playing' && table.status !== 'parked') return [];
  return posts.filter(({ kind, until }) => kind === 'board' && until === null);
}

/** The times of a step, a lobby, or a rest between two matches that begins then. */
function freshClock(stored: Stored, at: number): ReturnType<typeof dueFrom> & { readonly hostAt?: number } {
  const { pace, status } = stored.table;
  if (isTimeless(stored.table)) return timelessFrom(at);
  // Whoever could not be heard was not silent.
  if (status === 'lobby') return { dueAt: at + LOBBY_TIME, remindAt: null, hostAt: at };
  return isBetween(stored) ? { dueAt: at + NEXT_TIME, remindAt: null } : dueFrom(pace, at);
}

/** Whether the time of this table does not run: nothing can be posted, or people have not been shown yet what they are asked. */
export function isClockStopped(stored: Stored): boolean {
  return stored.table.paused !== null || isUnseen(stored);
}

function isUnseen(stored: Stored): boolean {
  return stored.table.unseenSince !== null && !postsToActBy(stored).every(isShown);
}

/** A lobby whose message was deleted, and whose new one the server refuses, expires all the same. */
function isShown({ kind, messageId, sent, wanted }: Post): boolean {
  return sent >= wanted && (messageId !== null || kind === 'lobby');
}

/** Whether it has ever been in the channel, even if it was deleted there, or is to be replaced. */
function wasShown({ messageId, old, sent }: Post): boolean {
  return messageId !== null || old.length > 0 || sent > 0;
}

/**
 * This message is not in its channel any more, or is to be made anew: where people are asked by it their time stands until
 * there is one again.
 */
export function loseSight(message: Post['id'], at: number): Decide {
  return (stored) => {
    const { status, unseenSince } = stored.table;
    const isAskedBy = status === 'playing' && postsToActBy(stored).some(({ id }) => id === message);
    return isAskedBy && unseenSince === null ? { table: { unseenSince: at }, out: true } : { out: false };
  };
}

/** A message is about to be posted: where it is late, people have their full time from now on, and it says so. */
export function beforePost(at: number): Decide {
  return (stored) => {
    if (!isLate(stored, at)) return { out: false };
    const fresh = freshClock(stored, at);
    return { table: { ...fresh, unseenSince: at }, ...tellMenus(stored, fresh), out: true };
  };
}

/** A message has been posted: if people see by it what they are asked, their time runs. */
export function afterPost(at: number): Decide {
  return (stored) => {
    if (stored.table.unseenSince === null || isUnseen(stored)) return { out: false };
    if (!isLate(stored, at)) return { table: { unseenSince: null }, out: true };
    const fresh = freshClock(stored, at);
    const table = { ...fresh, unseenSince: null };
    // Its board tells no time.
    if (isTimeless(stored.table)) return { table, out: true };
    return { table, renew: currentPosts(stored), ...tellMenus(stored, fresh), out: true };
  };
}

function isLate({ table: { unseenSince, dueAt, paused } }: Stored, at: number): boolean {
  return unseenSince !== null && dueAt !== null && paused === null && at - unseenSince > LATE;
}

/** Why nothing can be posted for a table any more. */
export type GoneReason = Extract<TableKey, `table.gone.${string}`>;

/**
 * The channel takes no messages: the clock stops, so that nobody is passed over while nobody can see the board. Something
 * stays unsent by which it shows whether the channel works again. A table that has nothing to say is left alone.
 */
export function pauseTable(at: number): Decide {
  return (stored) => {
    const renew = isUnsent(stored) ? [] : currentPosts(stored);
    if (stored.table.paused !== null || (renew.length === 0 && !isUnsent(stored))) return { out: false };
    return { table: { paused: at }, renew, refreshMenus: true, out: true };
  };
}

/**
 * The channel refuses whatever is posted there: a lobby that nobody has seen yet is closed at once, since nobody could come
 * to it; everything else is paused.
 */
export function shutOut(reason: GoneReason, at: number): Decide {
  return (stored) => (isUnheardOf(stored) ? closeGone(reason, at)(stored) : pauseTable(at)(stored));
}

/** Nothing that is said of this table can be posted: a lobby that nobody has seen yet is closed. */
export function closeUnseen(reason: GoneReason, at: number): Decide {
  return (stored) => (isUnheardOf(stored) ? closeGone(reason, at)(stored) : { out: false });
}

/** Whether this is a lobby whose message has never been in its channel. */
function isUnheardOf({ table, posts }: Stored): boolean {
  return table.status === 'lobby' && posts.every((post) => !wasShown(post));
}

/** The channel works again: there is as much time as at the beginning, and the board says so. */
export function resumeTable(at: number): Decide {
  return (stored) => {
    const { table } = stored;
    if (table.paused === null) return { out: false };
    return {
      table: { paused: null, ...(table.dueAt !== null && { ...freshClock(stored, at), unseenSince: at }) },
      renew: currentPosts(stored),
      refreshMenus: true,
      out: true,
    };
  };
}

/** A change of the time that is left by a smaller part than this is not worth an edit. */
const NOTICED = 0.05;

/**
 * Time has stood for so long, and runs again from now on: there is as much left as there was, enough to answer, and never
 * more than the pace allows. A channel that takes no messages is not given up before it has been tried again, nor held for longer.
 */
export function giveGrace(at: number, stood: number): Decide {
  return (stored) => {
    const { dueAt, remindAt, paused } = stored.table;
    if (paused !== null) return { table: { paused: heldSince(paused + stood, at) }, out: true };
    if (dueAt === null) return { out: false };
    const full = freshClock(stored, at);
    const grace = isTimeless(stored.table) ? PARKED_GRACE : GRACE;
    const due = Math.min(full.dueAt, Math.max(dueAt + stood, at + grace));
    const table = {
      ...full,
      dueAt: due,
      remindAt: remindAt === null ? null : Math.min(due, Math.max(remindAt + stood, full.remindAt ?? due)),
    };
    const isSeen = Math.abs(due - dueAt) > NOTICED * (due - at);
    // Its message tells no time.
    if (isTimeless(stored.table)) return isSeen ? { table, out: true } : { out: false };
    return { table, ...(isSeen && { renew: currentPosts(stored), ...tellMenus(stored, table) }), out: true };
  };
}

function heldSince(since: number, at: number): number {
  return Math.min(at, Math.max(since, at - GIVEN_UP_AFTER + TRIED_FOR));
}

/** The channel, or the server, is not there any more: the table is closed, and nothing of it is wanted in public. */
export function closeGone(reason: GoneReason, at: number): Decide {
  return (stored) => ({ ...closeFor(stored, reason, at), dropPosts: true, out: true });
}

function closeFor(stored: Stored, reason: GoneReason, at: number): Change {
  switch (stored.table.status) {
    case 'lobby':
      return { table: { status: 'void', reason, dueAt: null, paused: null } };
    case 'playing':
    case 'parked': {
      const change = closeTable(stored, reason, at);
      return {
        ...change,
        table: { ...change.table, paused: null },
        renew: [],
        posts: [],
        // Who saw a deleted channel sees its private messages no more either, but those that stand in another one.
        refreshMenus: reason !== 'table.gone.channel' || stored.menus.some(({ elsewhere }) => elsewhere),
      };
    }
    case 'over':
    case 'cancelled':
    case 'expired':
    case 'void':
      return { table: { paused: null } };
  }
}

function isUnsent({ posts }: Stored): boolean {
  return posts.some((post) => post.sent < post.wanted);
}
