import type { Colour, DieView, Letters, SumView } from '../games/game.js';
import { drawBody, drawPips, edgeOf, hasPips } from './die.js';
import { widthOf } from './font.js';
import { CARD, HATCH, INK, LOST, LOST_INK, SHADES } from './palette.js';
import { type Box, fill, inset, middle, type Pen, stroke, traceRounded, WIDTH, write } from './pen.js';
import type { Piece, Strip } from './piece.js';
import { drawAgain, drawPadlock } from './signs.js';
import { DICE_LINE, PAPER_MARGIN } from './spacing.js';

const { top: TOP, side: SIDE, label: LABEL, chip: CHIP_HEIGHT, wide: WIDE, tight: TIGHT } = DICE_LINE;
/** Down to where the letters end. */
const FACE = TOP + SIDE + LABEL;
const LABEL_SIZE = 13;

/** The throw: each die with its pips and, below, its letter and number; beside them what the throw is worth. */
export function diceStrip(dice: readonly DieView[], sums: readonly SumView[], letters: Letters): Strip | null {
  if (dice.length === 0) return null;
  const texts = sums.map(({ colour, value }) => (colour === null ? `= ${value}` : `${letters[colour]} = ${value}`));
  const { step, size, boxes } = chipsInLine(texts, dice.length) ?? chipsInTwoRows(texts, dice.length);
  return {
    height: FACE + 4,
    *pieces(top) {
      for (const [n, die] of dice.entries()) {
        const box = { x: PAPER_MARGIN + n * step, y: top + TOP, width: SIDE, height: SIDE };
        yield diePiece(die, box, letters[die.colour]);
      }
      for (const [n, text] of texts.entries()) {
        const box = boxes[n]!;
        yield chipPiece(text, { ...box, y: top + box.y }, { colour: sums[n]!.colour ?? 'white', size });
      }
    },
  };
}

/** How far it is from one die to the next, and where the sums stand, in letters of that size. */
interface Chips {
  readonly step: number;
  readonly size: number;
  readonly boxes: readonly Box[];
}

/** The sums one beside the other; null where there is no room for that. */
function chipsInLine(texts: readonly string[], dice: number): Chips | null {
  const size = 15;
  const widths = texts.map((text) => widthOf(text, size) + 18);
  const boxes: Box[] = [];
  let x = PAPER_MARGIN + dice * WIDE.step;
  for (const width of widths) {
    boxes.push({ x, y: TOP + (SIDE - CHIP_HEIGHT) / 2, width, height: CHIP_HEIGHT });
    x += width + WIDE.gap;
  }
  return x - WIDE.gap > WIDTH - PAPER_MARGIN ? null : { step: WIDE.step, size, boxes };
}

/** All as wide as the widest, at the picture's right end, the dice closer together. */
function chipsInTwoRows(texts: readonly string[], dice: number): Chips {
  const size = 14;
  const perRow = Math.ceil(texts.length / 2);
  const left = PAPER_MARGIN + dice * TIGHT.step;
  const width = Math.floor((WIDTH - PAPER_MARGIN - left - (perRow - 1) * TIGHT.gap) / perRow);
  const boxes = texts.map((_, n) => ({
    x: left + (n % perRow) * (width + TIGHT.gap),
    y: TOP + Math.floor(n / perRow) * (CHIP_HEIGHT + TIGHT.gap),
    width,
    height: CHIP_HEIGHT,
  }));
  return { step: TIGHT.step, size, boxes };
}

function diePiece(die: DieView, box: Box, letter: string): Piece {
  return {
    key: `die ${die.colour} ${die.value} ${die.mark} ${letter}`,
    box: { x: box.x - 1, y: box.y - 2, width: TIGHT.step, height: SIDE + LABEL + 4 },
    draw: (pen) => drawDie(pen, die, box, letter),
  };
}

/** How a sum is written: on which colour, and how large. */
interface ChipLook {
  readonly colour: Colour;
  readonly size: number;
}

function chipPiece(text: string, box: Box, look: ChipLook): Piece {
  return { key: `chip ${look.colour} ${text} ${box.width}`, box, draw: (pen) => drawChip(pen, text, box, look) };
}

function drawDie(pen: Pen, { colour, value, mark }: DieView, box: Box, letter: string): void {
  const x = box.x + box.width / 2;
  const below = { size: LABEL_SIZE, colour: value === null ? LOST_INK : INK };
  write(pen, `${letter}${value ?? '–'}`, x, box.y + box.height + LABEL / 2 + 1, below);
  if (value !== null) drawThrown(pen, colour, value, box);
  else if (mark === 'out') drawOut(pen, box);
  else drawUnthrown(pen, colour, box);
  if (mark === 'again') drawAgain(pen, box.x + SIDE - 3, box.y + 5);
}

/** A pale body with a lock: out of the match. */
function drawOut(pen: Pen, box: Box): void {
  traceRounded(pen, box, 8);
  fill(pen, LOST);
  stroke(pen, HATCH, 1.5);
  drawPadlock(pen, inset(box, 4), LOST_INK, 'shut');
}

/** An outline alone: not thrown this time. */
function drawUnthrown(pen: Pen, colour: Colour, box: Box): void {
  traceRounded(pen, inset(box, 0.75), 7.5);
  stroke(pen, edgeOf(colour), 1.5);
}

function drawThrown(pen: Pen, colour: Colour, value: number, box: Box): void {
  const { band, onBand } = SHADES[colour];
  const [x, y] = middle(box);
  drawBody(pen, box, { ground: band, edge: edgeOf(colour), radius: 8, rim: 1.5 });
  if (!hasPips(value)) write(pen, String(value), x, y, { size: 20, colour: onBand });
  else drawPips(pen, value, { x, y, gap: 9, radius: 3.4 }, () => fill(pen, onBand));
}

/** The rim tells a white chip from the paper. */
function drawChip(pen: Pen, text: string, box: Box, { colour, size }: ChipLook): void {
  const { band, onBand } = SHADES[colour];
  traceRounded(pen, box, CHIP_HEIGHT / 2);
  fill(pen, band);
  if (band === CARD) {
    traceRounded(pen, inset(box, 0.75), CHIP_HEIGHT / 2);
    stroke(pen, INK, 1.5);
  }
  write(pen, text, box.x + box.width / 2, box.y + box.height / 2, { size, colour: onBand });
}
