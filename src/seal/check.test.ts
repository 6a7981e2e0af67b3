import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ODD_FILES, SEALED_PROOF } from '../../test/support/odd-files.js';
import { type Pick, picker, randomMatch } from '../../test/support/random-match.js';
import { allDice } from '../../test/support/thrown.js';
import type { Rules } from '../games/game.js';
import { headerLine } from '../games/record.js';
import { GAMES, gameOf } from '../games/registry.js';
import { bindDice } from './bound.js';
import { checkDice, type DiceCheck, type DiceProof } from './check.js';
import { diceKeyOf, saltOf, sealOf } from './seal.js';

/** What was sealed, and shown afterwards, differs by seed. */
function proofOf(seed: number): DiceProof {
  const secret = sealOf(seed.toString(16).padStart(64, '0'));
  return {
    seal: sealOf(secret),
    secret,
    salt: saltOf(`${1_234_567_890 + seed}`, seed % 2 === 0 ? [] : ['Glück', '🎲']),
  };
}

/** A match whose dice follow from that, its lines with comments and blank ones in between. */
function boundRecord(game: Rules, seed: number): readonly string[] {
  const { secret, salt } = proofOf(seed);
  const { header, lines } = randomMatch(bindDice(game, diceKeyOf(secret, salt)), seed);
  const pick = picker(seed);
  const between = ['# a comment', '', ' \t', '# * 1 1 1'];
  return [headerLine(header), ...lines].flatMap((line) => [...some(between, pick), line]);
}

function some(lines: readonly string[], pick: Pick): readonly string[] {
  return lines.filter(() => pick(12) === 0);
}

function check(lines: readonly string[], proof: DiceProof): DiceCheck {
  return checkDice(Buffer.from(lines.join('\n')), gameOf, proof);
}

const isThrow = (line: string): boolean => line.startsWith('*');

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const words = allDice(game).map(({ faces }) => ['-', ...faces]);

  test('every throw of a match that was thrown by the secret and the salt follows from them', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(check(boundRecord(game, seed), proofOf(seed))).toEqual({ kind: 'follows' });
      }),
      { numRuns: 20 },
    );
  });

  test('of a record with one face changed the line is named, and how it must read', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (seed, atThrow, atDie, atFace) => {
        const lines = boundRecord(game, seed);
        const throws = [...lines.keys()].filter((line) => isThrow(lines[line]!));
        const line = throws[atThrow % throws.length]!;
        const die = atDie % words.length;
        const faces = lines[line]!.slice(2).split(' ');
        const others = words[die]!.filter((face) => face !== faces[die]);
        const changed = `* ${faces.with(die, others[atFace % others.length]!).join(' ')}`;
        expect(check(lines.with(line, changed), proofOf(seed))).toEqual({
          kind: 'line',
          line: line + 1,
          fault: `the throw must read \`${lines[line]}\``,
        });
      }),
      { numRuns: 60 },
    );
  });

  test('under another secret, or a salt of which a letter differs, its throws do not follow', () => {
    const proof = proofOf(7);
    const lines = boundRecord(game, 7);
    const salts = [`${proof.salt},`, proof.salt.toUpperCase(), ` ${proof.salt}`].map((salt) => ({ ...proof, salt }));
    for (const other of [{ ...proofOf(8), salt: proof.salt }, ...salts]) {
      const checked = check(lines, other);
      expect(checked.kind === 'line' && isThrow(lines[checked.line - 1]!)).toBe(true);
    }
  });
});

const RECORD = ['# dice', 'qwixx 2 0', '', '* 5 3 5 6 5 5', '1 w-pass', '0 w-r8', '0 c-pass', '* 6 6 2 4 4 3'];
const SECRET = '00a0000000000000000000000000000000000000000000000000000000000007';
const PROOF = { seal: sealOf(SECRET), secret: SECRET, salt: '1234567890123456789,1234567890123456790' };

test('a record follows as far as it goes', () => {
  for (const end of RECORD.keys()) {
    if (end > 1) expect(check(RECORD.slice(0, end), PROOF)).toEqual({ kind: 'follows' });
  }
  expect(check([...RECORD, ''], PROOF)).toEqual({ kind: 'follows' });
});

test.each([
  ['a face', '* 5 3 5 6 5 4'],
  ['a die that is not thrown', '* 5 3 5 6 5 -'],
  ['too few dice', '* 5 3 5 6 5'],
  ['too many', '* 5 3 5 6 5 5 1'],
  ['no face of any die', '* 5 3 5 6 5 x'],
])('where a throw has %s instead, it is told how it must read', (_what, line) => {
  expect(check(RECORD.with(3, line), PROOF)).toEqual({
    kind: 'line',
    line: 4,
    fault: 'the throw must read `* 5 3 5 6 5 5`',
  });
});

test.each([
  ['that is no line of a record', '*  5 3 5 6 5 5', 4, /^expected a throw/],
  ['an answer where a throw is due', '0 w-r8', 4, /^a throw is due/],
  ['a throw where none is due', '* 5 3 5 6 5 5', 5, /^no throw is due/],
  ['an answer that the rules do not allow', '1 w-r9', 5, /^seat 1 cannot answer w-r9/],
])('%s is told of as the referee does', (_what, text, line, fault) => {
  expect(check(RECORD.with(line - 1, text), PROOF)).toEqual({
    kind: 'line',
    line,
    fault: expect.stringMatching(fault),
  });
});

test('so is a record that has no header, or one of no game', () => {
  expect(check(['# nothing'], PROOF)).toEqual({ kind: 'line', line: 1, fault: 'the header is missing' });
  expect(check(['nogame 2 0'], PROOF)).toEqual({
    kind: 'line',
    line: 1,
    fault: 'no game called nogame is played here',
  });
});

test('a line that is not UTF-8 is named, also where it is a throw', () => {
  const bytes = Buffer.concat([Buffer.from(RECORD.slice(0, 3).join('\n')), Buffer.from([10, 42, 32, 0xff])]);
  expect(checkDice(bytes, gameOf, PROOF)).toEqual({ kind: 'line', line: 4, fault: 'this is not valid UTF-8' });
});

test.each(ODD_FILES)('of a file with $what is said the same as by the page', ({ bytes, refused }) => {
  const isRefused =
    refused === 'no record' ? { kind: 'line', fault: 'the header is missing' } : { kind: 'line', line: refused };
  expect(checkDice(bytes, gameOf, SEALED_PROOF)).toMatchObject(refused === null ? { kind: 'follows' } : isRefused);
});

test('a seal of another secret does not fit, whatever the record', () => {
  const proof = { ...PROOF, seal: sealOf(proofOf(1).secret) };
  for (const lines of [RECORD, RECORD.slice(0, 3), ['nogame 2 0']])
    expect(check(lines, proof)).toEqual({ kind: 'wrong seal' });
});

test.each([
  ['seal', '', 'the seal must be 64 digits 0-9 and a-f'],
  ['seal', PROOF.seal.toUpperCase(), 'the seal must be 64 digits 0-9 and a-f'],
  ['secret', `${SECRET} `, 'the secret must be 64 digits 0-9 and a-f'],
  ['secret', SECRET.slice(1), 'the secret must be 64 digits 0-9 and a-f'],
  ['salt', '', 'the salt must not be empty'],
])('a %s that reads %j is told of, and nothing else', (part, text, fault) => {
  expect(check(RECORD, { ...PROOF, [part]: text })).toEqual({ kind: 'unreadable', fault });
});
