import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../../src/games/registry.js';
import { checkDice } from '../../src/seal/check.js';
import { diceKeyOf, saltOf } from '../../src/seal/seal.js';
import { picker } from '../support/random-match.js';
import { ADDRESS, ask, faultsOn, SOURCE, sealedMatch, useVerifyPage } from './verify.js';

const VECTORS = new URL('../vectors/dice.json', import.meta.url);
const verify = useVerifyPage();

const isThrow = (line: string): boolean => line.startsWith('*');

test('the page lets itself do nothing but its own script and style', () => {
  const [policy] = /(?<=Content-Security-Policy" content=")[^"]+/.exec(SOURCE)!;
  const hashOf = (tag: string): string => {
    const [, text] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(SOURCE)!;
    return `'sha256-${createHash('sha256').update(text!).digest('base64')}'`;
  };
  expect(policy).toBe(
    `default-src 'none'; script-src ${hashOf('script')}; style-src ${hashOf('style')}; base-uri 'none'; form-action 'none'`,
  );
  expect(SOURCE).not.toMatch(/https?:|\bsrc=|<link|\bfetch\b|XMLHttpRequest|WebSocket|innerHTML|localStorage/);
});

test('its hash and its HMAC are those of Node', async () => {
  const texts = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 128, 1000].map((length) =>
    Buffer.alloc(length, 'aé').toString('latin1'),
  );
  for (const text of texts) {
    const said = await verify.window.page.evaluate<string>(`toHex(sha256(utf8(${JSON.stringify(text)})))`);
    expect(said).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    const key = `fromHex('${'0f'.repeat(32)}')`;
    expect(await verify.window.page.evaluate(`toHex(hmac(${key}, utf8(${JSON.stringify(text)})))`)).toBe(
      diceKeyOf('0f'.repeat(32), text).toString('hex'),
    );
  }
});

test('it agrees with the vectors', async () => {
  for (const { secret, seal, salt, throws } of JSON.parse(readFileSync(VECTORS, 'utf8'))) {
    for (const { id } of GAMES) {
      // So that all dice are thrown each time.
      const record = [`${id} 2 0`, '0 d-oyp', ...throws[id]];
      const { verdict, rows } = await ask(verify.window, { record, seal, secret, salt });
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
      const told = await ask(verify.window, given);
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
      const { verdict, rows } = await ask(verify.window, { ...given, record });
      const doNot = rows.filter(([, , said]) => said !== '✓ follows');
      // Where it was kept afterwards, the next throw shows it too.
      expect(doNot[0]).toEqual([`${line + 1}`, record[line], `✗ does not follow: must read ${right}`]);
      expect(doNot.length).toBeLessThanOrEqual(2);
      expect(verdict).toContain(`first in line ${line + 1}.`);
      expect(checkDice(Buffer.from(record.join('\n')), gameOf, given)).toMatchObject({ line: line + 1 });
    }
    expect(verify.window.errors).toEqual([]);
  });
});

test('a die that the answers before have thrown is not left out, and one that they have not is not thrown', async () => {
  const [{ secret, seal, salt }] = JSON.parse(readFileSync(VECTORS, 'utf8'));
  const said = async (record: readonly string[]) =>
    (await ask(verify.window, { record, secret, seal, salt })).rows.map(([, , text]) => text);
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
  expect((await ask(verify.window, { ...given, salt: shown })).verdict).toBe('Every throw follows.');
});

test('it says what does not fit or can not be read, beside the field, and takes it back', async () => {
  const { page } = verify.window;
  const given = sealedMatch('qwinto', 1);
  expect((await ask(verify.window, { ...given, seal: '0'.repeat(64) })).verdict).toBe(
    'The seal does not fit the secret.',
  );
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
    await ask(verify.window, { ...given, ...wrong });
    expect(await faultsOn(page)).toEqual([fault]);
    const [field] = Object.keys(wrong);
    expect(await page.evaluate('document.activeElement.id')).toBe(field);
    expect(await page.locator(`#${field}[aria-invalid=true]`).count()).toBe(1);
    expect(await page.locator('#result').isVisible()).toBe(false);
  }
  expect((await ask(verify.window, { ...given, seal: ` ${given.seal}\t` })).verdict).toBe('Every throw follows.');
  expect(await faultsOn(page)).toEqual([]);
  expect(await page.evaluate('document.activeElement.id')).toBe('verdict');
  await page.getByLabel('Salt', { exact: true }).press('End');
  await page.keyboard.type(' ');
  expect(await page.locator('#result').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await page.locator('#steps').textContent()).toContain('The salt begins or ends with a blank.');
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
    const one = await verify.open({ width, height: 740, scheme });
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
  expect(verify.window.asked).toEqual([ADDRESS]);
});
