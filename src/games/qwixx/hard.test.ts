import { describe, expect, test } from 'vitest';
import { type RandomMatch, randomMatch, type Strategy } from '../../../test/support/random-match.js';
import type { Seat } from '../game.js';
import { qwixx } from './game.js';
import { playHard } from './hard.js';
import { crossOf } from './moves.js';
import { playLines, position } from './position.js';
import { rowOf, type State } from './rules.js';
import { leftmostOpen } from './sheet.js';

/** Takes what leaves out the fewest numbers, at most two. */
function careful(state: State, seat: Seat): string {
  const moves = qwixx.legalMoves(state, seat);
  const skips = moves.map((move) => {
    const cross = crossOf(move);
    return cross === null ? 2.5 : cross.place - leftmostOpen(rowOf(state, seat, cross.row));
  });
  return moves[skips.indexOf(Math.min(...skips))]!;
}

/** Plays matches of two; the bot sits on alternate seats. Counts a shared place as half a win. */
function winsOf(matches: number, rival: Strategy): number {
  let wins = 0;
  for (let match = 0; match < matches; match += 1) {
    const own = match % 2;
    const { end }: RandomMatch = randomMatch(qwixx, 4 * match, (state, seat, pick) =>
      seat === own ? playHard(state as State, seat) : rival(state, seat, pick),
    );
    const [mine, theirs] = [own, 1 - own].map((seat) => qwixx.scores(end as State)[seat]!.total);
    wins += mine! > theirs! ? 1 : mine === theirs ? 0.5 : 0;
  }
  return wins;
}

function says(state: State, seat = 0): string {
  return playHard(state, seat);
}

describe('the bot', () => {
  test('beats random play in at least 95 of 100 matches', () => {
    const random: Strategy = (state, seat, pick) => {
      const moves = qwixx.legalMoves(state as State, seat);
      return moves[pick(moves.length)]!;
    };
    expect(winsOf(200, random)).toBeGreaterThanOrEqual(190);
  });

  test('beats a careful player, who only looks at the numbers left out, two times in three', () => {
    expect(winsOf(400, (state, seat) => careful(state as State, seat))).toBeGreaterThanOrEqual(267);
  });

  test('crosses the next number, and does not leave out half a row', () => {
    expect(says(playLines(position({ crosses: ['r5 y5', ''], active: 1 }), '* 3 3 1 1 1 1'))).toMatch(/^w-[ry]6$/);
    expect(says(playLines(position({ crosses: ['r2 y2 g6 b6', ''], active: 1 }), '* 6 4 1 1 1 1'))).toBe('w-pass');
  });

  test('avoids a misthrow that it need not take', () => {
    const state = playLines(position({ crosses: ['r5 y5 g8 b8', ''] }), '* 1 3 6 6 1 1', '0 w-pass', '1 w-pass');
    expect(says(state)).not.toBe('c-pass');
  });

  test('looks at action 2 before it answers action 1: red 9 waits for red 8', () => {
    const before = position({ crosses: ['r2 r3 r5 r7 y11 g3 b3', ''] });
    const better = playLines(before, '* 6 3 2 6 6 6');
    expect(says(better)).toBe('w-pass');
    expect(says(playLines(better, '0 w-pass', '1 w-pass'))).toBe('c-r8');
    expect(says(playLines(before, '* 6 3 1 6 6 6'))).toBe('w-r9');
  });

  test('takes a lock', () => {
    const state = playLines(position({ crosses: ['r2 r3 r5 r7 r10', ''], active: 1 }), '* 6 6 1 1 1 1');
    expect(says(state)).toBe('w-r12');
  });

  test('ends a match that it wins by that, and not one that it would lose', () => {
    const closed = 'y2 y3 y4 y5 y6 y12';
    const red = 'r2 r3 r5 r7 r10';
    const ahead = playLines(position({ crosses: [`${closed} ${red}`, 'g12'], active: 1 }), '* 6 6 1 - 1 1');
    expect(says(ahead)).toBe('w-r12');
    const much = 'g12 g11 g10 g9 g8 g7 g6 b12 b11 b10 b9 b8 b7 b6 r2 r3 r4 r5 r6 r7';
    const behind = playLines(position({ crosses: [red, `${closed} ${much}`], active: 1 }), '* 6 6 1 - 1 1');
    expect(says(behind)).not.toBe('w-r12');
  });
});
