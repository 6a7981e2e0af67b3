import { describe, expect, test } from 'vitest';
import { isOver } from '../record.js';
import { qwixx } from './game.js';
import { crossesIn, playLines, position } from './position.js';
import { type State, start } from './rules.js';

const FIVE_RED = 'r2 r3 r4 r5 r6';
const FIVE_GREEN = 'g12 g11 g10 g9 g8';

function moves(state: State, seat: number): string {
  return qwixx.legalMoves(state, seat).join(' ');
}

function misthrows(state: State): readonly number[] {
  return qwixx.scores(state).map((score) => score.penalties!);
}

function dueFaces(state: State): readonly number[] {
  return (qwixx.diceDue(state) ?? []).map((die) => die.faces.length);
}

describe('the example of Max, Emma, Laura and Linus', () => {
  const [max, emma, laura, linus] = [0, 1, 2, 3] as const;
  const thrown = playLines(start(4, max), '* 4 1 2 5 3 6');

  test('everyone may cross the sum of the white dice, five, in any one row, or pass', () => {
    for (const seat of [max, emma, laura, linus]) expect(moves(thrown, seat)).toBe('w-r5 w-y5 w-g5 w-b5 w-pass');
    expect(qwixx.toMove(thrown)).toEqual([max, emma, laura, linus]);
  });

  test('Emma crosses yellow 5, Max red 5, the others nothing; only then does all of it show', () => {
    const asked = playLines(thrown, `${emma} w-y5`, `${linus} w-pass`, `${laura} w-pass`);
    expect([0, 1, 2, 3].map((seat) => crossesIn(asked, seat))).toEqual(['', '', '', '']);
    const done = playLines(asked, `${max} w-r5`);
    expect([0, 1, 2, 3].map((seat) => crossesIn(done, seat))).toEqual(['r5', 'y5', '', '']);
  });

  test('then Max alone may add one white die and one coloured die: the white 4 and the blue 6 make blue 10', () => {
    const second = playLines(thrown, `${emma} w-y5`, `${linus} w-pass`, `${laura} w-pass`, `${max} w-r5`);
    expect(qwixx.toMove(second)).toEqual([max]);
    expect(moves(second, max)).toBe('c-r6 c-y9 c-y6 c-g7 c-g4 c-b10 c-b7 c-pass');
    for (const seat of [emma, laura, linus]) expect(moves(second, seat)).toBe('');
    const done = playLines(second, `${max} c-b10`);
    expect(crossesIn(done, max)).toBe('r5 b10');
    expect(qwixx.active(done)).toBe(emma);
    expect(misthrows(done)).toEqual([0, 0, 0, 0]);
  });
});

describe('crossing', () => {
  const sheet = 'r5 r7 y10 g6 b10';

  function places(letter: string): string {
    const row = qwixx
      .view(position({ crosses: [sheet, ''] }), 0)
      .sheets[0]!.rows.find((each) => each.letter === letter)!;
    return row.cells
      .filter((cell) => cell.mark === 'open')
      .map((cell) => cell.text)
      .join(' ')
      .trim();
  }

  test('goes from left to right: after red 5 and 7 the red 2, 3, 4 and 6 are lost', () => {
    expect(places('R')).toBe('8 9 10 11 12');
    const thrown = (sum: string) => moves(playLines(position({ crosses: [sheet, ''] }), `* ${sum} 1 1 1 1`), 0);
    for (const sum of ['1 1', '1 2', '2 2', '3 3']) expect(thrown(sum)).not.toContain('w-r');
    expect(thrown('4 4')).toContain('w-r8');
  });

  test('in yellow only 11 and 12 are left, in green it goes on right of 6, in blue right of 10', () => {
    expect(places('Y')).toBe('11 12');
    expect(places('G')).toBe('5 4 3 2');
    expect(places('B')).toBe('9 8 7 6 5 4 3 2');
  });

  test('a second cross in the same row lies right of the one made in action 1', () => {
    const second = playLines(start(2, 0), '* 3 4 2 1 1 1', '1 w-pass', '0 w-r7');
    expect(moves(second, 0)).toBe('c-y4 c-y5 c-g4 c-g5 c-b4 c-b5 c-pass');
    const further = playLines(start(2, 0), '* 3 4 6 1 1 1', '1 w-pass', '0 w-r7', '0 c-r10');
    expect(crossesIn(further, 0)).toBe('r7 r10');
  });

  test('two equal white dice offer each sum once', () => {
    const second = playLines(start(2, 0), '* 3 3 1 2 3 4', '1 w-pass', '0 w-pass');
    expect(moves(second, 0)).toBe('c-r4 c-y5 c-g6 c-b7 c-pass');
  });
});

