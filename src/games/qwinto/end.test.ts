import { describe, expect, test } from 'vitest';
import { isOver } from '../record.js';
import { qwinto } from './game.js';
import { failedAttempts, numbersIn, playLines, position, row, throwDice } from './position.js';
import { start } from './rules.js';

describe('a failed attempt', () => {
  test('is noted by an active seat that does not want to enter', () => {
    const state = playLines(throwDice(start(2, 0), '4 4 4'), '0 pass', '1 o5');
    expect(failedAttempts(state)).toEqual([1, 0]);
    expect(qwinto.scores(state)[0]!.total).toBe(-5);
  });

  test('never comes to a seat that is not active', () => {
    expect(failedAttempts(playLines(throwDice(start(3, 0), '4 4 4'), '1 pass', '2 pass', '0 o5'))).toEqual([0, 0, 0]);
  });

  test('does not show before everyone has answered', () => {
    expect(failedAttempts(playLines(throwDice(start(2, 0), '4 4 4'), '0 pass'))).toEqual([0, 0]);
  });
});

describe('the end by failed attempts', () => {
  test('comes with the fourth one of a seat, the answers of that step counted', () => {
    const before = position({ sheets: ['o1=2', ''], failed: [3, 2] });
    const state = playLines(throwDice(before, '4 4 -'), '0 pass', '1 y5');
    expect(isOver(qwinto, state)).toBe(true);
    expect(failedAttempts(state)).toEqual([4, 2]);
    expect(numbersIn(state, 1)).toBe('y5=8');
    expect(qwinto.active(state)).toBe(0);
    expect(qwinto.diceDue(state)).toBeNull();
  });

  test('comes at once with a throw that nobody may enter', () => {
    const before = position({ sheets: ['o9=4', 'o9=4'], failed: [3, 0] });
    for (const state of [throwDice(before, '4 - -'), playLines(before, '0 d-o', '* 1 - -', '0 again', '* 4 - -')]) {
      expect(isOver(qwinto, state)).toBe(true);
      expect(failedAttempts(state)).toEqual([4, 0]);
    }
  });

  test('does not come with four failed attempts of several seats', () => {
    const state = playLines(throwDice(position({ sheets: ['', ''], failed: [2, 3] }), '4 4 -'), '0 pass', '1 pass');
    expect(failedAttempts(state)).toEqual([3, 3]);
    expect(isOver(qwinto, state)).toBe(false);
  });
});

describe('the end by full rows', () => {
  const orange = row('o', 2, 4, 5, 7, 8, 9, 11, 14, 17);
  const yellow = row('y', 1, 3, 6, 8, 9, 10, 12, 13);
  const purple = row('p', 1, 2, 3, 4, 5, 6, 7, 8);

  test('one full row does not end the match', () => {
    const state = playLines(throwDice(position({ sheets: [yellow, ''] }), '5 5 6'), '0 y9', '1 pass');
    expect(isOver(qwinto, state)).toBe(false);
    expect(qwinto.active(state)).toBe(1);
  });

  test('one full row each of two seats does not end it', () => {
    const state = playLines(throwDice(position({ sheets: [yellow, orange] }), '5 5 6'), '0 y9', '1 pass');
    expect(isOver(qwinto, state)).toBe(false);
  });

  test('two of one seat end it, active or not, and the others have entered too', () => {
    const state = playLines(throwDice(position({ sheets: ['', `${orange} ${yellow}`] }), '5 5 6'), '1 y9', '0 p9');
    expect(isOver(qwinto, state)).toBe(true);
    expect(numbersIn(state, 0)).toBe('p9=16');
    expect(
      qwinto
        .scores(state)[1]!
        .parts.slice(0, 2)
        .map((part) => part.points),
    ).toEqual([17, 16]);
    expect(qwinto.active(state)).toBe(0);
    expect(qwinto.toMove(state)).toEqual([]);
  });

  test('a failed attempt of that turn is noted first', () => {
    const state = playLines(throwDice(position({ sheets: ['', `${orange} ${yellow}`] }), '5 5 6'), '1 y9', '0 pass');
    expect(isOver(qwinto, state)).toBe(true);
    expect(failedAttempts(state)).toEqual([1, 0]);
  });

  test('two seats may fill their second rows at once', () => {
    const sheets = [`${orange} ${yellow}`, `${orange} ${purple}`];
    const state = playLines(throwDice(position({ sheets }), '5 5 6'), '0 y9', '1 p9');
    expect(isOver(qwinto, state)).toBe(true);
    expect(qwinto.scores(state).map((score) => score.total)).toEqual([17 + 16 + 0, 17 + 16 + 0]);
  });

  test('comes together with a fourth failed attempt', () => {
    const before = position({ sheets: ['', `${orange} ${yellow}`], failed: [3, 0] });
    const state = playLines(throwDice(before, '5 5 6'), '1 y9', '0 pass');
    expect(isOver(qwinto, state)).toBe(true);
    expect(failedAttempts(state)).toEqual([4, 0]);
  });
});
