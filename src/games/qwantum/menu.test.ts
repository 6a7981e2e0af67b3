import { describe, expect, test } from 'vitest';
import { say } from '../../text/say.js';
import type { Control, Menu } from '../game.js';
import { qwantum } from './game.js';
import { playLines, position } from './position.js';
import { type State, start } from './rules.js';

/** Purple 7, blue 8, red 8, yellow 7. */
const THROW = '* 4 r1 y3 b4 p1 r3 p2';
const thrown = playLines(start(2, 0), THROW);

function menu(state: State, seat: number): Menu {
  return qwantum.menu(state, seat);
}

function controls(state: State, seat: number): readonly Control[] {
  return menu(state, seat).rows.flat();
}

describe('the menu after the first throw', () => {
  function diceList(state: State): Extract<Control, { kind: 'multiselect' }> {
    const [first] = controls(state, 0);
    return first?.kind === 'multiselect' ? first : expect.fail('no list of dice');
  }

  test('is a list of the seven dice, any of which are thrown again in one go, and keeping them all', () => {
    const { note, rows } = menu(thrown, 0);
    expect(rows.map((each) => each.map(({ kind }) => kind))).toEqual([['multiselect'], ['play']]);
    expect(rows[1]).toMatchObject([{ move: 'keep', tone: 'main' }]);
    expect(diceList(thrown)).toMatchObject({ stem: 'again-', none: 'keep' });
    expect(diceList(thrown).options.map(({ word, colour }) => `${word} ${colour}`)).toEqual([
      ...['0 white', '1 red', '2 yellow', '3 blue', '4 purple', '5 red', '6 purple'],
    ]);
    expect(say('en', note!)).toBe('Fits as it is: P7 · B8 · R8 · Y7');
    expect(menu(thrown, 1)).toEqual({ note: null, rows: [] });
  });

  test('lists the dice as the picture shows them', () => {
    const shown = qwantum.view(thrown, 0).dice.map(({ colour }) => colour);
    expect(diceList(thrown).options.map(({ colour }) => colour)).toEqual(shown);
  });

  test('warns where nothing fits', () => {
    const full = position({ sheets: ['p20 b20 r20 y20', ''] });
    expect(menu(playLines(full, THROW), 0).note?.key).toBe('qwantum.note.unfit');
  });

  test('says what keeping all dice costs where nothing fits, and whether that is the end', () => {
    const keep = (...misthrows: readonly number[]) =>
      controls(playLines(position({ sheets: ['p20 b20 r20 y20', ''], misthrows }), THROW), 0).at(-1);
    expect(keep(2, 0)).toMatchObject({
      tone: 'costly',
      label: { key: 'qwantum.button.keep.misthrow', args: { cost: 3 } },
    });
    expect(keep(4, 0)).toMatchObject({
      tone: 'costly',
      label: { key: 'qwantum.button.keep.lastMisthrow', args: { cost: 5 } },
    });
  });

  test('shows all sides of each die beside it, the one that is up in brackets', () => {
    const [white, first, second, ...others] = diceList(thrown).options;
    expect([white, first, second].map((option) => say('en', option!.label))).toEqual(['W4', '1: R1', '2: Y3']);
    expect([white, first, second, ...others].map((option) => say('en', option!.description))).toEqual([
      'W1 W2 W3 [W4] W5 W6',
      '[R1] R4 Y5 B5 B1 P6',
      'R6 R2 Y1 B5 [Y3] P4',
      '[B4] R3 R1 Y4 Y2 P3',
      'B2 B4 [P1] R5 Y6 P3',
      'P2 P5 [R3] B2 B6 Y4',
      'Y1 Y5 R6 P6 [P2] B3',
    ]);
  });

  test('has the letters of the reader’s language throughout', () => {
    const [white, first] = diceList(thrown).options;
    const told = [menu(thrown, 0).note!, ...[white, first].flatMap((option) => [option!.label, option!.description])];
    expect(told.map((phrase) => say('de', phrase))).toEqual([
      'So passt: L7 · B8 · R8 · Ge7',
      'W4',
      'W1 W2 W3 [W4] W5 W6',
      '1: R1',
      '[R1] R4 Ge5 B5 B1 L6',
    ]);
  });

  test('tells dice apart that show the same', () => {
    const same = playLines(start(2, 0), '* 4 r1 y1 r1 b4 r3 y1');
    const labels = diceList(same).options.map(({ label }) => JSON.stringify(label));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('the menu of steps B and C', () => {
  test('has a button a colour with its number, two side by side, and the pass after them', () => {
    const { note, rows } = menu(playLines(thrown, '0 keep'), 0);
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
