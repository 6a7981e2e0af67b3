import type { DiceDue, Rules } from '../games/game.js';
import { faceFrom } from './seal.js';

/** A state of a match and how many throws there have been. */
interface BoundState {
  readonly state: unknown;
  readonly throws: number;
}

/** The faces with which the dice fall that are due as that throw of a match. */
export function facesDue(key: Buffer, game: string, throwNumber: number, dice: DiceDue): readonly string[] {
  return dice.map(({ faces }, die) => faceFrom(key, { game, throwNumber, die }, faces));
}

/** The same rules, but every die has only the face that follows from this key: a record that they allow has been thrown so. */
export function bindDice(game: Rules, key: Buffer): Rules<BoundState> {
  const { id, version, seats } = game;
  return {
    id,
    version,
    seats,
    start: (count, first) => ({ state: game.start(count, first), throws: 0 }),
    diceDue({ state, throws }) {
      const dice = game.diceDue(state);
      return dice === null ? null : facesDue(key, id, throws, dice).map((face, n) => ({ ...dice[n]!, faces: [face] }));
    },
    roll: ({ state, throws }, faces) => ({ state: game.roll(state, faces), throws: throws + 1 }),
    play: ({ state, throws }, seat, move) => ({ state: game.play(state, seat, move), throws }),
    active: ({ state }) => game.active(state),
    toMove: ({ state }) => game.toMove(state),
    legalMoves: ({ state }, seat) => game.legalMoves(state, seat),
    pendingMove: ({ state }, seat) => game.pendingMove(state, seat),
    defaultMove: ({ state }, seat) => game.defaultMove(state, seat),
    step: ({ state }) => game.step(state),
    scores: ({ state }) => game.scores(state),
  };
}
