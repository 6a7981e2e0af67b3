import { entriesIn, packCounts, playLinesOf } from '../../../test/support/position.js';
import type { Seat } from '../game.js';
import { qwantum } from './game.js';
import { type State, start } from './rules.js';
import { EMPTY_SHEET, ROW_LETTERS, ROWS, type Sheet, withNumber } from './sheet.js';

/** Positions for tests, in the words of the game. */

export interface Given {
  /** A seat's numbers, from the left in each row: "p4 p7 b6". */
  readonly sheets: readonly string[];
  readonly misthrows?: readonly number[];
  readonly active?: Seat;
}

/** A match in which those numbers have been entered, and dice are due. */
export function position({ sheets, misthrows = [], active = 0 }: Given): State {
  return {
    ...start(sheets.length, active),
    sheets: sheets.map(sheetWith),
    misthrows: packCounts(misthrows),
  };
}

function sheetWith(numbers: string): Sheet {
  const entries = numbers.split(' ').filter((entry) => entry !== '');
  return entries.reduce((sheet, entry) => {
    const row = ROWS.find((each) => entry.startsWith(ROW_LETTERS[each]))!;
    return withNumber(sheet, row, Number(entry.slice(1)));
  }, EMPTY_SHEET);
}

/** Numbers of one row: `row('p', 4, 7)` is "p4 p7". */
export function row(letter: (typeof ROW_LETTERS)[number], ...numbers: readonly number[]): string {
  return numbers.map((number) => `${letter}${number}`).join(' ');
}

/** Plays lines of a record; one that the rules refuse fails the test. */
export function playLines(state: State, ...lines: readonly string[]): State {
  return playLinesOf(qwantum, state, lines);
}

/** A seat's numbers as everyone sees them, as `position` takes them. */
export function numbersIn(state: State, seat: Seat): string {
  return entriesIn(qwantum, state, seat);
}
