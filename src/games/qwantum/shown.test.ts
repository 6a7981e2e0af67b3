import { describe, expect, test } from 'vitest';
import { possibleIn } from '../../../test/support/possible.js';
import { qwantum } from './game.js';
import { playLines, position, row } from './position.js';
import { type State, start } from './rules.js';

/** Purple 7, blue 8, red 8, yellow 7. */
const THROW = '* 4 r1 y3 b4 p1 r3 p2';
const thrown = playLines(start(2, 0), THROW);

function cells(state: State, looking: number | null, owner: number, letter: string) {
  return qwantum.view(state, looking).sheets[owner]!.rows.find((each) => each.letter === letter)!.cells;
}

describe('the view', () => {
  test('has the printed sheet: four rows of six, a thick line after the fourth field, five misthrows', () => {
    const [sheet] = qwantum.view(start(2, 0), null).sheets;
    expect(sheet!.rows.map(({ colour, letter, line, cells: fields }) => [colour, letter, line, fields.length])).toEqual(
      [
        ['purple', 'P', 4, 6],
        ['blue', 'B', 4, 6],
        ['red', 'R', 4, 6],
        ['yellow', 'Y', 4, 6],
      ],
    );
    expect(sheet!.columns).toEqual(new Array(6).fill('open'));
    const slopes = sheet!.rows.map(({ cells: fields }) => fields.map(({ slope }) => slope));
    for (const own of slopes) expect(own).toEqual([undefined, 'up', 'up', 'up', 'down', 'down']);
    expect(sheet!.penalties).toEqual({ taken: 0, costs: [1, 2, 3, 4, 5] });
  });

  test('shows entries as numbers', () => {
    const state = position({ sheets: [row('r', 3, 12), ''] });
    expect(cells(state, null, 0, 'R').map(({ text, mark }) => [text, mark])).toEqual([
      ['3', 'entered'],
      ['12', 'entered'],
      ...new Array(4).fill(['', 'open']),
    ]);
  });

  test('shows the throw, and what it is worth in the four colours', () => {
    expect(qwantum.view(start(2, 0), null)).toMatchObject({ dice: [], sum: null, step: null });
    const view = qwantum.view(thrown, null);
    expect(view.dice.map((die) => `${die.colour} ${die.value}`)).toEqual([
      ...['white 4', 'red 1', 'yellow 3', 'blue 4', 'purple 1', 'red 3', 'purple 2'],
    ]);
    expect(view.sum).toEqual({ key: 'qwantum.sum', args: { purple: 7, blue: 8, red: 8, yellow: 7 } });
  });

  test('has the dice by colour once they stand, with a mark on those that were thrown again', () => {
    const second = playLines(thrown, '0 again-05', '* 6 r1 y3 b4 p1 y4 p2');
    const dice = (state: State) =>
      qwantum.view(state, null).dice.map(({ colour, value, mark }) => [colour, value, mark].join(' '));
    expect(dice(second)).toEqual([
      ...['white 6 again', 'purple 1 ', 'purple 2 ', 'blue 4 ', 'red 1 ', 'yellow 3 ', 'yellow 4 again'],
    ]);
    expect(dice(playLines(thrown, '0 keep'))).toEqual([
      ...['white 4 ', 'purple 1 ', 'purple 2 ', 'blue 4 ', 'red 1 ', 'red 3 ', 'yellow 3 '],
    ]);
  });

  test('says what is being decided', () => {
    const lines = ['0 keep', '0 b-r', '0 c-b', '1 c-b'];
    const steps = Array.from({ length: lines.length + 1 }, (_, n) => playLines(thrown, ...lines.slice(0, n)));
    const rest = { key: 'qwantum.step.rest', args: { colour: { key: 'colour.red' } } };
    expect(steps.map((state) => qwantum.view(state, null).step)).toEqual([
      { key: 'qwantum.step.again' },
      { key: 'qwantum.step.active' },
      rest,
      rest,
      null,
    ]);
    const passed = playLines(thrown, '0 keep', '0 b-pass');
    expect(qwantum.view(passed, null).step).toEqual({ key: 'qwantum.step.all' });
  });

  test('tells a seat alone where it may enter a number, and what it has answered', () => {
    const stepC = playLines(position({ sheets: ['', 'b5 y33'] }), THROW, '0 keep', '0 b-p', '1 c-b');
    const own = ['P', 'B', 'R', 'Y'].map((letter) =>
      cells(stepC, 1, 1, letter).map((cell) => `${cell.possible ? 'o' : '-'}${cell.pending ? '!' : ''}`),
    );
    expect(own).toEqual([
      ['-', '-', '-', '-', '-', '-'],
      ['-', 'o!', '-', '-', '-', '-'],
      ['o', '-', '-', '-', '-', '-'],
      ['-', '-', '-', '-', '-', '-'],
    ]);
    expect(
      ['P', 'B', 'R', 'Y'].map((letter) =>
        cells(stepC, 1, 1, letter)
          .map(({ coming }) => coming ?? '')
          .join(' '),
      ),
    ).toEqual([...['     ', ' 8    ', '8     ', '     ']]);
    for (const looking of [null, 0]) {
      expect(cells(stepC, looking, 1, 'B').some((cell) => cell.coming !== undefined)).toBe(false);
      expect(cells(stepC, looking, 1, 'B').some((cell) => cell.possible || cell.pending)).toBe(false);
    }
  });

  test('shows the seat that may throw again where its numbers would come, and nobody else', () => {
    expect(possibleIn(qwantum, thrown, ({ coming }) => coming)).toEqual([
      { looking: 0, owner: 0, rows: [['7'], ['8'], ['8'], ['7']] },
    ]);
  });
});

