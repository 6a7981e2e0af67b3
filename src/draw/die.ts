import type { Colour } from '../games/game.js';
import { INK, SHADES } from './palette.js';
import { type Box, fill, inset, type Pen, traceRounded } from './pen.js';

/** A die, however large: its body and its pips. */

/** Where the pips of a number lie, in steps from the middle of a face. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The shade of a die's edge. */
export function edgeOf(colour: Colour): string {
  return colour === 'white' ? INK : SHADES[colour].deep;
}

interface BodyLook {
  readonly ground: string;
  readonly edge: string;
  /** Of its corners. */
  readonly radius: number;
  /** How wide the edge is. */
  readonly rim: number;
}

/** A body that fills the box. */
export function drawBody(pen: Pen, box: Box, { ground, edge, radius, rim }: BodyLook): void {
  traceRounded(pen, box, radius);
  fill(pen, edge);
  traceRounded(pen, inset(box, rim), radius - rim);
  fill(pen, ground);
}

/** Whether a number is one that a die of six sides can show. */
export function hasPips(value: number): boolean {
  return PIPS[value] !== undefined;
}

/** Where the middle one of a die's pips lies, how far the others are from it, and how large each is. */
interface PipLook {
  readonly x: number;
  readonly y: number;
  readonly gap: number;
  readonly radius: number;
}

/** Traces the pips of that number one by one, for `paint` to draw each. */
export function drawPips(pen: Pen, value: number, { x, y, gap, radius }: PipLook, paint: (nth: number) => void): void {
  for (const [nth, [right, down]] of (PIPS[value] ?? []).entries()) {
    pen.beginPath();
    pen.arc(x + right * gap, y + down * gap, radius, 0, 2 * Math.PI);
    paint(nth);
  }
}
