import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { further } from './message-fixtures.js';
import { playScenario, scenarioOf } from './scenario.js';

const PEOPLE = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay'];

test.each(GAMES)('a match of $id at a full table is told from its start to its end', (game) => {
  const moments = scenarioOf(game, 'Ann');
  expect(moments[0]!.stored.lines).toEqual([]);
  expect(moments.some(({ over }) => over)).toBe(true);
});

test.each(GAMES)('chance in $id favours no choice: throws of a match show every face of every die', (game) => {
  const lives = playScenario(game, PEOPLE.slice(0, game.seats[1]), (live, pick) => further(live, pick));
  const thrown = lives
    .at(-1)!
    .stored.lines.filter(({ giver }) => giver === 'dice')
    .map(({ text }) => text.split(' '));
  const [first] = thrown;
  for (const die of first!.keys()) {
    if (die > 0) expect(new Set(thrown.map((faces) => faces[die])).size).toBeGreaterThan(4);
  }
});

test.each(GAMES)('a match of $id that never ends is told as that, instead of filling the memory', (game) => {
  expect(() => playScenario(game, PEOPLE.slice(0, game.seats[1]), (live) => live)).toThrow(
    `a match of ${game.id} does not end`,
  );
});
