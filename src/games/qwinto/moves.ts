import { NO_MOVES } from '../assemble.js';
import { FIELDS, PLACES, ROW_LETTERS, ROWS, rowOfPlace } from './sheet.js';

/** The moves of the record. A set of dice is a mask, and so is a row's set of fields: bit 0 is orange, or the leftmost. */

export const KEEP = 'keep';
export const AGAIN = 'again';
export const PASS = 'pass';

/** In the order in which they are offered: one die, two, all three. */
export const DICE_SETS = [0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111] as const;

/** "o", "oy" …, for moves and for keys of phrases. */
export function lettersOf(dice: number): string {
  return ROWS.filter((row) => (dice >> row) & 1)
    .map((row) => ROW_LETTERS[row])
    .join('');
}

export const DICE_MOVES: readonly string[] = Object.freeze(DICE_SETS.map((dice) => `d-${lettersOf(dice)}`));
export const THROW_MOVES: readonly string[] = Object.freeze([KEEP, AGAIN]);

/** The dice a move names; 0 for any other move. */
export function diceOf(move: string): number {
  const index = DICE_MOVES.indexOf(move);
  return index < 0 ? 0 : DICE_SETS[index]!;
}

export const FIELD_MOVES: readonly string[] = Object.freeze(
  Array.from({ length: PLACES }, (_, place) => `${ROW_LETTERS[rowOfPlace(place)]}${(place % FIELDS) + 1}`),
);

const places = new Map(FIELD_MOVES.map((move, place) => [move, place]));

/** The place a move enters the sum in, or null. */
export function placeOfMove(move: string): number | null {
  return places.get(move) ?? null;
}

/** By row and by the mask of its fields. */
const fieldMoves = ROWS.map((row) =>
  Array.from({ length: 1 << FIELDS }, (_, mask) =>
    FIELD_MOVES.slice(row * FIELDS, (row + 1) * FIELDS).filter((_word, field) => (mask >> field) & 1),
  ),
);

const FULL = (1 << FIELDS) - 1;

/** The moves of a seat that may enter the sum in these places; none where it may not enter it at all. */
export function entryMoves(open: number): readonly string[] {
  if (open === 0) return NO_MOVES;
  const [orange, yellow, purple] = [open & FULL, (open >> FIELDS) & FULL, open >> (2 * FIELDS)];
  return [...fieldMoves[0]![orange]!, ...fieldMoves[1]![yellow]!, ...fieldMoves[2]![purple]!, PASS];
}
