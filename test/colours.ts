import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { drawBoard, drawMenu } from '../src/draw/picture.js';
import { systemClock } from '../src/lib/clock.js';
import { seenBy, VISIONS } from './support/colour-vision.js';
import { EXAMPLES } from './support/fixtures.js';
import { type Pixels, pixelsOf } from './support/pixels.js';

/** Every picture beside itself as those see it who lack a kind of cone, and in greys, for people to look at: `npm run colours`. */
const FOLDER = 'screenshots/colours';
const GAP = 16;

mkdirSync(FOLDER, { recursive: true });
for (const example of EXAMPLES) {
  const { game, name, seat, players } = example;
  const file = await (seat === null ? drawBoard(example, players, systemClock) : drawMenu(example, seat, systemClock));
  const picture = await pixelsOf(file);
  const seen = (Object.keys(VISIONS) as (keyof typeof VISIONS)[]).map((vision) => seenBy(vision, picture));
  writeFileSync(join(FOLDER, `${game.id}-${name}.png`), await sideBySide([picture, ...seen]));
}

function sideBySide(all: readonly Pixels[]): Promise<Buffer> {
  const [{ width, height }] = all as readonly [Pixels];
  const canvas = createCanvas(all.length * (width + GAP) - GAP, height);
  const pen = canvas.getContext('2d');
  for (const [n, { data }] of all.entries()) pen.putImageData(new ImageData(data, width, height), n * (width + GAP), 0);
  return canvas.encode('png');
}
