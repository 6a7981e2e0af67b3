import { expect, test } from 'vitest';
import { allDice } from '../../../test/support/thrown.js';
import { GAMES, gameOf } from '../../games/registry.js';
import { viewSides } from './sides.js';

test.each(GAMES.map((game) => [game.id, game] as const))('each die of %s has its sides, no two alike', (_, game) => {
  const dice = viewSides(game);
  expect(dice.map((sides) => sides.map(({ face }) => face))).toEqual(allDice(game).map(({ faces }) => faces));
  for (const sides of dice) {
    expect(new Set(sides.map(({ face }) => face)).size).toBe(sides.length);
    expect(new Set(sides.map(({ colour, value }) => `${colour} ${value}`)).size).toBe(sides.length);
    expect(sides.some(({ value }) => value === null)).toBe(false);
  }
});

test('a side looks as it lies on the table, in whatever order a game shows its dice', () => {
  const told = viewSides(gameOf('qwantum')!).map((sides) =>
    sides.map(({ face, colour, value }) =>
      colour === 'white' ? face === `${value}` : face === `${colour[0]}${value}`,
    ),
  );
  expect(told.flat()).toEqual(Array.from({ length: 42 }, () => true));
  expect(viewSides(gameOf('qwinto')!).map(([side]) => side)).toEqual([
    { face: '1', colour: 'orange', value: 1 },
    { face: '1', colour: 'yellow', value: 1 },
    { face: '1', colour: 'purple', value: 1 },
  ]);
});

/** A game of two dice, of which one is thrown at first, and the other one only once somebody has named it. */
function namingGame(named: string): Parameters<typeof viewSides>[0] {
  const coin = { faces: ['1', '2'] };
  const still = { faces: ['-'] };
  return {
    seats: [2, 2],
    start: () => 'begun',
    diceDue: (state) => (state === 'begun' ? [coin, still] : state === named ? [still, coin] : null),
    roll: () => 'thrown',
    toMove: (state) => (state === 'thrown' ? [1] : []),
    legalMoves: () => ['one', 'two'],
    play: (_state, _seat, move) => move,
    diceIn: (faces) => faces.map((face) => ({ colour: 'white', value: face === '-' ? null : Number(face) })),
  };
}

test('a die that is thrown only after an answer is found, and one that never is has no side', () => {
  expect(viewSides(namingGame('two')).map((sides) => sides.map(({ value }) => value))).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(viewSides(namingGame('never')).map((sides) => sides.length)).toEqual([2, 0]);
});
