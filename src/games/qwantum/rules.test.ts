import { describe, expect, test } from 'vitest';
import { qwantum } from './game.js';
import { numbersIn, playLines, position, row } from './position.js';
import { type State, start } from './rules.js';

/** Purple 7, blue 8, red 8, yellow 7. */
const THROW = '* 4 r1 y3 b4 p1 r3 p2';

function moves(state: State, seat: number): string {
  return qwantum.legalMoves(state, seat).join(' ');
}

function misthrows(state: State): readonly number[] {
  return qwantum.scores(state).map((score) => score.penalties!);
}

function totals(state: State): readonly number[] {
  return qwantum.scores(state).map((score) => score.total);
}

/** No number follows these. */
const BLOCKED = 'p33 b33 r33 y33';
/** Only blue is left to enter. */
const ONLY_BLUE = 'p33 r33 y33';

describe('the example of Linus, who has thrown neither red nor purple', () => {
  const [linus, ...others] = [0, 1, 2, 3] as const;
  const second = playLines(start(4, linus), '* 3 r1 b5 b4 b2 p2 y1', '0 again-15', '* 3 b5 b5 b4 b2 y4 y1');

  test('may enter a red 3, a yellow 8, a purple 3 or a blue 19 in step B', () => {
    expect(moves(second, linus)).toBe('b-p b-b b-r b-y b-pass');
    expect(qwantum.view(second, null).sum!.args).toEqual({ purple: 3, blue: 19, red: 3, yellow: 8 });
  });

  test('enters the purple 3, which the others are not asked about', () => {
    expect(qwantum.toMove(second)).toEqual([linus]);
    for (const seat of others) expect(moves(second, seat)).toBe('');
    expect(numbersIn(playLines(second, '0 b-p'), linus)).toBe('p3');
  });

  test('leaves red 3, yellow 8 and blue 19 to all players, himself too, in step C', () => {
    const stepC = playLines(second, '0 b-p');
    expect(qwantum.toMove(stepC)).toEqual([linus, ...others]);
    for (const seat of [linus, ...others]) expect(moves(stepC, seat)).toBe('c-b c-r c-y c-pass');
    const done = playLines(stepC, '1 c-r', '2 c-y', '3 c-b', '0 c-r');
    expect([0, 1, 2, 3].map((seat) => numbersIn(done, seat))).toEqual(['p3 r3', 'r3', 'y8', 'b19']);
  });
});

describe('entering', () => {
  function takesPurple7(...purple: readonly number[]): boolean {
    const thrown = playLines(position({ sheets: [row('p', ...purple), ''] }), THROW, '0 keep');
    return qwantum.legalMoves(thrown, 0).includes('b-p');
  }

  test('goes from left to right without gaps', () => {
    const state = playLines(position({ sheets: ['p2 p5 b3', ''] }), THROW, '0 keep', '0 b-p', '0 c-b', '1 c-r');
    expect(numbersIn(state, 0)).toBe('p2 p5 p7 b3 b8');
    const cells = qwantum.view(state, null).sheets[0]!.rows[0]!.cells.map((cell) => cell.text);
    expect(cells).toEqual(['2', '5', '7', '', '', '']);
  });

  test.each([
    [[], true],
    [[6], true],
    [[7], false],
    [[8], false],
    [[2, 4, 6], true],
    [[2, 4, 7], false],
  ])('up to the thick line needs a higher number: 7 after %j is %s', (purple, taken) => {
    expect(takesPurple7(...purple)).toBe(taken);
  });

  test.each([
    [[2, 4, 6, 8], true],
    [[2, 4, 6, 7], false],
    [[1, 2, 3, 4], false],
    [[2, 4, 9, 12, 8], true],
    [[2, 4, 9, 12, 7], false],
    [[2, 4, 9, 12, 6], false],
    [[2, 4, 9, 12, 8, 7], false],
  ])('beyond the thick line needs a lower number, and a field: 7 after %j is %s', (purple, taken) => {
    expect(takesPurple7(...purple)).toBe(taken);
  });
});

