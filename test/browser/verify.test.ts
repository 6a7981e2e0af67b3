import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerLine } from '../../src/games/record.js';
import { GAMES, gameOf } from '../../src/games/registry.js';
import { bindDice } from '../../src/seal/bound.js';
import { checkDice } from '../../src/seal/check.js';
import { diceKeyOf, newSecret, saltOf, sealOf } from '../../src/seal/seal.js';
import { ODD_FILES, SEALED_PROOF } from '../support/odd-files.js';
import { picker, randomMatch } from '../support/random-match.js';
import { launchBrowser, openWindow, type Window, type WindowOptions } from './browser.js';

const FILE = fileURLToPath(new URL('../../docs/verify.html', import.meta.url));
const source = readFileSync(FILE, 'utf8');
const VECTORS = new URL('../vectors/dice.json', import.meta.url);

let browser: Browser;
let window: Window;
const openPage = (options: WindowOptions = {}) => openWindow(browser, pathToFileURL(FILE).href, options);
beforeAll(async () => {
  browser = await launchBrowser();
  window = await openPage();
});
afterAll(() => browser.close());

interface Given {
  readonly record: readonly string[];
  readonly seal: string;
  readonly secret: string;
  readonly salt: string;
}

/** A row as it is read: line, throw, whether it follows. */
type Row = readonly [line: string, thrown: string, said: string];

/** Fills in all but the record that stands there, presses the button, and reads the verdict. */
async function askOf({ page }: Window, { seal, secret, salt }: Omit<Given, 'record'>): Promise<string> {
  for (const [name, text] of Object.entries({ Seal: seal, Secret: secret, Salt: salt })) {
    await page.getByLabel(name, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  return (await page.locator('#verdict').textContent())!;
}

/** Fills the page in, presses the button, and reads what it says. */
async function ask(shown: Window, { record, ...rest }: Given): Promise<{ verdict: string; rows: readonly Row[] }> {
  const { page } = shown;
  await page.getByLabel('Record', { exact: true }).fill(record.join('\n'));
  const verdict = await askOf(shown, rest);
  const rows = await page.evaluate<Row[]>(
    "[...document.querySelectorAll('#rows tr')].map((row) => [...row.cells].map((cell) => cell.textContent))",
  );
  return { verdict, rows };
}

const faultsOn = (page: Page) => page.locator('.fault:not(:empty)').allInnerTexts();

/** A match whose dice follow from a new secret, with comments and blank lines. */
function sealedMatch(id: string, seed: number): Given {
  const secret = newSecret();
  const salt = saltOf(`${seed}`, ['Glück', '🎲', 'þetta, "<b>"'].slice(seed % 4));
  const { header, lines } = randomMatch(bindDice(gameOf(id)!, diceKeyOf(secret, salt)), seed);
  const pick = picker(seed);
  const record = [headerLine(header), ...lines].flatMap((line) => (pick(9) === 0 ? ['# * 1', '', line] : [line]));
  return { record, seal: sealOf(secret), secret, salt };
}

const isThrow = (line: string): boolean => line.startsWith('*');

test('the page lets itself do nothing but its own script and style', () => {
  const [policy] = /(?<=Content-Security-Policy" content=")[^"]+/.exec(source)!;
  const hashOf = (tag: string): string => {
    const [, text] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(source)!;
    return `'sha256-${createHash('sha256').update(text!).digest('base64')}'`;
  };
  expect(policy).toBe(
    `default-src 'none'; script-src ${hashOf('script')}; style-src ${hashOf('style')}; base-uri 'none'; form-action 'none'`,
  );
  expect(source).not.toMatch(/https?:|\bsrc=|<link|\bfetch\b|XMLHttpRequest|WebSocket|innerHTML|localStorage/);
});

test('its hash and its HMAC are those of Node', async () => {
  const texts = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 128, 1000].map((length) =>
    Buffer.alloc(length, 'aé').toString('latin1'),
  );
  for (const text of texts) {
    const said = await window.page.evaluate<string>(`toHex(sha256(utf8(${JSON.stringify(text)})))`);
    expect(said).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    const key = `fromHex('${'0f'.repeat(32)}')`;
    expect(await window.page.evaluate(`toHex(hmac(${key}, utf8(${JSON.stringify(text)})))`)).toBe(
      diceKeyOf('0f'.repeat(32), text).toString('hex'),
    );
  }
});

test('it agrees with the vectors', async () => {
  for (const { secret, seal, salt, throws } of JSON.parse(readFileSync(VECTORS, 'utf8'))) {
    for (const { id } of GAMES) {
      // So that all dice are thrown each time.
      const record = [`${id} 2 0`, '0 d-oyp', ...throws[id]];
      const { verdict, rows } = await ask(window, { record, seal, secret, salt });
      expect(verdict).toBe('Every throw follows.');
      expect(rows).toEqual(throws[id].map((line: string, n: number) => [`${n + 3}`, line, '✓ follows']));
    }
  }
});

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test('every throw of a match that was thrown so follows; where a face is changed, that throw alone does not', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const given = sealedMatch(id, seed);
      const throws = [...given.record.keys()].filter((line) => isThrow(given.record[line]!));
      const told = await ask(window, given);
      expect(told).toEqual({
        verdict: 'Every throw follows.',
        rows: throws.map((line) => [`${line + 1}`, given.record[line], '✓ follows']),
      });

      const pick = picker(seed);
      const line = throws[pick(throws.length)]!;
      const right = given.record[line]!;
      const faces = right.slice(2).split(' ');
      const thrown = [...faces.keys()].filter((die) => faces[die] !== '-');
      const die = thrown[pick(thrown.length)]!;
      const wrong = faces[die]!.replace(/\d/, (digit) => `${(Number(digit) % 6) + 1}`);
      const record = given.record.with(line, `* ${faces.with(die, wrong).join(' ')}`);
      const { verdict, rows } = await ask(window, { ...given, record });
      const doNot = rows.filter(([, , said]) => said !== '✓ follows');
      // Where it was kept afterwards, the next throw shows it too.
      expect(doNot[0]).toEqual([`${line + 1}`, record[line], `✗ does not follow: must read ${right}`]);
      expect(doNot.length).toBeLessThanOrEqual(2);
      expect(verdict).toContain(`first in line ${line + 1}.`);
      expect(checkDice(Buffer.from(record.join('\n')), gameOf, given)).toMatchObject({ line: line + 1 });
    }
    expect(window.errors).toEqual([]);
  });
});

