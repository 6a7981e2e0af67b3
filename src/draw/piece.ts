import { PAPER } from './palette.js';
import { type Box, canvasFor, type Pen, SCALE } from './pen.js';
import { toPaletteIndexes } from './png.js';

/** A rectangle of a picture, which always looks the same for the same key. */
export interface Piece {
  readonly key: string;
  /** Its edges lie on pixels. */
  readonly box: Box;
  /** What is behind the drawing; the paper if left out. */
  readonly ground?: string;
  draw(pen: Pen): void;
}

/** Pieces as wide as a picture, one part of it below the other. */
export interface Strip {
  readonly height: number;
  pieces(top: number): Iterable<Piece>;
}

/** A piece in pixels, one byte each. */
export interface Sprite {
  readonly width: number;
  readonly rows: readonly Uint8Array[];
}

/** Few pieces make all pictures: each is drawn once. Beyond so many bytes all are forgotten. */
const MOST_BYTES = 16 * 1024 * 1024;
const sprites = new Map<string, Sprite>();
let bytes = 0;

/** How a piece looks: as it was drawn before, or drawn now. */
export function spriteOf(piece: Piece): Sprite {
  const known = sprites.get(piece.key);
  if (known !== undefined) return known;
  const { canvas, pen } = canvasFor(piece.box, piece.ground ?? PAPER);
  piece.draw(pen);
  const pixels = toPaletteIndexes(canvas.data());
  const rows = Array.from({ length: canvas.height }, (_, y) =>
    pixels.subarray(y * canvas.width, (y + 1) * canvas.width),
  );
  const sprite = { width: canvas.width, rows };
  if (bytes + pixels.length > MOST_BYTES) {
    sprites.clear();
    bytes = 0;
  }
  sprites.set(piece.key, sprite);
  bytes += pixels.length;
  return sprite;
}

/** The nearest measure that ends with a pixel. */
export function toPixel(units: number): number {
  return Math.floor(units * SCALE) / SCALE;
}
