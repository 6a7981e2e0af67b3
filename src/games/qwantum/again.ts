import { ALL_DICE, SIDES, upOf } from './dice.js';
import { ROWS } from './sheet.js';

/** Which dice to throw again: every choice is tried on the same few throws, which stand for all that may come. */

/** What a seat gains by each number in each row; nothing where it may not enter it. */
export type Gains = readonly (readonly number[])[];

const TRIALS = 128;

/** Multiples of these, their whole parts left out, are spread evenly over all throws. */
const ROOTS = [2, 3, 5, 7, 11, 13, 17].map(Math.sqrt);

const BITS = 6;
const NUMBERS = 1 << BITS;
const WHITE = BITS * ROWS.length;

/** What each side of each die adds to a throw: the sums of the four rows side by side, the white die above them. */
const adds = SIDES.map((sides) => sides.map(({ row, number }) => number << (row === null ? WHITE : BITS * row)));

/** What each die adds, throw by throw. */
const trials: readonly (readonly number[])[] = Array.from({ length: TRIALS }, (_, n) =>
  adds.map((sides, die) => sides[Math.floor(sides.length * (((n + 1) * ROOTS[die]!) % 1))]!),
);

/** The dice that are best thrown again, as a mask; 0 for none. A throw without any gain is worth `misthrow`. */
export function bestAgain(dice: number, gains: Gains, misthrow: number): number {
  const up = adds.map((sides, die) => sides[upOf(dice, die)]!);
  const flat = new Float64Array(gains.length * NUMBERS);
  for (const [row, numbers] of gains.entries()) flat.set(numbers, row * NUMBERS);
  const means = meansOf(up, flat, misthrow);
  let best = 0;
  for (let mask = 1; mask < means.length; mask += 1) if (means[mask]! > means[best]!) best = mask;
  return best;
}

/** By the mask of dice that are thrown again. */
function meansOf(up: readonly number[], flat: Float64Array, misthrow: number): Float64Array {
  const means = new Float64Array(ALL_DICE + 1);
  const sums = new Int32Array(ALL_DICE + 1);
  sums[0] = up.reduce((sum, add) => sum + add, 0);
  means[0] = gainOf(sums[0]!, flat, misthrow);
  for (const trial of trials) {
    for (let die = 0; die < up.length; die += 1) {
      const change = trial[die]! - up[die]!;
      const bit = 1 << die;
      for (let mask = bit; mask < 2 * bit; mask += 1) {
        const sum = sums[mask - bit]! + change;
        sums[mask] = sum;
        means[mask]! += gainOf(sum, flat, misthrow) / TRIALS;
      }
    }
  }
  return means;
}

/** The two best gains, since the active seat may enter two colours. */
function gainOf(sums: number, flat: Float64Array, misthrow: number): number {
  const white = sums >> WHITE;
  let best = 0;
  let second = 0;
  let colours = sums;
  for (let at = white; at < flat.length; at += NUMBERS) {
    const gain = flat[at + (colours & (NUMBERS - 1))]!;
    colours >>= BITS;
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  return best > 0 ? best + second : misthrow;
}
