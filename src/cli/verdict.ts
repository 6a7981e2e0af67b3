import type { Rules } from '../games/game.js';
import { type Header, isOver, type ParsedRecord } from '../games/record.js';

/** How a match stands, as the referee says it. */
export interface Verdict extends Header {
  readonly over: boolean;
  readonly due: 'dice' | 'answers' | null;
  readonly toMove: readonly number[];
  readonly active: number;
  readonly misthrows: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The order of the keys is part of the command's interface. */
export function verdictOn({ game, header, state }: ParsedRecord): Verdict {
  const over = isOver(game, state);
  const scores = game.scores(state);
  const totals = scores.map((score) => score.total);
  return {
    ...header,
    over,
    due: dueIn(game, state),
    toMove: game.toMove(state),
    active: game.active(state),
    // 0 also in a game without penalties: other programs read the same keys of every game.
    misthrows: scores.map((score) => score.penalties ?? 0),
    scores: totals,
    winners: over ? bestOf(totals) : [],
  };
}

function dueIn(game: Rules, state: unknown): Verdict['due'] {
  if (game.diceDue(state) !== null) return 'dice';
  return game.toMove(state).length > 0 ? 'answers' : null;
}

function bestOf(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
