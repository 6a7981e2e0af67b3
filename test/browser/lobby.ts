import type { Page } from 'playwright-core';
import type { Window } from './browser.js';

/** Types a command into the message box and sends it. */
export async function call(page: Page, command: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(command);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Opens a table by typing. */
export async function openTable(game: string, { page }: Window): Promise<void> {
  const begins = page.getByRole('button', { name: 'Start', exact: true });
  const before = await begins.count();
  await call(page, `/${game} start`);
  await begins.nth(before).waitFor();
}

/** The first opens a table, the others join, the first starts: by typing and clicking alone. */
export async function startMatch(game: string, [host, ...others]: readonly [Window, ...Window[]]): Promise<void> {
  await openTable(game, host);
  for (const { page } of others) {
    await page.getByRole('button', { name: 'Join', exact: true }).last().click();
  }
  const seats = host.page.locator('discord-message').last().locator('discord-list-item');
  await seats.nth(others.length).waitFor();
  await host.page.getByRole('button', { name: 'Start', exact: true }).last().click();
  for (const { page } of [host, ...others]) await page.getByRole('button', { name: 'My sheet' }).last().waitFor();
}
