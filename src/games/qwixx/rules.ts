import { NO_MOVES, seatsIn } from '../assemble.js';
import type { DiceDue, DieDue, Seat } from '../game.js';
import { COLOURED_PASS, colouredMove, crossOf, whiteMoves } from './moves.js';
import {
  CLOSED_ROWS,
  hasLock,
  isPlaceOpen,
  MISTHROWS,
  openPlaces,
  placeOf,
  ROWS,
  type Row,
  rowCount,
  withCross,
} from './sheet.js';

/**
 * A match between two events. Small numbers are packed into one integer wherever that spares an array: a state is made
 * for every event, and thousands of matches a second are played through this.
 */
export interface State {
  readonly seats: number;
  /** Turns begun before this one. */
  readonly turn: number;
  /** Whose turn it is; at the end, whose turn was last. */
  readonly active: Seat;
  readonly phase: Phase;
  /** The last throw, three bits a die: white white red yellow green blue; 0 = out of the match. */
  readonly dice: number;
  /** Four row masks a seat. */
  readonly rows: readonly number[];
  /** Three bits a seat. */
  readonly misthrows: number;
  /** A mask of closed rows. */
  readonly closed: number;
  /** Action 1: four bits a seat, the rows that may take the sum. Action 2: two bits a row, one for each white die. */
  readonly offers: number;
  /** Action 1: three bits a seat, 0 = none, 1…4 = the row, 5 = pass. */
  readonly pending: number;
  /** A mask of the seats that still have to answer. */
  readonly toMove: number;
  /** Whether the active seat crossed something in action 1. */
  readonly crossed: boolean;
}

/** 0 dice are due, 1 and 2 the actions, 3 the match is over. */
export type Phase = 0 | 1 | 2 | 3;

const PASSED = 5;

export function start(seats: number, first: Seat): State {
  return {
    seats,
    turn: 0,
    active: first,
    phase: 0,
    dice: 0,
    rows: new Array<number>(seats * ROWS.length).fill(0),
    misthrows: 0,
    closed: 0,
    offers: 0,
    pending: 0,
    toMove: 0,
    crossed: false,
  };
}

const DIE: DieDue = Object.freeze({ faces: Object.freeze(['1', '2', '3', '4', '5', '6']) });
const GONE: DieDue = Object.freeze({ faces: Object.freeze(['-']) });

/** By the mask of closed rows. */
const due: readonly DiceDue[] = Array.from({ length: 1 << ROWS.length }, (_, closed) =>
  Object.freeze([DIE, DIE, ...ROWS.map((row) => ((closed >> row) & 1 ? GONE : DIE))]),
);

export function diceDue(state: State): DiceDue | null {
  return state.phase === 0 ? due[state.closed]! : null;
}

export function toMove(state: State): readonly Seat[] {
  return seatsIn(state.toMove);
}

/** What a die shows: 0 and 1 are white, then one for each row; 0 for a die that is out of the match. */
export function die(state: State, index: number): number {
  return (state.dice >> (3 * index)) & 7;
}

export function whiteSum(state: State): number {
  return die(state, 0) + die(state, 1);
}

export function rowOf(state: State, seat: Seat, row: Row): number {
  return state.rows[seat * ROWS.length + row]!;
}

export function misthrowsOf(state: State, seat: Seat): number {
  return (state.misthrows >> (3 * seat)) & 7;
}

export function isClosed(state: State, row: Row): boolean {
  return ((state.closed >> row) & 1) === 1;
}

/** Rises at every point where something is due. */
export function step(state: State): number {
  return 3 * state.turn + state.phase;
}

export function roll(state: State, faces: readonly string[]): State {
  let packed = 0;
  for (let i = 0; i < faces.length; i += 1) if (faces[i] !== '-') packed |= Number(faces[i]) << (3 * i);
  const next = { ...state, dice: packed, answers: 0, crossed: false };
  const sum = whiteSum(next);
  let offers = 0;
  let toMove = 0;
  for (let seat = 0; seat < state.seats; seat += 1) {
    const rows = rowsFor(next, seat, sum);
    if (rows === 0) continue;
    offers |= rows << (4 * seat);
    toMove |= 1 << seat;
  }
  if (toMove === 0) return secondAction(next);
  next.phase = 1;
  next.offers = offers;
  next.toMove = toMove;
  return next;
}

/** A mask of the rows in which the seat may cross that number. */
function rowsFor(state: State, seat: Seat, sum: number): number {
  let rows = 0;
  for (const row of ROWS) {
    if (!isClosed(state, row) && isPlaceOpen(rowOf(state, seat, row), placeOf(row, sum))) rows |= 1 << row;
  }
  return rows;
}

