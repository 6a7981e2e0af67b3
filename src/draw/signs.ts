import { drawBody, drawPips } from './die.js';
import { CARD, INK, SHADES } from './palette.js';
import { type Box, fill, inset, line, middle, type Pen, stroke, traceRounded, write } from './pen.js';

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

/** A square head with eyes and an antenna: a bot plays there. */
export function drawBot(pen: Pen, { x, y, width, height }: Box): void {
  line(pen, [
    [x + width / 2, y + 0.8],
    [x + width / 2, y + 5],
  ]);
  stroke(pen, INK, 1.6);
  traceRounded(pen, { x: x + 1, y: y + 3.5, width: width - 2, height: height - 4.5 }, 3);
  fill(pen, INK);
  for (const eye of [4.6, width - 4.6]) dot(pen, x + eye, y + 8, 1.5, CARD);
}

/** A small die: it is their turn. */
export function drawTurn(pen: Pen, box: Box): void {
  const [x, y] = middle(box);
  drawBody(pen, inset(box, 0.2), { ground: CARD, edge: INK, radius: 3.8, rim: 1.6 });
  drawPips(pen, 3, { x, y, gap: 3, radius: 1.3 }, () => fill(pen, INK));
}

/** A tick upon a round ground: they have answered. */
export function drawAnswered(pen: Pen, box: Box): void {
  traceRounded(pen, inset(box, 0.5), box.width / 2);
  fill(pen, SHADES.green.band);
  drawTick(pen, { x: box.x + 3.6, y: box.y + 4.4, width: 6.8, height: 5.4 }, CARD);
}

/** Three dots in a ring: they are awaited. */
export function drawAwaited(pen: Pen, box: Box): void {
  const [x, y] = middle(box);
  traceRounded(pen, inset(box, 1), box.width / 2);
  fill(pen, CARD);
  stroke(pen, INK, 1.2);
  for (const off of [-3.4, 0, 3.4]) dot(pen, x + off, y, 1.5, INK);
}

/** Where two ribbons hang from a medal, how wide they are, and how far they reach down. */
const RIBBONS = { across: 3.4, width: 4.4, length: 9.5 };

/** The place in a ring; the first one is a medal with ribbons. */
export function drawPlace(pen: Pen, place: number, box: Box): void {
  const { band, onBand, deep } = SHADES.yellow;
  const isFirst = place === 1;
  const radius = box.width / 2 - 1;
  const [x, y] = [box.x + box.width / 2, box.y + radius + 1];
  if (isFirst) {
    for (const side of [-1, 1]) {
      line(pen, [
        [x + side * RIBBONS.across, y],
        [x + side * (RIBBONS.across + 2), y + RIBBONS.length],
      ]);
      stroke(pen, deep, RIBBONS.width);
    }
  }
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  fill(pen, isFirst ? band : CARD);
  stroke(pen, isFirst ? deep : INK, 1.4);
  write(pen, String(place), x, y, { size: 13, colour: isFirst ? onBand : INK });
}

function dot(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  fill(pen, colour);
}
