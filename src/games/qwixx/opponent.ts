import type { Level, Seat } from '../game.js';
import { rowOf, type State, words } from './rules.js';
import { crossOf } from './words.js';

/** Crosses whatever leaves out the fewest numbers, and at most two of them. */
export function opponent(state: State, seat: Seat, _level: Level): string {
  const all = words(state, seat);
  let best = all.at(-1)!;
  let fewest = 3;
  for (const word of all) {
    const cross = crossOf(word);
    if (cross === null) continue;
    const skipped = cross.place - (32 - Math.clz32(rowOf(state, seat, cross.row)));
    if (skipped >= fewest) continue;
    fewest = skipped;
    best = word;
  }
  return best;
}
