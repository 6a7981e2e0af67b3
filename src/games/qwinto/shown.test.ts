import { describe, expect, test } from 'vitest';
import { possibleIn } from '../../../test/support/possible.js';
import { sayInEnglish } from '../../../test/support/say-phrases.js';
import { qwinto } from './game.js';
import { playLines, position, row, throwDice } from './position.js';
import { type State, start } from './rules.js';

function rowOf(state: State, looking: number | null, owner: number, letter: string) {
  return qwinto.view(state, looking).sheets[owner]!.rows.find((each) => each.letter === letter)!;
}

function marks(state: State, letter: string): string {
  const signs = { open: '_', entered: 'n', skipped: '·', closed: '-', gap: ' ' };
  return rowOf(state, null, 0, letter)
    .cells.map((cell) => signs[cell.mark])
    .join('');
}

/** A phrase in English, every seat being Ann. */
const said = sayInEnglish({
  ...qwinto.phrases.en,
  'colour.orange': 'orange',
  'colour.yellow': 'yellow',
  'colour.purple': 'purple',
});

describe('the view', () => {
  test('has the printed sheet: twelve columns, nine fields and one gap in each row', () => {
    const state = start(2, 0);
    expect(qwinto.view(state, null).sheets[0]!.rows.map((each) => `${each.colour} ${each.letter}`)).toEqual([
      ...['orange O', 'yellow Y', 'purple P'],
    ]);
    expect(marks(state, 'O')).toBe('  ___ ______');
    expect(marks(state, 'Y')).toBe(' _____ ____ ');
    expect(marks(state, 'P')).toBe('____ _____  ');
    expect(qwinto.view(state, null).sheets[0]!.penalties).toEqual({ taken: 0, costs: [5, 5, 5, 5] });
  });

  test('has five bonus fields, each in a column of three', () => {
    const bonus = (letter: string) =>
      rowOf(start(2, 0), null, 0, letter).cells.flatMap((cell, column) => (cell.shape === 'pentagon' ? [column] : []));
    expect([bonus('O'), bonus('Y'), bonus('P')]).toEqual([[3, 7], [8], [2, 9]]);
  });

  test('shows numbers where they stand, and bonus points under full columns only', () => {
    const state = position({ sheets: ['o2=7 y3=8 p4=9 o5=12 y6=11', ''] });
    expect(rowOf(state, null, 0, 'O').cells.map((cell) => cell.text)).toEqual([
      ...['', '', '', '7', '', '', '', '12', '', '', '', ''],
    ]);
    const [sheet, other] = qwinto.view(state, null).sheets;
    expect(sheet!.columns).toEqual([null, null, 'open', 7, null, null, null, 'open', 'open', 'open', null, null]);
    expect(sheet!.rows.map((each) => each.points)).toEqual([2, 2, 1]);
    expect(sheet!.total).toBe(12);
    expect(other!.columns).toEqual([null, null, 'open', 'open', null, null, null, 'open', 'open', 'open', null, null]);
  });

  test('calls each field by the letter of its column, none of which is taken for a number', () => {
    const names = (letter: string) => rowOf(start(2, 0), null, 0, letter).cells.map(({ name }) => name ?? ' ');
    expect(names('O').join('')).toBe('  CDE GHJKLM');
    expect(names('Y').join('')).toBe(' BCDEF HJKL ');
    expect(names('P').join('')).toBe('ABCD FGHJK  ');
  });

  test('marks a field that nothing fits into any more', () => {
    expect(marks(position({ sheets: ['o2=2 o4=3', ''] }), 'O')).toBe('  _n- n_____');
    expect(marks(position({ sheets: ['o1=1 o9=18', ''] }), 'O')).toBe('  n__ _____n');
    expect(marks(position({ sheets: ['o2=1', ''] }), 'O')).toBe('  -n_ ______');
    expect(marks(position({ sheets: ['o8=18', ''] }), 'O')).toBe('  ___ ____n-');
  });

  test('marks one too where the only number that would fit stands in its column', () => {
    const between = 'o1=4 o3=6';
    expect(marks(position({ sheets: [between, ''] }), 'O')).toBe('  n_n ______');
    expect(marks(position({ sheets: [`${between} y3=5`, ''] }), 'O')).toBe('  n-n ______');
    expect(marks(position({ sheets: ['o1=4 o3=7 y3=5 p4=6', ''] }), 'O')).toBe('  n-n ______');
    expect(marks(position({ sheets: ['o1=4 o3=7 y3=5', ''] }), 'O')).toBe('  n_n ______');
  });

  test('shows only the dice of this turn, with no value for one that was not thrown', () => {
    expect(qwinto.view(start(2, 0), null)).toMatchObject({ dice: [], sum: null });
    const state = playLines(start(2, 0), '0 d-op', '* 4 - 6');
    expect(qwinto.view(state, null).dice.map((die) => `${die.colour} ${die.value}`)).toEqual([
      ...['orange 4', 'yellow null', 'purple 6'],
    ]);
    const next = playLines(state, '0 keep', '0 o9', '1 pass');
    expect(qwinto.view(next, null)).toMatchObject({ dice: [], sum: null });
  });

  test('says the sum, but for a single die', () => {
    const sum = (move: string, line: string) => qwinto.view(playLines(start(2, 0), move, line), null).sum;
    expect(sum('0 d-o', '* 4 - -')).toBeNull();
    expect(said(sum('0 d-yp', '* - 4 5')!)).toBe('4 + 5 = 9');
    expect(said(sum('0 d-oyp', '* 6 4 5')!)).toBe('6 + 4 + 5 = 15');
  });

  test('says what is being decided', () => {
    const step = (state: State) => qwinto.view(state, null).step;
    const named = playLines(start(2, 0), '0 d-yp');
    expect(said(step(start(2, 0))!)).toBe('choose the dice');
    expect(step(named)).toBeNull();
    const thrown = playLines(named, '* - 4 5');
    expect(said(step(thrown)!)).toBe('keep 9 or throw again?');
    expect(said(step(playLines(thrown, '0 keep'))!)).toBe('enter 9 in yellow or purple?');
    const over = playLines(position({ sheets: ['o9=4', 'o9=4'], failed: [3, 0] }), '0 d-o', '* 4 - -', '0 keep');
    expect(step(over)).toBeNull();
  });

  test('tells a seat alone what it may enter and what it has answered', () => {
    const state = playLines(position({ sheets: ['o3=5 o6=9', ''] }), '0 d-o', '* 6 - -', '0 keep', '0 o5');
    const cells = rowOf(state, 0, 0, 'O').cells;
    expect(cells.flatMap((cell, column) => (cell.possible ? [column] : []))).toEqual([6, 7]);
    expect(cells.flatMap((cell, column) => (cell.pending ? [column] : []))).toEqual([7]);
    for (const looking of [null, 1]) {
      expect(rowOf(state, looking, 0, 'O').cells.some((cell) => cell.possible || cell.pending)).toBe(false);
    }
  });
});

