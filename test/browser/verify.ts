import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { headerLine } from '../../src/games/record.js';
import { gameOf } from '../../src/games/registry.js';
import { bindDice } from '../../src/seal/bound.js';
import { diceKeyOf, newSecret, saltOf, sealOf } from '../../src/seal/seal.js';
import { picker, randomMatch } from '../support/random-match.js';
import { launchBrowser, openWindow, type Window, type WindowOptions } from './browser.js';

const FILE = fileURLToPath(new URL('../../docs/verify.html', import.meta.url));
export const SOURCE = readFileSync(FILE, 'utf8');
export const ADDRESS = pathToFileURL(FILE).href;

/** The page that checks dice, in a browser. */
export class VerifyPage {
  #browser!: Browser;
  /** The window that all tests of a file share. */
  window!: Window;

  async start(): Promise<void> {
    this.#browser = await launchBrowser();
    this.window = await this.open();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** One more window. */
  open(options: WindowOptions = {}): Promise<Window> {
    return openWindow(this.#browser, ADDRESS, options);
  }
}

/** That page for all tests of a file. */
export function useVerifyPage(): VerifyPage {
  const verify = new VerifyPage();
  beforeAll(() => verify.start());
  afterAll(() => verify.close());
  return verify;
}

/** What is filled in. */
export interface Claim {
  readonly record: readonly string[];
  readonly seal: string;
  readonly secret: string;
  readonly salt: string;
}

/** A row as it is read: line, throw, whether it follows. */
export type ThrowRow = readonly [line: string, thrown: string, said: string];

/** Fills in all but the record that stands there, presses the button, and reads the verdict. */
export async function askOf({ page }: Window, { seal, secret, salt }: Omit<Claim, 'record'>): Promise<string> {
  for (const [name, text] of Object.entries({ Seal: seal, Secret: secret, Salt: salt })) {
    await page.getByLabel(name, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  return (await page.locator('#verdict').textContent())!;
}

/** Fills the page in, presses the button, and reads what it says. */
export async function ask(
  shown: Window,
  { record, ...rest }: Claim,
): Promise<{ verdict: string; rows: readonly ThrowRow[] }> {
  const { page } = shown;
  await page.getByLabel('Record', { exact: true }).fill(record.join('\n'));
  const verdict = await askOf(shown, rest);
  const rows = await page.evaluate<ThrowRow[]>(
    "[...document.querySelectorAll('#rows tr')].map((row) => [...row.cells].map((cell) => cell.textContent))",
  );
  return { verdict, rows };
}

/** What stands beside the fields. */
export const faultsOn = (page: Page) => page.locator('.fault:not(:empty)').allInnerTexts();

/** A match whose dice follow from a new secret, with comments and blank lines. */
export function sealedMatch(id: string, seed: number): Claim {
  const secret = newSecret();
  const salt = saltOf(`${seed}`, ['Glück', '🎲', 'þetta, "<b>"'].slice(seed % 4));
  const { header, lines } = randomMatch(bindDice(gameOf(id)!, diceKeyOf(secret, salt)), seed);
  const pick = picker(seed);
  const record = [headerLine(header), ...lines].flatMap((line) => (pick(9) === 0 ? ['# * 1', '', line] : [line]));
  return { record, seal: sealOf(secret), secret, salt };
}
