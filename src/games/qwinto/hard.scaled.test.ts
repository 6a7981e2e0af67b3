import { describe, expect, test } from 'vitest';
import { picker } from '../../../test/support/random-match.js';
import { toScale } from '../../../test/support/scale.js';
import { qwinto } from './game.js';
import { playLines, position, row } from './position.js';
import { type State, start } from './rules.js';

/** So many matches against itself, and against a random player. */
const [OWN, RANDOM] = toScale({ full: [60, 100], brief: [20, 40] });

/** Matches of that many seats; each seat is played by `seats`, a random player where it is null. */
function results(matches: number, seats: readonly ('hard' | null)[]): readonly (readonly number[])[] {
  const pick = picker(11);
  return Array.from({ length: matches }, (_, n) => {
    let state = start(seats.length, n % seats.length);
    for (;;) {
      const due = qwinto.diceDue(state);
      if (due !== null) {
        state = qwinto.roll(
          state,
          due.map(({ faces }) => faces[pick(faces.length)]!),
        );
        continue;
      }
      const [seat] = qwinto.toMove(state);
      if (seat === undefined) return qwinto.scores(state).map((score) => score.total);
      const moves = qwinto.legalMoves(state, seat);
      const level = seats[seat]!;
      state = qwinto.play(
        state,
        seat,
        level === null ? moves[pick(moves.length)]! : qwinto.botMove(state, seat, level),
      );
    }
  });
}

function move(state: State, seat: number): string {
  return qwinto.botMove(state, seat, 'hard');
}

describe('the bot', () => {
  test('makes more than 28 points on average against itself, the best published figure', () => {
    const totals = results(OWN, ['hard', 'hard']).flat();
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThan(60);
  });

  test('beats a random player at least 19 times in 20', () => {
    const won = results(RANDOM, ['hard', null]).filter(([own, other]) => own! > other!).length;
    expect(won).toBeGreaterThanOrEqual(0.95 * RANDOM);
  });

  test('wins most matches against five random players', () => {
    const won = results(40, [null, null, 'hard', null, null, null]).filter(
      (totals) => totals[2] === Math.max(...totals),
    ).length;
    expect(won).toBeGreaterThanOrEqual(34);
  });

  test('enters the number that completes a row', () => {
    const sheet = `${row('o', 2, 4, 5, 7, 8, 9, 11, 14)} y9=16 p9=15`;
    const state = playLines(position({ sheets: ['', sheet] }), '0 d-oyp', '* 5 6 6', '0 keep');
    expect(move(state, 1)).toBe('o9');
  });

  test('puts small numbers left and large ones right', () => {
    const low = playLines(start(2, 0), '0 d-oyp', '* 1 1 1', '0 keep');
    expect(move(low, 1)).toMatch(/^[oyp]1$/);
    const high = playLines(start(2, 0), '0 d-oyp', '* 6 6 6', '0 keep');
    expect(move(high, 1)).toMatch(/^[oyp]9$/);
  });

  test('throws again what would be a failed attempt, and keeps what fits well', () => {
    const thrown = (sheet: string) => playLines(position({ sheets: [sheet, ''] }), '0 d-oy', '* 6 2 -');
    expect(move(thrown('o5=8 y5=8'), 0)).toBe('again');
    expect(move(thrown('o4=7 o6=9'), 0)).toBe('keep');
  });

  test('ends the match when it is ahead, and not when that would lose it', () => {
    const sheet = `${row('o', 1, 2, 3, 4, 5, 6, 7, 8, 9)} ${row('y', 2, 3, 4, 5, 6, 7, 8, 9)}`;
    const rival = `${row('o', 2, 4, 5, 7, 8, 9, 11, 14, 17)} ${row('y', 1, 3, 6, 8, 9, 10, 12, 13)} p4=10 p7=12 p8=14`;
    const ending = (sheets: readonly string[]) =>
      playLines(position({ sheets, active: 1 }), '1 d-yp', '* - 5 6', '1 keep');
    expect(move(ending([sheet, 'o1=1']), 0)).toBe('y9');
    expect(move(ending([sheet, rival]), 0)).not.toBe('y9');
  });
});
