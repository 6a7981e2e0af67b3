import { expect, test } from 'vitest';
import { contrast } from '../../test/support/contrast.js';
import { COLOURS } from '../games/game.js';
import { PAIRS, PALETTE, SHADES } from './palette.js';

/** What embeds stand on: Discord's light theme, its dark one, the brightest of its dark ones, and what both were before. */
const EMBED_GROUNDS = ['#FFFFFF', '#F2F3F5', '#2B2D31', '#393A41', '#2F3136', '#131416'];

test('every text stands out from its ground at least 4.5 : 1', () => {
  expect(PAIRS.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
});

test('the stripe of an embed stands out at least 3 : 1 on dark and on light', () => {
  const faint = Object.values(SHADES).flatMap(({ stripe }) =>
    EMBED_GROUNDS.filter((ground) => contrast(stripe, ground) < 3).map((ground) => `${stripe} on ${ground}`),
  );
  expect(faint).toEqual([]);
});

test('every colour of the games has its shades', () => {
  expect(Object.keys(SHADES)).toEqual([...COLOURS]);
});

test('the palette fits a picture of one byte a pixel', () => {
  expect(PALETTE.length).toBeLessThanOrEqual(256);
});
