import type { CellView } from '../games/game.js';
import { CARD, FAINT, HATCH, INK, LOST, LOST_INK, type Shades, SLASH } from './palette.js';
import { type Box, fill, inset, line, middle, type Pen, stroke, traceRounded, write } from './pen.js';
import { drawPadlock, drawSlope, drawTick } from './signs.js';

const RADIUS = 4;
/** Where the sides of a five-sided field bend, and where its number stands, as shares of its height. */
const BEND = 0.76;
const PENTAGON_MIDDLE = 0.46;
/** Of what stands two in a field, beside the size of one. */
const SMALL = 0.73;
/** Where the name of a field and the number that would come there stand one above the other, as shares of its height. */
const NAME_AT = 0.245;
const COMING_AT = { square: 0.72, pentagon: 0.66, lock: 0.72 } as const;
/** In a lock so high there is room for how far it is, which stands there. */
const ROOMY = 24;
const PROGRESS_AT = 0.66;
/** How far the arms of a cross reach in, and how wide the rim of a number upon a mark is. */
const ARM = 0.36;
const RIM = 0.28;
const CORNERS: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const SLASHED = [CORNERS[1]!, CORNERS[2]!];

export interface CellLook {
  readonly shades: Shades;
  /** Fields that have numbers of their own are crossed; into others a number is entered. */
  readonly printed: boolean;
  /** Of the number, in units. */
  readonly size: number;
}

/** One field. Every state has a mark of its own beside its colour: cross, slash, hatching, frame with a tip, tick. */
export function drawCell(pen: Pen, cell: CellView, box: Box, look: CellLook): void {
  if (cell.pending) drawPending(pen, cell, box, look);
  else if (cell.possible) drawPossible(pen, cell, box, look);
  else drawMarked(pen, cell, box, look);
}

function drawMarked(pen: Pen, cell: CellView, box: Box, look: CellLook): void {
  const { shades } = look;
  if (cell.mark === 'gap') return;
  outline(pen, cell, box);
  switch (cell.mark) {
    case 'open':
      fill(pen, shades.tint);
      drawOpen(pen, cell, box, look);
      break;
    case 'entered':
      fill(pen, shades.deep);
      if (isCrossed(cell, look)) drawCross(pen, cell, box, look);
      else drawInside(pen, cell, box, CARD, look);
      break;
    case 'skipped':
      fill(pen, LOST);
      if (cell.text === '') drawInside(pen, cell, box, LOST_INK, look);
      else drawSkipped(pen, cell, box, look);
      break;
    case 'closed':
      fill(pen, LOST);
      drawHatching(pen, cell, box);
      drawInside(pen, cell, box, LOST_INK, look);
  }
}

function drawOpen(pen: Pen, cell: CellView, box: Box, look: CellLook): void {
  const { ink } = look.shades;
  if (cell.progress !== undefined && box.height >= ROOMY) drawProgress(pen, cell.progress, box, look);
  else if (cell.slope === undefined || cell.text !== '') drawInside(pen, cell, box, ink, look);
  else drawSlope(pen, cell.slope, box, ink);
}

/** How far a lock is from being had, below a small one. */
function drawProgress(
  pen: Pen,
  { made, of }: NonNullable<CellView['progress']>,
  box: Box,
  { shades, size }: CellLook,
): void {
  const [x] = middle(box);
  drawPadlock(
    pen,
    { ...box, x: x - box.height * 0.21, y: box.y + 1.5, width: box.height * 0.42, height: box.height * 0.42 },
    shades.ink,
    'open',
  );
  write(pen, `${made}/${of}`, x, box.y + box.height * PROGRESS_AT, { size: size * SMALL, colour: shades.ink });
}

function isCrossed({ shape }: CellView, { printed }: CellLook): boolean {
  return printed && shape !== 'lock';
}

function outline(pen: Pen, { shape }: CellView, box: Box): void {
  if (shape === 'pentagon') pentagon(pen, box);
  else traceRounded(pen, box, shape === 'lock' ? Math.min(box.width, box.height) / 2 : RADIUS);
}

function pentagon(pen: Pen, { x, y, width, height }: Box): void {
  const bend = y + height * BEND;
  pen.beginPath();
  pen.moveTo(x + width / 2, y);
  pen.arcTo(x + width, y, x + width, bend, RADIUS);
  pen.arcTo(x + width, bend, x + width / 2, y + height, RADIUS / 2);
  pen.arcTo(x + width / 2, y + height, x, bend, RADIUS / 2);
  pen.arcTo(x, bend, x, y, RADIUS / 2);
  pen.arcTo(x, y, x + width / 2, y, RADIUS);
  pen.closePath();
}