test('shows the seat that may throw again where its throw would fit, and nobody else', () => {
  const state = playLines(position({ sheets: ['o3=5 o6=9', 'y3=5'] }), '0 d-o', '* 6 - -');
  expect(possibleIn(qwinto, state, (_cell, column) => column)).toEqual([
    { looking: 0, owner: 0, rows: [[6, 7], [], []] },
  ]);
});

describe('the events', () => {
  const orange = row('o', 2, 4, 5, 7, 8, 9, 11, 14);
  const yellow = row('y', 1, 3, 6, 8, 9, 10, 12, 13);
  const tell = (before: State, ...lines: readonly string[]) =>
    qwinto.events(before, playLines(before, ...lines)).map(said);

  test('tell a row that is filled, and what it scores', () => {
    const before = playLines(position({ sheets: ['', orange] }), '0 d-oyp', '* 5 5 6', '0 keep', '0 p9');
    expect(tell(before, '1 o9')).toEqual(['Ann: orange row full, 16 points']);
    expect(tell(before, '1 o9', '1 d-o')).toHaveLength(1);
  });

  test('tell a bonus column that is filled, and what it scores', () => {
    const before = playLines(position({ sheets: ['o1=3 p3=5', ''] }), '0 d-oy', '* 2 2 -', '0 keep', '0 y2');
    expect(tell(before, '1 pass')).toEqual(['Ann: bonus column, +5']);
  });

  test('tell a failed attempt, the fourth as the end alone', () => {
    const third = position({ sheets: ['', ''], failed: [2, 0] });
    const thrown = ['0 d-oy', '* 2 2 -', '0 keep', '1 pass', '0 pass'];
    expect(tell(third, ...thrown)).toEqual(['Ann: failed attempt 3/4, −5']);
    expect(tell(position({ sheets: ['', ''], failed: [3, 0] }), ...thrown)).toEqual([
      'Ann has made the fourth failed attempt',
    ]);
  });

  test('tell the end when two rows are filled, by each seat that did', () => {
    const full = `${orange} o9=17 ${yellow}`;
    const before = playLines(
      position({ sheets: [full, full], failed: [0, 1] }),
      '0 d-oyp',
      '* 5 5 6',
      '0 keep',
      '0 y9',
    );
    expect(qwinto.events(before, playLines(before, '1 y9')).filter(({ key }) => key === 'qwinto.news.endRows')).toEqual(
      [
        { key: 'qwinto.news.endRows', args: { seat: { seat: 0 } } },
        { key: 'qwinto.news.endRows', args: { seat: { seat: 1 } } },
      ],
    );
  });

  test('tell both reasons when both end it', () => {
    const full = `${orange} o9=17 ${yellow}`;
    const before = playLines(
      position({ sheets: ['', full], failed: [3, 0] }),
      '0 d-oyp',
      '* 5 5 6',
      '0 keep',
      '0 pass',
    );
    expect(qwinto.events(before, playLines(before, '1 y9')).map((phrase) => phrase.key)).toEqual([
      ...['qwinto.news.row', 'qwinto.news.endRows', 'qwinto.news.endFailed'],
    ]);
  });

  test('are none where nothing has taken effect', () => {
    const before = start(2, 0);
    for (const lines of [['0 d-o'], ['0 d-o', '* 4 - -'], ['0 d-o', '* 4 - -', '0 keep', '0 pass']]) {
      expect(tell(before, ...lines)).toEqual([]);
    }
  });
});

