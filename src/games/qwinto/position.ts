import { packCounts, playLinesOf } from '../../../test/support/position.js';
import type { Seat } from '../game.js';
import { qwinto } from './game.js';
import { FIELD_MOVES } from './moves.js';
import { type State, start } from './rules.js';
import { ROW_LETTERS } from './sheet.js';

/** Positions for tests, in the words of the game. */

export interface Given {
  /** A seat's numbers: "o1=3 y9=16". */
  readonly sheets: readonly string[];
  readonly failed?: readonly number[];
  readonly active?: Seat;
}

/** A match in which those numbers have been entered, and the active seat chooses its dice. */
export function position({ sheets, failed = [], active = 0 }: Given): State {
  return {
    ...start(sheets.length, active),
    fields: sheets.flatMap(fieldsOf),
    failed: packCounts(failed),
  };
}

function fieldsOf(sheet: string): readonly number[] {
  const numbers = new Map(sheet.split(' ').map((entry) => entry.split('=') as [string, string]));
  return FIELD_MOVES.map((move) => Number(numbers.get(move) ?? 0));
}

/** Numbers from the left end of a row: `row('o', 2, 5)` is "o1=2 o2=5". */
export function row(letter: (typeof ROW_LETTERS)[number], ...numbers: readonly number[]): string {
  return numbers.map((number, field) => `${letter}${field + 1}=${number}`).join(' ');
}

/** Plays lines of a record; one that the rules refuse fails the test. */
export function playLines(state: State, ...lines: readonly string[]): State {
  return playLinesOf(qwinto, state, lines);
}

/** The active seat names the dice that have a face here, throws these, and keeps them. */
export function throwDice(state: State, faces: string): State {
  const named = ROW_LETTERS.filter((_, die) => faces.split(' ')[die] !== '-').join('');
  const active = qwinto.active(state);
  return playLines(state, `${active} d-${named}`, `* ${faces}`, `${active} keep`);
}

/** How many failed attempts each seat has noted. */
export function failedAttempts(state: State): readonly number[] {
  return qwinto.scores(state).map((score) => score.penalties!);
}

/** A seat's numbers as everyone sees them, as `position` takes them. */
export function numbersIn(state: State, seat: Seat): string {
  const { rows } = qwinto.view(state, null).sheets[seat]!;
  const cells = rows.flatMap((each) => each.cells.filter((cell) => cell.mark !== 'gap'));
  return cells.flatMap(({ text }, place) => (text === '' ? [] : [`${FIELD_MOVES[place]}=${text}`])).join(' ');
}
