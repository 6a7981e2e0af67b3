import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontOf } from './font.js';

/** A phone shows a picture about this wide; everything is measured in these units. */
export const WIDTH = 400;
/** Pixels for a unit, so that lines stay sharp on a fine screen. */
export const SCALE = 2;

/** Digits and capitals are so high, as a share of the font's size. */
export const CAP_HEIGHT = 0.705;

export type Pen = SKRSContext2D;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An empty canvas for that part of a picture, and a pen that measures in the units of the whole. */
export function canvasFor({ x, y, width, height }: Box, ground: string): { canvas: Canvas; pen: Pen } {
  const canvas = createCanvas(width * SCALE, height * SCALE);
  const pen = canvas.getContext('2d');
  pen.scale(SCALE, SCALE);
  pen.translate(-x, -y);
  pen.fillStyle = ground;
  pen.fillRect(x, y, width, height);
  pen.textBaseline = 'alphabetic';
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  return { canvas, pen };
}

export function traceRounded(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

export function fill(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fill();
}

export function stroke(pen: Pen, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

export function line(pen: Pen, points: readonly (readonly [x: number, y: number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
}

export interface Lettering {
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
  /** A rim of that width around the text, in its colour. */
  readonly rim?: number;
}

/** Writes with the middle of its digits at that height. */
export function write(pen: Pen, text: string, x: number, y: number, lettering: Lettering): void {
  const { size, colour, align = 'center', rim = 0 } = lettering;
  const base = y + (size * CAP_HEIGHT) / 2;
  pen.font = fontOf(size);
  pen.textAlign = align;
  pen.fillStyle = colour;
  if (rim > 0) {
    pen.strokeStyle = colour;
    pen.lineWidth = rim;
    pen.strokeText(text, x, base);
  }
  pen.fillText(text, x, base);
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

export function middle({ x, y, width, height }: Box): readonly [x: number, y: number] {
  return [x + width / 2, y + height / 2];
}
