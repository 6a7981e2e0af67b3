import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allDice, firstBytes } from '../../test/support/thrown.js';
import { throwLine } from '../games/record.js';
import { GAMES, gameOf } from '../games/registry.js';
import { facesDue } from './bound.js';
import { diceKeyOf, faceFrom, sealOf } from './seal.js';

/** A second program, which shares nothing with this folder. */
const OTHER = fileURLToPath(new URL('../../test/vectors/dice.mjs', import.meta.url));
const STORED = fileURLToPath(new URL('../../test/vectors/dice.json', import.meta.url));

interface Vector {
  readonly secret: string;
  readonly seal: string;
  readonly salt: string;
  readonly throws: Readonly<Record<string, readonly string[]>>;
}

const vectors: readonly Vector[] = JSON.parse(readFileSync(STORED, 'utf8'));

test('the stored vectors are what the second program makes', () => {
  expect(execFileSync(process.execPath, [OTHER], { encoding: 'utf8' })).toBe(readFileSync(STORED, 'utf8'));
});

test('there are ten throws of each game for several salts, some with lucky words beyond ASCII', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(3);
  for (const { throws } of vectors) {
    expect(Object.keys(throws)).toEqual(GAMES.map(({ id }) => id));
    for (const lines of Object.values(throws)) expect(lines).toHaveLength(10);
  }
  expect(vectors.filter(({ salt }) => /[^\p{ASCII}]/u.test(salt)).length).toBeGreaterThanOrEqual(2);
});

test.each(vectors)(
  'the throws of a match with the salt $salt are those of the vectors',
  ({ secret, seal, salt, throws }) => {
    expect(sealOf(secret)).toBe(seal);
    const key = diceKeyOf(secret, salt);
    for (const [id, lines] of Object.entries(throws)) {
      const dice = allDice(gameOf(id)!);
      expect(lines.map((_, n) => throwLine(facesDue(key, id, n, dice)))).toEqual(lines);
    }
  },
);

test('among them are the throws that were agreed on first', () => {
  const { throws } = vectors.find(({ salt }) => salt === '1234567890123456789,1234567890123456790')!;
  expect(throws).toMatchObject({
    qwixx: expect.arrayContaining(['* 5 3 5 6 5 5', '* 6 6 2 4 4 3', '* 6 4 2 4 5 5']),
    qwinto: expect.arrayContaining(['* 3 3 4', '* 1 4 2', '* 4 5 1']),
    qwantum: expect.arrayContaining(['* 1 b1 b5 y4 p1 b2 b3', '* 1 b1 y3 b4 r5 b6 y5', '* 4 r4 r6 r3 b2 r3 b3']),
  });
});

test('docs/DICE.md shows the first three of each game', () => {
  const page = readFileSync(new URL('../../docs/DICE.md', import.meta.url), 'utf8');
  const { secret, seal, salt, throws } = vectors[0]!;
  for (const part of [secret, seal, salt]) expect(page).toContain(part);
  for (const { id } of GAMES) {
    const [, line = ''] = new RegExp(`^${id} +(\\*.*)$`, 'm').exec(page)!;
    expect(line.split(/ {2,}/)).toEqual(throws[id]!.slice(0, 3));
  }
});

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const place = {
  secret: secrets,
  salt: fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  game: fc.constantFrom(...GAMES.map(({ id }) => id)),
  throwNumber: fc.oneof(fc.nat(50), fc.nat()),
  die: fc.nat(9),
};

/** What the second program answers to each question. */
function answersOf(questions: readonly object[]): readonly unknown[] {
  const input = questions.map((question) => `${JSON.stringify(question)}\n`).join('');
  const said = execFileSync(process.execPath, [OTHER, '-'], { encoding: 'utf8', input });
  return said
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('whatever the secret, the salt, the game, the throw and the die', () => {
  test('both programs have the same face fall, however many faces a die has', () => {
    // With 129 and a few more nearly half of the bytes are passed over.
    const faces = fc.oneof(
      fc.integer({ min: 2, max: 7 }),
      fc.integer({ min: 129, max: 135 }),
      fc.integer({ min: 2, max: 256 }),
    );
    const questions = fc.array(fc.record({ ...place, faces }), { minLength: 60, maxLength: 120 });
    fc.assert(
      fc.property(questions, (asked) => {
        const ours = asked.map(({ secret, salt, faces: many, ...of }) =>
          Number(
            faceFrom(
              diceKeyOf(secret, salt),
              of,
              Array.from({ length: many }, (_, face) => `${face}`),
            ),
          ),
        );
        expect(answersOf(asked)).toEqual(ours);
      }),
      { numRuns: 5 },
    );
  });

  // A whole block is passed over once in 5 billion times at most, so no die will show it here.
  test('both programs go on with the same bytes where a block has run out', () => {
    const questions = fc.array(fc.record({ ...place, blocks: fc.integer({ min: 2, max: 12 }) }), {
      minLength: 20,
      maxLength: 40,
    });
    fc.assert(
      fc.property(questions, (asked) => {
        const ours = asked.map(({ secret, salt, blocks, ...of }) =>
          firstBytes(diceKeyOf(secret, salt), of, 32 * blocks),
        );
        expect(answersOf(asked)).toEqual(ours);
      }),
      { numRuns: 3 },
    );
  });
});
