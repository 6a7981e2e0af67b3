import { describe, expect, test } from 'vitest';
import { allDice, firstBytes } from '../../test/support/thrown.js';
import { GAMES } from '../games/registry.js';
import { facesDue } from './bound.js';
import { diceKeyOf, faceFrom, isSecretOrSeal, newSecret, saltOf, sealOf } from './seal.js';

test('a secret is written as 64 hex digits, and so is its seal, and no two are alike', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  const all = [...secrets, ...secrets.map(sealOf)];
  expect(all.filter((text) => !isSecretOrSeal(text))).toEqual([]);
  expect(new Set(all).size).toBe(200);
});

test.each(['', '0', 'A'.repeat(64), `0x${'0'.repeat(62)}`, 'g'.repeat(64), `${'0'.repeat(64)}\n`, '0'.repeat(65)])(
  '%j is neither a secret nor a seal',
  (text) => expect(isSecretOrSeal(text)).toBe(false),
);

test('the seal is the SHA-256 of the 32 bytes, not of their digits', () => {
  expect(sealOf('0'.repeat(64))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('the salt is the message, and the lucky words in their order', () => {
  expect(saltOf('1234', [])).toBe('1234');
  expect(saltOf('1234', ['b', 'Glück', 'a'])).toBe('1234,b,Glück,a');
});

const [SECRET, SALT] = ['5'.repeat(64), '1234567890123456789,Glück'];
const key = diceKeyOf(SECRET, SALT);

test('each letter of the secret, the salt, the game, and each count of throw and die has its own bytes', () => {
  const place = { game: 'a', throwNumber: 1, die: 0 };
  const streams = [
    [key, place],
    [diceKeyOf(`4${SECRET.slice(1)}`, SALT), place],
    [diceKeyOf(SECRET, `${SALT},`), place],
    [key, { ...place, game: 'b' }],
    [key, { ...place, throwNumber: 0 }],
    [key, { ...place, throwNumber: 11 }],
    [key, { ...place, die: 1 }],
  ] as const;
  // The second block of one is no other's first.
  const blocks = streams.flatMap(([of, at]) => {
    const bytes = firstBytes(of, at, 64);
    return [bytes.slice(0, 32), bytes.slice(32)].map(String);
  });
  expect(new Set(blocks).size).toBe(14);
});

test('a die takes the first byte that favours no face', () => {
  for (const many of [2, 3, 6, 129, 200, 255, 256]) {
    const faces = Array.from({ length: many }, (_, face) => `${face}`);
    for (let throwNumber = 0; throwNumber < 200; throwNumber++) {
      const place = { game: 'a', throwNumber, die: 0 };
      const first = firstBytes(key, place, 320).find((byte) => byte < Math.floor(256 / many) * many)!;
      expect(faceFrom(key, place, faces)).toBe(`${first % many}`);
    }
  }
});

test.each([0, 257])('a die with %i faces is refused, not thrown for ever', (many) => {
  expect(() => faceFrom(key, { game: 'a', throwNumber: 0, die: 0 }, new Array(many).fill('1'))).toThrow(RangeError);
});

/** Of 1000 fair dice one comes above it: chi-square for five degrees of freedom. */
const MOST_CHI_SQUARE = 20.515;
const THROWS = 10_000;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const dice = allDice(game);
  const thrown = Array.from({ length: THROWS }, (_, n) => facesDue(key, id, n, dice));

  test.each(dice.map(({ faces }, die) => [die, faces] as const))('die %i falls evenly', (die, faces) => {
    expect(faces).toHaveLength(6);
    const expected = THROWS / faces.length;
    const counts = faces.map((face) => thrown.filter((each) => each[die] === face).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(THROWS);
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(MOST_CHI_SQUARE);
  });

  test('no two dice fall alike, and no die as in the throw before', () => {
    const ups = dice.map(({ faces }, die) => thrown.map((each) => faces.indexOf(each[die]!)));
    for (const [die, up] of ups.entries()) {
      for (const other of [[...up.slice(1), up[0]!], ...ups.slice(die + 1)]) {
        const alike = up.filter((side, n) => side === other[n]).length;
        // Five standard deviations.
        expect(Math.abs(alike - THROWS / 6)).toBeLessThan(5 * Math.sqrt((THROWS * 5) / 36));
      }
    }
  });
});
