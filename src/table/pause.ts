import type { Change, Stored } from '../store/types.js';
import { GIVEN_UP_AFTER, GRACE, PARKED_GRACE, TRIED_FOR } from './pace.js';
import { closeTable } from './play.js';
import { currentPosts, freshClock, wasShown } from './posted.js';
import type { TableKey } from './replies.js';
import { isBetween } from './series.js';

type Decide = (stored: Stored) => Change<boolean>;

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
    const { dueAt, remindAt, paused, status } = stored.table;
    if (paused !== null) return { table: { paused: heldSince(paused + stood, at) }, out: true };
    if (dueAt === null) return { out: false };
    const full = freshClock(stored, at);
    const grace = status === 'parked' ? PARKED_GRACE : GRACE;
    const due = Math.min(full.dueAt, Math.max(dueAt + stood, at + grace));
    const table = {
      ...full,
      dueAt: due,
      remindAt: remindAt === null ? null : Math.min(remindAt + stood, full.remindAt ?? due, due),
    };
    const isSeen = Math.abs(due - dueAt) > NOTICED * (due - at);
    // Its message tells no time.
    if (status === 'parked') return isSeen ? { table, out: true } : { out: false };
    return { table, ...(isSeen && { renew: currentPosts(stored), refreshMenus: isBetween(stored) }), out: true };
  };
}

function heldSince(since: number, at: number): number {
  return Math.min(at, Math.max(since, at - GIVEN_UP_AFTER + TRIED_FOR));
}

/** The channel, or the server, is not there any more: the table is closed, and nothing of it is wanted in public. */
export function closeGone(reason: GoneReason, at: number): Decide {
  return (stored) => ({ ...closeFor(stored, reason, at), dropPosts: true, out: true });
}

function closeFor(stored: Stored, reason: GoneReason, at: number): Omit<Change<never>, 'out'> {
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
        // Who saw a deleted channel sees its private messages no more either.
        refreshMenus: reason !== 'table.gone.channel',
      };
    }
    default:
      return { table: { paused: null } };
  }
}

function isUnsent({ posts }: Stored): boolean {
  return posts.some((post) => post.sent < post.wanted);
}
