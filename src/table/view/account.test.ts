import { describe, expect, test } from 'vitest';
import { freshMatch, further } from '../../../test/support/message-fixtures.js';
import { picker } from '../../../test/support/random-match.js';
import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import type { ActiveMatch } from '../types.js';
import { readAccount, type TurnAccount } from './account.js';

const NAMES = ['Ann', 'Ben'];

/** A match played at random to its end, as it was before each of its lines. */
function course(game: Game, seed: number): readonly ActiveMatch[] {
  const pick = picker(seed);
  const lives = [freshMatch(game, NAMES)];
  while (!lives.at(-1)!.over) lives.push(further(lives.at(-1)!, pick));
  return lives;
}

const thrown = (turns: readonly TurnAccount[]) =>
  turns.filter(({ dice }) => dice.length > 0).map(({ dice, active }) => ({ dice, active }));

describe.each(GAMES.map((game) => ({ id: game.id, game })))('the account of a match of $id', ({ game }) => {
  const matches = Array.from({ length: 4 }, (_, n) => course(game, n + 1));

  test('tells every throw once, with its dice and who threw it, though nobody could use it', () => {
    for (const lives of matches) {
      const end = lives.at(-1)!;
      const expected = end.stored.lines.flatMap((line, n) =>
        line.text.startsWith('*')
          ? [{ dice: game.diceIn(line.text.slice(2).split(' ')), active: game.active(lives[n]!.state) }]
          : [],
      );
      expect(thrown(readAccount(end, 0, end.stored.lines.length))).toEqual(expected);
    }
  });

  test('tells the same in two parts as in one', () => {
    const entries = (turns: readonly TurnAccount[]) =>
      turns.flatMap(({ entries: of }) => of.flatMap((each) => each.entries));
    const news = (turns: readonly TurnAccount[]) => turns.flatMap((each) => each.news);
    for (const lives of matches) {
      const end = lives.at(-1)!;
      const count = end.stored.lines.length;
      const whole = readAccount(end, 0, count);
      for (const [n, live] of lives.entries()) {
        // A board ends only where a step is over.
        const isBetween = n === 0 || n === count || lives[n - 1]!.step !== live.step;
        if (!isBetween) continue;
        const parts = [...readAccount(end, 0, n), ...readAccount(end, n, count)];
        expect(entries(parts)).toHaveLength(entries(whole).length);
        expect(news(parts)).toEqual(news(whole));
      }
    }
  });
});
