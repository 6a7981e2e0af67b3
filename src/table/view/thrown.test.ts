import { describe, expect, test } from 'vitest';
import { picker } from '../../../test/support/random-match.js';
import { thrownRows } from '../../../test/support/thrown.js';
import { GAMES, gameOf } from '../../games/registry.js';
import { viewSides } from './sides.js';
import { viewThrown } from './thrown.js';

const game = gameOf('qwinto')!;

/** The first die of a game of six faces, of which that one has fallen so often, and another one all other times. */
function dieOf(fallen: number, times: number) {
  return viewThrown(
    thrownRows(game, (die, face) => (die > 0 ? 0 : ([fallen, times - fallen][face] ?? 0))),
    game,
  ).dice[0]!;
}

/** How likely each number of times is that one face of six falls in so many throws. */
function chancesOf(times: number): readonly number[] {
  const chances = [(5 / 6) ** times];
  for (let n = 0; n < times; n += 1) chances.push((chances[n]! * (times - n)) / (5 * (n + 1)));
  return chances;
}

describe('what dice have shown', () => {
  test('is the share of each face, and the range that so many throws leave to chance', () => {
    const { dice, faces, outside } = viewThrown(
      thrownRows(game, (die, face) => (die === 0 ? 100 + face : 0)),
      game,
    );
    expect(dice[0]).toMatchObject({ times: 615, range: { low: 13.6, high: 19.8 } });
    expect(dice[0]!.sides.map(({ share }) => share)).toEqual([16.3, 16.4, 16.6, 16.7, 16.9, 17.1]);
    expect([faces, outside]).toEqual([6, 0]);
  });

  test('leaves out a die that was never thrown', () => {
    const { dice } = viewThrown(
      thrownRows(game, (die) => (die === 0 ? 1 : 0)),
      game,
    );
    expect(dice[1]).toMatchObject({ times: 0, range: null });
    expect(dice[1]!.sides.every(({ share, isOutside }) => share === null && !isOutside)).toBe(true);
  });

  test('says which face is out of line', () => {
    const { dice, outside } = viewThrown(
      thrownRows(game, (die, face) => (die + face === 0 ? 150 : 100)),
      game,
    );
    expect(outside).toBe(1);
    expect(dice[0]!.sides.map(({ isOutside }) => isOutside)).toEqual([true, false, false, false, false, false]);
  });

  test('never calls a face out of line that has fallen once, in the one throw there was', () => {
    expect(dieOf(1, 1).sides.some(({ isOutside }) => isOutside)).toBe(false);
  });

  test('leaves 95 of 100 faces of honest dice in line at least, after however many throws', () => {
    for (const times of [...Array.from({ length: 120 }, (_, n) => n + 1), 500, 2000]) {
      const within = chancesOf(times).reduce(
        (sum, chance, fallen) => (dieOf(fallen, times).sides[0]!.isOutside ? sum : sum + chance),
        0,
      );
      expect(within, `${times} throws`).toBeGreaterThan(0.95);
    }
  });

  test.each(GAMES.map((each) => [each.id, each] as const))('of honest dice of %s is mostly in line', (_, each) => {
    const pick = picker(7);
    let [faces, outside] = [0, 0];
    for (let server = 0; server < 40; server += 1) {
      const fallen = thrownRows(each, () => 0).map((row) => ({ ...row, times: 0 }));
      const dice = viewSides(each).map((_sides, die) => fallen.filter((row) => row.die === die));
      for (let n = 0; n < 600; n += 1) for (const rows of dice) rows[pick(rows.length)]!.times += 1;
      const seen = viewThrown(fallen, each);
      faces += seen.faces;
      outside += seen.outside;
    }
    expect(outside / faces).toBeGreaterThan(0.02);
    expect(outside / faces).toBeLessThan(0.06);
  });

  test('is nothing of faces that the dice do not have', () => {
    const rows = [{ guildId: 'guild', game: game.id, die: 0, face: '7', times: 9 }];
    expect(viewThrown(rows, game).faces).toBe(0);
  });
});
