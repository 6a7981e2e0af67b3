import { type Game, type Rules, type Seat, SOLO } from '../../src/games/game.js';
import { type Header, isOver, moveLine, type RecordEvent, throwLine } from '../../src/games/record.js';

/** Random matches from a seed, for tests: the same seed always gives the same match. */

/** One event of a match, with the states before and after it. */
export interface Moment {
  readonly before: unknown;
  readonly event: RecordEvent;
  readonly after: unknown;
}

export interface RandomMatch {
  readonly header: Header;
  readonly moments: readonly Moment[];
  readonly lines: readonly string[];
  readonly end: unknown;
}

/** Whole numbers 0…n−1, evenly spread. */
export type Pick = (n: number) => number;

export function picker(seed: number): Pick {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** Chooses a seat's move; the default is any of its moves. */
export type Strategy = (state: unknown, seat: Seat, pick: Pick) => string;

/** A match that has had so many throws and answers does not end. */
export const MOST_EVENTS = 5000;

/** Plays one match to its end. Seats answer in any order, and now and then one changes its mind. */
export function randomMatch(game: Rules, seed: number, player?: Strategy): RandomMatch {
  const [min, max] = game.seats;
  return playAtRandom(game, min + (seed % (max - min + 1)), seed, player);
}

/** The same of somebody who plays alone. */
export function randomSolo(game: Rules, seed: number, player?: Strategy): RandomMatch {
  return playAtRandom(game, SOLO, seed, player);
}

function playAtRandom(game: Rules, seats: number, seed: number, player?: Strategy): RandomMatch {
  const pick = picker(seed);
  const first = pick(seats);
  const moments: Moment[] = [];
  let state = freezeDeep(game.start(seats, first));
  while (!isOver(game, state)) {
    if (moments.length > MOST_EVENTS) throw new Error(`match ${seed} of ${game.id} does not end`);
    const event = freezeDeep(nextEvent(game, state, seats, pick, player));
    const after = freezeDeep(happen(game, state, event));
    moments.push({ before: state, event, after });
    state = after;
  }
  return { header: { game: game.id, seats, first }, moments, lines: moments.map(lineOf), end: state };
}

function nextEvent(game: Rules, state: unknown, seats: number, pick: Pick, player?: Strategy): RecordEvent {
  const due = game.diceDue(state);
  if (due !== null) return { kind: 'throw', faces: due.map((die) => die.faces[pick(die.faces.length)]!) };
  const missing = game.toMove(state);
  const given = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => game.pendingMove(state, seat) !== null,
  );
  const from = given.length > 0 && pick(5) === 0 ? given : missing;
  const seat = from[pick(from.length)]!;
  const moves = game.legalMoves(state, seat);
  return { kind: 'move', seat, move: player?.(state, seat, pick) ?? moves[pick(moves.length)]! };
}

function happen(game: Rules, state: unknown, event: RecordEvent): unknown {
  return event.kind === 'throw' ? game.roll(state, event.faces) : game.play(state, event.seat, event.move);
}

function lineOf({ event }: Moment): string {
  return event.kind === 'throw' ? throwLine(event.faces) : moveLine(event.seat, event.move);
}

/** Frozen through and through, so that a game that writes into what it was given fails at once. */
export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const inner of Object.values(value)) freezeDeep(inner);
    Object.freeze(value);
  }
  return value;
}

export function* momentsOf(samples: readonly RandomMatch[]): Generator<Moment> {
  for (const { moments } of samples) yield* moments;
}

export function seatsOf(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Whether the event is an answer after which others are still awaited in the same step. */
export function staysOpen(game: Game, { before, event }: Moment): boolean {
  return event.kind === 'move' && game.toMove(before).some((seat) => seat !== event.seat);
}
