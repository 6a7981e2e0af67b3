import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Control, Menu } from '../game.js';
import { qwantum } from './game.js';
import { playLines, position } from './position.js';
import { type State, start } from './rules.js';

/** Purple 7, blue 8, red 8, yellow 7. */
const THROW = '* 4 r1 y3 b4 p1 r3 p2';
const thrown = playLines(start(2, 0), THROW);

function menu(state: State, seat: number, tapped = ''): Menu {
  return qwantum.menu(state, seat, tapped);
}

function controls(state: State, seat: number, tapped = ''): readonly Control[] {
  return menu(state, seat, tapped).rows.flat();
}

function marked(tapped: string): readonly number[] {
  return controls(thrown, 0, tapped)
    .slice(0, 7)
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

describe('the menu after the first throw', () => {
  test('has a toggle for each die with its side, then keeping them all and what all sides are', () => {
    const { note, rows } = menu(thrown, 0);
    expect(rows.map((each) => each.length)).toEqual([3, 3, 3]);
    expect(rows[0]![0]).toEqual({
      kind: 'tap',
      what: '0',
      label: { key: 'qwantum.button.white', args: { die: 0, letter: { key: 'letter.white' }, number: 4 } },
      colour: 'white',
      tone: 'choose',
      on: false,
    });
    expect(rows[1]![2]).toMatchObject({
      what: '5',
      label: { key: 'qwantum.button.die', args: { die: 5, letter: { key: 'letter.red' }, number: 3 } },
      colour: 'red',
    });
    expect(rows[2]!.slice(1)).toMatchObject([
      { kind: 'play', move: 'keep', tone: 'main' },
      { kind: 'tap', what: 'f', on: false },
    ]);
    expect(note).toEqual({ key: 'qwantum.note.fits', args: { fits: 'P7 · B8 · R8 · Y7' } });
    expect(menu(thrown, 1)).toEqual({ note: null, rows: [] });
  });

  test('says what fits while no die is marked, and warns where nothing does', () => {
    const full = position({ sheets: ['p20 b20 r20 y20', ''] });
    const note = (state: State, tapped = '') => menu(state, 0, tapped).note?.key;
    expect(note(playLines(full, THROW))).toBe('qwantum.note.unfit');
    expect(note(playLines(full, THROW), '2')).toBeUndefined();
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

  test('throws again what is marked, and says how many, instead of keeping them all', () => {
    const { rows } = menu(thrown, 0, '025');
    expect(rows.flat().flatMap((control) => (control.kind === 'play' ? control.move : []))).toEqual(['again-025']);
    expect(rows[2]![1]).toMatchObject({ label: { key: 'qwantum.button.again', args: { count: 3 } } });
    expect(menu(thrown, 0, '0123456').rows[2]![1]).toMatchObject({
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
    const shown = tap('', 'qwantum.button.faces');
    expect(shown).toBe('f');
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
    expect(marked(tap(shown, 'qwantum.button.white'))).toEqual([0]);
    expect(menu(thrown, 0, tap(shown, 'qwantum.button.white')).note!.key).toBe('qwantum.note.faces');
    expect(tap(shown, 'qwantum.button.faces')).toBe('-');
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
  test('has a button a colour with its number, two side by side, and the pass after them', () => {
    const { note, rows } = menu(playLines(thrown, '0 keep'), 0, '025f');
    expect(note).toBeNull();
    expect(rows.map((each) => each.length)).toEqual([2, 2, 1]);
    expect(rows[0]![0]).toEqual({
      kind: 'play',
      move: 'b-p',
      label: { key: 'qwantum.button.enter', args: { colour: { key: 'qwantum.colour.purple' }, number: 7 } },
      colour: 'purple',
      tone: 'enter',
    });
    expect(rows[2]).toMatchObject([{ move: 'b-pass', tone: 'pass', label: { key: 'qwantum.button.wait' } }]);
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
      label: { key: 'qwantum.button.misthrow', args: { cost: 3 } },
    });
    expect(pass(third, 1)).toMatchObject({ tone: 'pass', label: { key: 'qwantum.button.pass' } });
    const entered = playLines(thrown, '0 keep', '0 b-r');
    expect(pass(entered, 0)).toMatchObject({ tone: 'pass', label: { key: 'qwantum.button.pass' } });
  });

  test('says that a fifth misthrow ends the match', () => {
    const fifth = playLines(position({ sheets: ['', ''], misthrows: [4, 0] }), THROW, '0 keep', '0 b-pass');
    expect(pass(fifth, 0)).toMatchObject({
      tone: 'costly',
      label: { key: 'qwantum.button.lastMisthrow', args: { cost: 5 } },
    });
  });
});
