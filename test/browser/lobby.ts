import type { Page } from 'playwright-core';
import type { Window } from './browser.js';

/** Types a command into the message box and sends it. */
export async function call(page: Page, command: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(command);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Opens a table by typing. */
export async function openTable(game: string, { page }: Window): Promise<void> {
  const before = new Set(await page.evaluate<readonly string[]>(LOBBIES));
  await call(page, `/${game} start`);
  await holds(page, async () => (await page.evaluate<readonly string[]>(LOBBIES)).some((id) => !before.has(id)));
}

/** Runs in the page. */
const LOBBIES = `[...document.querySelectorAll('[data-custom-id^="begin:"]')].map((one) => one.dataset.customId)`;

/** The first opens a table, the others join, the first starts: by typing and clicking alone. */
export async function startMatch(game: string, [host, ...others]: readonly [Window, ...Window[]]): Promise<void> {
  await openTable(game, host);
  for (const { page } of others) {
    await page.getByRole('button', { name: 'Join', exact: true }).last().click();
  }
  const seats = host.page.locator('discord-message').last().locator('discord-list-item');
  await seats.nth(others.length).waitFor();
  await host.page.getByRole('button', { name: 'Start', exact: true }).last().click();
  for (const { page } of [host, ...others]) await holds(page, () => page.evaluate<boolean>(HAS_BOARD));
}

/** Waits until that holds. To wait in the page itself is not possible, since it runs no code that comes as a text. */
async function holds(page: Page, what: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await what())) {
    if (performance.now() > until) throw new Error('waited in vain for a message');
    await page.waitForTimeout(100);
  }
}

const PATIENCE_MS = 15_000;

/** Runs in the page: the newest board with a button is newer than the result of any match before. */
const HAS_BOARD = `(() => {
  const messages = [...document.querySelectorAll('discord-message')];
  const last = (start) => messages.findLastIndex((one) => one.querySelector('[data-custom-id^="' + start + '"]'));
  return last('sheet:') > last('again:');
})()`;
