import type { Store } from '../store/interface.js';
import type { Change, Stored, Where } from '../store/types.js';
import { withNames } from './named.js';
import { notice, toReply } from './replies.js';
import type { Press, TableReply } from './types.js';

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