test('a die that the answers before have thrown is not left out, and one that they have not is not thrown', async () => {
  const [{ secret, seal, salt }] = JSON.parse(readFileSync(VECTORS, 'utf8'));
  const said = async (record: readonly string[]) =>
    (await ask(window, { record, secret, seal, salt })).rows.map(([, , text]) => text);
  expect(await said(['qwinto 2 0', '0 d-oy', '* 3 3 -', '0 again', '* 1 4 -'])).toEqual(['✓ follows', '✓ follows']);
  expect(await said(['qwinto 2 0', '0 d-oy', '* 3 3 4', '0 again', '* 1 - -'])).toEqual([
    '✗ does not follow: must read * 3 3 -',
    '✗ does not follow: must read * 1 4 -',
  ]);
  expect(await said(['qwantum 2 0', '* 1 b1 b5 y4 p1 b2 b3', '# kept', '0 again-06', '* 1 b1 b5 y4 p1 b2 y5'])).toEqual(
    ['✓ follows', '✓ follows'],
  );
  expect(await said(['qwantum 2 0', '* 1 b1 b5 y4 p1 b2 b3', '0 again-06', '* 1 b1 y3 y4 p1 b2 y5'])).toEqual([
    '✓ follows',
    '✗ does not follow: must read * 1 b1 b5 y4 p1 b2 y5',
  ]);
  expect(await said(['qwixx 2 0', '* 5 3 - 6 5 5', '* 6 6 2 4 4 3', '* - 4 - 4 5 5'])).toEqual([
    '✓ follows',
    '✗ does not follow: must read * 6 6 - 4 4 3',
    '✗ does not follow: must read * 6 4 - 4 5 5',
  ]);
});

test('a salt may be copied from a screen, where words from right to left are set apart', async () => {
  const given = sealedMatch('qwixx', 2);
  const shown = saltOf(
    given.salt.split(',')[0]!,
    given.salt
      .split(',')
      .slice(1)
      .map((word) => `\u2068${word}\u2069`),
  );
  expect((await ask(window, { ...given, salt: shown })).verdict).toBe('Every throw follows.');
});

