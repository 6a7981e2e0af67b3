import { afterAll, beforeAll, expect, test } from 'vitest';
import { contrast } from '../../test/support/contrast.js';
import { EXAMPLES, exampleOf } from '../../test/support/fixtures.js';
import { systemClock } from '../lib/clock.js';
import { CARD, PAIRS, PAPER, rgbOf } from './palette.js';
import { CAP_HEIGHT, canvasFor, type Pen, WIDTH } from './pen.js';
import { drawBoard, drawMenu } from './picture.js';
import { scalePiece } from './scale.js';

/** A text as it was drawn, with the colours that it was drawn onto. */
interface Written {
  readonly text: string;
  readonly colour: string;
  readonly grounds: readonly string[];
  /** Of its font, in units. */
  readonly size: number;
}

/** A colour belongs to the ground if so much of the letters stands on it: the steps of a smooth edge do not. */
const SHARE = 0.15;

const written: Written[] = [];
const prototype = Object.getPrototypeOf(canvasFor({ x: 0, y: 0, width: 1, height: 1 }, PAPER).pen) as Pen;
const { fillText } = prototype;

beforeAll(async () => {
  prototype.fillText = function (this: Pen, text: string, x: number, y: number): void {
    const colour = String(this.fillStyle).toUpperCase();
    const before = pixelsOf(this);
    fillText.call(this, text, x, y);
    written.push({
      text,
      colour,
      size: Number.parseFloat(this.font),
      grounds: groundsOf(before, pixelsOf(this), colour),
    });
  };
  for (const example of EXAMPLES) {
    const { seat, players } = example;
    await (seat === null ? drawBoard(example, players, systemClock) : drawMenu(example, seat, systemClock));
  }
});
afterAll(() => {
  prototype.fillText = fillText;
});

function pixelsOf({ canvas }: Pen): Uint32Array {
  return new Uint32Array(Uint8Array.from(canvas.data()).buffer);
}

/** What was where the letters are now. */
function groundsOf(before: Uint32Array, after: Uint32Array, colour: string): readonly string[] {
  const counts = new Map<string, number>();
  let letters = 0;
  for (const [n, pixel] of after.entries()) {
    if (hexOf(pixel) !== colour) continue;
    letters += 1;
    const ground = hexOf(before[n]!);
    counts.set(ground, (counts.get(ground) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > SHARE * letters).map(([ground]) => ground);
}

function hexOf(pixel: number): string {
  const parts = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Every text colour that was drawn with what it stood on; a text in the colour of its ground is the rim of another. */
function pairs(): readonly Pair[] {
  const found = written.flatMap(({ text, colour, grounds }) =>
    grounds.filter((ground) => ground !== colour).map((ground) => ({ text, colour, ground })),
  );
  return [...new Map(found.map((each) => [`${each.colour} ${each.ground}`, each])).values()];
}

interface Pair {
  readonly text: string;
  readonly colour: string;
  readonly ground: string;
}

/** Whether a colour is one of the two or a step between them: the ground of a letter on a line is. */
function isBetween(colour: string, one: string, other: string): boolean {
  const [ones, others] = [rgbOf(one), rgbOf(other)];
  return rgbOf(colour).every(
    (part, n) => part >= Math.min(ones[n]!, others[n]!) - 2 && part <= Math.max(ones[n]!, others[n]!) + 2,
  );
}

test('in every picture each text stands out from what it is drawn onto, at least 4.5 : 1', () => {
  expect(written.length).toBeGreaterThan(100);
  expect(pairs().length).toBeGreaterThan(10);
  expect(pairs().filter(({ colour, ground }) => contrast(colour, ground) < 4.5)).toEqual([]);
});

test('where a picture is shown no more than 300 pixels wide, each digit and capital is 6.5 high at least', () => {
  const heights = written.map(({ text, size }) => ({ text, height: (size * CAP_HEIGHT * 300) / WIDTH }));
  expect(heights.filter(({ height }) => height < 6.5)).toEqual([]);
});

test('where it is shown 360 wide, what a row of Qwixx is worth is 9 high at least', () => {
  const { scale } = exampleOf('qwixx', 'menu').view.sheets[0]!;
  const box = { x: 0, y: 0, width: 188, height: 30 };
  const from = written.length;
  scalePiece(scale!, box).draw(canvasFor(box, CARD).pen);
  const own = written.slice(from);
  expect(own.map(({ text }) => text)).toEqual(expect.arrayContaining(scale!.map(String)));
  expect(own.filter(({ size }) => (size * CAP_HEIGHT * 360) / WIDTH < 9)).toEqual([]);
});

test('every text colour and its ground are among those that the palette has the steps between', () => {
  const isKnown = ({ colour, ground }: Pair): boolean => {
    const grounds = PAIRS.filter(([text]) => text === colour).map(([, known]) => known);
    return grounds.some((one) => grounds.some((other) => isBetween(ground, one, other)));
  };
  expect(pairs().filter((pair) => !isKnown(pair))).toEqual([]);
});
