import { NO_MOVES, seatsIn } from '../assemble.js';
import type { DiceDue, Seat } from '../game.js';
import { ALL_DICE, dueDice, packDice, totalOf } from './dice.js';
import { againOf, entryMove, entryMoves, passMove, rowOfMove, THROW_MOVES } from './moves.js';
import {
  ALL_ROWS,
  accepts,
  EMPTY_SHEET,
  isFilled,
  MISTHROWS,
  ROWS,
  type Row,
  type Sheet,
  withNumber,
} from './sheet.js';

/** A match between two events. Small numbers are packed into one integer wherever that spares an array. */
export interface State {
  readonly seats: number;
  /** Turns begun before this one. */
  readonly turn: number;
  /** Whose turn it is; at the end, whose turn was last. */
  readonly active: Seat;
  readonly phase: Phase;
  /** The last throw, as `dice.ts` packs it; 0 before the first. */
  readonly dice: number;
  /** A mask of the dice that are thrown again in this turn. */
  readonly again: number;
  /** By seat. */
  readonly sheets: readonly Sheet[];
  /** Three bits a seat. */
  readonly misthrows: number;
  /** A mask of the rows in which the active seat has entered a number in this turn. */
  readonly entered: number;
  /** Four bits a seat: the rows in which it may enter a number in the step that is on. */
  readonly offers: number;
  /** Step C: three bits a seat, 0 = none, 1…4 = the row, 5 = pass. */
  readonly pending: number;
  /** A mask of the seats that still have to answer. */
  readonly toMove: number;
}

/** 0 dice are due, 1 keep or throw again, 2 the second throw is due, 3 step B, 4 step C, 5 the match is over. */
export type Phase = 0 | 1 | 2 | 3 | 4 | 5;

const PASSED = 5;

export function start(seats: number, first: Seat): State {
  return {
    seats,
    turn: 0,
    active: first,
    phase: 0,
    dice: 0,
    again: 0,
    sheets: new Array<Sheet>(seats).fill(EMPTY_SHEET),
    misthrows: 0,
    entered: 0,
    offers: 0,
    pending: 0,
    toMove: 0,
  };
}

export function diceDue(state: State): DiceDue | null {
  if (state.phase === 0) return dueDice(state.dice, ALL_DICE);
  return state.phase === 2 ? dueDice(state.dice, state.again) : null;
}

export function toMove(state: State): readonly Seat[] {
  return seatsIn(state.toMove);
}

export function misthrowsOf(state: State, seat: Seat): number {
  return (state.misthrows >> (3 * seat)) & 7;
}

/** Rises at every point where something is due. */
export function step(state: State): number {
  return 5 * state.turn + state.phase;
}

type Draft = { -readonly [Key in keyof State]: State[Key] };

export function roll(state: State, faces: readonly string[]): State {
  const next: Draft = { ...state, dice: packDice(faces) };
  if (state.phase === 2) return stepB(next);
  next.phase = 1;
  next.again = 0;
  next.entered = 0;
  next.toMove = 1 << next.active;
  return next;
}

/** A mask of the rows among `rows` in which the seat may enter what the throw is worth there. */
function openRows(state: State, seat: Seat, rows: number): number {
  let open = 0;
  for (const row of ROWS) {
    if ((rows >> row) & 1 && accepts(state.sheets[seat]!, row, totalOf(state.dice, row))) open |= 1 << row;
  }
  return open;
}

/** Goes on to step B, or past it where the active seat has nothing to choose. Changes `next`, which is new. */
function stepB(next: Draft): State {
  const open = openRows(next, next.active, ALL_ROWS);
  if (open === 0) return stepC(next);
  next.phase = 3;
  next.offers = open << (4 * next.active);
  next.toMove = 1 << next.active;
  return next;
}

/** Goes on to step C, or past it where nobody has anything to choose. */
function stepC(next: Draft): State {
  let offers = 0;
  let toMove = 0;
  for (let seat = 0; seat < next.seats; seat += 1) {
    const open = openRows(next, seat, ALL_ROWS & ~next.entered);
    if (open === 0) continue;
    offers |= open << (4 * seat);
    toMove |= 1 << seat;
  }
  if (toMove === 0) return endTurn(next);
  next.phase = 4;
  next.offers = offers;
  next.toMove = toMove;
  return next;
}

function endTurn(next: Draft): State {
  next.offers = 0;
  next.toMove = 0;
  if (next.entered === 0) next.misthrows += 1 << (3 * next.active);
  if (misthrowsOf(next, next.active) === MISTHROWS || next.sheets.some(isFilled)) return ended(next);
  next.phase = 0;
  next.turn += 1;
  next.active = (next.active + 1) % next.seats;
  return next;
}

function ended(next: Draft): State {
  next.phase = 5;
  next.offers = 0;
  next.toMove = 0;
  return next;
}

/** A mask of the rows in which the seat may enter a number in the step that is on. */
export function offersOf(state: State, seat: Seat): number {
  return (state.offers >> (4 * seat)) & ALL_ROWS;
}

/** A mask of the rows in which who may throw again may enter a number if all dice are kept. */
export function rowsAhead({ active, dice, sheets }: State): number {
  return ROWS.reduce(
    (rows: number, row) => (accepts(sheets[active]!, row, totalOf(dice, row)) ? rows | (1 << row) : rows),
    0,
  );
}

export function legalMoves(state: State, seat: Seat): readonly string[] {
  if (seat >= state.seats) return NO_MOVES;
  switch (state.phase) {
    case 1:
      return seat === state.active ? THROW_MOVES : NO_MOVES;
    case 3:
      return entryMoves('b', offersOf(state, seat));
    case 4:
      return entryMoves('c', offersOf(state, seat));
    default:
      return NO_MOVES;
  }
}

/** The seat's pending move of a step C that is still on. */
export function pendingMove(state: State, seat: Seat): string | null {
  const given = (state.pending >> (3 * seat)) & 7;
  if (given === 0) return null;
  return given === PASSED ? passMove('c') : entryMove('c', (given - 1) as Row);
}

export function play(state: State, seat: Seat, move: string): State {
  const next: Draft = { ...state };
  if (state.phase === 1) return throwAgain(next, againOf(move));
  const row = rowOfMove(move);
  if (state.phase === 3) {
    if (row !== null) enter(next, seat, row);
    return isFilled(next.sheets[seat]!) ? ended(next) : stepC(next);
  }
  const given = row === null ? PASSED : row + 1;
  next.pending = (state.pending & ~(7 << (3 * seat))) | (given << (3 * seat));
  next.toMove = state.toMove & ~(1 << seat);
  return next.toMove === 0 ? resolve(next) : next;
}

function throwAgain(next: Draft, again: number): State {
  if (again === 0) return stepB(next);
  next.phase = 2;
  next.again = again;
  next.toMove = 0;
  return next;
}

/** All answers of step C take effect together. */
function resolve(next: Draft): State {
  for (let seat = 0; seat < next.seats; seat += 1) {
    const given = (next.pending >> (3 * seat)) & 7;
    if (given !== 0 && given !== PASSED) enter(next, seat, (given - 1) as Row);
  }
  next.pending = 0;
  return endTurn(next);
}

function enter(next: Draft, seat: Seat, row: Row): void {
  next.sheets = next.sheets.with(seat, withNumber(next.sheets[seat]!, row, totalOf(next.dice, row)));
  if (seat === next.active) next.entered |= 1 << row;
}
