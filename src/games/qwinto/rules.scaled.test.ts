import { describe, expect, test } from 'vitest';
import { momentsOf, randomMatch } from '../../../test/support/random-match.js';
import { toScale } from '../../../test/support/scale.js';
import { apply, isFault } from '../record.js';
import { qwinto } from './game.js';
import { FIELD_MOVES } from './moves.js';
import { failedAttempts, numbersIn, playLines, position, row, throwDice } from './position.js';
import { type State, start } from './rules.js';
import { COLUMNS, ROWS } from './sheet.js';

const LETTERS = ['o', 'y', 'p'];

function moves(state: State, seat: number): string {
  return qwinto.legalMoves(state, seat).join(' ');
}

/** Where seat 0 with that sheet may enter the sum of these faces. */
function open(sheet: string, faces: string): string {
  return moves(throwDice(position({ sheets: [sheet, ''] }), faces), 0).replace(/ ?pass$/, '');
}

describe('the example of Linus, Tim and Sarah', () => {
  const [linus, tim, sarah] = [0, 1, 2] as const;
  const named = playLines(start(3, linus), `${linus} d-yp`);
  const nine = playLines(named, '* - 2 4', `${linus} again`, '* - 4 5');

  test('Linus alone chooses which dice to throw: one, two or all three', () => {
    expect(moves(start(3, linus), linus)).toBe('d-o d-y d-p d-oy d-op d-yp d-oyp');
    expect(qwinto.toMove(start(3, linus))).toEqual([linus]);
    expect(moves(start(3, linus), tim)).toBe('');
  });

  test('he throws the yellow and the purple die; the orange one stays out', () => {
    expect(qwinto.diceDue(named)!.map((die) => die.faces.join(''))).toEqual(['-', '123456', '123456']);
    expect(qwinto.toMove(named)).toEqual([]);
  });

  test('he does not like a 2 and a 4, and throws both dice again', () => {
    const first = playLines(named, '* - 2 4');
    expect(moves(first, linus)).toBe('keep again');
    for (const seat of [tim, sarah]) expect(moves(first, seat)).toBe('');
    expect(qwinto.diceDue(playLines(first, `${linus} again`))).toEqual(qwinto.diceDue(named));
  });

  test('the second throw stands: nine, in yellow or in purple only, for everyone', () => {
    expect(qwinto.view(nine, null).sum!.args).toEqual({ first: 4, second: 5, sum: 9 });
    const all = 'y1 y2 y3 y4 y5 y6 y7 y8 y9 p1 p2 p3 p4 p5 p6 p7 p8 p9 pass';
    for (const seat of [linus, tim, sarah]) expect(moves(nine, seat)).toBe(all);
    expect(qwinto.toMove(nine)).toEqual([linus, tim, sarah]);
  });

  test('Linus enters it in yellow, Tim further right in yellow, Sarah in purple; only then does it show', () => {
    const asked = playLines(nine, `${sarah} p5`, `${linus} y5`);
    expect([linus, tim, sarah].map((seat) => numbersIn(asked, seat))).toEqual(['', '', '']);
    const done = playLines(asked, `${tim} y6`);
    expect([linus, tim, sarah].map((seat) => numbersIn(done, seat))).toEqual(['y5=9', 'y6=9', 'p5=9']);
    expect(failedAttempts(done)).toEqual([0, 0, 0]);
    expect(qwinto.active(done)).toBe(tim);
  });
});

describe('the example of the sheet of Tim', () => {
  const tim = 'o1=3 o5=11 y2=2 y5=9 y6=12 p3=4 p4=6 p6=7 p7=10';

  test('the leftmost yellow field takes nothing but a 1', () => {
    expect(open(tim, '- 1 -')).toBe('y1');
    for (const face of [2, 3, 4, 5, 6]) expect(open(tim, `- ${face} -`)).not.toContain('y1');
  });

  test('the purple field between 6 and 7 stays empty until the end', () => {
    for (let face = 1; face <= 6; face += 1) expect(open(tim, `- - ${face}`)).not.toContain('p5');
    for (let face = 1; face <= 6; face += 1) expect(open(tim, `- ${face} 6`)).not.toContain('p5');
    for (let face = 1; face <= 6; face += 1) expect(open(tim, `${face} 6 6`)).not.toContain('p5');
    const purple = qwinto.view(position({ sheets: [tim, ''] }), null).sheets[0]!.rows[2]!;
    expect(purple.cells[5]).toMatchObject({ text: '', mark: 'closed' });
  });

  test('two full columns have their points already', () => {
    const [sheet] = qwinto.view(position({ sheets: [tim, ''] }), null).sheets;
    expect(sheet!.columns).toEqual([null, null, 4, 'open', null, null, null, 11, 'open', 'open', null, null]);
  });
});