test('it says what does not fit or can not be read, beside the field, and takes it back', async () => {
  const { page } = window;
  const given = sealedMatch('qwinto', 1);
  expect((await ask(window, { ...given, seal: '0'.repeat(64) })).verdict).toBe('The seal does not fit the secret.');
  for (const [wrong, fault] of [
    [{ record: [] }, 'There is no record here.'],
    [{ record: ['# hello', '* 1 1 1'] }, 'Line 2 should be the first line of a record, as “qwixx 2 0”.'],
    [{ record: ['chess 2 0'] }, 'Line 1: this page knows no game called chess.'],
    [{ record: ['toString 2 0'] }, 'Line 1 should be the first line of a record, as “qwixx 2 0”.'],
    [{ record: ['constructor 2 0'] }, 'Line 1: this page knows no game called constructor.'],
    [{ record: ['qwinto 2 0', '0 d-o', '*  1 - -'] }, 'Line 3 is neither a throw nor an answer.'],
    [{ seal: 'x' }, 'This must be 64 digits 0–9 and a–f, in small letters.'],
    [{ secret: given.secret.slice(1) }, 'This must be 64 digits 0–9 and a–f, in small letters.'],
    [{ salt: '' }, 'The salt is missing.'],
  ] as const) {
    await ask(window, { ...given, ...wrong });
    expect(await faultsOn(page)).toEqual([fault]);
    const [field] = Object.keys(wrong);
    expect(await page.evaluate('document.activeElement.id')).toBe(field);
    expect(await page.locator(`#${field}[aria-invalid=true]`).count()).toBe(1);
    expect(await page.locator('#result').isVisible()).toBe(false);
  }
  expect((await ask(window, { ...given, seal: ` ${given.seal}\t` })).verdict).toBe('Every throw follows.');
  expect(await faultsOn(page)).toEqual([]);
  expect(await page.evaluate('document.activeElement.id')).toBe('verdict');
  await page.getByLabel('Salt', { exact: true }).press('End');
  await page.keyboard.type(' ');
  expect(await page.locator('#result').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await page.locator('#steps').textContent()).toContain('The salt begins or ends with a blank.');
});

/** Has the page take a file with these bytes, and waits until it stands there. */
async function take({ page }: Window, bytes: Uint8Array): Promise<void> {
  const record = page.getByLabel('Record', { exact: true });
  await record.fill('not yet');
  const file = { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(bytes) };
  await page.getByLabel('… or a file with the record').setInputFiles(file);
  await expect.poll(() => record.inputValue()).not.toBe('not yet');
}

test('a record can be taken from a file', async () => {
  const { record, ...rest } = sealedMatch('qwantum', 3);
  await take(window, Buffer.from(record.join('\n')));
  expect(await window.page.getByLabel('Record', { exact: true }).inputValue()).toBe(record.join('\n'));
  expect((await ask(window, { record, ...rest })).verdict).toBe('Every throw follows.');
});

test.each(ODD_FILES)('of a file with $what it says the same as the command', async ({ bytes, refused }) => {
  await take(window, bytes);
  const verdict = await askOf(window, SEALED_PROOF);
  if (refused === null) expect([verdict, await faultsOn(window.page)]).toEqual(['Every throw follows.', []]);
  else {
    const fault = refused === 'no record' ? 'There is no record here.' : new RegExp(`^Line ${refused} .+\\.$`);
    expect(await faultsOn(window.page)).toEqual([expect.stringMatching(fault)]);
    expect(await window.page.locator('#result').isVisible()).toBe(false);
  }
});

test('of a file from Windows, or one with an invisible mark, it says what is wrong; its text is pasted without line ends of its own', async () => {
  const { record, ...rest } = sealedMatch('qwixx', 3);
  const lines = record.filter((line) => line !== '' && !line.startsWith('#'));
  await take(window, Buffer.from(`\ufeff${lines.join('\n')}`));
  await askOf(window, rest);
  expect(await faultsOn(window.page)).toEqual([
    'Line 1 begins with a byte order mark, an invisible sign that no record has.',
  ]);
  await take(window, Buffer.from(lines.join('\r\n')));
  await askOf(window, rest);
  expect(await faultsOn(window.page)).toEqual([
    'Line 1 ends in a carriage return, as in files of Windows: in a record lines end in a line feed alone.',
  ]);
  const pasted = await ask(window, { record: [lines.join('\r\n')], ...rest });
  expect([pasted.verdict, await faultsOn(window.page)]).toEqual(['Every throw follows.', []]);
});

