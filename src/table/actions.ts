import type { Where } from '../store/types.js';
import { agreeToEnd, closeLobby, takeBackEnd } from './end.js';
import { askEndAt, askKickAt, findTable, listTables, oustPerson } from './find.js';
import { type Decision, decideAt } from './gates.js';
import { kick, pardonPerson } from './kick.js';
import { comeBack, quitMatch, takeSeat } from './leave.js';
import { addBot, beginAlone, beginFromLobby, cancelLobby, joinLobby, leaveLobby, removeBot } from './lobby.js';
import { openRematch } from './opening.js';
import { openSheet, playMove, tapMenu, tellThrows } from './play.js';
import { startNext } from './start.js';
import type { ActionDeps, Press, TableAction, TableActionOf, TableReply } from './types.js';
import { putWord } from './words.js';

type Handler<K extends TableAction['kind']> = (
  by: Press,
  action: TableActionOf<K>,
  deps: ActionDeps,
) => Promise<TableReply>;

/** Everything people can do at tables, a line each: up to which gate it has to come, and what decides there; or what does it. */
const ACTIONS: { readonly [K in TableAction['kind']]: Decision<TableActionOf<K>> | Handler<K> } = {
  // In a lobby.
  join: { at: 'table', decide: joinLobby },
  leave: { at: 'table', decide: leaveLobby },
  bot: { at: 'table', decide: addBot },
  unbot: { at: 'table', decide: removeBot },
  begin: { at: 'table', decide: beginFromLobby },
  alone: { at: 'table', decide: beginAlone },
  cancel: { at: 'table', decide: cancelLobby },
  word: { at: 'table', decide: putWord },
  close: { at: 'table', decide: closeLobby },
  oust: (by, { table, person }, deps) => oustPerson(by, table, person, deps),

  // In a match.
  sheet: { at: 'seat', decide: openSheet },
  play: { at: 'seat', decide: playMove },
  tap: { at: 'seat', decide: tapMenu },
  quit: { at: 'play', decide: quitMatch },
  back: { at: 'match', decide: comeBack },
  take: { at: 'match', decide: takeSeat },
  kick: { at: 'play', decide: kick },
  pardon: { at: 'table', decide: pardonPerson },
  end: { at: 'play', decide: agreeToEnd },
  stay: { at: 'play', decide: takeBackEnd },
  throws: { at: 'match', decide: tellThrows },

  // After a match.
  next: { at: 'table', decide: startNext },
  again: (by, { table }, deps) => openRematch(deps, by, table),

  // Which table is meant, and whether the presser is sure.
  find: findTable,
  which: listTables,
  ending: askEndAt,
  kicking: askKickAt,
};

/** Does what that action says, for who presses. Nobody is refused by an error: they are told. */
export function act<K extends TableAction['kind']>(
  by: Press,
  action: TableActionOf<K>,
  deps: ActionDeps,
): Promise<TableReply> {
  const way = ACTIONS[action.kind] as Decision<TableActionOf<K>> | Handler<K>;
  return typeof way === 'function' ? way(by, action, deps) : decideAt(whereOf(action), by, action, way, deps);
}

/** By the match that was pressed, else by the table. */
function whereOf(action: TableAction): Where {
  if ('match' in action) return { match: action.match };
  if ('table' in action) return { table: action.table };
  throw new Error(`${action.kind} names no table`);
}
