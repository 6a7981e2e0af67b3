import type { Change, Stored } from '../store/types.js';
import { agreeToEnd, closeLobby, takeBackEnd } from './end.js';
import { askEndAt, askKickAt, findTable, listTables, removePerson } from './find.js';
import { decideAt } from './gates.js';
import { kick, unban } from './kick.js';
import { comeBack, leaveMatch, takeSeat } from './leave.js';
import { addBot, beginFromLobby, cancelLobby, joinLobby, leaveLobby, removeBot } from './lobby.js';
import { openRematch } from './opening.js';
import { openSheet, playMove, tapMenu } from './play.js';
import { startNext } from './start.js';
import type { ActionDeps, Press, TableAction, TableActionKind, TableActionOf, TableReply } from './types.js';

type Handler<K extends TableActionKind> = (
  by: Press,
  action: TableActionOf<K>,
  deps: ActionDeps,
) => Promise<TableReply>;

/** Everything people can do at tables, a line each. */
const ACTIONS: { readonly [K in TableActionKind]: Handler<K> } = {
  // In a lobby.
  join: atTable((by) => joinLobby(by)),
  leave: atTable((by) => leaveLobby(by)),
  bot: atTable((by) => addBot(by)),
  unbot: atTable((by) => removeBot(by)),
  begin: atTable((by, _, { gameOf, random }) => beginFromLobby(by, gameOf, random)),
  cancel: atTable((by) => cancelLobby(by)),
  close: atTable((by) => closeLobby(by)),
  oust: (by, { table, person }, deps) => removePerson(by, table, person, deps),

  // In a match.
  sheet: inMatch((by, _, { gameOf, random }) => openSheet(by, gameOf, random)),
  play: inMatch((by, { step, move }, { gameOf, random }) => playMove(by, step, move, gameOf, random)),
  tap: inMatch((by, { step, what }, { gameOf, random }) => tapMenu(by, step, what, gameOf, random)),
  quit: inMatch((by, _, { gameOf, random }) => leaveMatch(by, gameOf, random)),
  back: inMatch((by, _, { gameOf, random }) => comeBack(by, gameOf, random)),
  take: inMatch((by, { seat }, { gameOf, random }) => takeSeat(by, seat, gameOf, random)),
  kick: inMatch((by, { seat }, { gameOf, random }) => kick(by, seat, gameOf, random)),
  pardon: inMatch((by, { person }) => unban(by, person)),
  end: inMatch((by, _, { gameOf, random }) => agreeToEnd(by, gameOf, random)),
  stay: inMatch((by, _, { gameOf, random }) => takeBackEnd(by, gameOf, random)),

  // After a match.
  next: inMatch((by, _, { gameOf, random }) => startNext(by, gameOf, random)),
  again: (by, { table }, { store, gameOf }) => openRematch(store, gameOf, by, table),

  // Which table is meant, and whether the presser is sure.
  find: findTable,
  which: listTables,
  ending: askEndAt,
  kicking: askKickAt,
};

/** Does what that action says, for who presses. Nobody is refused by an error: they are told. */
export function act<K extends TableActionKind>(
  by: Press,
  action: TableAction & { readonly kind: K },
  deps: ActionDeps,
): Promise<TableReply> {
  const handle = ACTIONS[action.kind] as Handler<K>;
  return handle(by, action as TableActionOf<K>, deps);
}

type DecideFor<Action> = (by: Press, action: Action, deps: ActionDeps) => (stored: Stored) => Change<TableReply>;

function atTable<Action extends { readonly table: string }>(decide: DecideFor<Action>) {
  return (by: Press, action: Action, deps: ActionDeps): Promise<TableReply> =>
    decideAt({ table: action.table }, by, decide(by, action, deps), deps);
}

function inMatch<Action extends { readonly match: string }>(decide: DecideFor<Action>) {
  return (by: Press, action: Action, deps: ActionDeps): Promise<TableReply> =>
    decideAt({ match: action.match }, by, decide(by, action, deps), deps);
}
