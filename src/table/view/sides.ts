import type { DiceDue, DieView, Game } from '../../games/game.js';

/** A side of a die: how a record writes it, and how it looks. */
export interface SideView extends Pick<DieView, 'colour' | 'value'> {
  readonly face: string;
}

type Thrown = Pick<Game, 'seats' | 'start' | 'diceDue' | 'roll' | 'toMove' | 'legalMoves' | 'play' | 'diceIn'>;

const known = new WeakMap<Thrown, readonly (readonly SideView[])[]>();

/** The sides of each die of a game, by its place in a throw; none of a die that could not be found. */
export function viewSides(game: Thrown): readonly (readonly SideView[])[] {
  const found = known.get(game) ?? findSides(game);
  known.set(game, found);
  return found;
}

function findSides(game: Thrown): readonly (readonly SideView[])[] {
  const dice = findFaces(game);
  return dice.map((faces, die) => faces.map((face) => ({ face, ...lookOf(game, dice, die, face) })));
}

/** So many states of a match are looked at, at most. */
const MOST_STATES = 500;

/** Looks on from the beginning of a match, whatever anybody may answer, until each die may be thrown. */
function findFaces(game: Thrown): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const states = [game.start(game.seats[0], 0)];
  for (let n = 0; n < states.length && n < MOST_STATES; n += 1) {
    const due = game.diceDue(states[n]);
    for (const [die, { faces }] of (due ?? []).entries())
      if (faces.length > (found[die]?.length ?? 0)) found[die] = faces;
    if (due !== null && found.every(isThrown)) break;
    states.push(...statesAfter(game, states[n], due));
  }
  return found.map((faces) => (isThrown(faces) ? faces : []));
}

/** A die with one face is left where it is. */
function isThrown(faces: readonly string[]): boolean {
  return faces.length > 1;
}

function statesAfter(game: Thrown, state: unknown, due: DiceDue | null): readonly unknown[] {
  if (due !== null)
    return [
      game.roll(
        state,
        due.map(({ faces }) => faces[0]!),
      ),
    ];
  return game.toMove(state).flatMap((seat) => game.legalMoves(state, seat).map((move) => game.play(state, seat, move)));
}

/** What is to be seen with that side up, and not with another one: a game shows its dice in an order of its own. */
function lookOf(
  { diceIn }: Thrown,
  dice: readonly (readonly string[])[],
  die: number,
  face: string,
): Pick<DieView, 'colour' | 'value'> {
  const shownWith = (up: string): readonly DieView[] =>
    diceIn(dice.map((faces, n) => (n === die ? up : (faces[0] ?? '-'))));
  const shown = shownWith(face);
  const another = dice[die]!.find((each) => each !== face)!;
  const { colour, value } = without(shown, shownWith(another))[0] ?? shown[die]!;
  return { colour, value };
}

/** Those that are not among the others; of several that look alike as many as there are more of. */
function without(dice: readonly DieView[], others: readonly DieView[]): readonly DieView[] {
  const left = others.map(nameOf);
  return dice.filter((die) => {
    const at = left.indexOf(nameOf(die));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function nameOf({ colour, value }: DieView): string {
  return `${colour} ${value}`;
}
