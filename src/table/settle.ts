import type { Game, Level, Seat } from '../games/game.js';
import { LEVELS } from '../games/game.js';
import { moveLine, throwLine } from '../games/record.js';
import type { Giver, Line, SeatRow } from '../store/rows.js';
import { isPresent, playerOf } from './seats.js';

/** A source of random numbers in [0, 1). */
export type Random = () => number;

/** A match on its way through one decision. */
export interface Course {
  readonly state: unknown;
  /** The lines that this decision appends. */
  readonly lines: readonly Line[];
}

/** Adds one answer to the course. `word` is legal. */
export function answered(game: Game, course: Course, seat: Seat, word: string, giver: Giver, at: number): Course {
  return {
    state: game.play(course.state, seat, word),
    lines: [...course.lines, { text: moveLine(seat, word), giver, at }],
  };
}

/** Plays everything that waits for nobody: throws, opponents' answers, passes of away seats. Stops where a person is asked, at the end, or when nobody is present. */
export function settle(game: Game, from: Course, seats: readonly SeatRow[], at: number, random: Random): Course {
  if (!seats.some(isPresent)) return from;
  let course = from;
  for (;;) {
    const dice = game.diceDue(course.state);
    if (dice !== null) {
      const faces = dice.map((die) => die.faces[Math.floor(random() * die.faces.length)]!);
      const line: Line = { text: throwLine(faces), giver: 'dice', at };
      course = { state: game.roll(course.state, faces), lines: [...course.lines, line] };
      continue;
    }
    const next = game.toMove(course.state).find((seat) => !isPresent(seats[seat]!));
    if (next === undefined) return course;
    const row = seats[next]!;
    course =
      playerOf(row) === null
        ? answered(game, course, next, game.botMove(course.state, next, levelOf(row)), 'opponent', at)
        : answered(game, course, next, game.defaultMove(course.state, next), 'clock', at);
  }
}

function levelOf(row: SeatRow): Level {
  return LEVELS.find((level) => level === row.level) ?? LEVELS[0];
}
