import type { Phrase, Seat } from '../../games/game.js';
import { isAnswerOf } from '../match.js';
import type { ActiveMatch } from '../types.js';
import { readAccount, type TurnAccount } from './account.js';

/** What has passed since a seat last answered, as far as everybody may know it. */
export interface SinceAnswer {
  /** Throws that are over and asked it nothing, oldest first: the newest of its own, and of the others'. */
  readonly unasked: readonly TurnAccount[];
  /** How many of its own fitted nowhere; what they cost in all is told by the newest. */
  readonly misfits: number;
  /** What the throw that it last answered has cost or brought it. */
  readonly own: readonly Phrase[];
}

export const NOTHING_SINCE: SinceAnswer = { unasked: [], misfits: 0, own: [] };

export function viewMeanwhile(live: ActiveMatch, seat: Seat): SinceAnswer {
  const { lines } = live.stored;
  const answered = lines.findLastIndex((line) => isAnswerOf(line, seat));
  if (answered < 0) return NOTHING_SINCE;
  const turns = readAccount(live, answered, lines.length);
  const unasked = throwsOver(live, turns).filter(({ entries }) => !entries.some((each) => each.seat === seat));
  const newest = [true, false].map((isOwn) => unasked.findLast(({ active }) => (active === seat) === isOwn));
  const misfits = unasked.filter(({ active }) => active === seat);
  const told = unasked.filter((turn) => newest.includes(turn));
  return {
    unasked: told.map((turn) => (turn.active === seat ? withAllCosts(turn, misfits, seat) : turn)),
    misfits: misfits.length,
    own: turns.filter((turn) => !unasked.includes(turn)).flatMap(({ news }) => news.filter((each) => isOf(each, seat))),
  };
}

/** A throw as the last of some in which a seat had nothing to enter: with what they cost it together. */
function withAllCosts(turn: TurnAccount, all: readonly TurnAccount[], seat: Seat): TurnAccount {
  const costs = all.flatMap(({ news }) => news.flatMap((each) => (isOf(each, seat) ? costOf(each) : [])));
  const cost = costs.reduce((sum, each) => sum + each, 0);
  const news = turn.news.map((each) =>
    isOf(each, seat) && costOf(each).length > 0 ? { ...each, args: { ...each.args, cost } } : each,
  );
  return { ...turn, news };
}

function costOf({ args }: Phrase): readonly number[] {
  const cost = args?.['cost'];
  return typeof cost === 'number' ? [cost] : [];
}

/** Of each turn that is over the throw that stood: one that was thrown again is followed by another of the same seat. */
function throwsOver({ game, state }: ActiveMatch, turns: readonly TurnAccount[]): readonly TurnAccount[] {
  const thrown = turns.filter(({ dice }) => dice.length > 0);
  const stood = thrown.filter(({ active }, n) => thrown[n + 1]?.active !== active);
  const isOn = game.diceOn(state).length > 0;
  return isOn ? stood.slice(0, -1) : stood;
}

function isOf({ args }: Phrase, seat: Seat): boolean {
  const whose = args?.['seat'];
  return typeof whose === 'object' && 'seat' in whose && whose.seat === seat;
}