/** What is printed or entered, in the middle of the field. */
function drawInside(pen: Pen, cell: CellView, box: Box, colour: string, { size }: CellLook): void {
  const [x, y] = middle(box);
  if (cell.shape === 'lock') drawPadlock(pen, box, colour, cell.mark === 'open' ? 'open' : 'shut');
  else write(pen, cell.text, x, cell.shape === 'pentagon' ? box.y + box.height * PENTAGON_MIDDLE : y, { size, colour });
}

/** Four arms and the number between them, so that it stays readable; its rim keeps them apart. */
function drawCross(pen: Pen, cell: CellView, box: Box, { shades, size }: CellLook): void {
  drawArms(pen, inset(box, 3), CORNERS, shades.tint);
  writeUpon(pen, cell.text, box, size * 0.9, CARD, shades.deep);
}

/** A slash behind the number, again as arms. */
function drawSkipped(pen: Pen, cell: CellView, box: Box, { size }: CellLook): void {
  drawArms(pen, inset(box, 3), SLASHED, SLASH);
  writeUpon(pen, cell.text, box, size * 0.9, LOST_INK, LOST);
}

function drawArms(pen: Pen, { x, y, width, height }: Box, from: typeof CORNERS, colour: string): void {
  for (const [across, down] of from) {
    const [left, top] = [x + across * width, y + down * height];
    line(pen, [
      [left, top],
      [left + (1 - 2 * across) * width * ARM, top + (1 - 2 * down) * height * ARM],
    ]);
    stroke(pen, colour, 2.6);
  }
}

function writeUpon(pen: Pen, text: string, box: Box, size: number, colour: string, ground: string): void {
  const [x, y] = middle(box);
  write(pen, text, x, y, { size, colour: ground, rim: size * RIM });
  write(pen, text, x, y, { size, colour });
}

function drawHatching(pen: Pen, cell: CellView, box: Box): void {
  pen.save();
  outline(pen, cell, box);
  pen.clip();
  for (let at = box.x - box.height; at < box.x + box.width; at += 5) {
    line(pen, [
      [at, box.y + box.height],
      [at + box.height, box.y],
    ]);
    stroke(pen, HATCH, 1.6);
  }
  pen.restore();
}

/** A thick frame, with a tip that points at the field from above where that has no name. */
function drawPossible(pen: Pen, cell: CellView, box: Box, look: CellLook): void {
  outline(pen, cell, inset(box, 0.3));
  fill(pen, CARD);
  stroke(pen, INK, 2.6);
  if (cell.name === undefined) drawPointed(pen, cell, box, look);
  else drawNamed(pen, cell, cell.name, box, look);
}

function drawPointed(pen: Pen, cell: CellView, box: Box, look: CellLook): void {
  drawTip(pen, box, INK);
  const inside = { ...box, y: box.y + 1.5 };
  const text = cell.coming ?? cell.text;
  const colour = cell.coming === undefined ? look.shades.ink : FAINT;
  drawInside(pen, { ...cell, text, mark: 'open' }, inside, colour, look);
}

/** Grey, since nothing was entered yet: how the buttons call the field, and below it the number that would come there. */
function drawNamed(pen: Pen, { coming, shape }: CellView, name: string, box: Box, { size }: CellLook): void {
  const x = box.x + box.width / 2;
  write(pen, name, x, box.y + box.height * NAME_AT, { size: size * SMALL, colour: LOST_INK });
  if (coming === undefined) return;
  write(pen, coming, x, box.y + box.height * COMING_AT[shape], { size: size * SMALL, colour: FAINT });
}

function drawTip(pen: Pen, { x, y, width }: Box, colour: string): void {
  const tip = Math.min(5, width / 5);
  line(pen, [
    [x + width / 2 - tip, y - 0.5],
    [x + width / 2 + tip, y - 0.5],
    [x + width / 2, y + tip],
  ]);
  pen.closePath();
  fill(pen, colour);
}

/** Dark with a pale rim inside and a tick: the looker's own answer, before it takes effect. */
function drawPending(pen: Pen, cell: CellView, box: Box, look: CellLook): void {
  outline(pen, cell, inset(box, -1));
  fill(pen, INK);
  outline(pen, cell, inset(box, 1.2));
  stroke(pen, CARD, 1.2);
  const number = cell.coming ?? cell.text;
  if (cell.shape === 'lock') drawInside(pen, { ...cell, mark: 'entered' }, box, CARD, look);
  else if (number === '') drawTick(pen, inset(box, box.height * 0.26), CARD);
  else drawTicked(pen, number, box, look.size);
}

function drawTicked(pen: Pen, text: string, { x, y, width, height }: Box, size: number): void {
  write(pen, text, x + width / 2 - height * 0.12, y + height * 0.45, { size: size * 0.8, colour: CARD });
  const corner = { x: x + width - height * 0.36, y: y + height * 0.62, width: height * 0.24, height: height * 0.2 };
  drawTick(pen, corner, CARD);
}
