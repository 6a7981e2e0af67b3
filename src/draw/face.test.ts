import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { COLOURS } from '../games/game.js';
import { drawFace } from './face.js';

const FACES = COLOURS.flatMap((colour) => [0, 1, 2, 3, 4, 5, 6].map((pips) => [colour, pips] as const));
/** As small as Discord shows an emoji in a line of text. */
const SMALLEST = 22;
const GROUNDS = ['#313338', '#ffffff'];

/** The pixels of a face on that ground, so many on each side. */
async function seen(png: Buffer, side: number, ground: string): Promise<Uint8ClampedArray> {
  const pen = createCanvas(side, side).getContext('2d');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, side, side);
  pen.drawImage(await loadImage(png), 0, 0, side, side);
  return pen.getImageData(0, 0, side, side).data;
}

function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const distance = [0, 1, 2].reduce((sum, part) => sum + Math.abs(one[at + part]! - other[at + part]!), 0);
    if (distance > 120) count += 1;
  }
  return count;
}

test('each face has a mark of its own, the same at every drawing', () => {
  const marks = FACES.map(([colour, pips]) => drawFace(colour, pips).mark);
  expect(new Set(marks).size).toBe(FACES.length);
  expect(FACES.map(([colour, pips]) => drawFace(colour, pips).mark)).toEqual(marks);
  expect(marks.filter((mark) => !/^[0-9a-f]{6}$/.test(mark))).toEqual([]);
});

test('a face has 128 pixels on each side, and its corners show what is behind it', async () => {
  for (const [colour, pips] of FACES) {
    const png = await drawFace(colour, pips).png();
    const { width, height } = await loadImage(png);
    expect([width, height]).toEqual([128, 128]);
    const corner = await seen(png, 128, '#123456');
    expect([...corner.slice(0, 3)]).toEqual([0x12, 0x34, 0x56]);
  }
});

test('in a line of text no face is taken for another of its colour, nor for its ground', async () => {
  for (const ground of GROUNDS) {
    for (const colour of COLOURS) {
      const faces = await Promise.all(
        [0, 1, 2, 3, 4, 5, 6].map(async (pips) => seen(await drawFace(colour, pips).png(), SMALLEST, ground)),
      );
      const bare = await seen(await createCanvas(1, 1).encode('png'), SMALLEST, ground);
      for (const [n, face] of faces.entries()) {
        expect(differing(face, bare)).toBeGreaterThan(40);
        for (const other of faces.slice(n + 1)) expect(differing(face, other)).toBeGreaterThan(6);
      }
    }
  }
});
