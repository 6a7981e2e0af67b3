import type { Game, Score, View } from '../../games/game.js';
import type { ActiveMatch } from '../types.js';
import { type TableView, viewTable } from './seats.js';

/** As much of a game as says what is played. */
export type GameTitle = Pick<Game, 'id' | 'name' | 'colour'>;

/** A match as everybody sees it: the dice, and every sheet with what it is worth. */
export interface SheetsView extends TableView {
  readonly game: GameTitle;
  readonly shown: View;
  /** By seat. */
  readonly scores: readonly Score[];
}

export function viewSheets({ game, state, stored }: ActiveMatch): SheetsView {
  return { ...viewTable(stored), game, shown: game.view(state, null), scores: game.scores(state) };
}
