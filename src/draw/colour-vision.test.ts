import { describe, expect, test } from 'vitest';
import { seenBy, VISIONS } from '../../test/support/colour-vision.js';
import { ENGLISH_LETTERS } from '../../test/support/fixtures.js';
import type { Pixels } from '../../test/support/pixels.js';
import { type CellView, COLOURS, type Colour } from '../games/game.js';
import { drawCell } from './cell.js';
import { diceStrip } from './dice.js';
import { PAPER, SHADES } from './palette.js';
import { canvasFor, SCALE } from './pen.js';

const ALL_VISIONS = Object.keys(VISIONS) as (keyof typeof VISIONS)[];
/** So much on each side is no middle, as a share: there is the row around a round field. */
const EDGE = 0.2;
/** How far a pixel has to differ from the ground, of 255, to belong to a mark. */
const VISIBLE = 16;
/** Of so many pixels two marks have to differ: a stroke of a digit on a board. */
const MARK = 30;

const PRINTED: CellView = { text: '7', mark: 'open', shape: 'square', possible: false, pending: false };
const EMPTY: CellView = { ...PRINTED, text: '' };

/** The states of a field that has its number, and of one into which a number is entered. */
const STATES = {
  printed: [
    PRINTED,
    { ...PRINTED, mark: 'entered' },
    { ...PRINTED, mark: 'skipped' },
    { ...PRINTED, mark: 'closed' },
    { ...PRINTED, possible: true },
    { ...PRINTED, pending: true },
  ],
  empty: [
    EMPTY,
    { ...EMPTY, mark: 'entered', text: '7' },
    { ...EMPTY, mark: 'closed' },
    { ...EMPTY, possible: true },
    { ...EMPTY, pending: true },
  ],
} satisfies Record<string, readonly CellView[]>;

describe.each(ALL_VISIONS)('with %s', (vision) => {
  test.each([
    ['printed', 'square'],
    ['printed', 'lock'],
    ['empty', 'square'],
    ['empty', 'pentagon'],
  ] as const)('each state of a field, %s and of form %s, has a mark of its own in every colour', (kind, shape) => {
    for (const colour of COLOURS) {
      const marks = STATES[kind].map((cell) => markOf(seenBy(vision, fieldOf({ ...cell, shape }, colour, kind))));
      for (const [n, one] of marks.entries()) {
        for (const [more, other] of marks.slice(n + 1).entries()) {
          expect(differing(one, other), `${colour}: states ${n} and ${n + 1 + more}`).toBeGreaterThan(MARK);
        }
      }
    }
  });

  test('two dice of different colours differ by their letters', () => {
    const marks = COLOURS.map((colour) => markOf(seenBy(vision, letterOf(colour))));
    for (const [n, one] of marks.entries()) {
      for (const other of marks.slice(n + 1)) expect(differing(one, other)).toBeGreaterThan(MARK);
    }
  });
});

function fieldOf(cell: CellView, colour: Colour, kind: keyof typeof STATES): Pixels {
  const shades = SHADES[colour];
  const { canvas, pen } = canvasFor({ x: 0, y: 0, width: 25, height: 24 }, shades.band);
  drawCell(pen, cell, { x: 1, y: 3, width: 23, height: 19 }, { shades, printed: kind === 'printed', size: 14 });
  return canvas.getContext('2d').getImageData(0, 0, 25 * SCALE, 24 * SCALE);
}

/** What stands below a die: its letter and its number. */
function letterOf(colour: Colour): Pixels {
  const strip = diceStrip([{ colour, value: 3 }], [], ENGLISH_LETTERS)!;
  const [die] = strip.pieces(0);
  const { box } = die!;
  const { canvas, pen } = canvasFor(box, PAPER);
  die!.draw(pen);
  const top = Math.round(box.height * SCALE * 0.7);
  return canvas.getContext('2d').getImageData(0, top, box.width * SCALE, box.height * SCALE - top);
}

/** Which pixels stand out from what most of the middle is made of, be they darker or brighter. */
function markOf({ width, height, data }: Pixels): readonly boolean[] {
  const greys = Array.from({ length: width * height }, (_, n) =>
    Math.round(0.2126 * data[4 * n]! + 0.7152 * data[4 * n + 1]! + 0.0722 * data[4 * n + 2]!),
  );
  const counts = new Map<number, number>();
  for (const [n, grey] of greys.entries()) {
    const [x, y] = [(n % width) / width, Math.floor(n / width) / height];
    if (Math.min(x, y, 1 - x, 1 - y) > EDGE) counts.set(grey, (counts.get(grey) ?? 0) + 1);
  }
  const [ground] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  return greys.map((grey) => Math.abs(grey - ground) > VISIBLE);
}

function differing(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((marked, n) => marked !== other[n]).length;
}
