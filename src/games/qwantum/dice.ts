import type { Colour, DiceDue, DieDue } from '../game.js';
import { ROW_COLOURS, ROW_LETTERS, ROWS, type Row } from './sheet.js';

/** The seven dice, the white one first. A throw is one integer, three bits a die: which face is up, counted from 1. */

const FACES: readonly (readonly string[])[] = [
  ['1', '2', '3', '4', '5', '6'],
  ['r1', 'r4', 'y5', 'b5', 'b1', 'p6'],
  ['r6', 'r2', 'y1', 'b5', 'y3', 'p4'],
  ['b4', 'r3', 'r1', 'y4', 'y2', 'p3'],
  ['b2', 'b4', 'p1', 'r5', 'y6', 'p3'],
  ['p2', 'p5', 'r3', 'b2', 'b6', 'y4'],
  ['y1', 'y5', 'r6', 'p6', 'p2', 'b3'],
];

export const DICE = FACES.length;
export const ALL_DICE = (1 << DICE) - 1;
const BITS = 3;
const UP = (1 << BITS) - 1;

/** One side of a die. */
export interface Face {
  /** The row its number counts for; null on the white die, which counts for all. */
  readonly row: Row | null;
  readonly colour: Colour;
  readonly number: number;
}

/** The sides of each die, in the order of the record's faces. */
export const SIDES: readonly (readonly Face[])[] = FACES.map((faces) => faces.map(faceOf));

function faceOf(text: string): Face {
  const row = ROWS.find((each) => text.startsWith(ROW_LETTERS[each]));
  if (row === undefined) return { row: null, colour: 'white', number: Number(text) };
  return { row, colour: ROW_COLOURS[row], number: Number(text.slice(1)) };
}

/** The throw that shows these faces. */
export function packDice(faces: readonly string[]): number {
  let dice = 0;
  for (let die = 0; die < DICE; die += 1) dice |= (1 + FACES[die]!.indexOf(faces[die]!)) << (BITS * die);
  return dice;
}

/** Which of its sides a die shows, counted from 0. */
export function upOf(dice: number, die: number): number {
  return ((dice >> (BITS * die)) & UP) - 1;
}

/** The side that a die shows. */
export function sideUp(dice: number, die: number): Face {
  return SIDES[die]![upOf(dice, die)]!;
}

/** The most that a throw can be worth in a row: the best sum of one colour, 27, and the white die. */
export const MOST = 33;

const SUM_BITS = 6;
const SUM = (1 << SUM_BITS) - 1;

/** What each side of each coloured die adds to the sums of the four colours, which share one integer. */
const ADDS = SIDES.map((sides) => sides.map(({ row, number }) => (row === null ? 0 : number << (SUM_BITS * row))));

/** What a throw is worth in a row: all its dice of that colour, and the white one. */
export function totalOf(dice: number, row: Row): number {
  let sums = 0;
  for (let die = 1; die < DICE; die += 1) sums += ADDS[die]![upOf(dice, die)]!;
  return ((sums >> (SUM_BITS * row)) & SUM) + (dice & UP);
}

const freely: readonly DieDue[] = FACES.map((faces) => Object.freeze({ faces: Object.freeze([...faces]) }));
const kept: readonly (readonly DieDue[])[] = FACES.map((faces) =>
  faces.map((face) => Object.freeze({ faces: Object.freeze([face]) })),
);

/** The dice of a throw, of which only those in the mask `again` roll; the others show what they show in `dice`. */
export function dueDice(dice: number, again: number): DiceDue {
  if (again === ALL_DICE) return freely;
  return freely.map((die, index) => ((again >> index) & 1 ? die : kept[index]![upOf(dice, index)]!));
}
