import type { Seat } from '../game.js';
import { ALL_DICE, totalOf } from './dice.js';
import { playHard } from './hard.js';
import { againMove, entryMove, KEEP, passMove } from './moves.js';
import { offersOf, rowsAhead, type State } from './rules.js';
import { nextColumn, numberBefore, ROWS, type Row } from './sheet.js';

/** Opponents who look at how far a number is from the one before it in its row, and enter what is nearest. */

/** So far a number may be from the one before it, unless passing would be a misthrow. */
const NORMAL = 12;
const EASY = 9;

/** The move of a good family player, who knows which dice to throw again. */
export function playNormal(state: State, seat: Seat): string {
  return state.phase === 1 ? playHard(state, seat) : smallestStep(state, seat, NORMAL);
}

/** The move of a beginner, who throws all dice again where nothing fits, and keeps them otherwise. */
export function playEasy(state: State, seat: Seat): string {
  if (state.phase === 1) return rowsAhead(state) === 0 ? againMove(ALL_DICE) : KEEP;
  return smallestStep(state, seat, EASY);
}

function smallestStep(state: State, seat: Seat, most: number): string {
  const step = state.phase === 3 ? 'b' : 'c';
  const isDue = seat === state.active && state.entered === 0;
  let best: Row | null = null;
  let smallest = isDue ? Number.POSITIVE_INFINITY : most + 1;
  for (const row of ROWS) {
    if (((offersOf(state, seat) >> row) & 1) === 0) continue;
    const size = stepTo(state, seat, row);
    if (size >= smallest) continue;
    best = row;
    smallest = size;
  }
  return best === null ? passMove(step) : entryMove(step, best);
}

function stepTo({ sheets, dice }: State, seat: Seat, row: Row): number {
  const sheet = sheets[seat]!;
  return Math.abs(totalOf(dice, row) - numberBefore(sheet, row, nextColumn(sheet, row)));
}
