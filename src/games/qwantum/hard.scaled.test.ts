import { describe, expect, test } from 'vitest';
import { randomMatch, type Strategy } from '../../../test/support/random-match.js';
import { toScale } from '../../../test/support/scale.js';
import { qwantum } from './game.js';
import { playHard } from './hard.js';
import { againOf } from './moves.js';
import { playLines, position, row } from './position.js';
import { type State, start } from './rules.js';

/** So many matches against random play, and against itself. */
const [RANDOM, OWN] = toScale({ full: [300, 60], brief: [60, 12] });

const own: Strategy = (state, seat) => playHard(state as State, seat);
const random: Strategy = (state, seat, pick) => {
  const moves = qwantum.legalMoves(state as State, seat);
  return moves[pick(moves.length)]!;
};

/** Every third seed seats two. The bot sits on alternate seats against that rival. */
function results(matches: number, rival: Strategy): readonly (readonly [mine: number, theirs: number])[] {
  return Array.from({ length: matches }, (_, match) => {
    const mine = match % 2;
    const { end } = randomMatch(qwantum, 3 * match, (state, seat, pick) =>
      (seat === mine ? own : rival)(state, seat, pick),
    );
    const totals = qwantum.scores(end as State).map((score) => score.total);
    return [totals[mine]!, totals[1 - mine]!];
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function says(state: State, seat = 0): string {
  return playHard(state, seat);
}

describe('the bot', () => {
  test('beats random play in at least nineteen matches of twenty', () => {
    const won = results(RANDOM, random).filter(([mine, theirs]) => mine > theirs);
    expect(won.length).toBeGreaterThanOrEqual(0.95 * RANDOM);
  });

  test('makes more than 45 points a match against itself', () => {
    expect(mean(results(OWN, own).flat())).toBeGreaterThan(45);
  });

  test('enters a number that leaves room rather than one that leaps', () => {
    const sheet = 'p5 b5 r5 y5';
    const state = playLines(position({ sheets: ['', sheet] }), '* 2 p6 p4 p3 b2 b2 b3', '0 keep', '0 b-pass');
    expect(qwantum.view(state, null).sum!.args).toEqual({ purple: 15, blue: 9, red: 2, yellow: 2 });
    expect(says(state, 1)).toBe('c-b');
  });

  test('passes where it need not spoil a row', () => {
    const state = playLines(position({ sheets: ['', 'p4 b5 r6 y5'] }), '* 2 b5 b5 b4 b4 b6 b3', '0 keep', '0 b-b');
    expect(says(state, 1)).toBe('c-pass');
    const wild = playLines(position({ sheets: ['b33', 'p4 b5 r6 y5'] }), '* 1 b5 b5 b4 b4 b6 b3', '0 keep', '0 b-pass');
    expect(says(wild, 1)).toBe('c-pass');
  });

  test('takes in step B what another seat wants, and leaves for step C what that seat cannot enter', () => {
    const own = 'p6 b6 r10 y10';
    const line = '* 4 r1 p4 b4 r5 y4 y1';
    const purple = playLines(position({ sheets: [own, 'p6 b10 r10 y10'] }), line, '0 keep');
    expect(qwantum.view(purple, null).sum!.args).toMatchObject({ purple: 8, blue: 8 });
    expect(says(purple)).toBe('b-p');
    expect(says(playLines(purple, '0 b-p'))).toBe('c-b');
    expect(says(playLines(position({ sheets: [own, 'p10 b6 r10 y10'] }), line, '0 keep'))).toBe('b-b');
  });

  test('throws a hopeless throw again, and keeps one that fits twice', () => {
    const sheet = 'p6 b7 r6 y8';
    const hopeless = playLines(position({ sheets: [sheet, ''] }), '* 1 r4 r2 b4 b2 p2 p2');
    expect(againOf(says(hopeless))).toBeGreaterThan(0);
    const fine = playLines(position({ sheets: [sheet, ''] }), '* 4 p6 r2 b4 r5 y4 y1');
    expect(says(fine)).toBe('keep');
  });

  test('ends a match that it wins by that, and not one that it would lose', () => {
    const short = [
      row('p', 4, 7, 11, 15, 10, 3),
      row('b', 6, 8, 12, 16, 11, 4),
      row('r', 7, 9, 13, 17, 12, 5),
      row('y', 8, 10, 14, 18, 13),
    ].join(' ');
    const much = ['p', 'b', 'r', 'y'].map((letter) => row(letter as 'p', 20, 22, 24, 26, 1)).join(' ');
    const THROW = '* 4 r1 y3 b4 p1 r3 p2';
    const ahead = playLines(position({ sheets: [short, ''] }), THROW, '0 keep');
    expect(says(ahead)).toBe('b-y');
    const behind = playLines(position({ sheets: [short, much] }), THROW, '0 keep');
    expect(says(behind)).toBe('b-pass');
  });

  test('does not look at what others have answered, and always says the same', () => {
    const asked = playLines(start(3, 0), '* 4 r1 y3 b4 p1 r3 p2', '0 keep', '0 b-p');
    const moves = ['1 c-b', '1 c-r', '1 c-pass'].map((line) => says(playLines(asked, line), 2));
    expect(new Set(moves).size).toBe(1);
  });
});
