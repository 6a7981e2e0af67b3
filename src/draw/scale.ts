import { CARD, FAINT, INK } from './palette.js';
import { fill, traceRounded, WIDTH, write } from './pen.js';
import type { Piece } from './piece.js';

export const SCALE_HEIGHT = 30;

const MARGIN = 8;

/** Two lines, below the columns that stand at these middles: how many entries, and what a row is worth with so many. */
export function scalePiece(scale: readonly number[], middleOf: (n: number) => number, top: number): Piece {
  const box = { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: SCALE_HEIGHT };
  return {
    key: `scale ${scale.join()}`,
    box,
    draw(pen) {
      traceRounded(pen, { ...box, y: top + 1, height: SCALE_HEIGHT - 4 }, 6);
      fill(pen, CARD);
      for (const [n, points] of scale.entries()) {
        write(pen, `${n + 1}×`, middleOf(n), top + 8.5, { size: 9, colour: FAINT });
        write(pen, String(points), middleOf(n), top + 19.5, { size: 12, colour: INK });
      }
    },
  };
}
