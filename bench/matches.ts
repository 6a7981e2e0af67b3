import type { Game } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import type { Extent } from './extent.js';
import { cpuMs, median, print, whole } from './table.js';

const ROUNDS = { full: 5, brief: 1 };
const ROUND_MS = 700;
/** Two-seat matches of the first game a second on one core. */
const AIM = 10_000;

/** Plays one match to its end with random dice and uniformly random legal moves, through the public interface alone. */
function randomMatch(game: Game, seats: number): void {
  let state = game.start(seats, 0);
  for (;;) {
    const dice = game.diceDue(state);
    if (dice !== null) {
      state = game.roll(
        state,
        dice.map((die) => die.faces[Math.floor(Math.random() * die.faces.length)]!),
      );
      continue;
    }
    const [seat] = game.toMove(state);
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    state = game.play(state, seat, moves[Math.floor(Math.random() * moves.length)]!);
  }
}

/** By the time that this process was given, so that it does not matter what else the machine does. */
function matchesPerSecond(game: Game, seats: number): number {
  const begun = process.cpuUsage();
  let matches = 0;
  let ms = 0;
  for (; ms < ROUND_MS; ms = cpuMs(begun)) {
    for (let n = 0; n < 20; n++, matches++) randomMatch(game, seats);
  }
  return (1_000 * matches) / ms;
}

/** How many matches the rules alone play in a second on one core, for every game with its least seats. */
export function measureMatches(extent: Extent = 'full'): void {
  const rows = GAMES.map((game, n) => {
    const [seats] = game.seats;
    const rate = median(Array.from({ length: ROUNDS[extent] }, () => matchesPerSecond(game, seats)));
    const aim = { text: `≥ ${whole(AIM)}`, met: rate >= AIM };
    return { what: `${game.id}, ${seats} seats`, ours: whole(rate), ...(n === 0 && { aim }) };
  });
  print('Random matches per second on the rules alone, one core', rows);
}
