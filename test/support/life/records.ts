/** Records for given matches of the first game. */

/** A throw of which everybody may enter the sum of the white dice, seven, and the active seat another. */
export const SEVEN = '* 3 4 1 2 5 6';

/** The same, to be dictated. */
export const SEVEN_FACES = [3, 4, 1, 2, 5, 6] as const;

/** So many turns of a match in which nobody enters anything, by this throw. */
export function passedTurns(seats: number, turns: number, first = 0): readonly string[] {
  return Array.from({ length: turns }, (_, turn) => {
    const all = Array.from({ length: seats }, (__, seat) => `${seat} w-pass`);
    return [SEVEN, ...all, `${(first + turn) % seats} c-pass`];
  }).flat();
}

/** The match up to where seat 0, which is first, ends it by one more pass: the fourth turn in which it enters nothing. */
export function untilLastMove(seats: number): readonly string[] {
  const whole = passedTurns(seats, 3 * seats + 1);
  return whole.slice(0, -1);
}
