import { CARD, INK } from './palette.js';
import { type Box, fill, inset, line, stroke, traceRounded } from './pen.js';
import type { Piece } from './piece.js';

/** A penalty box. */
export function boxPiece(box: Box, state: 'crossed' | 'free'): Piece {
  return {
    key: `box ${state} ${box.width}`,
    box,
    draw(pen) {
      traceRounded(pen, inset(box, 0.75), 2.5);
      fill(pen, CARD);
      stroke(pen, INK, 1.5);
      if (state === 'free') return;
      const { x, y, width, height } = inset(box, 3);
      for (const [from, to] of [
        [y, y + height],
        [y + height, y],
      ] as const) {
        line(pen, [
          [x, from],
          [x + width, to],
        ]);
        stroke(pen, INK, 2.2);
      }
    },
  };
}

/** Points, with a minus as wide as a digit. */
export function formatSigned(points: number): string {
  return String(points).replace('-', '−');
}
