import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SEALED_LINES, SEALED_PROOF } from '../../test/support/odd-files.js';
import { randomMatch } from '../../test/support/random-match.js';
import { runCli } from '../../test/support/run-cli.js';
import { headerLine } from '../games/record.js';
import { gameOf } from '../games/registry.js';
import { bindDice } from '../seal/bound.js';
import { diceKeyOf, saltOf, sealOf } from '../seal/seal.js';
import { isolate } from '../text/names.js';

const VECTORS = new URL('../../test/vectors/dice.json', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'dice-table-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { seal, secret, salt } = SEALED_PROOF;
const PROOF = [seal, secret, salt] as const;
const FOLLOWS = { out: 'every throw follows\n', err: '', status: 0 };

test('it says that every throw follows, of a file and of standard input, with lucky words in any letters', async () => {
  const file = join(folder, 'sealed.txt');
  writeFileSync(file, SEALED_LINES.join('\n'));
  expect(await runCli('verify', [file, ...PROOF])).toEqual(FOLLOWS);
  expect(await runCli('verify', ['-', ...PROOF], SEALED_LINES.join('\n'))).toEqual(FOLLOWS);
  for (const vector of JSON.parse(readFileSync(VECTORS, 'utf8'))) {
    const lines = ['qwixx 2 0', vector.throws.qwixx[0]];
    expect(await runCli('verify', ['-', vector.seal, vector.secret, vector.salt], lines.join('\n'))).toEqual(FOLLOWS);
  }
});

test('it names the first line that does not follow, and what it must read', async () => {
  const changed = SEALED_LINES.join('\n').replace('* 6 6 2 4 4 3', '* 6 6 2 4 4 4');
  expect(await runCli('verify', ['-', ...PROOF], changed)).toEqual({
    out: '',
    err: 'line 7: the throw must read `* 6 6 2 4 4 3`\n',
    status: 2,
  });
  const unruly = SEALED_LINES.join('\n').replace('w-r8', 'w-r9');
  const refused = await runCli('verify', ['-', ...PROOF], unruly);
  expect(refused).toMatchObject({ out: '', status: 2, err: expect.stringMatching(/^line 5: .*w-r9.*\n$/) });
});

test('it says where the seal is not that of the secret', async () => {
  expect(await runCli('verify', ['-', secret, secret, salt], SEALED_LINES.join('\n'))).toEqual({
    out: '',
    err: 'the seal does not fit the secret\n',
    status: 2,
  });
});

test('it ends with status 1 where its usage is wrong or there is nothing to read', async () => {
  const wrong = [[], ['-'], ['-', seal, secret], ['-', seal, secret, salt, 'more'], ['--what', ...PROOF]];
  for (const args of wrong) {
    expect(await runCli('verify', args)).toMatchObject({
      out: '',
      status: 1,
      err: expect.stringMatching(/^usage: .*\n$/),
    });
  }
  for (const args of [
    [join(folder, 'none.txt'), ...PROOF],
    ['-', 'seal', secret, salt],
    ['-', seal, secret.toUpperCase(), salt],
    ['-', seal, secret, ''],
  ]) {
    const err = expect.stringMatching(/^(cannot read|the (seal|secret|salt) must) .+\n$/);
    expect(await runCli('verify', args)).toMatchObject({ out: '', status: 1, err });
  }
});

test('it takes the bytes of a file as they are, and refuses line ends of Windows and a byte order mark', async () => {
  const windows = await runCli('verify', ['-', ...PROOF], SEALED_LINES.join('\r\n'));
  expect(windows).toMatchObject({ out: '', status: 2, err: expect.stringMatching(/^line 2: .*qwixx 2 0\\r.*\n$/) });
  const marked = await runCli('verify', ['-', ...PROOF], `\ufeff${SEALED_LINES.join('\n')}`);
  expect(marked).toMatchObject({ out: '', status: 2, err: expect.stringMatching(/^line 1: .+\n$/) });
});

test('a salt may be copied from a screen, where words from right to left are set apart', async () => {
  const words = ['שלום', 'Glück', 'مرحبا'];
  const salted = saltOf('1234567890123456789', words);
  const { header, lines } = randomMatch(bindDice(gameOf('qwixx')!, diceKeyOf(secret, salted)), 1);
  const shown = saltOf('1234567890123456789', words.map(isolate));
  expect(shown).not.toBe(salted);
  const record = [headerLine(header), ...lines].join('\n');
  for (const given of [salted, shown])
    expect(await runCli('verify', ['-', sealOf(secret), secret, given], record)).toEqual(FOLLOWS);
});
