import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pixelsOf, worstSquare } from '../../test/support/pixels.js';
import { AVATAR, BANNER, drawAvatar, drawBanner } from './artwork.js';

const DOCS = join(import.meta.dirname, '../../docs');

test.each([
  ['avatar', AVATAR, drawAvatar],
  ['banner', BANNER, drawBanner],
] as const)(
  'the %s is as large as Discord asks for, small in bytes, and what lies in docs',
  async (name, size, draw) => {
    const picture = await draw();
    const { width, height } = await pixelsOf(picture);
    expect({ width, height }).toEqual(size);
    expect(picture.length).toBeLessThanOrEqual(200 * 1024);
    // After a change of the look: `npm run artwork`.
    const kept = readFileSync(join(DOCS, `${name}.png`));
    expect(worstSquare(await pixelsOf(picture), await pixelsOf(kept))).toBeLessThanOrEqual(6);
  },
);
