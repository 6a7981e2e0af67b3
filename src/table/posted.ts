import type { Post } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { dueFrom, LATE, LOBBY_TIME, NEXT_TIME, PARKED_TIME } from './pace.js';
import { isBetween } from './series.js';

type Decide = (stored: Stored) => Change<boolean>;

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
export function freshClock(stored: Stored, at: number): ReturnType<typeof dueFrom> & { readonly hostAt?: number } {
  const { pace, status } = stored.table;
  if (status === 'parked') return { dueAt: at + PARKED_TIME, remindAt: null };
  // Whoever could not be heard was not silent.
  if (status === 'lobby') return { dueAt: at + LOBBY_TIME, remindAt: null, hostAt: at };
  return isBetween(stored) ? { dueAt: at + NEXT_TIME, remindAt: null } : dueFrom(pace, at);
}

/** Whether people have not been shown yet what they are asked: until then their time does not run. */
export function isUnseen(stored: Stored): boolean {
  return stored.table.unseenSince !== null && !postsToActBy(stored).every(isShown);
}

/** A lobby whose message was deleted, and whose new one the server refuses, expires all the same. */
function isShown({ kind, messageId, sent, wanted }: Post): boolean {
  return sent >= wanted && (messageId !== null || kind === 'lobby');
}

/** Whether it has ever been in the channel, even if it was deleted there, or is to be replaced. */
export function wasShown({ messageId, replaces, sent }: Post): boolean {
  return messageId !== null || replaces !== null || sent > 0;
}

/** A message is about to be posted: where it is late, people have their full time from now on, and it says so. */
export function beforePost(at: number): Decide {
  return (stored) =>
    isLate(stored, at) ? { table: { ...freshClock(stored, at), unseenSince: at }, out: true } : { out: false };
}

/** A message has been posted: if people see by it what they are asked, their time runs. */
export function afterPost(at: number): Decide {
  return (stored) => {
    if (stored.table.unseenSince === null || isUnseen(stored)) return { out: false };
    if (!isLate(stored, at)) return { table: { unseenSince: null }, out: true };
    return { table: { ...freshClock(stored, at), unseenSince: null }, renew: currentPosts(stored), out: true };
  };
}

function isLate({ table: { unseenSince, dueAt, paused } }: Stored, at: number): boolean {
  return unseenSince !== null && dueAt !== null && paused === null && at - unseenSince > LATE;
}
