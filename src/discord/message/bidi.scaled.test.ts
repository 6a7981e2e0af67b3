import bidiFactory from 'bidi-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toScale } from '../../../test/support/scale.js';
import { altsIn, screensIn, wordsOn } from '../../../test/support/screens.js';
import { LOCALES, type Locale } from '../../games/game.js';
import { cleanName, escapeMarkdown, shorten } from '../../text/name.js';
import { isolate } from '../../text/names.js';
import { list, voiceOf } from '../../text/say.js';

const bidi = bidiFactory();

/** A name that is set apart. */
const APART = /\u2068([^\u2068\u2069]*)\u2069/g;

/** The line as it is drawn, from left to right. */
function drawn(line: string, base: 'ltr' | 'auto' = 'ltr'): string {
  const text = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base));
  return text.replace(/[\u2068\u2069]/g, '');
}

/** The lines in which anything but a name is drawn elsewhere than it is written. */
function turnedIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => {
    const right = line.replace(APART, (_, name: string) => drawn(name, 'auto'));
    // A client may take the direction of a line from its first letter.
    return drawn(line) !== right || drawn(line, 'auto') !== right;
  });
}

/** Names without a letter of either direction, and with numbers first: they stay as they are, beside names that are set apart. */
const DIRECTIONLESS = [
  '1)',
  '3 :)',
  '(',
  '12',
  '١٢',
  '2. Dan',
  '-5',
  '...',
  '😀',
  '« »',
  '[1',
  '#1 (2)',
  '7:30',
  '½',
  '²',
];

/** What people are called who write from right to left: with numbers, signs, and letters of both directions. */
const turning = fc
  .array(
    fc.constantFrom('דנה', 'سارة', 'ܐܒܓ', 'Dan', ' ', '1', '٢', '(', ')', '!', ':', '😀', '\u0301', '\u200f', '\u2067'),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => cleanName(parts.join('')));
const name = fc.oneof(turning, fc.constantFrom(...DIRECTIONLESS).map(cleanName));

/** The classes of what runs from right to left, or has others do so. */
const TURNING = new Set(['R', 'AL', 'AN', 'LRE', 'RLE', 'LRO', 'RLO', 'PDF', 'LRI', 'RLI', 'FSI', 'PDI']);

/**
 * Why other names need not be set apart: beside what is, nothing is left in a line that runs from right to left, and so
 * nothing that could turn their numbers and signs. It would take two characters for every name.
 */
test('whatever Unicode has run from right to left is set apart or taken out of names', () => {
  const missed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const sign = String.fromCodePoint(code);
    if (!TURNING.has(bidi.getBidiCharTypeName(sign))) continue;
    const called = cleanName(`a${sign}a`);
    if (called !== 'aa' && isolate(called) === called) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});

test('without being set apart a Hebrew name would turn the line around', () => {
  expect(drawn('1. דנה: 0 points')).toBe('1. 0 :הנד points');
  expect(drawn('1. \u2068דנה\u2069: 0 points')).toBe('1. הנד: 0 points');
  expect(turnedIn('1. דנה: 0 points')).toHaveLength(1);
});

/** As long as names get, so that it is often told shorter. */
const LONG = cleanName('אב 12 سارة! '.repeat(3));

/** It takes seconds for each. */
describe.each(toScale<readonly Locale[]>({ full: LOCALES, brief: ['en'] }))('in %s', (locale) => {
  test('all on every screen stands in its place beside a name from right to left', () => {
    const lines = new Set(
      [...screensIn(locale, LONG).flatMap(wordsOn), ...altsIn(locale, LONG)].join('\n').split('\n'),
    );
    const there = [...lines].filter((line) => line.includes('א'));
    expect(there.length).toBeGreaterThan(300);
    expect(there.filter((line) => turnedIn(line).length > 0)).toEqual([]);
  });

  test('and beside any name, also where it is told shorter', () => {
    const tell = voiceOf(locale).tell;
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), fc.integer({ min: 2, max: 80 }), (names, room) => {
        const called = names.map((each) => isolate(escapeMarkdown(each)));
        const lines = called.flatMap((each, n) => [
          tell('lobby.seat', { number: n + 1, name: `${each}: ${n}` }),
          tell('result.place', { medal: '▫️', place: n + 1, seat: `${each}`, points: n }),
        ]);
        for (const line of [...lines, list(locale, called)]) {
          expect(turnedIn(line)).toEqual([]);
          expect(turnedIn(shorten(line, room))).toEqual([]);
        }
      }),
      // Languages differ in what stands around names alone: so many in each are hundreds.
      { numRuns: 50 },
    );
  });
});