describe('keeping or throwing again', () => {
  test('is asked even if nobody could enter anything', () => {
    const thrown = playLines(position({ sheets: [BLOCKED, BLOCKED] }), THROW);
    expect(qwantum.toMove(thrown)).toEqual([0]);
    expect(qwantum.legalMoves(thrown, 0).length).toBe(128);
  });

  test('is followed by step B with the second throw', () => {
    const state = playLines(start(2, 0), THROW, '0 again-13', '* 4 b5 y3 y4 p1 r3 p2');
    expect(qwantum.view(state, null).sum!.args).toEqual({ purple: 7, blue: 9, red: 7, yellow: 11 });
    expect(moves(state, 0)).toBe('b-p b-b b-r b-y b-pass');
  });
});

describe('step B', () => {
  const stepB = playLines(start(3, 1), THROW, '1 keep');

  test('is for the active seat alone', () => {
    expect(qwantum.toMove(stepB)).toEqual([1]);
    expect(moves(stepB, 0)).toBe('');
  });

  test('shows its entry at once, to everyone and in the points', () => {
    const state = playLines(position({ sheets: ['b6 r7 y8', ''] }), THROW, '0 keep', '0 b-p');
    expect(numbersIn(state, 0)).toBe('p7 b6 r7 y8');
    expect(totals(state)).toEqual([7, 0]);
    expect(qwantum.toMove(state)).toEqual([0, 1]);
  });

  test('takes its colour out of step C, for everyone', () => {
    const state = playLines(stepB, '1 b-r');
    for (const seat of [0, 1, 2]) expect(moves(state, seat)).toBe('c-p c-b c-y c-pass');
  });

  test('leaves all four colours to everyone if it is passed', () => {
    const state = playLines(stepB, '1 b-pass');
    for (const seat of [0, 1, 2]) expect(moves(state, seat)).toBe('c-p c-b c-r c-y c-pass');
  });

  test('is skipped where the active seat can enter nothing, and all four colours stay open', () => {
    const state = playLines(position({ sheets: [BLOCKED, ''] }), THROW, '0 keep');
    expect(qwantum.toMove(state)).toEqual([1]);
    expect(moves(state, 1)).toBe('c-p c-b c-r c-y c-pass');
    expect(moves(state, 0)).toBe('');
  });
});

describe('step C', () => {
  test('keeps its answers secret until the last one is in, then all take effect together', () => {
    const asked = playLines(start(3, 0), THROW, '0 keep', '0 b-p', '2 c-b', '0 c-y');
    expect([0, 1, 2].map((seat) => numbersIn(asked, seat))).toEqual(['p7', '', '']);
    const done = playLines(asked, '1 c-b');
    expect([0, 1, 2].map((seat) => numbersIn(done, seat))).toEqual(['p7 y7', 'b8', 'b8']);
  });

  test('lets an answer be changed until then', () => {
    const asked = playLines(start(3, 0), THROW, '0 keep', '0 b-p', '2 c-b', '1 c-pass', '2 c-r', '1 c-y');
    expect(qwantum.toMove(asked)).toEqual([0]);
    expect([0, 1, 2].map((seat) => qwantum.pendingMove(asked, seat))).toEqual([null, 'c-y', 'c-r']);
    expect(moves(asked, 2)).toBe('c-b c-r c-y c-pass');
    const done = playLines(asked, '0 c-pass');
    expect([0, 1, 2].map((seat) => numbersIn(done, seat))).toEqual(['p7', 'y7', 'r8']);
  });

  test('does not ask a seat that can enter none of the remaining colours', () => {
    const state = playLines(position({ sheets: ['', BLOCKED, 'b33 r33 y33'] }), THROW, '0 keep', '0 b-p');
    expect(qwantum.toMove(state)).toEqual([0]);
    expect(moves(state, 1)).toBe('');
    expect(moves(state, 2)).toBe('');
    expect(qwantum.active(playLines(state, '0 c-b'))).toBe(1);
  });

  test('does not ask the active seat either, if step B took what it could enter', () => {
    const state = playLines(position({ sheets: [ONLY_BLUE, ''] }), THROW, '0 keep', '0 b-b');
    expect(qwantum.toMove(state)).toEqual([1]);
  });

  test('is skipped where nobody can enter anything', () => {
    const before = position({ sheets: [ONLY_BLUE, ONLY_BLUE] });
    const state = playLines(before, THROW, '0 keep', '0 b-b');
    expect(qwantum.active(state)).toBe(1);
    expect(qwantum.diceDue(state)).not.toBeNull();
    expect(qwantum.toMove(playLines(before, THROW, '0 keep', '0 b-pass'))).toEqual([0, 1]);
  });
});

