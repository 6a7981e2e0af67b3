import type { Phrase, Seat } from '../games/game.js';
import type { Decided, Stored, Where } from '../store/types.js';
import { closeTable } from './commit.js';
import { isDone, isInherited, isPlayable, loadMatch, seatShownTo } from './match.js';
import { closedNotice, notice, tablePhrase, tellNotSeated, toReply } from './replies.js';
import { noteNames } from './seats.js';
import type { ActionDeps, ActiveMatch, AtSeat, DecisionDeps, GameOf, Press, TableReply } from './types.js';

/** What is decided once a press has passed its gates, by what was found there. */
type Decide<Found, Action> = (found: Found, by: Press, action: Action, deps: DecisionDeps) => Decided<TableReply>;

/** Up to which gate a press has to come for what it asks, and what is decided there. */
export type Decision<Action> =
  | { readonly at: 'table'; readonly decide: Decide<Stored, Action> }
  | { readonly at: 'match'; readonly decide: Decide<ActiveMatch, Action> }
  | { readonly at: 'play'; readonly decide: Decide<ActiveMatch, Action> }
  | { readonly at: 'seat'; readonly decide: Decide<AtSeat, Action> };

/** Decides about a table for who presses there, in one transaction. The gates stand in this order, from here to the end of the file. */
export async function decideAt<Action>(
  where: Where,
  by: Press,
  action: Action,
  decision: Decision<Action>,
  deps: ActionDeps,
): Promise<TableReply> {
  const { store } = deps;
  // Was it handled already? Is there such a table? The store asks both.
  const updated = await store.update(where, by.id, by.at, (stored) =>
    isOfServer(stored, by)
      ? noteNames(stored, by, passGates(stored, by, action, decision, deps))
      : { out: UNKNOWN_TABLE },
  );
  return toReply(updated, store, where, by);
}

/** Can the match be looked at, does it go on, whose seat is it? The decisions at a seat ask for the step and the move. */
function passGates<Action>(
  stored: Stored,
  by: Press,
  action: Action,
  to: Decision<Action>,
  deps: DecisionDeps,
): Decided<TableReply> {
  if (to.at === 'table') return to.decide(stored, by, action, deps);

  const live = openMatch(stored, deps.gameOf, by.at);
  if (isRefused(live)) return live;
  if (to.at === 'match') return to.decide(live, by, action, deps);

  if (to.at === 'play') return refuseDone(live) ?? to.decide(live, by, action, deps);

  const seat = findSeat(live, by);
  if (isRefused(seat)) return seat;
  return to.decide({ live, seat }, by, action, deps);
}

/** Whether the table is one of the presser's server. For everybody else there is none: nothing changes, nothing is told. */
export function isOfServer({ table }: Stored, { guildId }: Pick<Press, 'guildId'>): boolean {
  return table.guildId === guildId;
}

/** What somebody is told about a table that is not theirs to know of. */
export const UNKNOWN_TABLE: TableReply = notice('table.refuse.unknown');

/** The table's match, if it can still be looked at. One that can't be replayed is closed with its reason, never guessed at. */
export function openMatch(stored: Stored, gameOf: GameOf, at: number): ActiveMatch | Decided<TableReply> {
  const { match } = stored;
  if (match === null || match.status === 'void') return { out: closedNotice(stored) };
  const live = loadMatch(stored, gameOf);
  if (isPlayable(live)) return live;
  const reason = `table.void.${live.unplayable}` as const;
  return { ...(match.status === 'playing' && closeTable(stored, reason, at)), out: notice(reason) };
}

/** What closes a match that is on and can't be replayed; null if all is well. */
export function closeUnplayable(stored: Stored, gameOf: GameOf, at: number): Decided<TableReply> | null {
  if (stored.match?.status !== 'playing') return null;
  const live = openMatch(stored, gameOf, at);
  return isRefused(live) ? live : null;
}

/** Nothing more happens at the seats of a match that is done. */
function refuseDone(live: ActiveMatch): Decided<TableReply> | null {
  return isDone(live) ? { out: notice('table.refuse.closed') } : null;
}

/** The seat whose sheet is the presser's. */
function findSeat(live: ActiveMatch, { person }: Press): Seat | Decided<TableReply> {
  const own = seatShownTo(live, person.id);
  if (own !== undefined) return own.seat;
  return { out: isDone(live) ? notice('table.refuse.strangerOver') : tellNotSeated(live, person.id) };
}

/**
 * Whether the step is on that the button was made for: null, or else what stands above the presser's menu, where a `note` of null
 * means that it says enough by itself. So it is with the next gate.
 */
export function haltAtStep(live: ActiveMatch, step: number): { readonly note: Phrase | null } | null {
  if (isDone(live)) return { note: null };
  return step === live.step ? null : { note: tablePhrase('table.note.stale') };
}

/** Whether the move is legal there, and another than the one that stands. */
export function haltAtMove(live: ActiveMatch, seat: Seat, move: string): { readonly note: Phrase | null } | null {
  const { game, state } = live;
  if (isInherited(live, seat)) return { note: null };
  const moves = game.legalMoves(state, seat);
  if (moves.length === 0) return { note: tablePhrase('table.note.notAsked') };
  if (!moves.includes(move)) return { note: tablePhrase('table.note.illegal') };
  return game.pendingMove(state, seat) === move ? { note: null } : null;
}

/** Whether a gate has let nobody through. */
export function isRefused(found: object | Seat): found is Decided<TableReply> {
  return typeof found === 'object' && 'out' in found;
}
