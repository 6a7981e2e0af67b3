import { widthOf } from './font.js';
import { CARD, FAINT, INK } from './palette.js';
import { type Box, fill, traceRounded, write } from './pen.js';
import type { Piece } from './piece.js';

/** Digits of that size can be read where a phone shows the picture smallest. */
const SIZE = 14.2;
const LINES = 2;
const PADDING = 5;
const GAP = 3;

/** What a row is worth with one entry, two, and so on: in two lines, and before each how many entries it is about. */
export function scalePiece(scale: readonly number[], box: Box): Piece {
  const perLine = Math.ceil(scale.length / LINES);
  return {
    key: `scale ${scale.join()}`,
    box,
    draw(pen) {
      traceRounded(pen, box, 6);
      fill(pen, CARD);
      const counts = Array.from({ length: LINES }, (_, line) => countsOf(line * perLine, perLine, scale.length));
      const left = box.x + PADDING + GAP + Math.max(...counts.map((text) => widthOf(text, SIZE)));
      const step = (box.x + box.width - left) / perLine;
      for (const [line, text] of counts.entries()) {
        const y = box.y + ((line + 0.5) * box.height) / LINES + (line === 0 ? 0.6 : -0.6);
        write(pen, text, box.x + PADDING, y, { size: SIZE, colour: FAINT, align: 'left' });
        for (const [n, points] of scale.slice(line * perLine, (line + 1) * perLine).entries()) {
          write(pen, String(points), left + (n + 0.5) * step, y, { size: SIZE, colour: INK });
        }
      }
    },
  };
}

/** "1–6×", "7–12×". */
function countsOf(before: number, count: number, most: number): string {
  return `${before + 1}–${Math.min(before + count, most)}×`;
}
