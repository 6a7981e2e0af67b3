import { expect, test } from 'vitest';
import { COLOURS } from '../games/game.js';
import { PAIRS, PALETTE, rgbOf, SHADES } from './palette.js';

/** As the accessibility guidelines for the web define it. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test('every text stands out from its ground at least 4.5 : 1', () => {
  expect(PAIRS.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
});

test('every colour of the games has its shades', () => {
  expect(Object.keys(SHADES)).toEqual([...COLOURS]);
});

test('the palette fits a picture of one byte a pixel', () => {
  expect(PALETTE.length).toBeLessThanOrEqual(256);
});
