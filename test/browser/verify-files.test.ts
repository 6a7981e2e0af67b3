import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ODD_FILES, SEALED_PROOF } from '../support/odd-files.js';
import type { Window } from './browser.js';
import { ADDRESS, ask, askOf, type Claim, faultsOn, sealedMatch, useVerifyPage } from './verify.js';

const verify = useVerifyPage();

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
  await take(verify.window, Buffer.from(record.join('\n')));
  expect(await verify.window.page.getByLabel('Record', { exact: true }).inputValue()).toBe(record.join('\n'));
  expect((await ask(verify.window, { record, ...rest })).verdict).toBe('Every throw follows.');
});

test.each(ODD_FILES)('of a file with $what it says the same as the command', async ({ bytes, refused }) => {
  await take(verify.window, bytes);
  const verdict = await askOf(verify.window, SEALED_PROOF);
  if (refused === null) expect([verdict, await faultsOn(verify.window.page)]).toEqual(['Every throw follows.', []]);
  else {
    const fault = refused === 'no record' ? 'There is no record here.' : new RegExp(`^Line ${refused} .+\\.$`);
    expect(await faultsOn(verify.window.page)).toEqual([expect.stringMatching(fault)]);
    expect(await verify.window.page.locator('#result').isVisible()).toBe(false);
  }
});

test('of a file from Windows, or one with an invisible mark, it says what is wrong; its text is pasted without line ends of its own', async () => {
  const { record, ...rest } = sealedMatch('qwixx', 3);
  const lines = record.filter((line) => line !== '' && !line.startsWith('#'));
  await take(verify.window, Buffer.from(`\ufeff${lines.join('\n')}`));
  await askOf(verify.window, rest);
  expect(await faultsOn(verify.window.page)).toEqual([
    'Line 1 begins with a byte order mark, an invisible sign that no record has.',
  ]);
  await take(verify.window, Buffer.from(lines.join('\r\n')));
  await askOf(verify.window, rest);
  expect(await faultsOn(verify.window.page)).toEqual([
    'Line 1 ends in a carriage return, as in files of Windows: in a record lines end in a line feed alone.',
  ]);
  const pasted = await ask(verify.window, { record: [lines.join('\r\n')], ...rest });
  expect([pasted.verdict, await faultsOn(verify.window.page)]).toEqual(['Every throw follows.', []]);
});

test('no file leaves the page', () => {
  expect(verify.window.asked).toEqual([ADDRESS]);
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
      const { page } = await verify.open();
      await give(page);
      await expect.poll(() => valuesOn(page)).toEqual([seal, secret, salt]);
      await page.getByRole('button', { name: 'Check' }).click();
      expect(await page.locator('#verdict').textContent()).toBe('Every throw follows.');
      await page.close();
    }
  });

  test('is told from the one before', async () => {
    const other = sealedMatch('qwixx', 6);
    const { page } = await verify.open();
    const fileOf = (match: Claim) =>
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
    const { page } = await verify.open();
    await page.getByLabel('Seal', { exact: true }).fill('0'.repeat(64));
    await page.getByLabel('Record', { exact: true }).fill(file);
    expect(await valuesOn(page)).toEqual(['0'.repeat(64), secret, salt]);
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.locator('#verdict').textContent()).toBe('The seal does not fit the secret.');
    await page.close();
  });
});
