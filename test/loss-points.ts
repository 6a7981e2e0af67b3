import type { Game, Seat } from '../src/games/game.js';
import { randomMatch } from './support/random-match.js';

/** A point of a match at which somebody disappears. */
export interface LossPoint {
  readonly game: Game;
  /** What is decided there, whether it is the turn of that seat, and what is waited for. */
  readonly name: string;
  readonly seats: number;
  readonly first: Seat;
  readonly lines: readonly string[];
  readonly gone: Seat;
  /** How many lines the match had after it where it was found. */
  readonly left: number;
}

const SEATS = 3;
/** The match has to go on for a while. */
const LEAST_LEFT = 10;

/** Every kind of point that matches of three come to, each as near to the end of a match as it was found. */
export function lossPointsOf(game: Game, seeds: number): readonly LossPoint[] {
  const found = new Map<string, LossPoint>();
  for (let seed = 1; seed <= seeds; seed++) {
    const { header, moments, lines } = randomMatch(game, seed);
    if (header.seats !== SEATS) continue;
    for (const [n, { before, event }] of moments.entries()) {
      const left = lines.length - n;
      if (event.kind === 'throw' || left < LEAST_LEFT) continue;
      for (let gone = 0; gone < SEATS; gone++) {
        const name = nameOf(game, before, gone);
        const point = { game, name, seats: SEATS, first: header.first, lines: lines.slice(0, n), gone, left };
        if (left < (found.get(name)?.left ?? Number.POSITIVE_INFINITY)) found.set(name, point);
      }
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function nameOf(game: Game, state: unknown, seat: Seat): string {
  const awaited = game.toMove(state);
  const step = game.view(state, null).step?.key.split('.').at(-1) ?? 'step';
  const turn = game.active(state) === seat ? 'active' : 'other';
  return `${step}, ${turn}, ${situation()}`;

  function situation(): string {
    if (awaited.includes(seat)) return awaited.length === 1 ? 'the last awaited' : 'awaited with others';
    return game.pendingMove(state, seat) === null ? 'not asked' : 'answered already';
  }
}
