import fc from 'fast-check';
import { rating } from 'openskill';
import { expect, test } from 'vitest';
import { displayRating, isProvisional, NEW_RATING, type Rating, rate } from './rating.js';

const player = fc.record({
  mu: fc.double({ min: 5, max: 45, noNaN: true }),
  sigma: fc.double({ min: 1, max: 8.3, noNaN: true }),
});
/** Two to five players with their places: equal ones shared, as places are. */
const match = fc
  .array(fc.tuple(player, fc.integer({ min: 0, max: 4 })), { minLength: 2, maxLength: 5 })
  .map((seats) => ({
    players: seats.map(([one]) => one),
    places: seats.map(([, points]) => 1 + seats.filter(([, other]) => other > points).length),
  }));

function close(actual: Rating, wanted: Rating): void {
  expect(actual.mu).toBeCloseTo(wanted.mu, 9);
  expect(actual.sigma).toBeCloseTo(wanted.sigma, 9);
}

test('a newcomer is one as the library begins', () => {
  expect(NEW_RATING).toEqual(rating());
});

test('the winner of two newcomers rises and the loser falls', () => {
  const [winner, loser] = rate([NEW_RATING, NEW_RATING], [1, 2]);
  expect(winner!.mu).toBeGreaterThan(NEW_RATING.mu);
  expect(loser!.mu).toBeLessThan(NEW_RATING.mu);
});

test('among five newcomers a better place is a better rating', () => {
  const after = rate(Array(5).fill(NEW_RATING), [3, 1, 5, 2, 4]).map(({ mu }) => mu);
  expect(after[1]).toBeGreaterThan(after[3]!);
  expect(after[3]).toBeGreaterThan(after[0]!);
  expect(after[0]).toBeGreaterThan(after[4]!);
  expect(after[4]).toBeGreaterThan(after[2]!);
});

test('newcomers who share a place stay equal', () => {
  const [first, shared, last] = rate([NEW_RATING, NEW_RATING, NEW_RATING], [1, 1, 3]);
  close(first!, shared!);
  expect(first!.mu).toBeGreaterThan(last!.mu);
});

test('a draw brings the stronger and the weaker player together', () => {
  const [strong, weak] = rate(
    [
      { mu: 35, sigma: 4 },
      { mu: 15, sigma: 4 },
    ],
    [1, 1],
  );
  expect(strong!.mu).toBeLessThan(35);
  expect(weak!.mu).toBeGreaterThan(15);
});

test('a match says less about a player who is known well than about a newcomer', () => {
  const [known, newcomer] = rate([{ mu: 25, sigma: 2 }, NEW_RATING], [1, 2]);
  expect(known!.mu - 25).toBeLessThan(25 - newcomer!.mu);
});

test('the only winner always rises, the only last never does', () => {
  fc.assert(
    fc.property(match, ({ players, places }) => {
      const after = rate(players, places);
      const winners = places.filter((place) => place === 1);
      if (winners.length === 1) {
        const seat = places.indexOf(1);
        expect(after[seat]!.mu).toBeGreaterThan(players[seat]!.mu);
      }
      const last = Math.max(...places);
      if (last > 1 && places.filter((place) => place === last).length === 1) {
        const seat = places.indexOf(last);
        expect(after[seat]!.mu).toBeLessThan(players[seat]!.mu);
      }
    }),
  );
});

test('the order of the seats does not matter', () => {
  fc.assert(
    fc.property(match, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), ({ players, places }, keys) => {
      const order = players.map((_, seat) => seat).sort((a, b) => keys[a]! - keys[b]! || a - b);
      const shuffled = rate(
        order.map((seat) => players[seat]!),
        order.map((seat) => places[seat]!),
      );
      const plain = rate(players, places);
      order.forEach((seat, at) => {
        close(shuffled[at]!, plain[seat]!);
      });
    }),
  );
});

test('every rating stays a number with a doubt above nothing, and what was given is not changed', () => {
  fc.assert(
    fc.property(match, ({ players, places }) => {
      const before = structuredClone(players);
      for (const { mu, sigma } of rate(players, places)) {
        expect(Number.isFinite(mu)).toBe(true);
        expect(sigma).toBeGreaterThan(0);
      }
      expect(players).toEqual(before);
    }),
  );
});

test('a match that counts less moves everybody less, in the same direction; one that counts nothing moves nobody', () => {
  const weight = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(match, fc.array(weight, { minLength: 5, maxLength: 5 }), ({ players, places }, weights) => {
      const full = rate(players, places);
      rate(players, places, weights).forEach((after, seat) => {
        const before = players[seat]!;
        for (const part of ['mu', 'sigma'] as const)
          expect(after[part] - before[part]).toBeCloseTo(weights[seat]! * (full[seat]![part] - before[part]), 9);
      });
      const none = players.map(() => 0);
      expect(rate(players, places, none)).toEqual(players);
    }),
  );
});

test('nobody learns anything from a match of one', () => {
  expect(rate([{ mu: 30, sigma: 3 }], [1])).toEqual([{ mu: 30, sigma: 3 }]);
});

test('a newcomer is shown as 1000, a regular winner near 2000, in whole numbers', () => {
  expect(displayRating(NEW_RATING.mu, NEW_RATING.sigma)).toBe(1000);
  let pair: readonly Rating[] = [NEW_RATING, NEW_RATING];
  for (let n = 0; n < 30; n++) pair = rate(pair, [1, 2]);
  expect(displayRating(pair[0]!.mu, pair[0]!.sigma)).toBeGreaterThan(1800);
  expect(displayRating(pair[0]!.mu, pair[0]!.sigma)).toBeLessThan(2200);
  expect(Number.isInteger(displayRating(31.234, 2.345))).toBe(true);
});

test('a rating is provisional until the tenth match', () => {
  expect([0, 9, 10, 500].map(isProvisional)).toEqual([true, true, false, false]);
});
