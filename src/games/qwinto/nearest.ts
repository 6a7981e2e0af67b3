import type { Seat } from '../game.js';
import { openPlaces } from './fields.js';
import { SUM_CHANCES } from './gaps.js';
import { playHard } from './hard.js';
import { AGAIN, DICE_MOVES, DICE_SETS, FIELD_MOVES, KEEP, PASS } from './moves.js';
import { PHASES, type State, sumOf } from './rules.js';
import { FIELDS, PLACES, ROWS } from './sheet.js';

/** Opponents who know about where in a row a number belongs: 2 at its left end, 16 at its right one, the others evenly between. */
const LEFTMOST = 2;
const RIGHTMOST = 16;

/** A number belongs where it is at most so far from that. */
const NEAR = 2;

/** The move of a good family player: enters well, always throws all dice, and throws again what does not belong anywhere. */
export function playNormal(state: State, seat: Seat): string {
  switch (state.phase) {
    case PHASES.choose:
      return DICE_MOVES.at(-1)!;
    case PHASES.decide:
      return keepNear(state, seat);
    default:
      return playHard(state, seat);
  }
}

/** The move of a beginner: enters a number where it is nearest to what belongs there, in the own turn however far that is. */
export function playEasy(state: State, seat: Seat): string {
  switch (state.phase) {
    case PHASES.choose:
      return mostlyNear(state, seat);
    case PHASES.decide:
      return keepNear(state, seat);
    default: {
      const { place, distance } = nearestField(state, seat, state.named, sumOf(state));
      return seat === state.active || distance <= NEAR ? FIELD_MOVES[place]! : PASS;
    }
  }
}

function keepNear(state: State, seat: Seat): string {
  return nearestField(state, seat, state.named, sumOf(state)).distance <= NEAR ? KEEP : AGAIN;
}

/** The dice that throw most often what belongs somewhere, of those that do so alike the first. */
function mostlyNear(state: State, seat: Seat): string {
  const chances = DICE_SETS.map((dice) => chanceOfNear(state, seat, dice));
  return DICE_MOVES[chances.indexOf(Math.max(...chances))]!;
}

function chanceOfNear(state: State, seat: Seat, dice: number): number {
  const count = ROWS.filter((row) => (dice >> row) & 1).length;
  return SUM_CHANCES[count]!.reduce(
    (sum, chance, number) =>
      chance > 0 && nearestField(state, seat, dice, number).distance <= NEAR ? sum + chance : sum,
    0,
  );
}

interface Nearest {
  readonly place: number;
  /** From the number that belongs there; without an open field more than any. */
  readonly distance: number;
}

/** The open field of these rows in which the number is nearest to what belongs there. */
function nearestField({ fields }: State, seat: Seat, rows: number, number: number): Nearest {
  const open = openPlaces(fields, seat * PLACES, rows, number);
  let nearest: Nearest = { place: 0, distance: Number.POSITIVE_INFINITY };
  for (let place = 0; place < PLACES; place += 1) {
    if (((open >> place) & 1) === 0) continue;
    const distance = Math.abs(number - belongingAt(place));
    if (distance < nearest.distance) nearest = { place, distance };
  }
  return nearest;
}

function belongingAt(place: number): number {
  return LEFTMOST + ((RIGHTMOST - LEFTMOST) * (place % FIELDS)) / (FIELDS - 1);
}
