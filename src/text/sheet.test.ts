import { describe, expect, test } from 'vitest';
import type { CellView, Colour, RowView, SheetView } from '../games/game.js';
import { diceText, diceWords, SQUARE_SIGN, shortDiceText } from './dice.js';
import { voiceOf } from './say.js';
import { legend, sheetText } from './sheet.js';

const voice = voiceOf('en');

function cell(text: string, more: Partial<CellView> = {}): CellView {
  return { text, mark: 'open', shape: 'square', possible: false, pending: false, ...more };
}

function row(colour: Colour, letter: string, cells: readonly CellView[], more: Partial<RowView> = {}): RowView {
  return { colour, letter, cells, points: 0, closed: false, line: null, ...more };
}

function sheet(rows: readonly RowView[], more: Partial<SheetView> = {}): SheetView {
  return { seat: 0, rows, columns: [], penalties: { taken: 0, costs: [5, 5, 5, 5] }, total: 0, ...more };
}

const rising = Array.from({ length: 11 }, (_, n) => cell(String(n + 2)));
const lock = cell('', { shape: 'lock' });

describe('a sheet to cross numbers on', () => {
  const red = row('red', 'R', [...rising, lock]);
  const green = row('green', 'G', [...rising.toReversed(), lock]);

  test('fits on a phone, its columns in line', () => {
    const text = sheetText(sheet([{ ...red, points: 78 }, green]), voice);
    expect(text.split('\n').slice(0, 2)).toEqual([
      'R  2  3  4 5 6 7 8 9 10 11 12 L =78',
      'G 12 11 10 9 8 7 6 5  4  3  2 L = 0',
    ]);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(36);
  });

  test('shows crosses, what was left out, what is possible and what was answered by different signs', () => {
    const cells = [
      cell('2', { mark: 'entered' }),
      cell('3', { mark: 'skipped' }),
      cell('4', { possible: true }),
      cell('5', { possible: true }),
      cell('6', { possible: true, pending: true }),
      cell('7'),
    ];
    expect(sheetText(sheet([row('red', 'R', cells)]), voice).split('\n')[0]).toBe('R X ·[4 5(6)7 = 0');
  });

  test('counts at a lock that can not be had yet the crosses that it takes, and fits all the same', () => {
    const far = cell('', { shape: 'lock', progress: { made: 3, of: 5 } });
    const rows = [row('red', 'R', [...rising, far], { points: 78 }), green];
    const lines = sheetText(sheet(rows), voice).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'R  2  3  4 5 6 7 8 9 10 11 12 3/5 =78',
      'G 12 11 10 9 8 7 6 5  4  3  2   L = 0',
    ]);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(38);
    expect(legend([sheet(rows)], voice)).toContain('`L` lock · `n/5` crosses for the lock');
  });

  test('has the printed scale of points in its legend', () => {
    expect(legend([sheet([red], { scale: [1, 3, 6] })], voice)).toContain('1, 2, 3 … crosses: 1 3 6 points');
  });

  test('says which rows are closed, in its last line', () => {
    const closed = row('red', 'R', [cell('2', { mark: 'closed' }), cell('', { shape: 'lock', mark: 'closed' })], {
      closed: true,
    });
    const text = sheetText(sheet([closed, green]), voice);
    expect(text).toMatch(/^R {2}- {2}- += 0$/m);
    expect(text.split('\n').at(-1)).toBe('closed: R');
  });

  test('shows misthrows as boxes with what they cost', () => {
    const text = sheetText(sheet([red], { penalties: { taken: 2, costs: [5, 5, 5, 5] }, total: -10 }), voice);
    expect(text.split('\n').at(-1)).toBe('☒☒☐☐ −10 total −10');
  });

  test('has a legend of the signs that are on it', () => {
    expect(legend([sheet([red])], voice)).toBe('`R` red · `X` crossed · `L` lock');
  });
});

describe('a sheet of a game without penalty boxes', () => {
  const { penalties: _, ...plain } = sheet([
    { colour: 'white', cells: [cell('12')], points: 12, closed: true, line: null },
  ]);

  test('shows none, and where its row has no letter it is called by its colour', () => {
    expect(sheetText({ ...plain, total: 12 }, voice)).toBe('  12 =12\ntotal 12\nclosed: white');
    expect(legend([plain], voice)).toBe('`X` crossed');
  });

  test('shows nothing but its total where it has no rows', () => {
    expect(sheetText({ ...plain, rows: [], total: 12 }, voice)).toBe('total 12');
    expect(legend([{ ...plain, rows: [] }], voice)).toBe('');
  });
});

