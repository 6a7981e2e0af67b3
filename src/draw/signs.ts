import { CARD, INK } from './palette.js';
import { type Box, fill, line, middle, type Pen, stroke, traceRounded } from './pen.js';

/** Small signs, drawn since the font has none. */

/** How far an arrow reaches from its middle, as a share of the height it has. */
const ARROW = 0.16;

/** A tick that fills a box. */
export function drawTick(pen: Pen, { x, y, width, height }: Box, colour: string): void {
  line(pen, [
    [x, y + height * 0.55],
    [x + width * 0.38, y + height],
    [x + width, y],
  ]);
  stroke(pen, colour, 2);
}

/** In the middle of a box an arrow that goes up or down to the right. */
export function drawSlope(pen: Pen, slope: 'up' | 'down', box: Box, colour: string): void {
  const [x, y] = middle(box);
  const reach = box.height * ARROW;
  const tip = slope === 'up' ? -reach : reach;
  line(pen, [
    [x - reach, y - tip],
    [x + reach, y + tip],
  ]);
  stroke(pen, colour, 1.6);
  line(pen, [
    [x + reach * 0.1, y + tip],
    [x + reach, y + tip],
    [x + reach, y + tip * 0.1],
  ]);
  stroke(pen, colour, 1.6);
}

/** An arrow that goes round, upon a small round ground. */
export function drawAgain(pen: Pen, x: number, y: number): void {
  const radius = 3.2;
  pen.beginPath();
  pen.arc(x, y, 6.2, 0, 2 * Math.PI);
  fill(pen, CARD);
  stroke(pen, INK, 1);
  pen.beginPath();
  pen.arc(x, y, radius, -Math.PI / 3, 1.25 * Math.PI);
  stroke(pen, INK, 1.4);
  const [end, top] = [x + radius / 2, y - radius * 0.87];
  line(pen, [
    [end - 2.4, top - 1.4],
    [end + 1.6, top - 0.6],
    [end - 0.8, top + 2.6],
  ]);
  pen.closePath();
  fill(pen, INK);
}

/** A padlock in the middle of a box. */
export function drawPadlock(pen: Pen, box: Box, colour: string, state: 'open' | 'shut'): void {
  const [x, y] = middle(box);
  const unit = Math.min(box.width, box.height) / 20;
  const lift = state === 'open' ? 2.4 * unit : 0;
  pen.beginPath();
  pen.arc(x, y - 2 * unit - lift, 3.4 * unit, Math.PI, 0);
  pen.lineTo(x + 3.4 * unit, y + (state === 'open' ? -2.5 : 0) * unit);
  if (state === 'shut') {
    pen.moveTo(x - 3.4 * unit, y - 2 * unit);
    pen.lineTo(x - 3.4 * unit, y);
  } else {
    pen.moveTo(x - 3.4 * unit, y - 2 * unit - lift);
    pen.lineTo(x - 3.4 * unit, y);
  }
  stroke(pen, colour, 1.9 * unit);
  traceRounded(pen, { x: x - 5 * unit, y: y - 0.5 * unit, width: 10 * unit, height: 7.5 * unit }, 1.6 * unit);
  fill(pen, colour);
}
