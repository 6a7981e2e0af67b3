import type { Game } from '../games/game.js';
import { isFault } from '../games/record.js';
import type { Stored } from '../store/types.js';
import { replayCached } from './replay-cache.js';
import type { ActiveMatch } from './types.js';

export type GameOf = (id: string) => Game | undefined;

/** A stored match that can't be played on: the game is gone, its rules have changed, or its record breaks them. */
export interface Unplayable {
  readonly unplayable: 'game' | 'version' | 'record';
}

/** The table's match replayed from its record, or why that can't be. The table must have begun. */
export function loadMatch(stored: Stored, gameOf: GameOf): ActiveMatch | Unplayable {
  const { match } = stored;
  if (match === null) throw new Error(`table ${stored.table.id} has no match`);
  const game = gameOf(match.game);
  if (game === undefined) return { unplayable: 'game' };
  if (game.version !== match.version) return { unplayable: 'version' };
  const played = replayCached(game, match, stored.lines);
  if (isFault(played)) return { unplayable: 'record' };
  return toActiveMatch({ ...stored, match }, game, played.state);
}

/** The same for a state that is known already. */
export function toActiveMatch(stored: ActiveMatch['stored'], game: Game, state: unknown): ActiveMatch {
  const awaited = game.toMove(state);
  return {
    stored,
    game,
    state,
    step: game.step(state),
    over: awaited.length === 0 && game.diceDue(state) === null,
    awaited,
  };
}

export function isPlayable(found: ActiveMatch | Unplayable): found is ActiveMatch {
  return 'state' in found;
}
