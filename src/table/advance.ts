import type { Game, Level, Seat } from '../games/game.js';
import { LEVELS } from '../games/game.js';
import { moveLine, throwLine } from '../games/record.js';
import type { Giver, Line, SeatRow } from '../store/rows.js';
import { isPresent, playerOf } from './seats.js';

/** A source of random numbers in [0, 1). */
export type Random = () => number;

/** A match on its way through one decision. */
export interface Progress {
  readonly state: unknown;
  /** The lines that this decision appends. */
  readonly lines: readonly Line[];
}

/** Adds one answer to the progress. `word` is legal. */
export function addAnswer(
  game: Game,
  progress: Progress,
  seat: Seat,
  move: string,
  giver: Giver,
  at: number,
): Progress {
  return {
    state: game.play(progress.state, seat, move),
    lines: [...progress.lines, { text: moveLine(seat, move), giver, at }],
  };
}

/** Plays everything that waits for nobody: throws, opponents' answers, passes of away seats. Stops where a person is asked, at the end, or when nobody is present. */
export function advance(game: Game, from: Progress, seats: readonly SeatRow[], at: number, random: Random): Progress {
  if (!seats.some(isPresent)) return from;
  let progress = from;
  for (;;) {
    const dice = game.diceDue(progress.state);
    if (dice !== null) {
      const faces = dice.map((die) => die.faces[Math.floor(random() * die.faces.length)]!);
      const line: Line = { text: throwLine(faces), giver: 'dice', at };
      progress = { state: game.roll(progress.state, faces), lines: [...progress.lines, line] };
      continue;
    }
    const next = game.toMove(progress.state).find((seat) => !isPresent(seats[seat]!));
    if (next === undefined) return progress;
    const row = seats[next]!;
    progress =
      playerOf(row) === null
        ? addAnswer(game, progress, next, game.botMove(progress.state, next, levelOf(row)), 'opponent', at)
        : addAnswer(game, progress, next, game.defaultMove(progress.state, next), 'clock', at);
  }
}

function levelOf(row: SeatRow): Level {
  return LEVELS.find((level) => level === row.level) ?? LEVELS[0];
}
