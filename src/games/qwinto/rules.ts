import { NO_MOVES, seatsIn } from '../assemble.js';
import type { DiceDue, DieDue, Seat } from '../game.js';
import { fullRows, openPlaces } from './fields.js';
import { AGAIN, DICE_MOVES, diceOf, entryMoves, FIELD_MOVES, PASS, placeOfMove, THROW_MOVES } from './moves.js';
import { FAILED_ATTEMPTS, FULL_ROWS, PLACES, ROWS, type Row } from './sheet.js';

/** A match between two events, in small numbers: a state is made for every event. */
export interface State {
  readonly seats: number;
  /** Turns begun before this one. */
  readonly turn: number;
  /** Whose turn it is; at the end, whose turn was last. */
  readonly active: Seat;
  readonly phase: Phase;
  /** A mask of the dice named in this turn; 0 = none yet. */
  readonly named: number;
  /** The throw, three bits a die: orange yellow purple; 0 = not thrown. */
  readonly dice: number;
  /** The numbers entered, 27 a seat; 0 = empty. */
  readonly fields: readonly number[];
  /** Failed attempts, three bits a seat. */
  readonly failed: number;
  /** In an entry step, a mask of open places for each seat; else empty. */
  readonly open: readonly number[];
  /** In an entry step, five bits a seat: 0 = none, 1…27 = the place and one, 28 = pass. */
  readonly pending: number;
  /** A mask of the seats that still have to answer. */
  readonly toMove: number;
}

export const PHASES = { choose: 0, first: 1, decide: 2, second: 3, enter: 4, over: 5 } as const;
/** In the order of a turn. The dice are due in `first` and in `second`. */
export type Phase = (typeof PHASES)[keyof typeof PHASES];

const PASSED = PLACES + 1;

export function start(seats: number, first: Seat): State {
  return choice({
    seats,
    turn: 0,
    active: first,
    phase: PHASES.choose,
    named: 0,
    dice: 0,
    fields: new Array<number>(seats * PLACES).fill(0),
    failed: 0,
    open: [],
    pending: 0,
    toMove: 0,
  });
}

type Draft = { -readonly [Key in keyof State]: State[Key] };

/** A turn begins: the active seat is asked for its dice. Like all that takes a draft, it changes `next`, which is new. */
function choice(next: Draft): State {
  next.phase = PHASES.choose;
  next.named = 0;
  next.dice = 0;
  next.toMove = 1 << next.active;
  return next;
}

const DIE: DieDue = Object.freeze({ faces: Object.freeze(['1', '2', '3', '4', '5', '6']) });
const UNTHROWN: DieDue = Object.freeze({ faces: Object.freeze(['-']) });

/** By the mask of named dice. */
const due: readonly DiceDue[] = Array.from({ length: 1 << ROWS.length }, (_, named) =>
  Object.freeze(ROWS.map((row) => ((named >> row) & 1 ? DIE : UNTHROWN))),
);

export function diceDue({ phase, named }: State): DiceDue | null {
  return phase === PHASES.first || phase === PHASES.second ? due[named]! : null;
}

export function toMove(state: State): readonly Seat[] {
  return seatsIn(state.toMove);
}

/** What the die of that row's colour shows; 0 where it was not thrown. */
export function die(state: State, row: Row): number {
  return (state.dice >> (3 * row)) & 7;
}

export function sumOf(state: State): number {
  return die(state, 0) + die(state, 1) + die(state, 2);
}

/** A mask of the places that take the throw on the table for who may still keep it or throw again. */
export function placesAhead(state: State): number {
  return openPlaces(state.fields, state.active * PLACES, state.named, sumOf(state));
}

export function numberIn(state: State, seat: Seat, place: number): number {
  return state.fields[seat * PLACES + place]!;
}

export function failedOf(state: State, seat: Seat): number {
  return (state.failed >> (3 * seat)) & 7;
}

/** Rises at every point where something is due. */
export function step(state: State): number {
  return (PHASES.over + 1) * state.turn + state.phase;
}

export function roll(state: State, faces: readonly string[]): State {
  let packed = 0;
  for (const row of ROWS) if (faces[row] !== '-') packed |= Number(faces[row]) << (3 * row);
  const next: Draft = { ...state, dice: packed };
  if (state.phase === PHASES.second) return entries(next);
  next.phase = PHASES.decide;
  next.toMove = 1 << next.active;
  return next;
}

/** Asks everyone who may enter the sum; where that is nobody, the turn is over. */
function entries(next: Draft): State {
  const sum = sumOf(next);
  const open: number[] = [];
  for (let seat = 0; seat < next.seats; seat += 1) {
    const places = openPlaces(next.fields, seat * PLACES, next.named, sum);
    open.push(places);
    if (places !== 0) next.toMove |= 1 << seat;
  }
  next.phase = PHASES.enter;
  next.open = open;
  return next.toMove === 0 ? resolve(next) : next;
}

export function legalMoves(state: State, seat: Seat): readonly string[] {
  if (state.phase === PHASES.enter) return seat < state.seats ? entryMoves(state.open[seat]!) : NO_MOVES;
  if (seat !== state.active) return NO_MOVES;
  if (state.phase === PHASES.choose) return DICE_MOVES;
  return state.phase === PHASES.decide ? THROW_MOVES : NO_MOVES;
}

/** The seat's pending move of an entry step that is still on; a seat that is asked alone never has one. */
export function pendingMove(state: State, seat: Seat): string | null {
  const given = givenBy(state, seat);
  if (given === 0) return null;
  return given === PASSED ? PASS : FIELD_MOVES[given - 1]!;
}

function givenBy(state: State, seat: Seat): number {
  return (state.pending >> (5 * seat)) & 31;
}

export function play(state: State, seat: Seat, move: string): State {
  const next: Draft = { ...state, toMove: state.toMove & ~(1 << seat) };
  switch (state.phase) {
    case PHASES.choose:
      next.named = diceOf(move);
      next.phase = PHASES.first;
      return next;
    case PHASES.decide:
      if (move !== AGAIN) return entries(next);
      next.phase = PHASES.second;
      return next;
    default: {
      const given = (placeOfMove(move) ?? PASSED - 1) + 1;
      next.pending = (state.pending & ~(31 << (5 * seat))) | (given << (5 * seat));
      return next.toMove === 0 ? resolve(next) : next;
    }
  }
}

/** All entries take effect together, then a failed attempt is noted, then the end is looked for. */
function resolve(next: Draft): State {
  const sum = sumOf(next);
  let full = false;
  let fields: number[] | null = null;
  for (let seat = 0; seat < next.seats; seat += 1) {
    const given = givenBy(next, seat);
    if (given === 0 || given === PASSED) {
      if (seat === next.active) next.failed += 1 << (3 * seat);
      continue;
    }
    fields ??= next.fields.slice();
    fields[seat * PLACES + given - 1] = sum;
    if (fullRows(fields, seat * PLACES) >= FULL_ROWS) full = true;
  }
  if (fields !== null) next.fields = fields;
  next.open = [];
  next.pending = 0;
  if (full || failedOf(next, next.active) === FAILED_ATTEMPTS) {
    next.phase = PHASES.over;
    return next;
  }
  next.turn += 1;
  next.active = (next.active + 1) % next.seats;
  return choice(next);
}

/** The move that is written for a seat whose time is up. */
export function defaultMove(state: State): string {
  if (state.phase === PHASES.choose) return DICE_MOVES.at(-1)!;
  return state.phase === PHASES.decide ? THROW_MOVES[0]! : PASS;
}
