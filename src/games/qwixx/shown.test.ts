import { describe, expect, test } from 'vitest';
import type { Control } from '../game.js';
import { qwixx } from './game.js';
import { playLines, position } from './position.js';
import { type State, start } from './rules.js';

const FIVE_RED = 'r2 r3 r4 r5 r6';

function row(state: State, looking: number | null, owner: number, letter: string) {
  return qwixx.view(state, looking).sheets[owner]!.rows.find((each) => each.letter === letter)!;
}

function controls(state: State, seat: number): readonly Control[] {
  return qwixx.menu(state, seat).rows.flat();
}

function pass(state: State, seat: number): Control | undefined {
  return controls(state, seat).find((control) => control.kind === 'play' && control.move.endsWith('pass'));
}

describe('the view', () => {
  test('has the printed sheet: red and yellow rise, green and blue fall, a lock at the end', () => {
    const [sheet] = qwixx.view(start(2, 0), null).sheets;
    expect(
      sheet!.rows.map((each) => [
        each.colour,
        each.cells
          .map((cell) => cell.text)
          .join(' ')
          .trim(),
      ]),
    ).toEqual([
      ['red', '2 3 4 5 6 7 8 9 10 11 12'],
      ['yellow', '2 3 4 5 6 7 8 9 10 11 12'],
      ['green', '12 11 10 9 8 7 6 5 4 3 2'],
      ['blue', '12 11 10 9 8 7 6 5 4 3 2'],
    ]);
    for (const { cells } of sheet!.rows) expect(cells.map((cell) => cell.shape).indexOf('lock')).toBe(11);
    expect(sheet!.penalties).toEqual({ taken: 0, costs: [5, 5, 5, 5] });
  });

  test('has the printed scale of points: 1 for one cross, 78 for all with the lock', () => {
    expect(qwixx.view(start(2, 0), null).sheets[0]!.scale).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]);
  });

  test('counts at each lock the crosses that it takes, until there are five or the row is closed', () => {
    const counts = (crosses: readonly string[]) =>
      qwixx
        .view(position({ crosses }), null)
        .sheets.at(-1)!
        .rows.map(({ cells }) => cells.at(-1)!.progress);
    expect(counts(['', `r2 r3 r4 y5 ${FIVE_RED.replaceAll('r', 'b')}`])).toEqual([
      ...[{ made: 3, of: 5 }, { made: 1, of: 5 }, { made: 0, of: 5 }, undefined],
    ]);
    expect(counts([`${FIVE_RED} r12`, 'r4'])[0]).toBe(undefined);
  });

  test('marks what was crossed and what was left out', () => {
    const marks = row(position({ crosses: ['r3 r5', ''] }), null, 0, 'R').cells.map((cell) => cell.mark);
    expect(marks.slice(0, 5)).toEqual(['skipped', 'entered', 'skipped', 'entered', 'open']);
  });

  test('closes a row for everybody: its lock stands with whoever crossed it', () => {
    const state = position({ crosses: [`${FIVE_RED} r12`, 'r4'] });
    expect(row(state, null, 0, 'R')).toMatchObject({ closed: true, points: 28 });
    expect(row(state, null, 0, 'R').cells.at(-1)!.mark).toBe('entered');
    expect(row(state, null, 1, 'R').cells.map((cell) => cell.mark)).toEqual([
      ...['skipped', 'skipped', 'entered'],
      ...new Array(9).fill('closed'),
    ]);
  });

  test('shows the throw and the sum of the white dice', () => {
    expect(qwixx.view(start(2, 0), null)).toMatchObject({ dice: [], sum: null, step: null });
    const view = qwixx.view(playLines(start(2, 0), '* 4 1 2 5 3 6'), null);
    expect(view.dice.map((die) => `${die.colour} ${die.value}`)).toEqual([
      ...['white 4', 'white 1', 'red 2', 'yellow 5', 'green 3', 'blue 6'],
    ]);
    expect(view.sum!.args).toEqual({ first: 4, second: 1, sum: 5 });
    expect(view.step).toEqual({ key: 'qwixx.step.white', args: { sum: 5 } });
  });

  test('shows no value for a die that is gone, from action 2 of the turn on', () => {
    const state = playLines(position({ crosses: [FIVE_RED, ''] }), '* 6 6 3 1 1 1', '1 w-pass', '0 w-r12');
    expect(qwixx.view(state, null).dice[2]).toEqual({ colour: 'red', value: null, mark: 'out' });
    expect(qwixx.view(state, null).step).toEqual({ key: 'qwixx.step.coloured' });
  });

  test('tells a seat alone what it may cross and what it has answered, the lock with its number', () => {
    const state = playLines(position({ crosses: [FIVE_RED, ''] }), '* 6 6 3 1 1 1', '0 w-r12');
    const last = row(state, 0, 0, 'R').cells.slice(-3);
    expect(last.map((cell) => [cell.possible, cell.pending])).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    expect(row(state, 0, 0, 'G').cells[0]).toMatchObject({ text: '12', possible: true, pending: false });
    for (const looking of [null, 1]) {
      expect(row(state, looking, 0, 'R').cells.some((cell) => cell.possible || cell.pending)).toBe(false);
    }
  });
});

