import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomMatch } from '../../test/support/random-match.js';
import { isFault, moveLine, replay, throwLine } from '../games/record.js';
import { GAMES } from '../games/registry.js';
import type { Line } from '../store/rows.js';
import { replayCached } from './match.js';

const lineOf = (text: string): Line => ({ text, giver: 'person', at: 0 });

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a record of %s that is read again and again, longer or shorter, gives the same states as one played from the start',
  (_, game) => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (seed, reads) => {
        const { header, lines: texts } = randomMatch(game, seed);
        const lines = texts.map(lineOf);
        for (const read of reads) {
          const length = read % (lines.length + 1);
          const expected = replay(game, header, texts.slice(0, length));
          expect(replayCached(game, header, lines.slice(0, length))).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  },
);

test('a record that shares its last line with a known one, but nothing else, is played from its own start', () => {
  const game = GAMES[0]!;
  const header = { seats: 2, first: 0 };
  const start = game.start(header.seats, header.first);
  const throws = [0, -1].map((n) => throwLine(game.diceDue(start)!.map(({ faces }) => faces.at(n)!)));
  const thrown = replay(game, header, [throws[0]!]);
  if (isFault(thrown)) throw new Error(thrown.fault);
  const shared = lineOf(moveLine(0, game.defaultMove(thrown.state, 0)));
  const states = throws.map((text) => replayCached(game, header, [lineOf(text), shared]));
  expect(states).toEqual(throws.map((text) => replay(game, header, [text, shared.text])));
  expect(states[0]).not.toEqual(states[1]);
});

test('a fault is found again, and does not spoil what stands before it', () => {
  const game = GAMES[0]!;
  const { header, lines: texts } = randomMatch(game, 3);
  const lines = texts.slice(0, 5).map(lineOf);
  const wrong = [...lines, lineOf('not a line')];
  expect(replayCached(game, header, lines)).toEqual(replay(game, header, texts.slice(0, 5)));
  for (let n = 0; n < 2; n++) expect(isFault(replayCached(game, header, wrong))).toBe(true);
  expect(replayCached(game, header, lines)).toEqual(replay(game, header, texts.slice(0, 5)));
});
