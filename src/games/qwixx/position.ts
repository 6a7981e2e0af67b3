import { entriesIn, packCounts, playLinesOf } from '../../../test/support/position.js';
import type { Seat } from '../game.js';
import { qwixx } from './game.js';
import { type State, start } from './rules.js';
import { hasLock, placeOf, ROW_LETTERS, ROWS, withCross } from './sheet.js';

/** Positions for tests, in the words of the game. */

export interface Given {
  /** A seat's crosses: "r2 r5 g12". */
  readonly crosses: readonly string[];
  readonly misthrows?: readonly number[];
  readonly active?: Seat;
}

/** A match in which those crosses have been made, and dice are due. Locks close their rows. */
export function position({ crosses, misthrows = [], active = 0 }: Given): State {
  const rows = crosses.flatMap((seat) => ROWS.map((row) => rowWith(seat, ROW_LETTERS[row])));
  return {
    ...start(crosses.length, active),
    rows,
    misthrows: packCounts(misthrows),
    closed: rows.reduce((closed, mask, index) => (hasLock(mask) ? closed | (1 << (index % ROWS.length)) : closed), 0),
  };
}

function rowWith(crosses: string, letter: (typeof ROW_LETTERS)[number]): number {
  const row = ROWS[ROW_LETTERS.indexOf(letter)]!;
  return crosses
    .split(' ')
    .filter((cross) => cross.startsWith(letter))
    .reduce((mask, cross) => withCross(mask, placeOf(row, Number(cross.slice(1)))), 0);
}

/** Plays lines of a record; one that the rules refuse fails the test. */
export function playLines(state: State, ...lines: readonly string[]): State {
  return playLinesOf(qwixx, state, lines);
}

/** A seat's crosses, as `position` takes them; a lock has no move of its own. */
export function crossesIn(state: State, seat: Seat): string {
  return entriesIn(qwixx, state, seat);
}