describe('entering', () => {
  test('keeps a row rising from left to right, with gaps of any size', () => {
    const sheet = 'o3=5 o7=12';
    expect(open(sheet, '4 - -')).toBe('o1 o2');
    expect(open(sheet, '6 - -')).toBe('o4 o5 o6');
    expect(open('o3=5 o7=9', '5 5 -')).toBe('o8 o9 y1 y2 y3 y4 y5 y6 y7 y8 y9');
  });

  test('never puts a number twice in a row', () => {
    expect(open('o3=5', '5 - -')).toBe('');
    expect(open('y9=5', '- 5 -')).toBe('');
  });

  test('may go back to a gap, but not to a field between neighbouring numbers', () => {
    expect(open('o2=2 o5=4', '3 - -')).toBe('o3 o4');
    expect(open('o2=2 o5=3', '3 - -')).toBe('');
    expect(open('o2=2 o3=4', '3 - -')).toBe('');
  });

  test.each([
    ['of three fields', 'o2=5', '- 5 5', 'y3 p4'],
    ['of three fields, from below', 'p4=5', '5 5 -', 'o2 y3'],
    ['of two fields', 'y1=4', '- - 4', 'p2'],
    ['of two fields, over a gap', 'o4=4', '- - 4', 'p6'],
  ])('never puts a number twice in a column %s', (_, sheet, faces, lost) => {
    const sum = faces.split(' ').reduce((total, face) => total + (face === '-' ? 0 : Number(face)), 0);
    const equal = sheet.replace(/=.*/, `=${sum}`);
    const places = open(equal, faces).split(' ');
    for (const place of lost.split(' ')) expect(places).not.toContain(place);
    const other = open(sheet.replace(/=.*/, '=18'), faces).split(' ');
    for (const place of lost.split(' ')) expect(other).toContain(place);
  });

  test('may put larger numbers above smaller ones in a column, and smaller above larger', () => {
    expect(open('y3=4 p4=6', '5 - -')).toContain('o2');
    expect(open('y3=6 p4=4', '5 - -')).toContain('o2');
    expect(open('y3=1 p4=2', '5 - -')).toContain('o2');
  });

  test('is possible only in the rows of the dice that were thrown', () => {
    expect(open('', '3 - -')).toBe('o1 o2 o3 o4 o5 o6 o7 o8 o9');
    expect(open('', '3 - 4')).toBe('o1 o2 o3 o4 o5 o6 o7 o8 o9 p1 p2 p3 p4 p5 p6 p7 p8 p9');
    expect(open('', '6 6 6').split(' ')).toEqual(FIELD_MOVES);
  });

  test('takes exactly one field', () => {
    const done = playLines(throwDice(start(2, 0), '3 4 5'), '0 o5', '1 p7');
    expect(numbersIn(done, 0)).toBe('o5=12');
    expect(numbersIn(done, 1)).toBe('p7=12');
  });
});

test('in any match the moves are the fields that break neither rule, and no sheet breaks one', () => {
  const samples = Array.from({ length: toScale({ full: 50, brief: 10 }) }, (_, seed) => randomMatch(qwinto, seed));
  for (const { after } of momentsOf(samples)) {
    const state = after as State;
    const faces = qwinto.view(state, null).dice.map((die) => die.value);
    const sum = faces.reduce<number>((total, face) => total + (face ?? 0), 0);
    const entering = state.phase === 4;
    for (let seat = 0; seat < state.seats; seat += 1) {
      const sheet = new Map(FIELD_MOVES.map((move, place) => [move, state.fields[seat * 27 + place]!]));
      expect(isLegal(sheet)).toBe(true);
      if (!entering) continue;
      const fits = FIELD_MOVES.filter(
        (move) =>
          faces[LETTERS.indexOf(move[0]!)] !== null &&
          sheet.get(move) === 0 &&
          isLegal(new Map([...sheet, [move, sum]])),
      );
      expect(qwinto.legalMoves(state, seat)).toEqual(fits.length === 0 ? [] : [...fits, 'pass']);
    }
  }
});

/** Both rules, as plainly as they can be put. */
function isLegal(sheet: ReadonlyMap<string, number>): boolean {
  const lines = ROWS.map((each) => FIELD_MOVES.slice(9 * each, 9 * each + 9).map((move) => sheet.get(move)!));
  const rising = lines.every((numbers) => {
    const entered = numbers.filter((number) => number !== 0);
    return entered.every((number, n) => n === 0 || number > entered[n - 1]!);
  });
  return (
    rising &&
    COLUMNS.every(({ byRow }) => {
      const entered = byRow.flatMap((place) => (place === null ? [] : [sheet.get(FIELD_MOVES[place]!)!]));
      const numbers = entered.filter((number) => number !== 0);
      return new Set(numbers).size === numbers.length;
    })
  );
}