describe('a misthrow', () => {
  const stepB = playLines(start(2, 0), THROW, '0 keep');

  test('is due when the active seat enters nothing in B and nothing in C, though it could', () => {
    const state = playLines(stepB, '0 b-pass', '0 c-pass', '1 c-pass');
    expect(misthrows(state)).toEqual([1, 0]);
    expect(totals(state)).toEqual([-1, 0]);
  });

  test.each([
    ['B', ['0 b-p', '0 c-pass']],
    ['C', ['0 b-pass', '0 c-p']],
    ['both', ['0 b-p', '0 c-b']],
  ])('is not due after an entry in %s', (_, lines) => {
    expect(misthrows(playLines(stepB, lines[0]!, '1 c-pass', lines[1]!))).toEqual([0, 0]);
  });

  test('never comes to a seat that is not active', () => {
    expect(misthrows(playLines(stepB, '0 b-p', '0 c-b', '1 c-pass'))).toEqual([0, 0]);
  });

  test('does not show before its turn is over', () => {
    expect(misthrows(playLines(stepB, '0 b-pass', '0 c-pass'))).toEqual([0, 0]);
  });

  test('is due also when nothing could be entered, without a line of the active seat', () => {
    const asked = playLines(position({ sheets: [BLOCKED, ''] }), THROW, '0 keep', '1 c-b');
    expect(misthrows(asked)).toEqual([1, 0]);
    const alone = playLines(position({ sheets: [BLOCKED, BLOCKED], active: 1 }), THROW, '1 keep');
    expect(misthrows(alone)).toEqual([0, 1]);
    expect(qwantum.active(alone)).toBe(0);
  });

  test('costs one point more each time', () => {
    const lost = [0, 1, 2, 3, 4].map((taken) => {
      const before = position({ sheets: [BLOCKED, BLOCKED], misthrows: [taken, 0] });
      return totals(before)[0]! - totals(playLines(before, THROW, '0 keep'))[0]!;
    });
    expect(lost).toEqual([1, 2, 3, 4, 5]);
  });
});

test('a seat whose time is up keeps the dice and passes', () => {
  const thrown = playLines(start(2, 0), THROW);
  expect(qwantum.defaultMove(thrown, 0)).toBe('keep');
  const stepB = playLines(thrown, '0 keep');
  expect(qwantum.defaultMove(stepB, 0)).toBe('b-pass');
  expect(qwantum.defaultMove(playLines(stepB, '0 b-pass'), 1)).toBe('c-pass');
});

test('turns go round clockwise from the first seat', () => {
  let state = start(4, 2);
  for (const active of [2, 3, 0, 1, 2]) {
    expect(qwantum.active(state)).toBe(active);
    const passes = [0, 1, 2, 3].map((seat) => `${seat} c-pass`);
    state = playLines(state, THROW, `${active} keep`, `${active} b-pass`, ...passes);
  }
});
