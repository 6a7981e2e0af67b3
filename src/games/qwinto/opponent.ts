import type { Level, Seat } from '../game.js';
import { type State, words } from './rules.js';

export function opponent(state: State, seat: Seat, _level: Level): string {
  return words(state, seat)[0]!;
}
