import { createCanvas, loadImage } from '@napi-rs/canvas';

/** A picture, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Pictures are compared in squares of so many pixels: a changed digit shows in its own. */
const SQUARE = 16;

export async function pixelsOf(file: Buffer): Promise<Pixels> {
  const image = await loadImage(file);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** How far the mean of that square differs that differs most, of 255. */
export function worstSquare(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 255;
  if (Buffer.from(one.data.buffer).equals(Buffer.from(other.data.buffer))) return 0;
  let worst = 0;
  for (let top = 0; top < one.height; top += SQUARE) {
    for (let left = 0; left < one.width; left += SQUARE) worst = Math.max(worst, differenceAt(one, other, left, top));
  }
  return worst;
}

function differenceAt(one: Pixels, other: Pixels, left: number, top: number): number {
  let sum = 0;
  const bottom = Math.min(top + SQUARE, one.height);
  const length = (Math.min(left + SQUARE, one.width) - left) * 4;
  for (let y = top; y < bottom; y += 1) {
    const from = (y * one.width + left) * 4;
    for (let at = from; at < from + length; at += 1) sum += Math.abs(one.data[at]! - other.data[at]!);
  }
  return sum / (length * (bottom - top));
}
