import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutToWidth, linesFilled, textWidth } from './width.js';

test('wide letters count for more than narrow ones, and signs of East Asia and pictures for most', () => {
  const widths = ['il', 'nn', 'AA', 'mm', 'WW', '王王', '🦄🦄'].map(textWidth);
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
  expect(new Set(widths).size).toBe(widths.length);
});

test('a picture made of several is one, and what sets a name apart has no width', () => {
  expect(textWidth('👨\u200d👩\u200d👧\u200d👦')).toBe(textWidth('🦄'));
  expect(textWidth('\u2068דנה\u2069')).toBe(textWidth('דנה'));
});

test('is the same by whatever letters a text is parted', () => {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const sign = fc.oneof(
    fc.constantFrom('a', 'é', 'Ж', 'ד', 'م', '王', '1', ' ', '©', '🦄'),
    fc.constantFrom('\u0301', '\ufe0f', '\u200d', '\u20e3', '\u0bbf', '\u05b0', '\u0e33', '\xad', '\u2068', '\u0600'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const text = signs.join('');
      const parted = [...graphemes.segment(text)].map(({ segment }) => textWidth(segment));
      expect(textWidth(text)).toBeCloseTo(
        parted.reduce((sum, width) => sum + width, 0),
        6,
      );
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ['Benjamin', 'Benjamin'],
  ['Bartholomew', 'Barthol…'],
  ['Illilli', 'Illilli'],
  ['Ann Bellamy', 'Ann Be…'],
  ['WWWWWWWW', 'WWW…'],
  ['王小明王小明', '王小明…'],
  ['👨\u200d👩\u200d👧👨\u200d👩\u200d👧👨\u200d👩\u200d👧👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧👨\u200d👩\u200d👧…'],
  ['', ''],
])('%s is cut at a grapheme to the room that Benjamin takes, as %s', (name, told) => {
  expect(cutToWidth(name, textWidth('Benjamin'))).toBe(told);
});

test('a text is broken between words, and within one only where it is longer than a line', () => {
  const wide = textWidth('nnnn nnnn');
  expect(linesFilled('', wide)).toBe(1);
  expect(linesFilled('nnnn nnnn', wide)).toBe(1);
  expect(linesFilled('nnnn nnnnn', wide)).toBe(2);
  expect(linesFilled('nnnn nnnn nnnn', wide)).toBe(2);
  expect(linesFilled('n'.repeat(20), wide)).toBe(3);
  expect(linesFilled(`nn ${'n'.repeat(12)} nn`, wide)).toBe(3);
});
