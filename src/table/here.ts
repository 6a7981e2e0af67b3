import type { Change, Stored } from '../store/types.js';
import { notice } from './replies.js';
import type { Press, TableReply } from './types.js';

/** What somebody is told about a table that is not theirs to know of. */
export const ABSENT: TableReply = notice('table.refuse.unknown');

/** The decision for who presses in the table's own server. For everybody else there is no such table: nothing changes, nothing is told. */
export function here<Out>(
  { guildId }: Pick<Press, 'guildId'>,
  absent: Out,
  decide: (stored: Stored) => Change<Out>,
): (stored: Stored) => Change<Out> {
  return (stored) => (stored.table.guildId === guildId ? decide(stored) : { out: absent });
}
