import { describe, expect, test } from 'vitest';
import { type Pick, randomMatch } from '../../../test/support/random-match.js';
import { sayInEnglish } from '../../../test/support/say-phrases.js';
import type { Control, Menu, Phrase } from '../game.js';
import { qwinto } from './game.js';
import { playLines, position } from './position.js';
import { type State, start } from './rules.js';

/** A phrase in English, every seat being Ann. */
const said = sayInEnglish({
  ...qwinto.phrases.en,
  'colour.orange': 'orange',
  'colour.yellow': 'yellow',
  'colour.purple': 'purple',
  'letter.orange': 'O',
  'letter.yellow': 'Y',
  'letter.purple': 'P',
});

function controls(state: State, seat: number): readonly Control[] {
  return qwinto.menu(state, seat, '').rows.flat();
}

/** Control by control: its moves, a list in brackets. */
function shape(state: State, seat: number): readonly string[] {
  return qwinto.menu(state, seat, '').rows.map((each) =>
    each
      .map((control) => {
        if (control.kind === 'pick') return `[${control.options.map((option) => option.move).join(' ')}]`;
        return control.kind === 'play' ? control.move : control.what;
      })
      .join(' '),
  );
}

function labels(menu: Menu): readonly string[] {
  return menu.rows
    .flat()
    .flatMap((control) => (control.kind === 'pick' ? control.options.map((option) => option.label) : [control.label]))
    .map(said);
}

describe('the menu of the dice', () => {
  test('offers one, two or all three, in words', () => {
    const menu = qwinto.menu(start(2, 0), 0, '');
    expect(shape(start(2, 0), 0)).toEqual(['d-o d-y d-p', 'd-oy d-op d-yp', 'd-oyp']);
    expect(labels(menu)).toEqual([...['Orange', 'Yellow', 'Purple', 'O + Y', 'O + P', 'Y + P'], 'O + Y + P']);
    expect(controls(start(2, 0), 0).map((control) => (control.kind === 'pick' ? null : control.colour))).toEqual([
      ...['orange', 'yellow', 'purple', null, null, null, null],
    ]);
    expect(qwinto.menu(start(2, 0), 1, '').rows).toEqual([]);
  });

  test('then offers to keep the sum or to throw again, and says how many fields take it', () => {
    const note = (sheet: string) =>
      said(qwinto.menu(playLines(position({ sheets: [sheet, ''] }), '0 d-o', '* 4 - -'), 0, '').note!);
    const state = playLines(start(2, 0), '0 d-yp', '* - 4 5');
    expect(shape(state, 0)).toEqual(['keep again']);
    expect(labels(qwinto.menu(state, 0, ''))).toEqual(['Keep 9', 'Throw again']);
    expect(note('o9=4')).toBe('No field of yours takes 4.');
    expect(note('o8=3')).toBe('One field of yours takes 4.');
    expect(note('')).toBe('9 fields of yours take 4.');
  });
});