describe('the events', () => {
  const oneShort = [row('p', 1, 2, 3, 4, 3, 2), row('b', 1, 2, 3, 9, 8, 7), row('r', 2, 3, 4, 5, 4, 3)].join(' ');
  const short = `${oneShort} ${row('y', 5, 6, 7, 9, 8)}`;

  test('tell the columns that were filled, and their points', () => {
    const before = playLines(position({ sheets: ['b6 r7 y8', 'p5 r7 y8'] }), THROW, '0 keep');
    const stepC = playLines(before, '0 b-p');
    expect(qwantum.events(before, stepC)).toEqual([
      { key: 'qwantum.news.column', args: { seat: { seat: 0 }, number: 1, points: 7 } },
    ]);
    const asked = playLines(stepC, '0 c-pass');
    expect(qwantum.events(stepC, asked)).toEqual([]);
    expect(qwantum.events(asked, playLines(asked, '1 c-b'))).toEqual([
      { key: 'qwantum.news.column', args: { seat: { seat: 1 }, number: 1, points: 7 } },
    ]);
  });

  test('tell a misthrow, the fifth as the end alone', () => {
    const before = position({ sheets: ['', ''], misthrows: [3, 4] });
    const fourth = playLines(before, THROW, '0 keep', '0 b-pass', '0 c-pass', '1 c-pass');
    expect(qwantum.events(before, fourth)).toEqual([
      { key: 'qwantum.news.misthrow', args: { seat: { seat: 0 }, nth: 4, of: 5 } },
    ]);
    const fifth = playLines(fourth, THROW, '1 keep', '1 b-pass', '0 c-pass', '1 c-pass');
    expect(qwantum.events(fourth, fifth).map((phrase) => phrase.key)).toEqual(['qwantum.news.endMisthrows']);
  });

  test('tell who filled the sheet, all of them', () => {
    const one = playLines(position({ sheets: [short, ''] }), THROW, '0 keep');
    expect(qwantum.events(one, playLines(one, '0 b-y')).at(-1)).toEqual({
      key: 'qwantum.news.endSheet',
      args: { who: { seat: 0 } },
    });
    const three = playLines(
      position({ sheets: ['', short, short, short] }),
      THROW,
      '0 keep',
      '0 b-p',
      '0 c-b',
      '1 c-y',
    );
    const end = playLines(three, '3 c-y', '2 c-y');
    const rest = { key: 'qwantum.list.two', args: { first: { seat: 2 }, second: { seat: 3 } } };
    expect(qwantum.events(three, end).at(-1)).toEqual({
      key: 'qwantum.news.endSheet',
      args: { who: { key: 'qwantum.list.more', args: { first: { seat: 1 }, rest } } },
    });
  });

  test('tell both when a filled sheet and a fifth misthrow come together', () => {
    const before = playLines(
      position({ sheets: ['', short], misthrows: [4, 0] }),
      THROW,
      '0 keep',
      '0 b-pass',
      '1 c-y',
    );
    expect(qwantum.events(before, playLines(before, '0 c-pass')).map((phrase) => phrase.key)).toEqual([
      'qwantum.news.column',
      'qwantum.news.endSheet',
      'qwantum.news.endMisthrows',
    ]);
  });
});

test('a move is told in words', () => {
  const state = playLines(qwantum.start(2, 0), '* 4 r1 r6 y4 p1 p2 y5');
  const purple = { key: 'qwantum.label.enter', args: { colour: { key: 'colour.purple' }, number: 7 } };
  expect(qwantum.label(state, 'b-p')).toEqual(purple);
  expect(qwantum.label(state, 'c-p')).toEqual(purple);
  expect(qwantum.label(state, 'b-pass')).toEqual({ key: 'qwantum.label.pass' });
  expect(qwantum.label(state, 'c-pass')).toEqual({ key: 'qwantum.label.pass' });
  expect(qwantum.label(state, 'keep')).toEqual({ key: 'qwantum.label.keep' });
  expect(qwantum.label(state, 'again-025')).toEqual({ key: 'qwantum.label.again', args: { count: 3 } });
});
