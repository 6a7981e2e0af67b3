import { CARD, FAINT, INK } from './palette.js';
import { type Box, fill, traceRounded, write } from './pen.js';
import type { Piece } from './piece.js';

/** What a row is worth with one entry, two, and so on: that many above, the points below. */
export function scalePiece(scale: readonly number[], box: Box): Piece {
  const step = box.width / scale.length;
  return {
    key: `scale ${scale.join()}`,
    box,
    draw(pen) {
      traceRounded(pen, box, 6);
      fill(pen, CARD);
      for (const [n, points] of scale.entries()) {
        const x = box.x + (n + 0.5) * step;
        write(pen, `${n + 1}×`, x, box.y + 9, { size: 7.2, colour: FAINT });
        write(pen, String(points), x, box.y + 20.5, { size: 11, colour: INK });
      }
    },
  };
}