describe('the menu of the fields', () => {
  function entering(sheet: string, move: string, line: string): State {
    return playLines(position({ sheets: [sheet, ''] }), `0 ${move}`, line, '0 keep');
  }

  test('has as few lists as have room for the fields, in the order of the sheet, and the pass below', () => {
    expect(shape(entering('', 'd-oyp', '* 2 3 4'), 1)).toEqual([
      '[o1 o2 o3 o4 o5 o6 o7 o8 o9 y1 y2 y3 y4 y5 y6 y7 y8 y9]',
      '[p1 p2 p3 p4 p5 p6 p7 p8 p9]',
      'pass',
    ]);
    const [first] = controls(entering('', 'd-oyp', '* 2 3 4'), 0);
    expect(first).toMatchObject({ kind: 'pick', part: 'oy' });
    expect(said(first!.kind === 'pick' ? first!.prompt : first!.label)).toBe('Enter 9: orange or yellow');
  });

  test('has buttons, in the order of the sheet, where no more than eight fields take the sum', () => {
    const few = 'o4=5 o7=12 y1=2 y4=12 p3=8 p6=10';
    expect(shape(entering(few, 'd-oyp', '* 2 3 4'), 0)).toEqual(['o5 o6 y2', 'y3 p4 p5', 'pass']);
    expect(shape(entering('', 'd-oy', '* 2 2 -'), 0)).toEqual([
      '[o1 o2 o3 o4 o5 o6 o7 o8 o9 y1 y2 y3 y4 y5 y6 y7 y8 y9]',
      'pass',
    ]);
  });

  test('has short buttons in two lines, and the pass below them, where one die was thrown, so that one row is asked about', () => {
    expect(shape(entering('', 'd-p', '* - - 4'), 0)).toEqual(['p1 p2 p3 p4 p5', 'p6 p7 p8 p9', 'pass']);
    expect(shape(entering('o1=3', 'd-o', '* 4 - -'), 0)).toEqual(['o2 o3 o4 o5', 'o6 o7 o8 o9', 'pass']);
    expect(shape(entering('o4=3', 'd-o', '* 4 - -'), 0)).toEqual(['o5 o6 o7 o8 o9', 'pass']);
    expect(shape(entering('o7=3', 'd-o', '* 4 - -'), 0)).toEqual(['o8 o9 pass']);
    expect(labels(qwinto.menu(entering('', 'd-y', '* - 2 -'), 0, ''))).toEqual([
      ...['B', 'C', 'D', 'E', 'F', 'H', 'I ★', 'J', 'K'],
      'Failed attempt −5',
    ]);
  });

  test('calls a field by the letter of its column, which stands in it on the sheet', () => {
    const state = entering('o3=5 o6=9 y1=3 y4=8 p3=2 p5=12', 'd-oyp', '* 1 3 3');
    const fields = qwinto
      .view(state, 0)
      .sheets[0]!.rows.flatMap(({ cells, letter }) =>
        cells.flatMap(({ possible, name, coming }) => (possible ? [{ label: `${letter}·${name}`, coming }] : [])),
      );
    expect(fields.map(({ label }) => label)).toEqual(['O·G', 'O·H', 'Y·C', 'Y·D', 'P·D']);
    expect(labels(qwinto.menu(state, 0, '')).map((label) => label.split(' ')[0])).toEqual([
      ...fields.map(({ label }) => label),
      'Failed',
    ]);
    expect(fields.map(({ coming }) => coming)).toEqual(['7', '7', '7', '7', '7']);
  });

  test('names a field by its colour, its column, its neighbours and its bonus', () => {
    const state = entering('o3=5 o6=9 o9=14 y9=6 p1=8', 'd-oyp', '* 1 3 3');
    expect(labels(qwinto.menu(state, 0, ''))).toEqual([
      'O·G 5\u2060–\u20609',
      'O·H 5\u2060–\u20609 ★',
      'Failed attempt −5',
    ]);
    expect(labels(qwinto.menu(entering('o7=1 y1=5', 'd-oy', '* 2 2 -'), 0, ''))).toEqual([
      ...['O·K >1', 'O·L >1', 'Failed attempt −5'],
    ]);
    expect(labels(qwinto.menu(entering('o2=5 y6=5', 'd-oy', '* 2 2 -'), 0, ''))[0]).toBe('O·C <5');
    expect(labels(qwinto.menu(entering('y2=3 p1=5', 'd-oyp', '* 1 1 1'), 0, '')).slice(0, 2)).toEqual(['O·D ★', 'O·E']);
    expect(labels(qwinto.menu(entering('y2=1', 'd-oy', '* 2 2 -'), 0, '')).slice(8, 10)).toEqual([
      'Orange L · first number in the row',
      'Yellow D · after 1',
    ]);
  });

  test('warns the active seat alone that its pass is a failed attempt, and that a fourth ends the match', () => {
    const pass = (failed: readonly number[], seat: number) =>
      controls(playLines(position({ sheets: ['', ''], failed }), '0 d-o', '* 4 - -', '0 keep'), seat).at(-1);
    expect(pass([0, 0], 0)).toMatchObject({
      tone: 'costly',
      label: { key: 'qwinto.button.failed', args: { cost: 5 } },
    });
    expect(pass([3, 0], 0)).toMatchObject({ tone: 'costly', label: { key: 'qwinto.button.lastFailed' } });
    expect(pass([0, 3], 1)).toMatchObject({ tone: 'pass', label: { key: 'qwinto.button.pass' } });
  });

  test('fits a message whatever stands on the sheet', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { moments } = randomMatch(qwinto, seed, entersAlways);
      for (const { after } of moments) {
        for (const seat of qwinto.toMove(after as State)) {
          expect(misfits(qwinto.menu(after as State, seat, ''))).toEqual([]);
        }
      }
    }
  });

  /** So that sheets get full. */
  function entersAlways(state: unknown, seat: number, pick: Pick): string {
    const moves = qwinto.legalMoves(state as State, seat);
    return moves[pick(moves.at(-1) === 'pass' ? moves.length - 1 : moves.length)]!;
  }

  function misfits(menu: Menu): readonly string[] {
    return [
      ...(menu.rows.length > 5 ? [`${menu.rows.length} rows`] : []),
      ...menu.rows.flat().flatMap((control) => {
        if (control.kind !== 'pick') return misfit(control.label, 76);
        const tooMany = control.options.length > 25 ? [`${control.options.length} options`] : [];
        return [...tooMany, ...control.options.flatMap((option) => misfit(option.label, 100))];
      }),
    ];
  }

  /** A pending move has two more characters, so a button's label may not use all of its eighty. */
  function misfit(label: Phrase, most: number): readonly string[] {
    return said(label).length > most ? [said(label)] : [];
  }
});
