import type { Phrase } from '../games/game.js';
import type { SeatRow } from '../store/rows.js';
import type { Decided } from '../store/types.js';
import { commit } from './commit.js';
import { haltAtMove, haltAtStep } from './gates.js';
import { addAnswer, isDone, isGoingOn, isNewest, type Progress, progressFrom } from './match.js';
import { menuOf } from './menus.js';
import { menuReply } from './replies.js';
import { noteArrival } from './seats.js';
import type { ActiveMatch, AtSeat, DecisionDeps, Press, TableActionOf, TableReply } from './types.js';

/** Opens the presser's menu. */
export function openSheet(found: AtSeat, by: Press, _: unknown, deps: DecisionDeps): Decided<TableReply> {
  return actAtSeat(found, by, deps);
}

/** Answers with that move at its step. One that is not legal there changes nothing, and the menu says why. */
export function playMove(
  found: AtSeat,
  by: Press,
  { step, move }: TableActionOf<'play'>,
  deps: DecisionDeps,
): Decided<TableReply> {
  const { live, seat } = found;
  const halt = haltAtStep(live, step) ?? haltAtMove(live, seat, move);
  if (halt !== null) return actAtSeat(found, by, deps, halt);
  const progress = addAnswer(live.game, progressFrom(live), seat, move, 'person', by.at);
  return actAtSeat(found, by, deps, { progress });
}

/** Changes the presser's own menu to what was tapped; nothing is recorded. */
export function tapMenu(
  found: AtSeat,
  by: Press,
  { step, what }: TableActionOf<'tap'>,
  deps: DecisionDeps,
): Decided<TableReply> {
  return actAtSeat(found, by, deps, haltAtStep(found.live, step) ?? { tapped: what });
}

/** What somebody does at a seat: perhaps an answer, and what their menu shows afterwards. */
interface SeatAct {
  readonly progress?: Progress;
  /** As the seats are from now on; left out: as they were. */
  readonly seats?: readonly SeatRow[];
  readonly note?: Phrase | null;
  readonly tapped?: string;
}

/** Everybody may read what everybody has seen. */
export function tellThrows(live: ActiveMatch, _: Press, { page }: TableActionOf<'throws'>): Decided<TableReply> {
  return { out: { kind: 'throws', live, page } };
}

const NEXT_HAS_BEGUN: Phrase = { key: 'series.refuse.begun' };

/** What someone does at their seat, back from being away, and all that follows from it. */
export function actAtSeat(
  { live, seat }: AtSeat,
  by: Press,
  deps: DecisionDeps,
  { progress, seats = live.stored.seats, note, tapped }: SeatAct = {},
): Decided<TableReply> {
  // Of a match that others have followed there are no menus: its message may be theirs.
  if (!isNewest(live.stored)) {
    return { out: menuReply(live, seat, isGoingOn(live.stored) ? NEXT_HAS_BEGUN : null), newestMenuOf: by.person.id };
  }
  const own = menuOf(by, live);
  if (isDone(live)) return { out: menuReply(live, seat), menu: own };
  const now = noteArrival(seats, by.person.id);
  const committed = commit(live, now, { at: by.at, by: seat, below: by.below ?? null }, deps, progress);
  return { ...committed.change, menu: own, out: menuReply(committed.live, seat, note, tapped) };
}
