import type { Game, TutorialExample } from './game.js';
import { isFault, replay } from './record.js';

/** The position that a page of the rules shows. */
export function exampleState(game: Game, { turns }: TutorialExample): unknown {
  const played = replay(
    game,
    { seats: game.seats[0], first: 0 },
    turns.flatMap((turn) => turn.split(', ')),
  );
  if (isFault(played)) throw new Error(`the rules of ${game.id} show what they do not allow: ${played.fault}`);
  return played.state;
}
