import type { CellView, Colour } from '../games/game.js';
import { drawCell } from './cell.js';
import { drawBody, drawPips, edgeOf } from './die.js';
import { SHADES } from './palette.js';
import { type Box, canvasFor, fill, inset, type Pen, SCALE, stroke, traceRounded } from './pen.js';

/** In pixels, as Discord asks for them. */
export const AVATAR = { width: 1024, height: 1024 } as const;
export const BANNER = { width: 680, height: 240 } as const;

/** The cloth of the table, and its edge. */
const CLOTH = SHADES.green.deep;
const EDGE = SHADES.green.band;
const SHADOW = 'rgba(0, 0, 0, 0.28)';

interface Die {
  /** Of its middle. */
  readonly at: readonly [x: number, y: number];
  readonly side: number;
  /** In degrees, clockwise. */
  readonly tilt: number;
  readonly colour: Colour;
  /** The colour of each pip; those of one colour are as on a picture's die. */
  readonly pips: readonly (Colour | null)[];
}

/** A white die with a pip in each of the colours, on the cloth: it can be told from others at 32 pixels, in a circle too. */
export function drawAvatar(): Promise<Buffer> {
  const page = pageOf(AVATAR);
  const { canvas, pen } = canvasFor(page, CLOTH);
  pen.beginPath();
  pen.arc(page.width / 2, page.height / 2, page.width * 0.46, 0, 2 * Math.PI);
  stroke(pen, EDGE, page.width * 0.024);
  drawDie(pen, {
    at: [page.width / 2, page.height / 2],
    side: page.width * 0.58,
    tilt: -12,
    colour: 'white',
    pips: ['red', 'yellow', 'purple', 'green', 'blue'],
  });
  return canvas.encode('png');
}

/** Rows of a sheet across the table, and dice on them where no avatar stands before it. It has no word, in no language. */
export function drawBanner(): Promise<Buffer> {
  const page = pageOf(BANNER);
  const { canvas, pen } = canvasFor(page, CLOTH);
  pen.save();
  pen.translate(page.width / 2, page.height / 2);
  pen.rotate(radians(-7));
  for (const [n, colour] of (['red', 'yellow', 'green', 'blue'] as const).entries()) {
    drawRow(pen, colour, { x: -page.width * 0.6, y: -66 + n * 34, width: page.width * 1.2, height: 30 }, CROSSED[n]!);
  }
  pen.restore();
  for (const die of DICE) drawDie(pen, die);
  return canvas.encode('png');
}

/** By place. */
const CROSSED: readonly (readonly number[])[] = [
  [1, 3, 4, 7],
  [0, 2, 5],
  [2, 3, 6, 9],
  [1, 4],
];
const NUMBERS = Array.from({ length: 13 }, (_, n) => n + 2);

const DICE: readonly Die[] = [
  { at: [196, 44], side: 46, tilt: -14, colour: 'white', pips: plain(5) },
  { at: [252, 78], side: 46, tilt: 11, colour: 'purple', pips: plain(3) },
  { at: [298, 36], side: 46, tilt: -5, colour: 'orange', pips: plain(6) },
];

function plain(value: number): readonly null[] {
  return Array.from({ length: value }, () => null);
}

function drawRow(pen: Pen, colour: Colour, band: Box, crossed: readonly number[]): void {
  const shades = SHADES[colour];
  traceRounded(pen, band, 6);
  fill(pen, shades.band);
  const step = band.width / NUMBERS.length;
  for (const [place, number] of NUMBERS.entries()) {
    const box = { ...inset(band, 2.5), x: band.x + place * step + 2, width: step - 4 };
    const mark = crossed.includes(place) ? 'entered' : 'open';
    const cell: CellView = { text: String(number), mark, shape: 'square', possible: false, pending: false };
    drawCell(pen, cell, box, { shades, printed: true, size: 16 });
  }
}

function drawDie(pen: Pen, { at: [x, y], side, tilt, colour, pips }: Die): void {
  const shades = SHADES[colour];
  pen.save();
  pen.translate(x, y);
  pen.rotate(radians(tilt));
  const box = { x: -side / 2, y: -side / 2, width: side, height: side };
  traceRounded(pen, { ...box, x: box.x + side * 0.03, y: box.y + side * 0.05 }, side * 0.22);
  fill(pen, SHADOW);
  const look = { ground: shades.band, edge: edgeOf(colour), radius: side * 0.225, rim: side * 0.03 };
  drawBody(pen, inset(box, side * -0.003), look);
  drawPips(pen, pips.length, { x: 0, y: 0, gap: side * 0.26, radius: side * 0.1 }, (nth) => {
    const pip = pips[nth] ?? null;
    fill(pen, pip === null ? shades.onBand : SHADES[pip].band);
    if (pip !== null) stroke(pen, SHADES[pip].deep, side * 0.022);
  });
  pen.restore();
}

function pageOf({ width, height }: typeof AVATAR | typeof BANNER): Box {
  return { x: 0, y: 0, width: width / SCALE, height: height / SCALE };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
