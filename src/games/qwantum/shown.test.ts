import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Control, Menu } from '../game.js';
import { qwantum } from './game.js';
import { playLines, position, row } from './position.js';
import { type State, start } from './rules.js';

/** Purple 7, blue 8, red 8, yellow 7. */
const THROW = '* 4 r1 y3 b4 p1 r3 p2';
const thrown = playLines(start(2, 0), THROW);

function cells(state: State, looking: number | null, owner: number, letter: string) {
  return qwantum.view(state, looking).sheets[owner]!.rows.find((each) => each.letter === letter)!.cells;
}

function menu(state: State, seat: number, tapped = ''): Menu {
  return qwantum.menu(state, seat, tapped);
}

function controls(state: State, seat: number, tapped = ''): readonly Control[] {
  return menu(state, seat, tapped).rows.flat();
}

function marked(tapped: string): readonly number[] {
  return menu(thrown, 0, tapped)
    .rows.slice(0, 2)
    .flat()
    .flatMap((control, die) => (control.kind === 'tap' && control.on ? [die] : []));
}

/** The `what` of a tap after which the first control with that key is tapped. */
function tap(tapped: string, key: string, die?: number): string {
  const found = controls(thrown, 0, tapped).find(
    (control) =>
      control.kind === 'tap' && control.label.key === key && (die === undefined || control.label.args!.die === die),
  );
  return found?.kind === 'tap' ? found.what : expect.fail(`no ${key}`);
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
    expect(sheet!.columns).toEqual([null, null, null, null, null, null]);
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

  test('says what is being decided', () => {
    const lines = ['0 keep', '0 b-r', '0 c-b', '1 c-b'];
    const steps = Array.from({ length: lines.length + 1 }, (_, n) => playLines(thrown, ...lines.slice(0, n)));
    const seat = { seat: 0 };
    const rest = { key: 'qwantum.step.rest', args: { colour: { key: 'colour.red' } } };
    expect(steps.map((state) => qwantum.view(state, null).step)).toEqual([
      { key: 'qwantum.step.again', args: { seat } },
      { key: 'qwantum.step.active', args: { seat } },
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
    for (const looking of [null, 0]) {
      expect(cells(stepC, looking, 1, 'B').some((cell) => cell.possible || cell.pending)).toBe(false);
    }
    expect(cells(thrown, 0, 0, 'P').some((cell) => cell.possible)).toBe(false);
  });
});

describe('the menu after the first throw', () => {
  test('has a toggle for each die with its side in words, keeping, and two more taps', () => {
    const { note, rows } = menu(thrown, 0);
    expect(rows.map((each) => each.length)).toEqual([4, 3, 1, 2]);
    expect(rows[0]![0]).toEqual({
      kind: 'tap',
      what: '0',
      label: { key: 'qwantum.button.white', args: { die: 0, colour: { key: 'qwantum.colour.white' }, number: 4 } },
      colour: 'white',
      on: false,
    });
    expect(rows[1]![1]).toMatchObject({
      what: '5',
      label: { key: 'qwantum.button.die', args: { die: 5, colour: { key: 'qwantum.colour.red' }, number: 3 } },
      colour: 'red',
    });
    expect(rows[2]).toMatchObject([{ kind: 'play', move: 'keep', tone: 'choose' }]);
    expect(note).toEqual({ key: 'qwantum.note.mark' });
    expect(menu(thrown, 1)).toEqual({ note: null, rows: [] });
  });

  test('marks dice one by one, and takes marks back', () => {
    const two = tap(tap('', 'qwantum.button.die', 5), 'qwantum.button.die', 2);
    expect(marked(two)).toEqual([2, 5]);
    const three = tap(two, 'qwantum.button.white');
    expect(three).toBe('025');
    expect(marked(three)).toEqual([0, 2, 5]);
    const none = ['qwantum.button.white', 'qwantum.button.die', 'qwantum.button.die'].reduce(
      (tapped, key, n) => tap(tapped, key, [0, 2, 5][n]),
      three,
    );
    expect(marked(none)).toEqual([]);
  });

  test('throws again what is marked, and says which dice', () => {
    const { rows } = menu(thrown, 0, '025');
    expect(rows[2]!.map((control) => control.kind === 'play' && control.move)).toEqual(['again-025', 'keep']);
    expect(rows[2]![0]!.kind === 'play' && rows[2]![0]!.label).toEqual({
      key: 'qwantum.button.again',
      args: { dice: 'W4 Y3 R3' },
    });
    expect(menu(thrown, 0, '0123456').rows[2]![0]).toMatchObject({
      move: 'again-0123456',
      label: { key: 'qwantum.button.againAll' },
    });
  });

  test('marks all dice and none with one tap', () => {
    const all = tap('3', 'qwantum.button.all');
    expect(marked(all)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(marked(tap(all, 'qwantum.button.none'))).toEqual([]);
  });

  test('offers none where the last die’s toggle marks all, so that no two buttons do the same', () => {
    expect(tap('012345', 'qwantum.button.die', 6)).toBe('0123456');
    expect(tap('012345', 'qwantum.button.none')).toBe('-');
  });

  test('shows all sides of all dice on demand, a line a die, the one that is up in brackets', () => {
    const shown = tap('25', 'qwantum.button.faces');
    expect(shown).toBe('25f');
    expect(menu(thrown, 0, shown).note).toEqual({
      key: 'qwantum.note.faces',
      args: {
        die0: ' W1  W2  W3 [W4] W5  W6 ',
        die1: '[R1] R4  Y5  B5  B1  P6 ',
        die2: ' R6  R2  Y1  B5 [Y3] P4 ',
        die3: '[B4] R3  R1  Y4  Y2  P3 ',
        die4: ' B2  B4 [P1] R5  Y6  P3 ',
        die5: ' P2  P5 [R3] B2  B6  Y4 ',
        die6: ' Y1  Y5  R6  P6 [P2] B3 ',
      },
    });
    expect(marked(shown)).toEqual([2, 5]);
    expect(marked(tap(shown, 'qwantum.button.white'))).toEqual([0, 2, 5]);
    expect(menu(thrown, 0, tap(shown, 'qwantum.button.white')).note!.key).toBe('qwantum.note.faces');
    expect(tap(shown, 'qwantum.button.faces')).toBe('25');
  });

  test.each(['x', '7', '20', '00', 'ff', 'f0', '-f', '0-', 'c-b', '025F', '0 2', 'again-025', '0123456ff'])(
    'takes %j, which no tap of it says, for nothing',
    (garbage) => {
      expect(menu(thrown, 0, garbage)).toEqual(menu(thrown, 0));
    },
  );

  test('never fails, whatever was tapped', () => {
    fc.assert(
      fc.property(fc.string(), (tapped) => {
        expect(menu(thrown, 0, tapped).rows.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('tells dice apart that show the same', () => {
    const same = playLines(start(2, 0), '* 4 r1 y1 r1 b4 r3 y1');
    const labels = controls(same, 0).map((control) => JSON.stringify(control.kind === 'tap' && control.label));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('the menu of steps B and C', () => {
  test('has a button a colour with its number, and the pass below', () => {
    const { note, rows } = menu(playLines(thrown, '0 keep'), 0, '025f');
    expect(note).toBeNull();
    expect(rows.map((each) => each.length)).toEqual([4, 1]);
    expect(rows[0]![0]).toEqual({
      kind: 'play',
      move: 'b-p',
      label: { key: 'qwantum.button.enter', args: { colour: { key: 'qwantum.colour.purple' }, number: 7 } },
      colour: 'purple',
      tone: 'enter',
    });
    expect(rows[1]).toMatchObject([{ move: 'b-pass', tone: 'pass', label: { key: 'qwantum.button.wait' } }]);
  });

  test('has only what the seat may enter', () => {
    const state = playLines(position({ sheets: ['', 'b8 y6'] }), THROW, '0 keep', '0 b-p');
    expect(controls(state, 1)).toMatchObject([{ move: 'c-r' }, { move: 'c-y' }, { move: 'c-pass' }]);
  });

  function pass(state: State, seat: number): Control | undefined {
    return controls(state, seat).at(-1);
  }

  test('warns of a pass that costs a misthrow, and says how much', () => {
    const third = playLines(position({ sheets: ['', ''], misthrows: [2, 0] }), THROW, '0 keep', '0 b-pass');
    expect(pass(third, 0)).toMatchObject({
      move: 'c-pass',
      tone: 'costly',
      label: { key: 'qwantum.button.misthrow', args: { nth: 3, cost: 3 } },
    });
    expect(pass(third, 1)).toMatchObject({ tone: 'pass', label: { key: 'qwantum.button.pass' } });
    const entered = playLines(thrown, '0 keep', '0 b-r');
    expect(pass(entered, 0)).toMatchObject({ tone: 'pass', label: { key: 'qwantum.button.pass' } });
  });

  test('says that a fifth misthrow ends the match', () => {
    const fifth = playLines(position({ sheets: ['', ''], misthrows: [4, 0] }), THROW, '0 keep', '0 b-pass');
    expect(pass(fifth, 0)).toMatchObject({
      tone: 'costly',
      label: { key: 'qwantum.button.lastMisthrow', args: { nth: 5, cost: 5 } },
    });
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

  test('tell a misthrow, and the end when it was the fifth', () => {
    const before = position({ sheets: ['', ''], misthrows: [3, 4] });
    const fourth = playLines(before, THROW, '0 keep', '0 b-pass', '0 c-pass', '1 c-pass');
    expect(qwantum.events(before, fourth)).toEqual([
      { key: 'qwantum.news.misthrow', args: { seat: { seat: 0 }, nth: 4, of: 5 } },
    ]);
    const fifth = playLines(fourth, THROW, '1 keep', '1 b-pass', '0 c-pass', '1 c-pass');
    expect(qwantum.events(fourth, fifth).map((phrase) => phrase.key)).toEqual([
      'qwantum.news.misthrow',
      'qwantum.news.endMisthrows',
    ]);
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
      'qwantum.news.misthrow',
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
