import { expect, test } from 'vitest';
import { verdictOn } from '../../../src/cli/verdict.js';
import type { Game } from '../../../src/games/game.js';
import { headerLine, isFault, isOver, parseRecord } from '../../../src/games/record.js';
import { type RandomMatch, randomSolo } from '../random-match.js';
import { toScale } from '../scale.js';
import { same } from './same.js';

/** So many matches a bot plays alone, to see what it makes of them. */
const PLAYED = toScale({ full: 60, brief: 20 });

/** The part of the suite about a match with one seat. */
export function declareSoloTests(game: Game, samples: readonly RandomMatch[]): void {
  test('who plays alone has every turn, is the only one asked, and closes each step with the first answer', () => {
    for (const { moments } of samples) {
      for (const { before, after, event } of moments) {
        same(game.active(after), 0);
        same(game.pendingMove(after, 0), null);
        if (event.kind === 'move') same([event.seat, game.toMove(before)], [0, [0]]);
      }
    }
  });

  test('a record of one seat says at each line how its match stands', () => {
    for (const { header, moments, end } of samples) {
      expect(headerLine(header)).toBe(`${game.id} 1 0`);
      for (const { before } of moments) {
        const { active, due, misthrows, over, scores, toMove, winners } = verdictOn({
          game,
          header,
          lines: [],
          state: before,
        });
        same([active, over, winners, misthrows.length, scores.length], [0, false, [], 1, 1]);
        same(toMove, due === 'answers' ? [0] : []);
      }
      const last = verdictOn({ game, header, lines: [], state: end });
      same([last.over, last.due, last.toMove, last.winners], [true, null, [], [0]]);
    }
  });

  test.each(['0 0', '1 1', '2 2'])('no record has the seats of %s', (seats) => {
    const text = new TextEncoder().encode(`${game.id} ${seats}`);
    expect(parseRecord(text, () => game)).toMatchObject({ line: 1 });
  });

  test('a bot that plays alone plays for points', () => {
    const meanOf = (player?: Parameters<typeof randomSolo>[2]): number => {
      const matches = Array.from({ length: PLAYED }, (_, seed) => randomSolo(game, seed, player));
      for (const { end } of matches) same([isOver(game, end), isFault(end)], [true, false]);
      return matches.reduce((sum, { end }) => sum + game.scores(end)[0]!.total, 0) / PLAYED;
    };
    const hard = meanOf((state, seat) => game.botMove(state, seat, 'hard'));
    expect(hard).toBeGreaterThan(meanOf((state, seat) => game.botMove(state, seat, 'easy')));
    expect(hard).toBeGreaterThan(meanOf() + 10);
  });
}
