import type { Colour } from '../games/game.js';
import { isWritable } from '../lib/letters.js';
import { CARD, INK, RULE, SHADES } from './palette.js';
import { type Box, fill, inset, line, type Pen, stroke, traceRounded, WIDTH, write } from './pen.js';
import { type Piece, type Strip, toPixel } from './piece.js';
import { PAPER_MARGIN } from './spacing.js';

/** Somebody's results in a game. */
export interface Chart {
  readonly title: string;
  readonly colour: Colour;
  /** Oldest first, a dozen at most. */
  readonly results: readonly { readonly points: number; readonly isWon: boolean }[];
}

const TITLE = 26;
/** Room for the points above the highest bar. */
const LABEL = 16;
const HIGHEST = 64;
const FOOT = 8;
const SLOTS = 12;
const STEP = toPixel((WIDTH - 2 * PAPER_MARGIN) / SLOTS);
const BAR = 24;
/** A bar is so high at least: one that was won bears a star. */
const LOWEST = 20;

/** The game's name, and a bar with its points for each result; those that were won are dark, with a star. */
export function chartStrip({ title, colour, results }: Chart): Strip {
  const most = Math.max(1, ...results.map(({ points }) => points));
  return {
    height: TITLE + LABEL + HIGHEST + FOOT,
    *pieces(top) {
      if (isWritable(title)) yield titlePiece(title, top);
      const ground = top + TITLE + LABEL + HIGHEST;
      yield groundPiece(ground);
      for (const [n, { points, isWon }] of results.entries()) {
        const height = Math.round(LOWEST + (HIGHEST - LOWEST) * Math.max(0, points / most));
        const x = toPixel(PAPER_MARGIN + n * STEP + (STEP - BAR) / 2);
        const bar = { x, y: ground - height, width: BAR, height };
        yield labelPiece(points, { x: x - 3, y: bar.y - LABEL, width: BAR + 6, height: LABEL });
        yield barPiece(bar, colour, isWon);
      }
    },
  };
}

function titlePiece(title: string, top: number): Piece {
  return {
    key: `title ${title}`,
    box: { x: PAPER_MARGIN, y: top + 4, width: WIDTH - 2 * PAPER_MARGIN, height: TITLE - 6 },
    draw: (pen) => write(pen, title, PAPER_MARGIN, top + 14, { size: 17, colour: INK, align: 'left' }),
  };
}

function groundPiece(y: number): Piece {
  const box = { x: PAPER_MARGIN, y, width: WIDTH - 2 * PAPER_MARGIN, height: 1 };
  return { key: 'chart ground', box, ground: RULE, draw: () => undefined };
}

function labelPiece(points: number, box: Box): Piece {
  const text = String(points).replace('-', '−');
  return {
    key: `points ${text}`,
    box,
    draw: (pen) => write(pen, text, box.x + box.width / 2, box.y + LABEL / 2, { size: 13, colour: INK }),
  };
}

function barPiece(box: Box, colour: Colour, isWon: boolean): Piece {
  const { band, deep, tint } = SHADES[colour];
  return {
    key: `bar ${colour} ${isWon} ${box.height}`,
    box,
    draw(pen) {
      traceRounded(pen, inset(box, 1), 4);
      fill(pen, isWon ? deep : tint);
      stroke(pen, isWon ? deep : band, 2);
      if (isWon) drawStar(pen, box.x + box.width / 2, box.y + box.height - 11);
    },
  };
}

function drawStar(pen: Pen, x: number, y: number): void {
  const points = Array.from({ length: 10 }, (_, n) => {
    const [angle, radius] = [(n * Math.PI) / 5 - Math.PI / 2, n % 2 === 0 ? 7 : 3];
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
  line(pen, points);
  fill(pen, CARD);
}
