import type { SeatRow } from '../store/rows.js';
import type { Decided, Stored } from '../store/types.js';
import { lobbyPost, resultPosts } from './announce.js';
import { changeBetween, restClock } from './commit.js';
import { putWordInLobby } from './lobby.js';
import { isBetween, isGoingOn } from './match.js';
import { closedNotice, notice } from './replies.js';
import { hostOf, noteArrival, seatOf, withSeat } from './seats.js';
import type { Press, TableActionOf, TableReply } from './types.js';

/** Puts somebody's lucky word into the salt of the match to come: beneath the lobby, or between two matches of a series. */
export function putWord(stored: Stored, press: Press, { word }: TableActionOf<'word'>): Decided<TableReply> {
  const found = seatForWord(stored, press.person);
  if ('refuse' in found) return { out: found.refuse };
  const { seat } = found.own;
  if (stored.table.status === 'lobby') return putWordInLobby(stored, press, { seat, word });
  const seats = withSeat(noteArrival(stored.seats, press.person.id), seat, { word });
  const hostId = hostOf(stored.table, seats, seat);
  const table = { ...stored.table, ...restClock(stored, seats, press.at), hostId };
  return { ...changeBetween(stored, { table, seats }), out: notice(word === null ? 'word.done.none' : 'word.done') };
}

/** The seat of who may put a lucky word there now, or why they may not. */
export function seatForWord(
  stored: Stored,
  { id }: Press['person'],
): { readonly own: SeatRow } | { readonly refuse: TableReply } {
  const isLobby = stored.table.status === 'lobby';
  if (!isLobby && !isBetween(stored))
    return { refuse: isGoingOn(stored) ? notice('word.refuse.begun') : closedNotice(stored) };
  const own = seatOf(stored.seats, id);
  return own === undefined ? { refuse: notice(isLobby ? 'table.refuse.notSeated' : 'table.refuse.stranger') } : { own };
}

/** What people type may be refused where it is shown: then none of it is. `out` tells whether there was any. */
export function dropWords(stored: Stored): Decided<boolean> {
  if (stored.seats.every(({ word }) => word === null)) return { out: false };
  const seats = stored.seats.map((row) => ({ ...row, word: null }));
  return { seats, renew: stored.table.status === 'lobby' ? lobbyPost(stored) : resultPosts(stored), out: true };
}
