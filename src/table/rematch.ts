import type { Store } from '../store/interface.js';
import type { Change, Stored, Successors } from '../store/types.js';
import { inOwnServer, UNKNOWN_TABLE } from './gates.js';
import { checkOwnLimits, openerOf } from './limits.js';
import { joinLobby, newTable } from './lobby.js';
import type { GameOf } from './match.js';
import { withNames } from './named.js';
import { notice, replyUnknown, toReply } from './replies.js';
import { ownSeat, seatOf } from './seats.js';
import type { Press, TableReply } from './types.js';

type Reopened = { readonly answer: TableReply } | { readonly joinTable: string };

/**
 * A new lobby for the same table: the first presser hosts it with the same options, the others join it by pressing too.
 * It speaks what the server has set by now.
 */
export async function openRematch(store: Store, gameOf: GameOf, press: Press, table: string): Promise<TableReply> {
  const updated = await store.reopen({ table }, press.id, press.at, openerOf(press), (stored, successors) =>
    inOwnServer(press, { answer: UNKNOWN_TABLE }, withNames(press, reopen(successors, gameOf, press)))(stored),
  );
  if (updated.kind === 'missing') return replyUnknown({ store, where: { table }, by: press });
  if (updated.kind === 'duplicate') return { kind: 'nothing' };
  if ('answer' in updated.out) return updated.out.answer;
  // This interaction is noted as handled already, on the old table.
  const rematch = { table: updated.out.joinTable };
  const joined = await store.update(rematch, null, press.at, withNames(press, joinLobby(press)));
  return joined.kind === 'done' && joined.out.kind === 'lobby'
    ? { kind: 'opened', table: rematch.table, as: 'guest' }
    : toReply(joined, { store, where: rematch, by: press });
}

function reopen(successors: Successors, gameOf: GameOf, press: Press): (stored: Stored) => Change<Reopened> {
  return (stored) => {
    const { table } = stored;
    const game = gameOf(table.game);
    if (game === undefined) return refuse('table.void.game');
    if (table.rematchId !== null && !isUnplayed(successors.rematch)) return { out: { joinTable: table.rematchId } };
    if (table.status === 'lobby' || table.status === 'playing' || table.status === 'parked')
      return refuse('table.refuse.stillOn');
    if (!(seatOf(stored.seats, press.person.id) ?? ownSeat(stored.seats, press.person.id)))
      return refuse('table.refuse.strangerOver');
    if (table.barred.includes(press.person.id)) return refuse('take.refuse.barred');
    // What strangers have open is no reason against a rematch.
    const there = { ...press, channelId: table.channelId, parentId: table.parentId };
    const limit = checkOwnLimits(successors, there);
    if (limit !== null) return { out: { answer: limit } };
    const bots = stored.seats.filter((row) => row.level !== null).length;
    const locale = stored.server.locale ?? table.locale;
    const made = newTable(there, { game, pace: table.pace, bots, seats: table.maxSeats, games: table.games, locale });
    const open = { ...made, table: { ...made.table, barred: table.barred } };
    return {
      table: { rematchId: open.table.id },
      open,
      out: { answer: { kind: 'opened', table: open.table.id, as: 'host' } },
    };
  };
}

/** Whether a press on Rematch there would open a new lobby, as far as that table goes. */
export function opensRematch(store: Store, table: string): boolean {
  const rematch = store.read({ table })?.table.rematchId ?? null;
  return rematch === null || isUnplayed(store.read({ table: rematch }));
}

/** Whether that rematch was closed as a lobby, so that there was none. */
function isUnplayed(rematch: Stored | null): boolean {
  return rematch === null || (rematch.match === null && rematch.table.status !== 'lobby');
}

function refuse(key: Parameters<typeof notice>[0]): Change<Reopened> {
  return { out: { answer: notice(key) } };
}
