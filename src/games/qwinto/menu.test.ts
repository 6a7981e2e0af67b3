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
  return qwinto.menu(state, seat).rows.flat();
}

/** Control by control: its moves, a list in brackets. */
function shape(state: State, seat: number): readonly string[] {
  return qwinto.menu(state, seat).rows.map((each) =>
    each
      .map((control) => {
        if (control.kind === 'pick') return `[${control.options.map((option) => option.move).join(' ')}]`;
        return 'move' in control ? control.move : control.kind;
      })
      .join(' '),
  );
}

function labels(menu: Menu): readonly string[] {
  return menu.rows
    .flat()
    .flatMap((control) => ('options' in control ? control.options.map((option) => option.label) : [control.label]))
    .map(said);
}

describe('the menu of the dice', () => {
  test('offers one, two or all three, by their letters', () => {
    const menu = qwinto.menu(start(2, 0), 0);
    expect(shape(start(2, 0), 0)).toEqual(['d-o d-y d-p', 'd-oy d-op d-yp', 'd-oyp']);
    expect(labels(menu)).toEqual(['O', 'Y', 'P', 'O + Y', 'O + P', 'Y + P', 'O + Y + P']);
    expect(controls(start(2, 0), 0).map((control) => ('colour' in control ? control.colour : null))).toEqual([
      ...['orange', 'yellow', 'purple', null, null, null, null],
    ]);
    expect(qwinto.menu(start(2, 0), 1).rows).toEqual([]);
  });

  test('then offers to keep the sum or to throw again, and says how many fields take it', () => {
    const note = (sheet: string) =>
      said(qwinto.menu(playLines(position({ sheets: [sheet, ''] }), '0 d-o', '* 4 - -'), 0).note!);
    const state = playLines(start(2, 0), '0 d-yp', '* - 4 5');
    expect(shape(state, 0)).toEqual(['keep again']);
    expect(labels(qwinto.menu(state, 0))).toEqual(['Keep 9', 'Throw again']);
    expect(note('o9=4')).toBe('No field of yours takes 4.');
    expect(note('o8=3')).toBe('One field of yours takes 4.');
    expect(note('')).toBe('9 fields of yours take 4.');
  });

  test('has throwing again as the main thing to do where nothing fits, and says what keeping the throw costs', () => {
    const thrown = (sheet: string, failed: number) =>
      controls(playLines(position({ sheets: [sheet, ''], failed: [failed, 0] }), '0 d-o', '* 4 - -'), 0).map(
        (control) => (control.kind === 'play' ? `${control.tone}: ${said(control.label)}` : control.kind),
      );
    expect(thrown('', 0)).toEqual(['main: Keep 4', 'choose: Throw again']);
    expect(thrown('o9=4', 2)).toEqual(['costly: Keep 4 (−5)', 'main: Throw again']);
    expect(thrown('o9=4', 3)).toEqual(['costly: Keep 4 (−5: the end)', 'main: Throw again']);
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
    expect(said('options' in first! ? first.prompt : first!.label)).toBe('Enter 9: orange or yellow');
  });

  test('has buttons, in the order of the sheet, where no more than eight fields take the sum, or one row alone does', () => {
    expect(shape(entering('', 'd-p', '* - - 4'), 0)).toEqual(['p1 p2 p3', 'p4 p5 p6', 'p7 p8 p9', 'pass']);
    expect(shape(entering('o1=3', 'd-o', '* 4 - -'), 0)).toEqual(['o2 o3 o4', 'o5 o6 o7', 'o8 o9 pass']);
    const few = 'o4=5 o7=12 y1=2 y4=12 p3=8 p6=10';
    expect(shape(entering(few, 'd-oyp', '* 2 3 4'), 0)).toEqual(['o5 o6 y2', 'y3 p4 p5', 'pass']);
    expect(shape(entering('', 'd-oy', '* 2 2 -'), 0)).toEqual([
      '[o1 o2 o3 o4 o5 o6 o7 o8 o9 y1 y2 y3 y4 y5 y6 y7 y8 y9]',
      'pass',
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
    expect(labels(qwinto.menu(state, 0)).map((label) => label.replace('★', ''))).toEqual([
      ...fields.map(({ label }) => label),
      'Failed attempt −5',
    ]);
    expect(labels(qwinto.menu(state, 0))[1]).toBe('O·H★');
    expect(fields.map(({ coming }) => coming)).toEqual(['7', '7', '7', '7', '7']);
  });

  test('names a field in a list by its colour, its column, its neighbours and its bonus', () => {
    const listed = labels(qwinto.menu(entering('y2=1 y8=9', 'd-oy', '* 2 2 -'), 0));
    expect(listed).toContain('Orange M · row still empty');
    expect(listed).toContain('Yellow J★ · between 1 and 9');
    expect(labels(qwinto.menu(entering('y2=1', 'd-oy', '* 2 2 -'), 0))).toContain('Yellow D · after 1');
    expect(labels(qwinto.menu(entering('y9=18', 'd-oy', '* 2 2 -'), 0))).toContain('Yellow B · before 18');
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
          expect(misfits(qwinto.menu(after as State, seat))).toEqual([]);
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
        if (!('options' in control)) return misfit(control.label, 76);
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
