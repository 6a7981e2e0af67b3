import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DICE, MOST, packDice, SIDES, sideUp, totalOf } from './dice.js';
import { qwantum } from './game.js';
import { playLines } from './position.js';
import { type State, start } from './rules.js';
import { ROW_LETTERS, ROWS } from './sheet.js';

const SHEET_OF_FACES = [
  '1 2 3 4 5 6',
  'r1 r4 y5 b5 b1 p6',
  'r6 r2 y1 b5 y3 p4',
  'b4 r3 r1 y4 y2 p3',
  'b2 b4 p1 r5 y6 p3',
  'p2 p5 r3 b2 b6 y4',
  'y1 y5 r6 p6 p2 b3',
];

function due(state: State): readonly string[] | null {
  return qwantum.diceDue(state)?.map((die) => die.faces.join(' ')) ?? null;
}

test('the dice are a white one and six coloured ones, each with sides of its own', () => {
  expect(due(start(2, 0))).toEqual(SHEET_OF_FACES);
});

test('the best throw of a colour is 27, and 33 with the white die', () => {
  for (const row of ROWS) {
    const best = SIDES.slice(1).map((sides) => Math.max(...sides.map((side) => (side.row === row ? side.number : 0))));
    expect(best.reduce((sum, number) => sum + number, 0)).toBe(27);
  }
  expect(MOST).toBe(33);
});

test('a throw is worth the white die and all dice of the colour', () => {
  const faces = fc.tuple(...SHEET_OF_FACES.map((line) => fc.constantFrom(...line.split(' '))));
  fc.assert(
    fc.property(faces, (shown) => {
      const dice = packDice(shown);
      for (let die = 0; die < DICE; die += 1)
        expect(String(sideUp(dice, die).number)).toBe(shown[die]!.match(/\d/)![0]);
      for (const row of ROWS) {
        const numbers = shown.filter((face) => face.startsWith(ROW_LETTERS[row])).map((face) => Number(face.slice(1)));
        expect(totalOf(dice, row)).toBe(numbers.reduce((sum, number) => sum + number, Number(shown[0])));
      }
    }),
  );
});

describe('a second throw', () => {
  const thrown = playLines(start(2, 0), '* 4 r1 y3 b4 p1 r3 p6');

  test('is for the dice that are thrown again; Sarah leaves four and throws three', () => {
    expect(due(playLines(thrown, '0 again-136'))).toEqual([
      ...['4', SHEET_OF_FACES[1], 'y3', SHEET_OF_FACES[3], 'p1', 'r3', SHEET_OF_FACES[6]],
    ]);
  });

  test('may be of the white die alone, or of all seven', () => {
    expect(due(playLines(thrown, '0 again-0'))).toEqual([SHEET_OF_FACES[0], 'r1', 'y3', 'b4', 'p1', 'r3', 'p6']);
    expect(due(playLines(thrown, '0 again-0123456'))).toEqual(SHEET_OF_FACES);
  });

  test('keeps what the other dice show', () => {
    const again = playLines(thrown, '0 again-05');
    expect(() => playLines(again, '* 4 r4 y3 b4 p1 r3 p6')).toThrow('face 2 cannot be r4');
    expect(() => playLines(again, '* 6 r1 y3 b4 p1 y4 p6')).not.toThrow();
  });

  test('is offered in every way but once', () => {
    const moves = qwantum.legalMoves(thrown, 0);
    expect(moves.length).toBe(128);
    expect(moves).toContain('again-0');
    expect(moves).toContain('again-025');
    expect(moves).toContain('keep');
    const second = playLines(thrown, '0 again-05', '* 6 r1 y3 b4 p1 y4 p6');
    expect(qwantum.legalMoves(second, 0)).toEqual(['b-p', 'b-b', 'b-r', 'b-y', 'b-pass']);
  });

  test('never follows a throw that was kept', () => {
    expect(due(playLines(thrown, '0 keep'))).toBeNull();
  });

  test('is not for the other seats to choose', () => {
    expect(qwantum.toMove(thrown)).toEqual([0]);
    expect(qwantum.legalMoves(thrown, 1)).toEqual([]);
  });
});