describe('a sheet to enter numbers into', () => {
  const gap = cell('', { mark: 'gap' });
  const bonus = cell('', { shape: 'pentagon' });

  test('shows entries as numbers, bonus fields in angles, gaps empty and column points below', () => {
    const orange = row(
      'orange',
      'O',
      [
        cell('3', { mark: 'entered' }),
        cell('9', { mark: 'entered', shape: 'pentagon' }),
        gap,
        bonus,
        cell('', { possible: true }),
      ],
      { points: 2 },
    );
    const text = sheetText(sheet([orange], { columns: [null, 9, null, 'open', null] }), voice);
    expect(text.split('\n').slice(0, 2)).toEqual(['O  3< 9>   <>[__]= 2', '      9    __']);
  });

  test('shows above the columns how the buttons call what can be chosen, and there the number that would come', () => {
    const cells = [
      cell('3', { mark: 'entered', name: 'C' }),
      cell('', { name: 'D' }),
      gap,
      cell('', { name: 'F', possible: true, coming: '10' }),
      cell('', { name: 'G', possible: true, pending: true, coming: '10', shape: 'pentagon' }),
    ];
    const text = sheetText(sheet([row('orange', 'O', cells, { points: 1 })]), voice);
    expect(text.split('\n').slice(0, 2)).toEqual(['            F  G', 'O  3 __   [10(10)= 1']);
    expect(legend([sheet([row('orange', 'O', cells)])], voice)).toContain('letters above: columns, as on the buttons');
    expect(sheetText(sheet([row('orange', 'O', cells.slice(0, 3))]), voice).split('\n')[0]).toBe('O  3 __    = 0');
  });

  test('shows the thick line, and says what goes up and down at it', () => {
    const up = cell('', { possible: true, slope: 'up' });
    const blue = row('blue', 'B', [up, cell('12', { mark: 'entered' })], { line: 1 });
    expect(legend([sheet([blue])], voice)).toContain('`|` up to it rising, then falling');
    const text = sheetText(sheet([blue], { columns: [null, 12] }), voice);
    expect(text.split('\n').slice(0, 2)).toEqual(['B[__]| 12 = 0', '       12']);
  });

  test('has a legend that speaks of entries', () => {
    expect(legend([sheet([row('orange', 'O', [bonus])])], voice)).toContain('entries');
  });
});

describe('dice', () => {
  const dice = [
    { colour: 'white', value: 4 },
    { colour: 'white', value: 1 },
    { colour: 'red', value: 2 },
    { colour: 'green', value: null, mark: 'out' },
    { colour: 'yellow', value: null },
    { colour: 'blue', value: 3, mark: 'again' },
  ] as const;

  test('are told by letters, the white ones apart', () => {
    expect(diceText(dice, voice)).toBe('W4 W1 · R2 G– Y– B3');
    expect(diceText(dice.slice(2), voice)).toBe('R2 G– Y– B3');
  });

  test('have a square of their colour before the letter, from which no line parts it, where faces can’t be drawn, above a picture unless they are too many for a line', () => {
    const squares = voiceOf('en', [], undefined, SQUARE_SIGN);
    const told = '⬜\u202fW4 ⬜\u202fW1 · 🟥\u202fR2 🟩\u202fG– 🟨\u202fY– 🟦\u202fB3';
    expect([diceText(dice, squares), shortDiceText(dice, squares)]).toEqual([told, told]);
    const many = [...dice, dice[0]!];
    expect(diceText(many, squares)).toMatch(/^⬜\u202fW4 ⬜\u202fW1 ⬜\u202fW4 · 🟥/);
    expect(shortDiceText(many, squares)).toBe(diceText(many, voice));
  });

  test('are drawn where they show a number; none that was not thrown is there as a blank die', () => {
    const drawn = voiceOf('en', [], undefined, ({ value }) => ({
      shows: value === null ? 'blank' : 'face',
      text: `<${value}>`,
    }));
    expect(diceText(dice, drawn)).toBe('<4>W4 <1>W1 · <2>R2 G– Y– <3>B3');
    expect(shortDiceText(dice, drawn)).toBe('<4> <1> · <2> G– Y– <3>');
  });

  test('are told in words', () => {
    expect(diceWords(dice, voice)).toBe('white 4, white 1, red 2, no green, yellow not thrown, and blue 3 (again)');
  });
});