describe('who is asked', () => {
  test('a seat that cannot cross the sum anywhere has no line', () => {
    const state = playLines(position({ crosses: ['r8 y8 g6 b6', ''] }), '* 4 3 1 1 1 1');
    expect(qwixx.toMove(state)).toEqual([1]);
    expect(moves(state, 0)).toBe('');
    expect(qwixx.step(playLines(state, '1 w-pass'))).toBeGreaterThan(qwixx.step(state));
  });

  test('an asked seat may change its mind until the last has answered', () => {
    const state = playLines(start(3, 0), '* 4 1 2 5 3 6', '1 w-y5', '0 w-r5', '1 w-g5', '0 w-pass');
    expect(qwixx.toMove(state)).toEqual([2]);
    expect(qwixx.pendingMove(state, 1)).toBe('w-g5');
    expect(qwixx.pendingMove(state, 0)).toBe('w-pass');
    expect(moves(state, 1)).toBe('w-r5 w-y5 w-g5 w-b5 w-pass');
    const done = playLines(state, '2 w-b5');
    expect([0, 1, 2].map((seat) => crossesIn(done, seat))).toEqual(['', 'g5', 'b5']);
  });

  test('where nobody can cross the sum, action 2 follows the throw at once', () => {
    const state = playLines(position({ crosses: ['r8 y8 g6 b6', 'r8 y8 g6 b6'] }), '* 4 3 6 1 1 1');
    expect(qwixx.toMove(state)).toEqual([0]);
    expect(moves(state, 0)).toBe('c-r10 c-r9 c-g5 c-g4 c-b5 c-b4 c-pass');
  });

  test('where the active seat has nothing to choose in action 2, the next turn follows at once', () => {
    const full = 'r11 y11 g3 b3';
    const state = playLines(position({ crosses: [full, ''] }), '* 1 2 1 1 6 6', '1 w-pass');
    expect(misthrows(state)).toEqual([1, 0]);
    expect(qwixx.active(state)).toBe(1);
    expect(dueFaces(state)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('a throw with which nobody can do anything is a misthrow by itself', () => {
    const full = 'r11 y11 g3 b3';
    const state = playLines(position({ crosses: [full, full], active: 1 }), '* 1 2 1 1 6 6');
    expect(misthrows(state)).toEqual([0, 1]);
    expect(qwixx.active(state)).toBe(0);
  });

  test('a seat whose time is up passes', () => {
    const first = playLines(start(2, 0), '* 4 1 2 5 3 6');
    expect(qwixx.defaultMove(first, 1)).toBe('w-pass');
    expect(qwixx.defaultMove(playLines(first, '0 w-pass', '1 w-pass'), 0)).toBe('c-pass');
  });
});

describe('a misthrow', () => {
  test('is due when the active seat crosses nothing in either action, though it could', () => {
    const state = playLines(start(2, 0), '* 4 1 2 5 3 6', '1 w-pass', '0 w-pass', '0 c-pass');
    expect(misthrows(state)).toEqual([1, 0]);
    expect(qwixx.scores(state)[0]!.total).toBe(-5);
  });

  test.each([
    ['action 1', ['0 w-r5', '0 c-pass']],
    ['action 2', ['0 w-pass', '0 c-b10']],
  ])('is not due after a cross in %s', (_, lines) => {
    expect(misthrows(playLines(start(2, 0), '* 4 1 2 5 3 6', '1 w-pass', ...lines))).toEqual([0, 0]);
  });

  test('does not show before its turn is over', () => {
    expect(misthrows(playLines(start(2, 0), '* 4 1 2 5 3 6', '1 w-pass', '0 w-pass'))).toEqual([0, 0]);
  });

  test('never comes to a seat that is not active', () => {
    const state = playLines(start(2, 0), '* 4 1 2 5 3 6', '1 w-pass', '0 w-r5', '0 c-pass');
    expect(misthrows(state)).toEqual([0, 0]);
  });

  test('ends the match when it is the fourth, after action 2', () => {
    const before = position({ crosses: ['r2', ''], misthrows: [3, 0] });
    const state = playLines(before, '* 4 1 2 5 3 6', '1 w-y5', '0 w-pass', '0 c-pass');
    expect(isOver(qwixx, state)).toBe(true);
    expect(misthrows(state)).toEqual([4, 0]);
    expect(crossesIn(state, 1)).toBe('y5');
    expect(qwixx.active(state)).toBe(0);
  });

  test('ends the match when it is the fourth and nothing could be chosen', () => {
    const full = 'r11 y11 g3 b3';
    const state = playLines(position({ crosses: [full, full], misthrows: [3, 0] }), '* 1 2 1 1 6 6');
    expect(isOver(qwixx, state)).toBe(true);
    expect(misthrows(state)).toEqual([4, 0]);
  });
});

describe('the last number of a row', () => {
  test.each([
    ['r12', 'r2 r3 r4 r5', '* 6 6 1 1 1 1'],
    ['y12', 'y2 y3 y4 y5', '* 6 6 1 1 1 1'],
    ['g2', 'g12 g11 g10 g9', '* 1 1 6 6 6 6'],
    ['b2', 'b12 b11 b10 b9', '* 1 1 6 6 6 6'],
  ])('%s needs five crosses before it; four are not enough', (last, four, line) => {
    expect(moves(playLines(position({ crosses: [four, ''] }), line), 0)).not.toContain(`w-${last}`);
    const five = `${four} ${last[0]}7`;
    expect(moves(playLines(position({ crosses: [five, ''] }), line), 0)).toContain(`w-${last}`);
  });

  test('brings the lock at once: Laura crosses green 2, and the green die is gone', () => {
    const laura = playLines(position({ crosses: [FIVE_GREEN, ''] }), '* 1 1 6 6 6 6', '0 w-g2', '1 w-pass');
    expect(qwixx.view(laura, 0).sheets[0]!.rows[2]).toMatchObject({ closed: true, points: 28 });
    expect(moves(laura, 0)).toBe('c-r7 c-y7 c-b7 c-pass');
    const next = playLines(laura, '0 c-pass');
    expect(dueFaces(next)).toEqual([6, 6, 6, 6, 1, 6]);
    expect(qwixx.diceDue(next)![4]!.faces).toEqual(['-']);
    expect(moves(playLines(next, '* 6 6 1 1 - 1'), 1)).toBe('w-b12 w-pass');
  });

  test('may be crossed in action 2 with a fifth cross from action 1 of the same turn', () => {
    const four = 'r2 r3 r4 r5';
    const second = playLines(position({ crosses: [four, ''] }), '* 3 6 6 1 1 1', '0 w-r9', '1 w-pass');
    expect(moves(second, 0)).toContain('c-r12');
    const none = playLines(position({ crosses: [four, ''] }), '* 3 6 6 1 1 1', '0 w-pass', '1 w-pass');
    expect(moves(none, 0)).not.toContain('c-r12');
    const done = playLines(second, '0 c-r12');
    expect(qwixx.scores(done)[0]!.parts[0]!.points).toBe(28);
    expect(dueFaces(done)).toEqual([6, 6, 1, 6, 6, 6]);
  });

  test('is closed in the same action 1 by everyone who answered with it, and by no one else', () => {
    const state = playLines(
      position({ crosses: [FIVE_RED, FIVE_RED, `${FIVE_RED} r7`, 'r2 r3 r4 r5'] }),
      '* 6 6 1 1 1 1',
      '3 w-pass',
      '0 w-r12',
      '1 w-r12',
      '2 w-pass',
    );
    expect(qwixx.scores(state).map((score) => score.parts[0]!.points)).toEqual([28, 28, 21, 10]);
    expect(isOver(qwixx, state)).toBe(false);
    expect(moves(state, 0)).toBe('c-y7 c-g7 c-b7 c-pass');
    for (const seat of [2, 3]) {
      expect(moves(playLines(state, '0 c-pass', '* 6 6 - 1 1 1'), seat)).not.toContain('w-r');
    }
  });

  test('closed by another in action 1 takes its die from the active seat before action 2', () => {
    const thrown = playLines(position({ crosses: ['r2', FIVE_RED] }), '* 6 6 3 1 1 1');
    const open = playLines(thrown, '0 w-pass', '1 w-pass');
    expect(moves(open, 0)).toContain('c-r9');
    const closed = playLines(thrown, '0 w-pass', '1 w-r12');
    expect(moves(closed, 0)).toBe('c-y7 c-g7 c-b7 c-pass');
  });

  test('closed in action 1 can leave the active seat with nothing to choose, and a misthrow', () => {
    const state = playLines(position({ crosses: ['r2 y11 g3 b3', FIVE_RED] }), '* 6 6 3 1 6 6', '1 w-r12');
    expect(misthrows(state)).toEqual([1, 0]);
    expect(qwixx.active(state)).toBe(1);
  });
});

test('turns go round clockwise from the first seat', () => {
  const passes = [0, 1, 2, 3, 4].map((seat) => `${seat} w-pass`);
  let state = start(5, 3);
  for (const active of [3, 4, 0, 1, 2, 3]) {
    expect(qwixx.active(state)).toBe(active);
    state = playLines(state, '* 1 1 1 1 1 1', ...passes, `${active} c-pass`);
  }
});