/** What the active seat could cross in action 2 as the sheets are now: two bits a row, one for each white die. */
export function colouredOffers(state: State): number {
  const first = die(state, 0);
  const second = die(state, 1);
  let offers = 0;
  for (const row of ROWS) {
    if (isClosed(state, row)) continue;
    const colour = die(state, 2 + row);
    const mask = rowOf(state, state.active, row);
    if (openPlaces(mask) === 0) continue;
    if (isPlaceOpen(mask, placeOf(row, first + colour))) offers |= 1 << (2 * row);
    if (first !== second && isPlaceOpen(mask, placeOf(row, second + colour))) offers |= 2 << (2 * row);
  }
  return offers;
}

type Draft = { -readonly [Key in keyof State]: State[Key] };

/** Goes on to action 2, or past it where the active seat has nothing to choose. Changes `next`, which is new. */
function secondAction(next: Draft): State {
  const offers = colouredOffers(next);
  if (offers === 0) return endTurn(next);
  next.phase = 2;
  next.offers = offers;
  next.toMove = 1 << next.active;
  return next;
}

function endTurn(next: Draft): State {
  next.offers = 0;
  next.toMove = 0;
  if (!next.crossed) {
    next.misthrows += 1 << (3 * next.active);
    if (misthrowsOf(next, next.active) === MISTHROWS) return ended(next);
  }
  next.phase = 0;
  next.turn += 1;
  next.active = (next.active + 1) % next.seats;
  return next;
}

function ended(next: Draft): State {
  next.phase = 3;
  next.offers = 0;
  next.toMove = 0;
  return next;
}

/** A mask of the rows in which the seat may cross the white sum in the action 1 that is on. */
export function whiteOffers(state: State, seat: Seat): number {
  return (state.offers >> (4 * seat)) & 15;
}

export function legalMoves(state: State, seat: Seat): readonly string[] {
  if (seat >= state.seats) return NO_MOVES;
  if (state.phase === 1) return whiteMoves(whiteSum(state), whiteOffers(state, seat));
  if (state.phase !== 2 || seat !== state.active) return NO_MOVES;
  const found: string[] = [];
  for (const row of ROWS) {
    const bits = (state.offers >> (2 * row)) & 3;
    if (bits & 1) found.push(colouredMove(row, placeOf(row, die(state, 0) + die(state, 2 + row))));
    if (bits & 2) found.push(colouredMove(row, placeOf(row, die(state, 1) + die(state, 2 + row))));
  }
  found.push(COLOURED_PASS);
  return found;
}

/** The seat's pending move of an action 1 that is still on. */
export function pendingMove(state: State, seat: Seat): string | null {
  const given = (state.pending >> (3 * seat)) & 7;
  if (given === 0) return null;
  const moves = whiteMoves(whiteSum(state), given === PASSED ? 15 : 1 << (given - 1));
  return moves[given === PASSED ? 4 : 0]!;
}

export function play(state: State, seat: Seat, move: string): State {
  const cross = crossOf(move);
  const next: Draft = { ...state };
  if (state.phase === 2) {
    if (cross !== null) crossOut(next, seat, cross.row, cross.place);
    return rowCount(next.closed) >= CLOSED_ROWS ? ended(next) : endTurn(next);
  }
  const given = cross === null ? PASSED : cross.row + 1;
  next.pending = (state.pending & ~(7 << (3 * seat))) | (given << (3 * seat));
  next.toMove = state.toMove & ~(1 << seat);
  return next.toMove === 0 ? resolve(next) : next;
}

/** All answers of action 1 take effect together. */
function resolve(next: Draft): State {
  const sum = whiteSum(next);
  for (let seat = 0; seat < next.seats; seat += 1) {
    const given = (next.pending >> (3 * seat)) & 7;
    if (given === 0 || given === PASSED) continue;
    const row = (given - 1) as Row;
    crossOut(next, seat, row, placeOf(row, sum));
  }
  next.pending = 0;
  return rowCount(next.closed) >= CLOSED_ROWS ? ended(next) : secondAction(next);
}

function crossOut(next: Draft, seat: Seat, row: Row, place: number): void {
  const index = seat * ROWS.length + row;
  const mask = withCross(next.rows[index]!, place);
  next.rows = next.rows.with(index, mask);
  if (hasLock(mask)) next.closed |= 1 << row;
  if (seat === next.active) next.crossed = true;
}
