import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qwantum } from './game.js';
import { position, row } from './position.js';
import { columnPoints, numberAt, ROWS } from './sheet.js';

function points([p, b, r, y]: readonly [number, number, number, number]): number | 'open' | null {
  const { columns } = qwantum.view(position({ sheets: [`p${p} b${b} r${r} y${y}`, ''] }), null).sheets[0]!;
  return columns[0]!;
}

test('the sheet of Emma: columns for 6, 8, 12, 16, 11 and 4, less three misthrows, are 51 points', () => {
  const sheet = [
    row('p', 4, 7, 11, 15, 10, 3),
    row('b', 6, 8, 12, 16, 11, 4),
    row('r', 7, 9, 13, 17, 12, 5),
    row('y', 8, 10, 14, 18, 13, 6),
  ].join(' ');
  const [emma, other] = qwantum.scores(position({ sheets: [sheet, ''], misthrows: [3, 0] }));
  expect(emma!.parts.map((part) => part.points)).toEqual([6, 8, 12, 16, 11, 4, -6]);
  expect(emma).toMatchObject({ total: 51, penalties: 3 });
  expect(other!.parts.map((part) => part.points)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('the sheet of Tim: the first column brings 4, the second 10, the others nothing yet', () => {
  const sheet = [row('p', 3, 9, 14, 17, 12), row('b', 4, 10), row('r', 6, 12, 15, 16, 11, 8), row('y', 7, 11, 13)].join(
    ' ',
  );
  const state = position({ sheets: [sheet, ''] });
  expect(qwantum.view(state, null).sheets[0]!.columns).toEqual([4, 10, 'open', 'open', 'open', 'open']);
  expect(qwantum.scores(state)[0]!.total).toBe(14);
});

test.each([
  [[4, 7, 9, 12], 7],
  [[12, 9, 7, 4], 7],
  [[4, 4, 7, 9], 7],
  [[3, 5, 5, 8], 5],
  [[3, 3, 3, 8], 8],
  [[9, 9, 2, 2], 9],
  [[6, 6, 6, 6], 6],
] as const)('a column of %j scores %i', (column, wanted) => {
  expect(points(column)).toBe(wanted);
});

test('a column with an empty field scores nothing', () => {
  const state = position({ sheets: ['p4 b7 r9', 'p4 p8 b7 b8 r9 r10 y11'] });
  expect(qwantum.scores(state).map((score) => score.total)).toEqual([0, 7]);
  expect(qwantum.view(state, null).sheets[1]!.columns).toEqual([7, 'open', 'open', 'open', 'open', 'open']);
});

test('misthrows cost 1, 2, 3, 4 and 5 points, and a seat may stand below nought', () => {
  const totals = [0, 1, 2, 3, 4, 5].map((taken) => {
    const [score] = qwantum.scores(position({ sheets: ['', ''], misthrows: [taken, 0] }));
    expect(score!.penalties).toBe(taken);
    return score!.total;
  });
  expect(totals).toEqual([0, -1, -3, -6, -10, -15]);
});

test('any column scores the second of its different numbers from below, or its only one', () => {
  const number = fc.integer({ min: 1, max: 33 });
  fc.assert(
    fc.property(fc.tuple(number, number, number, number), (column) => {
      const different = [...new Set(column)].sort((a, b) => a - b);
      expect(points(column)).toBe(different[1] ?? different[0]);
    }),
  );
});

test('a sheet keeps every number apart from the others', () => {
  const [sheet] = position({ sheets: [[1, 33, 2, 32].map((n, at) => `${'pbry'[at]}${n}`).join(' '), ''] }).sheets;
  expect(ROWS.map((each) => numberAt(sheet!, each, 0))).toEqual([1, 33, 2, 32]);
  expect(columnPoints(sheet!, 1)).toBeNull();
});
