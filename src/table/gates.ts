import type { Store } from '../store/interface.js';
import type { NameRow } from '../store/rows.js';
import type { Change, Stored, Where } from '../store/types.js';
import { closeTable } from './commit.js';
import { isPlayable, loadMatch } from './match.js';
import { closedNotice, isReply, notice, toReply } from './replies.js';
import { ownSeat, seatOf } from './seats.js';
import type { ActiveMatch, GameOf, Press, TableReply } from './types.js';

/** The table's match if it can still be looked at, else what to tell instead. */
export function openMatch(stored: Stored, gameOf: GameOf): ActiveMatch | TableReply {
  if (stored.match === null || stored.match.status === 'void') return closedNotice(stored);
  const live = loadMatch(stored, gameOf);
  return isPlayable(live) ? live : notice(`table.void.${live.unplayable}`);
}

/** What somebody is told about a table that is not theirs to know of. */
export const UNKNOWN_TABLE: TableReply = notice('table.refuse.unknown');

/**
 * Decides about a table for who presses there, in one transaction: was this press dealt with before? is the table one of
 * their server? What else is asked is up to the decision.
 */
export async function decideAt(
  where: Where,
  by: Press,
  decide: (stored: Stored) => Change<TableReply>,
  { store }: { readonly store: Store },
): Promise<TableReply> {
  const updated = await store.update(where, by.id, by.at, inOwnServer(by, UNKNOWN_TABLE, withNames(by, decide)));
  return toReply(updated, { store, where, by });
}

/** The decision for who presses in the table's own server. For everybody else there is no such table: nothing changes, nothing is told. */
export function inOwnServer<Out>(
  { guildId }: Pick<Press, 'guildId'>,
  absent: Out,
  decide: (stored: Stored) => Change<Out>,
): (stored: Stored) => Change<Out> {
  return (stored) => (stored.table.guildId === guildId ? decide(stored) : { out: absent });
}

/** How a presser is called: by their nickname in this server only. */
export function namesOf({ person, guildId, at }: Pick<Press, 'person' | 'guildId' | 'at'>): readonly NameRow[] {
  const { id: personId, name, globalName } = person;
  return [
    { personId, scope: guildId, name, at },
    { personId, scope: '*', name: globalName, at },
  ];
}

/** The decision, with how its presser is called if they have a seat at the table after it. */
export function withNames<Out>(press: Press, decide: (stored: Stored) => Change<Out>): (stored: Stored) => Change<Out> {
  return (stored) => {
    const change = decide(stored);
    const seats = change.seats ?? stored.seats;
    const row = seatOf(seats, press.person.id) ?? ownSeat(seats, press.person.id);
    return row === undefined ? change : { ...change, names: namesOf(press) };
  };
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

/** A match that can't be replayed is closed with its reason, never guessed at; null if all is well. */
export function closeUnplayable(stored: Stored, gameOf: GameOf, at: number): Change<TableReply> | null {
  if (stored.match?.status !== 'playing') return null;
  const live = loadMatch(stored, gameOf);
  if (isPlayable(live)) return null;
  const reason = `table.void.${live.unplayable}` as const;
  return { ...closeTable(stored, reason, at), out: notice(reason) };
}
