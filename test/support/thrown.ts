import type { DiceDue, Rules } from '../../src/games/game.js';
import { type DiePlace, dieBytes } from '../../src/seal/seal.js';

/** The dice of a match's first throw, all of which are thrown. */
export function allDice(game: Rules): DiceDue {
  let state = game.start(game.seats[0], 0);
  for (;;) {
    const dice = game.diceDue(state);
    if (dice !== null) return dice;
    const [seat] = game.toMove(state);
    state = game.play(state, seat!, game.defaultMove(state, seat!));
  }
}

/** So many of a die's bytes. */
export function firstBytes(key: Buffer, place: DiePlace, many: number): readonly number[] {
  const bytes = dieBytes(key, place);
  return Array.from({ length: many }, () => bytes.next().value);
}