describe('the menu', () => {
  test('of action 1 is the crosses, colour and number in words, and the pass after them', () => {
    const state = playLines(start(2, 0), '* 4 1 2 5 3 6');
    const { rows } = qwixx.menu(state, 1);
    expect(rows.map((each) => each.length)).toEqual([2, 2, 1]);
    expect(rows[0]![0]).toEqual({
      kind: 'play',
      move: 'w-r5',
      label: { key: 'qwixx.button.cross', args: { colour: { key: 'qwixx.colour.red' }, number: 5 } },
      colour: 'red',
      tone: 'enter',
    });
    expect(rows[2]).toMatchObject([{ move: 'w-pass', tone: 'pass' }]);
  });

  function moves(state: State, seat: number): readonly (readonly unknown[])[] {
    return qwixx.menu(state, seat).rows.map((each) => each.map((control) => 'move' in control && control.move));
  }

  test('of action 2 has up to eight crosses, a row a colour, in the order of the sheet', () => {
    const state = playLines(start(2, 0), '* 4 1 2 5 3 6', '0 w-pass', '1 w-pass');
    expect(moves(state, 0)).toEqual([
      ['c-r3', 'c-r6'],
      ['c-y6', 'c-y9'],
      ['c-g7', 'c-g4'],
      ['c-b10', 'c-b7', 'c-pass'],
    ]);
    expect(moves(state, 1)).toEqual([]);
  });

  test('calls colours by their letters in action 2 alone, where a row may hold two crosses and the pass', () => {
    const white = playLines(start(2, 0), '* 4 1 2 5 3 6');
    const red = (state: State) => controls(state, 0)[0];
    expect(red(white)).toMatchObject({ move: 'w-r5', label: { args: { colour: { key: 'qwixx.colour.red' } } } });
    expect(red(playLines(white, '0 w-pass', '1 w-pass'))).toMatchObject({
      move: 'c-r3',
      label: { key: 'qwixx.button.cross', args: { colour: { key: 'letter.red' }, number: 3 } },
    });
  });

  test('leaves no cross alone while there is something to stand beside it', () => {
    const state = playLines(position({ crosses: ['', 'r11'] }), '* 4 1 2 5 3 6');
    expect(moves(state, 1)).toEqual([
      ['w-y5', 'w-g5'],
      ['w-b5', 'w-pass'],
    ]);
  });

  test('never parts what is of one colour', () => {
    const state = playLines(position({ crosses: ['r5', ''] }), '* 4 1 2 5 3 6', '0 w-pass', '1 w-pass');
    expect(moves(state, 0).slice(0, 2)).toEqual([['c-r6'], ['c-y6', 'c-y9']]);
  });

  test('says that a number brings the lock', () => {
    const state = playLines(position({ crosses: [FIVE_RED, ''] }), '* 6 6 3 1 1 1');
    expect(controls(state, 0)[0]).toMatchObject({ move: 'w-r12', label: { key: 'qwixx.button.lock' } });
  });

  test('warns of a pass in action 2 that costs a misthrow, not of one after a cross', () => {
    const thrown = playLines(start(2, 0), '* 4 1 2 5 3 6', '1 w-pass');
    expect(pass(thrown, 0)).toMatchObject({ tone: 'pass' });
    expect(pass(playLines(thrown, '0 w-pass'), 0)).toMatchObject({
      tone: 'costly',
      label: { key: 'qwixx.button.misthrow', args: { cost: 5 } },
    });
    expect(pass(playLines(thrown, '0 w-r5'), 0)).toMatchObject({ tone: 'pass' });
  });

  test('says that a pass in action 1 is one for now, to the active seat alone, while action 2 has something for it', () => {
    const thrown = playLines(start(2, 0), '* 4 1 2 5 3 6');
    expect(pass(thrown, 0)).toMatchObject({ move: 'w-pass', label: { key: 'qwixx.button.wait' } });
    expect(pass(thrown, 1)).toMatchObject({ move: 'w-pass', label: { key: 'qwixx.button.pass' } });
    expect(pass(playLines(thrown, '1 w-pass', '0 w-r5'), 0)).toMatchObject({ label: { key: 'qwixx.button.pass' } });
  });

  test('warns of a pass in action 1 when the active seat can do nothing in action 2', () => {
    const state = playLines(position({ crosses: ['r11 y11 g3 b4', 'r2'] }), '* 1 2 1 1 6 6');
    expect(pass(state, 0)).toMatchObject({ move: 'w-pass', tone: 'costly' });
    expect(pass(state, 1)).toMatchObject({ tone: 'pass', label: { key: 'qwixx.button.pass' } });
  });

  test('says that a fourth misthrow ends the match, shortly where the pass stands beside two crosses', () => {
    const state = playLines(
      position({ crosses: ['', ''], misthrows: [3, 0] }),
      '* 4 1 2 5 3 6',
      '1 w-pass',
      '0 w-pass',
    );
    expect(pass(state, 0)).toMatchObject({ tone: 'costly', label: { key: 'qwixx.button.lastMisthrow.short' } });
    const few = playLines(
      position({ crosses: ['r11 y11 g3', ''], misthrows: [3, 0] }),
      '* 4 1 2 5 3 6',
      '1 w-pass',
      '0 w-pass',
    );
    expect(moves(few, 0)).toEqual([['c-b10', 'c-b7'], ['c-pass']]);
    expect(pass(few, 0)).toMatchObject({ tone: 'costly', label: { key: 'qwixx.button.lastMisthrow' } });
  });
});