/** Runs in the page: what sticks out, what is too low for a finger, and what stands out too little from its ground. */
const AMISS = `(() => {
  const canvas = document.createElement('canvas').getContext('2d');
  const light = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((x) => x / 255).map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const groundOf = (one) => { const { backgroundColor } = getComputedStyle(one); return /, 0\\)$/.test(backgroundColor) ? groundOf(one.parentElement) : backgroundColor; };
  const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility() && one.localName !== 'script');
  const wide = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
  const low = all.filter((one) => one.matches('input, textarea, button') && one.getBoundingClientRect().height < 44);
  const pale = all.filter((one) => {
    const two = [light(getComputedStyle(one).color), light(groundOf(one))].sort((a, b) => b - a);
    return two[0] / two[1] < 4.5;
  });
  const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return [...page, ...[...wide, ...low, ...pale].map((one) => one.localName + ' ' + one.id + ' ' + one.textContent.slice(0, 30))];
})()`;

describe.each([
  [360, 'dark'],
  [360, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
] as const)('at %i px, %s', (width, scheme) => {
  test('everything can be read and pressed, and nothing has to be scrolled sideways', async () => {
    const one = await openPage({ width, height: 740, scheme });
    expect(await one.page.evaluate(AMISS)).toEqual([]);
    const given = sealedMatch('qwantum', 5);
    await ask(one, { ...given, seal: 'x', secret: 'x', salt: '' });
    expect(await one.page.evaluate(AMISS)).toEqual([]);
    const line = given.record.findIndex(isThrow);
    await ask(one, { ...given, record: given.record.with(line, '* 6 b1 b5 y4 p1 b2 -') });
    expect(await one.page.evaluate(AMISS)).toEqual([]);
    const ground = await one.page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe(scheme === 'dark' ? 'rgb(22, 24, 29)' : 'rgb(255, 255, 255)');
    expect(one.errors).toEqual([]);
    await one.page.close();
  });
});

test('it asks nobody for anything', () => {
  expect(window.asked).toEqual([pathToFileURL(FILE).href]);
});

describe('the file that the bot hands out', () => {
  const { record, seal, secret, salt } = sealedMatch('qwinto', 5);
  const file = [`# seal ${seal}`, `# secret ${secret}`, `# salt ${salt}`, ...record].join('\n');
  const valuesOn = (page: Page) =>
    Promise.all(['Seal', 'Secret', 'Salt'].map((name) => page.getByLabel(name, { exact: true }).inputValue()));

  test('tells seal, secret and salt itself, pasted or chosen', async () => {
    const ways = [
      (page: Page) => page.getByLabel('Record', { exact: true }).fill(file),
      (page: Page) =>
        page.getByLabel('… or a file with the record').setInputFiles({
          name: 'record.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from(file),
        }),
    ];
    for (const give of ways) {
      const { page } = await openPage();
      await give(page);
      await expect.poll(() => valuesOn(page)).toEqual([seal, secret, salt]);
      await page.getByRole('button', { name: 'Check' }).click();
      expect(await page.locator('#verdict').textContent()).toBe('Every throw follows.');
      await page.close();
    }
  });

  test('is told from the one before', async () => {
    const other = sealedMatch('qwixx', 6);
    const { page } = await openPage();
    const fileOf = (match: Given) =>
      [`# seal ${match.seal}`, `# secret ${match.secret}`, `# salt ${match.salt}`, ...match.record].join('\n');
    for (const match of [{ record, seal, secret, salt }, other]) {
      await page.getByLabel('Record', { exact: true }).fill(fileOf(match));
      expect(await valuesOn(page)).toEqual([match.seal, match.secret, match.salt]);
      await page.getByRole('button', { name: 'Check' }).click();
      expect(await page.locator('#verdict').textContent()).toBe('Every throw follows.');
    }
    await page.close();
  });

  test('leaves what somebody has typed', async () => {
    const { page } = await openPage();
    await page.getByLabel('Seal', { exact: true }).fill('0'.repeat(64));
    await page.getByLabel('Record', { exact: true }).fill(file);
    expect(await valuesOn(page)).toEqual(['0'.repeat(64), secret, salt]);
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.locator('#verdict').textContent()).toBe('The seal does not fit the secret.');
    await page.close();
  });
});
