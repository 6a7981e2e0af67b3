import type { BotState } from 'local-discord/page';
import type { Page } from 'playwright-core';

/** Makes trouble as a person does: by the panel. */
export async function trouble(page: Page, label: string): Promise<void> {
  await openPanel(page);
  await page.locator('#trouble').getByRole('button', { name: label, exact: true }).click();
  await closePanel(page);
}

/** Takes a permission away from the bot, or gives it back. */
export async function turnRight(page: Page, name: string): Promise<void> {
  await openPanel(page);
  await page.locator('#trouble').getByLabel(name).click();
  await closePanel(page);
}

/** What the panel says has happened, newest first. */
export function readFeed(page: Page): Promise<readonly string[]> {
  return page.locator('.news li').allTextContents();
}

export async function waitForBot(page: Page, state: BotState): Promise<void> {
  await page.locator(`.bot[data-state=${state}]`).waitFor();
}

async function openPanel(page: Page): Promise<void> {
  if (!(await page.locator('#trouble').isVisible()))
    await page.getByRole('button', { name: 'Trouble on demand' }).click();
}

async function closePanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trouble on demand' }).click();
}