describe('the events', () => {
  const red = { key: 'qwixx.colour.red' };

  test('name all who closed a row', () => {
    const before = playLines(
      position({ crosses: [FIVE_RED, FIVE_RED, FIVE_RED, ''] }),
      '* 6 6 3 1 1 1',
      '3 w-pass',
      '0 w-r12',
    );
    const two = playLines(before, '2 w-pass', '1 w-r12');
    expect(qwixx.events(before, two)).toEqual([
      {
        key: 'qwixx.news.closed',
        args: { colour: red, who: { key: 'qwixx.list.two', args: { first: { seat: 0 }, second: { seat: 1 } } } },
      },
    ]);
    const three = playLines(before, '2 w-r12', '1 w-r12');
    const rest = { key: 'qwixx.list.two', args: { first: { seat: 1 }, second: { seat: 2 } } };
    expect(qwixx.events(before, three)[0]!.args!.who).toEqual({
      key: 'qwixx.list.more',
      args: { first: { seat: 0 }, rest },
    });
    const one = playLines(before, '2 w-pass', '1 w-pass');
    expect(qwixx.events(before, one)[0]!.args!.who).toEqual({ seat: 0 });
  });

  test('tell a misthrow, the fourth as the end alone', () => {
    const before = position({ crosses: ['', ''], misthrows: [2, 0] });
    const third = playLines(before, '* 4 1 2 5 3 6', '1 w-pass', '0 w-pass', '0 c-pass');
    expect(qwixx.events(before, third)).toEqual([
      { key: 'qwixx.news.misthrow', args: { seat: { seat: 0 }, nth: 3, of: 4, cost: 5 } },
    ]);
    const turn = playLines(
      third,
      '* 4 1 2 5 3 6',
      '0 w-pass',
      '1 w-r5',
      '1 c-pass',
      '* 4 1 2 5 3 6',
      '1 w-pass',
      '0 w-pass',
    );
    expect(qwixx.events(turn, playLines(turn, '0 c-pass')).map((phrase) => phrase.key)).toEqual([
      'qwixx.news.endMisthrows',
    ]);
  });

  test('tell the end when two rows or more are closed', () => {
    const before = playLines(position({ crosses: [FIVE_RED, 'y2 y3 y4 y5 y6'] }), '* 6 6 3 1 1 1', '0 w-r12');
    expect(qwixx.events(before, playLines(before, '1 w-y12')).at(-1)).toEqual({
      key: 'qwixx.news.endRows',
      args: { rows: 2 },
    });
  });

  test('are none where nothing has taken effect', () => {
    const before = playLines(start(2, 0), '* 4 1 2 5 3 6');
    expect(qwixx.events(before, playLines(before, '0 w-r5'))).toEqual([]);
  });
});

test('a move is told in words', () => {
  const colour = { key: 'colour.red' };
  const state = qwixx.start(2, 0);
  expect(qwixx.label(state, 'w-r7')).toEqual({ key: 'qwixx.label.cross', args: { colour, number: 7 } });
  expect(qwixx.label(state, 'c-r12')).toEqual({ key: 'qwixx.label.lock', args: { colour, number: 12 } });
  expect(qwixx.label(state, 'c-pass')).toEqual({ key: 'qwixx.label.pass' });
});
