import type { DiscordUser } from 'local-discord';
import type { Locator, Page } from 'playwright-core';
import type { Window } from './browser.js';

/** Types a command into the message box and sends it. */
export async function typeCommand(page: Page, command: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(command);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Opens a table by typing. Returns the id of its message. */
export async function openTable(game: string, { page }: Window): Promise<string> {
  const before = await messagesWith(page, 'begin:');
  await typeCommand(page, `/${game} start`);
  return newMessageWith(page, 'begin:', before);
}

export async function joinTable(id: string, { page }: Window): Promise<void> {
  await press(messageIn(page, id), 'Join');
}

/** The first opens a table, the others join, the first starts: by typing and clicking alone. */
export async function startByClicking(game: string, windows: readonly [Window, ...Window[]]): Promise<void> {
  await beginMatch(await openTable(game, windows[0]), windows);
}

/** At a table that its host has opened: the others join, and the host starts. */
export async function beginMatch(id: string, [host, ...others]: readonly [Window, ...Window[]]): Promise<void> {
  for (const other of others) await joinTable(id, other);
  const lobby = messageIn(host.page, id);
  await lobby.locator('discord-list-item').nth(others.length).waitFor();
  const pages = [host, ...others].map(({ page }) => page);
  // A board of a match before may lose its button only later.
  const before = await Promise.all(pages.map((page) => messagesWith(page, 'sheet:')));
  await press(lobby, 'Start');
  await Promise.all(pages.map((page, n) => newMessageWith(page, 'sheet:', before[n]!)));
}

/** Alone at a table that was opened: plays at once. */
export async function clickPlayAlone(id: string, { page }: Window): Promise<void> {
  const before = await messagesWith(page, 'sheet:');
  await press(messageIn(page, id), 'Play alone');
  await newMessageWith(page, 'sheet:', before);
}

function messageIn(page: Page, id: string): Locator {
  return page.locator(`discord-message[data-id="${id}"]`);
}

async function press(message: Locator, label: string): Promise<void> {
  await message.getByRole('button', { name: label, exact: true }).click();
}

/** The ids of the messages that have a button whose custom id begins like that. */
function messagesWith(page: Page, start: string): Promise<readonly string[]> {
  // A text, since it runs in the page.
  return page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('discord-message:has([data-custom-id^="${start}"])')].map((one) => one.dataset.id)`,
  );
}

/** Waits for one more of them. To wait in the page itself is not possible, since it runs no code that comes as a text. */
async function newMessageWith(page: Page, start: string, before: readonly string[]): Promise<string> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = (await messagesWith(page, start)).find((id) => !before.includes(id));
    if (found !== undefined) return found;
    if (performance.now() > until) throw new Error(`waited in vain for a message with a button ${start}`);
    await page.waitForTimeout(100);
  }
}

const PATIENCE_MS = 60_000;

/** A moderator closes the table of that game there, if there is one. */
export async function endTable(moderator: DiscordUser, channel: { readonly id: string }, game: string): Promise<void> {
  const { message } = await moderator.slash(channel, `/${game} end`).outcome;
  const sure = message?.buttons.find(({ customId }) => /^(?:end|close):/.test(customId ?? ''));
  if (message != null && sure !== undefined) await moderator.press(message, sure.customId!).outcome;
}
