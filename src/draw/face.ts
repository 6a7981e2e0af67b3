import { createHash } from 'node:crypto';
import type { Colour } from '../games/game.js';
import { drawBody, drawPips } from './die.js';
import { SHADES } from './palette.js';
import { canvasFor, fill, inset, type Pen, traceRounded } from './pen.js';

/** As large as the platform keeps emojis: 128 pixels. */
const SIDE = 64;
const RADIUS = 13;
/** Each is a pixel wide where an emoji is shown smallest. The outer one parts the die from dark grounds, the inner one from light ones. */
const HALO = 2;
const RIM = 3;
const PIPS = { gap: 16.5, radius: 6.4 };
const MARK_LENGTH = 6;

/** A face of a die as an emoji. */
export interface DrawnFace {
  /** Equal faces have equal marks. */
  readonly mark: string;
  /** The drawing as a PNG. */
  png(): Promise<Buffer>;
}

/** Draws a die of that colour that shows so many pips; with none it is blank. */
export function drawFace(colour: Colour, pips: number): DrawnFace {
  const { canvas, pen } = canvasFor({ x: 0, y: 0, width: SIDE, height: SIDE }, 'transparent');
  drawOn(pen, colour, pips);
  return {
    mark: createHash('sha256').update(canvas.data()).digest('hex').slice(0, MARK_LENGTH),
    png: () => canvas.encode('png'),
  };
}

function drawOn(pen: Pen, colour: Colour, pips: number): void {
  const { band, deep, onBand, tint } = SHADES[colour];
  const whole = { x: 0, y: 0, width: SIDE, height: SIDE };
  traceRounded(pen, whole, RADIUS);
  fill(pen, tint);
  drawBody(pen, inset(whole, HALO), { ground: band, edge: deep, radius: RADIUS - HALO, rim: RIM });
  drawPips(pen, pips, { x: SIDE / 2, y: SIDE / 2, ...PIPS }, () => fill(pen, onBand));
}
