import { expect, test } from 'vitest';
import { columnWidth, fitColumns, padColumn } from './column.js';

test.each([
  ['Ann', 3],
  ['Zoë', 3],
  ['e\u0301va', 3],
  ['王小明', 6],
  ['👨\u200d👩\u200d👧', 2],
  ['Bot 1 🤖', 8],
  ['\u2068דנה\u2069', 3],
])('%s is so wide in monospace, and filled with blanks', (text, width) => {
  expect(columnWidth(text)).toBe(width);
  expect(padColumn(text, width + 2)).toBe(`${text}  `);
  expect(padColumn(text, width - 1)).toBe(text);
});

test.each([
  ['Ann', 3, 'Ann'],
  ['Annabel', 5, 'Anna…'],
  ['Ann Bell', 5, 'Ann…'],
  ['王小明', 5, '王小…'],
  ['王小明', 4, '王…'],
  ['👨\u200d👩\u200d👧👨\u200d👩\u200d👧', 3, '👨\u200d👩\u200d👧…'],
])('%s fits into %i columns as %s', (text, width, fitted) => {
  expect(fitColumns(text, width)).toBe(fitted);
});
