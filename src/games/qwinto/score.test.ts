import { expect, test } from 'vitest';
import { qwinto } from './game.js';
import { position, row } from './position.js';

function parts(sheet: string): readonly number[] {
  return qwinto.scores(position({ sheets: [sheet, ''] }))[0]!.parts.map((part) => part.points);
}

test('the sheet of Sarah: 4, a full row for 16, 6, columns for 5, 10 and 12, two failed attempts: 43 points', () => {
  const orange = 'o1=2 o5=10 o6=14 o9=17';
  const yellow = row('y', 1, 3, 4, 6, 8, 9, 12, 14, 16);
  const purple = 'p1=2 p2=4 p3=5 p7=11 p8=13 p9=15';
  const [sarah, other] = qwinto.scores(position({ sheets: [`${orange} ${yellow} ${purple}`, ''], failed: [2, 0] }));
  expect(sarah!.parts.map((part) => part.points)).toEqual([4, 16, 6, 27, -10]);
  expect(sarah).toMatchObject({ total: 43, penalties: 2 });
  expect(other!.parts.map((part) => part.points)).toEqual([0, 0, 0, 0, 0]);
});

test('a row with an empty field scores a point a number, however large the numbers are', () => {
  expect(parts('o1=1 o9=18')).toEqual([2, 0, 0, 0, 0]);
  expect(parts(row('y', 1, 2, 3, 4, 5, 6, 7, 8))).toEqual([0, 8, 0, 0, 0]);
});

test('a full row scores its rightmost number', () => {
  expect(parts(row('p', 1, 2, 3, 4, 5, 6, 7, 8, 9))).toEqual([0, 0, 9, 0, 0]);
  expect(parts(row('o', 2, 4, 5, 7, 8, 9, 11, 14, 18))).toEqual([18, 0, 0, 0, 0]);
});

test.each([
  ['third', 'o1=3 y2=4 p3=5', 5],
  ['fourth', 'o2=3 y3=4 p4=5', 3],
  ['eighth', 'o5=11 y6=12 p7=13', 11],
  ['ninth', 'o6=11 y7=12 p8=13', 12],
  ['tenth', 'o7=11 y8=12 p9=13', 13],
])('a full %s column scores the number in its five-sided field', (_, sheet, bonus) => {
  expect(parts(sheet)).toEqual([1, 1, 1, bonus, 0]);
  for (const entry of sheet.split(' ')) expect(parts(sheet.replace(entry, '').trim())[3]).toBe(0);
});

test('a full column of two fields or of one scores nothing', () => {
  const twos = 'y1=1 p2=2 o3=5 y4=6 y5=7 p5=8 o4=9 p6=10 o8=16 y9=17';
  expect(parts(twos)).toEqual([3, 4, 3, 0, 0]);
  expect(parts('p1=1 o9=18')).toEqual([1, 0, 1, 0, 0]);
});

test('a seat may stand below nought', () => {
  const state = position({ sheets: ['o1=2', ''], failed: [3, 1] });
  expect(qwinto.scores(state).map((score) => score.total)).toEqual([-14, -5]);
});