describe('the throw', () => {
  test.each([
    ['d-o', '* 4 - -', 4],
    ['d-op', '* 4 - 6', 10],
    ['d-oyp', '* 6 6 6', 18],
  ])('of %s counts the dice that were thrown', (move, line, sum) => {
    const state = playLines(start(2, 0), `0 ${move}`, line, '0 keep', '1 pass', '0 o9');
    expect(numbersIn(state, 0)).toBe(`o9=${sum}`);
  });

  test('may be made again once, with all of its dice; after that there is no choice', () => {
    const again = playLines(start(2, 0), '0 d-op', '* 1 - 1', '0 again');
    expect(qwinto.diceDue(again)!.map((die) => die.faces.length)).toEqual([6, 1, 6]);
    const second = playLines(again, '* 6 - 6');
    expect(moves(second, 0)).not.toMatch(/keep|again/);
    expect(qwinto.toMove(second)).toEqual([0, 1]);
    expect(numbersIn(playLines(second, '0 p9', '1 pass'), 0)).toBe('p9=12');
  });

  test('shows exactly the dice that were named', () => {
    const named = playLines(start(2, 0), '0 d-yp');
    for (const faces of [
      ['1', '2', '3'],
      ['-', '-', '3'],
      ['-', '2', '7'],
      ['2', '3'],
    ]) {
      expect(isFault(apply(qwinto, named, { kind: 'throw', faces }))).toBe(true);
    }
    expect(isFault(apply(qwinto, named, { kind: 'throw', faces: ['-', '2', '3'] }))).toBe(false);
  });

  test('is chosen and may be kept or not even where nobody could enter anything', () => {
    const full = row('o', 1, 2, 3, 4, 5, 6, 7, 8, 9);
    const state = playLines(position({ sheets: [full, full] }), '0 d-o', '* 1 - -');
    expect(moves(state, 0)).toBe('keep again');
    expect(moves(playLines(state, '0 keep'), 1)).toBe('d-o d-y d-p d-oy d-op d-yp d-oyp');
  });
});

describe('who is asked', () => {
  const noFour = 'o9=4';

  test('a seat that may enter the sum nowhere has no line', () => {
    const state = throwDice(position({ sheets: ['', noFour, ''] }), '4 - -');
    expect(qwinto.toMove(state)).toEqual([0, 2]);
    expect(moves(state, 1)).toBe('');
    const done = playLines(state, '2 pass', '0 o4');
    expect(failedAttempts(done)).toEqual([0, 0, 0]);
  });

  test('an active seat that may enter it nowhere notes a failed attempt when the others have answered', () => {
    const state = throwDice(position({ sheets: [noFour, ''] }), '4 - -');
    expect(qwinto.toMove(state)).toEqual([1]);
    expect(failedAttempts(state)).toEqual([0, 0]);
    const done = playLines(state, '1 o4');
    expect(failedAttempts(done)).toEqual([1, 0]);
    expect(numbersIn(done, 1)).toBe('o4=4');
  });

  test('where nobody may enter it, the turn is over with the throw that stands', () => {
    const before = position({ sheets: [noFour, noFour], active: 1 });
    const kept = throwDice(before, '4 - -');
    const again = playLines(before, '1 d-o', '* 1 - -', '1 again', '* 4 - -');
    for (const state of [kept, again]) {
      expect(failedAttempts(state)).toEqual([0, 1]);
      expect(qwinto.active(state)).toBe(0);
      expect(qwinto.toMove(state)).toEqual([0]);
      expect(qwinto.step(state)).toBeGreaterThan(qwinto.step(before));
    }
  });

  test('an asked seat may change its mind until the last has answered', () => {
    const state = playLines(throwDice(start(3, 0), '4 4 -'), '1 y5', '0 o5', '1 o4', '0 pass');
    expect(qwinto.toMove(state)).toEqual([2]);
    expect(qwinto.pendingMove(state, 1)).toBe('o4');
    expect(qwinto.pendingMove(state, 0)).toBe('pass');
    expect(moves(state, 1)).toContain('y5');
    const done = playLines(state, '2 y6');
    expect([0, 1, 2].map((seat) => numbersIn(done, seat))).toEqual(['', 'o4=8', 'y6=8']);
    expect(failedAttempts(done)).toEqual([1, 0, 0]);
  });

  test('a seat asked alone closes the step with its first answer', () => {
    const named = playLines(start(2, 0), '0 d-o');
    expect(qwinto.pendingMove(named, 0)).toBeNull();
    const kept = playLines(named, '* 4 - -', '0 keep');
    expect(qwinto.pendingMove(kept, 0)).toBeNull();
    const alone = playLines(throwDice(position({ sheets: ['', noFour] }), '4 - -'), '0 o4');
    expect(qwinto.active(alone)).toBe(1);
  });

  test('a seat whose time is up throws all dice, keeps the throw and passes', () => {
    const first = start(2, 0);
    expect(qwinto.defaultMove(first, 0)).toBe('d-oyp');
    const second = playLines(first, '0 d-oyp', '* 1 2 3');
    expect(qwinto.defaultMove(second, 0)).toBe('keep');
    const third = playLines(second, '0 keep');
    expect([0, 1].map((seat) => qwinto.defaultMove(third, seat))).toEqual(['pass', 'pass']);
  });
});

test('turns go round clockwise from the first seat', () => {
  const passes = [0, 1, 2, 3, 4, 5].map((seat) => `${seat} pass`);
  let state = start(6, 4);
  for (const active of [4, 5, 0, 1, 2, 3, 4]) {
    expect(qwinto.active(state)).toBe(active);
    state = playLines(throwDice(state, '6 6 6'), ...passes);
  }
});