test('whoever looks is asked about the rows alone in which they have a field for the sum', () => {
  const state = throwDice(position({ sheets: ['y1=7', 'y1=7 p1=7'] }), '1 2 4');
  const asked = (seat: number | null) => said(qwinto.view(state, seat).step!);
  expect(asked(null)).toBe('enter 7?');
  expect(asked(0)).toBe('enter 7 in orange or purple?');
  expect(asked(1)).toBe('enter 7 in orange?');
  const two = throwDice(position({ sheets: ['y1=7', 'y1=7 p1=7'] }), '- 3 4');
  expect([null, 0, 1].map((seat) => said(qwinto.view(two, seat).step!))).toEqual([
    ...['enter 7 in yellow or purple?', 'enter 7 in purple?', 'enter 7 in yellow or purple?'],
  ]);
});

test('a move is told in words, an entry by what is seen on every sheet: its row and its number', () => {
  const state = playLines(qwinto.start(2, 0), '0 d-oyp', '* 1 2 6');
  const moves = ['d-o', 'd-y', 'd-p', 'd-oy', 'd-op', 'd-yp', 'd-oyp', 'keep', 'again', 'o4', 'y1', 'p9', 'pass'];
  expect(moves.map((move) => said(qwinto.label(state, move)))).toEqual([
    'throws orange',
    'throws yellow',
    'throws purple',
    'throws orange and yellow',
    'throws orange and purple',
    'throws yellow and purple',
    'throws orange, yellow and purple',
    'keeps the throw',
    'throws again',
    'orange 9',
    'yellow 9',
    'purple 9',
    'pass',
  ]);
});
