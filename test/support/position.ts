import type { Game, Seat } from '../../src/games/game.js';
import { apply, isFault, parseEvent } from '../../src/games/record.js';

/** What the positions of every game are made and read with. */

/** Plays lines of a record; one that the rules refuse fails the test. */
export function playLinesOf<State>(game: Game<State>, state: State, lines: readonly string[]): State {
  return lines.reduce((before, line) => {
    const event = parseEvent(line);
    const after = isFault(event) ? event : apply(game as Game, before, event);
    if (isFault(after)) throw new Error(`${line}: ${after.fault}`);
    return after.state as State;
  }, state);
}

/** A count for each seat, three bits a seat. */
export function packCounts(counts: readonly number[]): number {
  return counts.reduce((packed, count, seat) => packed | (count << (3 * seat)), 0);
}

/** What a seat has entered, as everyone sees it, by letter and number: "r2 g12". A lock goes with its number. */
export function entriesIn<State>(game: Game<State>, state: State, seat: Seat): string {
  const { rows } = game.view(state, null).sheets[seat]!;
  const entries = rows.flatMap(({ letter, cells }) =>
    cells.flatMap(({ mark, shape, text }) =>
      mark === 'entered' && shape !== 'lock' ? [`${letter!.toLowerCase()}${text}`] : [],
    ),
  );
  return entries.join(' ');
}
