import type { DiceDue, Game, Rules } from '../../src/games/game.js';
import { type DiePlace, dieBytes } from '../../src/seal/seal.js';
import type { ThrownRow } from '../../src/store/rows.js';

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

/** What is counted of a game where each face has fallen so often; by the place of the die and of the face on it. */
export function thrownRows(game: Game, timesOf: (die: number, face: number) => number): readonly ThrownRow[] {
  return allDice(game).flatMap(({ faces }, die) =>
    faces.map((face, n) => ({ guildId: 'guild', game: game.id, die, face, times: timesOf(die, n) })),
  );
}
