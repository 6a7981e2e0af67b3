import { describe, expect, test } from 'vitest';
import { isOver } from '../record.js';
import { qwantum } from './game.js';
import { numbersIn, playLines, position, row } from './position.js';
import type { State } from './rules.js';

/** Purple 7, blue 8, red 8, yellow 7. */
const THROW = '* 4 r1 y3 b4 p1 r3 p2';
/** Purple and red 1, blue 19, yellow 6. */
const BLUE = '* 1 b5 b5 b4 b4 y4 y1';

function misthrows(state: State): readonly number[] {
  return qwantum.scores(state).map((score) => score.penalties!);
}

function totals(state: State): readonly number[] {
  return qwantum.scores(state).map((score) => score.total);
}

/** No number follows these. */
const BLOCKED = 'p33 b33 r33 y33';
/** One number short of a whole sheet: yellow, below 13. */
const ONE_SHORT = [
  row('p', 4, 7, 11, 15, 10, 3),
  row('b', 6, 8, 12, 16, 11, 4),
  row('r', 7, 9, 13, 17, 12, 5),
  row('y', 8, 10, 14, 18, 13),
].join(' ');

describe('the end', () => {
  test('comes at once when a sheet is filled in step B: no step C', () => {
    const state = playLines(position({ sheets: [ONE_SHORT, 'p2', ''] }), THROW, '0 keep', '0 b-y');
    expect(isOver(qwantum, state)).toBe(true);
    expect(totals(state)).toEqual([57, 0, 0]);
    expect(numbersIn(state, 1)).toBe('p2');
    expect(qwantum.active(state)).toBe(0);
  });

  test('comes after step C when a sheet is filled in it; the answers of the others count', () => {
    const before = position({ sheets: ['b6 r7 y8', ONE_SHORT, ''] });
    const state = playLines(before, THROW, '0 keep', '0 b-p', '1 c-y', '2 c-b', '0 c-r');
    expect(isOver(qwantum, state)).toBe(true);
    expect([0, 2].map((seat) => numbersIn(state, seat))).toEqual(['p7 b6 r7 r8 y8', 'b8']);
    expect(totals(state)).toEqual([7, 57, 0]);
  });

  test('counts a misthrow of the active seat when another fills its sheet in step C', () => {
    const before = position({ sheets: ['', ONE_SHORT] });
    const state = playLines(before, THROW, '0 keep', '0 b-pass', '1 c-y', '0 c-pass');
    expect(isOver(qwantum, state)).toBe(true);
    expect(totals(state)).toEqual([-1, 57]);
  });

  test('may be brought about by the active seat in step C', () => {
    const before = position({ sheets: [ONE_SHORT, ''] });
    const state = playLines(before, THROW, '0 keep', '0 b-pass', '0 c-y', '1 c-p');
    expect(isOver(qwantum, state)).toBe(true);
    expect(misthrows(state)).toEqual([0, 0]);
    expect(numbersIn(state, 1)).toBe('p7');
  });

  test('comes after step C with a fifth misthrow; the answers of the others count', () => {
    const before = position({ sheets: ['', 'p2 r3 y4'], misthrows: [4, 0] });
    const state = playLines(before, THROW, '0 keep', '0 b-pass', '0 c-pass', '1 c-b');
    expect(isOver(qwantum, state)).toBe(true);
    expect(misthrows(state)).toEqual([5, 0]);
    expect(totals(state)).toEqual([-15, 3]);
    expect(qwantum.active(state)).toBe(0);
  });

  test('comes with a fifth misthrow also when nobody could enter anything', () => {
    const state = playLines(position({ sheets: [BLOCKED, BLOCKED], misthrows: [4, 4] }), THROW, '0 keep');
    expect(isOver(qwantum, state)).toBe(true);
    expect(misthrows(state)).toEqual([5, 4]);
  });

  test('does not come with a fourth misthrow, or with three full rows', () => {
    const threeRows = ONE_SHORT.replace(/ y[\d y]+$/, '');
    const state = playLines(position({ sheets: [BLOCKED, threeRows], misthrows: [3, 0] }), BLUE, '0 keep', '1 c-y');
    expect(misthrows(state)).toEqual([4, 0]);
    expect(isOver(qwantum, state)).toBe(false);
  });

  test('may have several seats with a full sheet, and a shared first place', () => {
    const before = position({ sheets: ['', ONE_SHORT, ONE_SHORT] });
    const state = playLines(before, THROW, '0 keep', '0 b-p', '1 c-y', '2 c-y', '0 c-b');
    expect(isOver(qwantum, state)).toBe(true);
    expect(totals(state)).toEqual([0, 57, 57]);
  });
});
