import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleOf } from '../../test/support/fixtures.js';
import { expectGolden } from '../../test/support/golden.js';
import type { Colour, DieView } from '../games/game.js';
import { systemClock } from '../lib/clock.js';
import { SCALE, WIDTH } from './pen.js';
import { drawSides } from './picture.js';

const FACES = [1, 2, 3, 4, 5, 6];

function dieOf(...colours: readonly Colour[]): readonly DieView[] {
  return FACES.map((value, n) => ({ colour: colours[n % colours.length]!, value }));
}

test('dice with all their sides are a line each below the throw, look as they did, and are a small picture', async () => {
  const data = await drawSides(
    exampleOf('qwantum', 'menu'),
    [dieOf('white'), dieOf('red', 'yellow', 'blue', 'purple')],
    systemClock,
  );
  expect(data.readUInt32BE(16)).toBe(WIDTH * SCALE);
  expect(data.length).toBeLessThan(40 * 1024);
  await expectGolden(data, join(import.meta.dirname, 'goldens/sides.png'), 'sides');
});
