import type { Game, Seat } from '../../src/games/game.js';
import { type Pick, picker, type Strategy } from './random-match.js';

/** How often the first of two players wins, a draw counted as half. */
export interface Duel {
  readonly share: number;
  /** Of that share, the standard error. */
  readonly error: number;
  /** What each of them makes on average. */
  readonly means: readonly [number, number];
}

/** Matches of two players in two seats; who sits where, and who begins, changes in turn. The same ones for the same seed. */
export function duel(game: Game, players: readonly [Strategy, Strategy], matches: number, seed = 1): Duel {
  const pick = picker(seed);
  const totals: [number, number] = [0, 0];
  let won = 0;
  for (let match = 0; match < matches; match += 1) {
    const own = match % 2;
    const scores = pointsOf(game, own === 0 ? players : [players[1], players[0]], (match >> 1) % 2, pick);
    const [mine, theirs] = [scores[own]!, scores[1 - own]!];
    totals[0] += mine;
    totals[1] += theirs;
    won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
  }
  const share = won / matches;
  const error = Math.sqrt((share * (1 - share)) / matches);
  return { share, error, means: [totals[0] / matches, totals[1] / matches] };
}

function pointsOf(game: Game, players: readonly Strategy[], first: Seat, pick: Pick): readonly number[] {
  let state = game.start(players.length, first);
  for (;;) {
    const due = game.diceDue(state);
    const [seat] = game.toMove(state);
    if (due !== null)
      state = game.roll(
        state,
        due.map(({ faces }) => faces[pick(faces.length)]!),
      );
    else if (seat === undefined) return game.scores(state).map(({ total }) => total);
    else state = game.play(state, seat, players[seat]!(state, seat, pick));
  }
}

/** Says any of its moves. */
export function atRandom(game: Game): Strategy {
  return (state, seat, pick) => {
    const moves = game.legalMoves(state, seat);
    return moves[pick(moves.length)]!;
  };
}
