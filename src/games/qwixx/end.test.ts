import { describe, expect, test } from 'vitest';
import { isOver } from '../record.js';
import { qwixx } from './game.js';
import { crossesIn, playLines, position } from './position.js';
import type { State } from './rules.js';

const FIVE_RED = 'r2 r3 r4 r5 r6';
const FIVE_YELLOW = 'y2 y3 y4 y5 y6';
const FIVE_GREEN = 'g12 g11 g10 g9 g8';
const FIVE_BLUE = 'b12 b11 b10 b9 b8';

function misthrows(state: State): readonly number[] {
  return qwixx.scores(state).map((score) => score.penalties!);
}

describe('the end by closed rows', () => {
  const greenClosed = `${FIVE_GREEN} g2`;

  test('one row closed does not end the match', () => {
    const state = playLines(position({ crosses: [FIVE_RED, ''] }), '* 6 6 1 1 1 1', '0 w-r12', '1 w-pass', '0 c-pass');
    expect(isOver(qwixx, state)).toBe(false);
    expect(qwixx.active(state)).toBe(1);
  });

  test('the second row ends it with action 1: no action 2, and no misthrow of the active seat', () => {
    const state = playLines(
      position({ crosses: ['r3', `${greenClosed} ${FIVE_RED}`] }),
      '* 6 6 1 1 - 1',
      '0 w-pass',
      '1 w-r12',
    );
    expect(isOver(qwixx, state)).toBe(true);
    expect(misthrows(state)).toEqual([0, 0]);
    expect(qwixx.active(state)).toBe(0);
    expect(qwixx.diceDue(state)).toBeNull();
  });

  test('green was closed; Emma throws twelve, Max closes red and Linus yellow at the same time: three rows', () => {
    const [emma, max, linus] = [0, 1, 2];
    const before = position({ crosses: [greenClosed, FIVE_RED, FIVE_YELLOW], active: emma });
    const state = playLines(before, '* 6 6 1 1 - 1', `${max} w-r12`, `${emma} w-b12`, `${linus} w-y12`);
    expect(isOver(qwixx, state)).toBe(true);
    expect(qwixx.view(state, null).sheets[0]!.rows.map((row) => row.closed)).toEqual([true, true, true, false]);
    expect(crossesIn(state, emma)).toBe(`${greenClosed} b12`);
  });

  test('two rows closed in one action 1 by two seats end it', () => {
    const state = playLines(
      position({ crosses: [`${FIVE_RED} ${FIVE_BLUE}`, FIVE_YELLOW, ''] }),
      '* 6 6 1 1 1 1',
      '0 w-r12',
      '2 w-pass',
      '1 w-y12',
    );
    expect(isOver(qwixx, state)).toBe(true);
  });

  test('the second row closed in action 2 ends it', () => {
    const before = position({ crosses: [FIVE_RED, greenClosed] });
    const state = playLines(before, '* 6 1 6 1 - 1', '0 w-pass', '1 w-pass', '0 c-r12');
    expect(isOver(qwixx, state)).toBe(true);
    expect(qwixx.active(state)).toBe(0);
    expect(qwixx.scores(state)[0]!.parts[0]!.points).toBe(28);
  });

  test('two rows closed by one seat in the two actions of one turn end it', () => {
    const before = position({ crosses: [`${FIVE_RED} ${FIVE_YELLOW}`, ''] });
    const first = playLines(before, '* 6 6 1 6 1 1', '0 w-r12', '1 w-pass');
    expect(isOver(qwixx, first)).toBe(false);
    expect(isOver(qwixx, playLines(first, '0 c-y12'))).toBe(true);
  });
});
