import { expect, test } from 'vitest';
import { qwixx } from './game.js';
import { position } from './position.js';
import { rowPoints } from './score.js';

test('one to twelve crosses in a row are worth what the sheet says, the lock counted', () => {
  const points = Array.from({ length: 13 }, (_, crosses) => rowPoints((1 << crosses) - 1));
  expect(points).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]);
});

test("Laura's 4 red, 3 yellow, 7 green and 8 blue crosses less two misthrows are 70 points", () => {
  const crosses = 'r2 r3 r4 r5 y2 y3 y4 g12 g11 g10 g9 g8 g7 g6 b12 b11 b10 b9 b8 b7 b6 b5';
  const [laura, other] = qwixx.scores(position({ crosses: [crosses, ''], misthrows: [2, 0] }));
  expect(laura!.parts.map((part) => part.points)).toEqual([10, 6, 28, 36, -10]);
  expect(laura).toMatchObject({ total: 70, penalties: 2 });
  expect(other!.parts.map((part) => part.points)).toEqual([0, 0, 0, 0, 0]);
});

test('a seat may stand below nought', () => {
  expect(qwixx.scores(position({ crosses: ['r2', ''], misthrows: [3, 1] })).map((score) => score.total)).toEqual([
    -14, -5,
  ]);
});

test('a full row with its lock is twelve crosses', () => {
  const all = Array.from({ length: 11 }, (_, place) => `b${12 - place}`).join(' ');
  expect(qwixx.scores(position({ crosses: [all, ''] }))[0]!.total).toBe(78);
});
