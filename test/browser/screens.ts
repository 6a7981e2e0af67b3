import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LOCALES } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import type { Window } from './browser.js';
import { typeCommand } from './lobby.js';
import type { BrowserScene } from './scene.js';

/** High enough that a message is never cut off by the window. */
const HEIGHT = 1_600;
const LOOKS = [
  { width: 360, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
  { width: 360, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

/** What explains and sets the bot, in every language: `/help`, `/settings`, and all pages of the rules. */
export async function shootScreens(scene: BrowserScene, folder: string): Promise<void> {
  const [place] = scene.server.places;
  const eva = scene.server.person('eva')!;
  for (const [n, { width, scheme }] of LOOKS.entries()) {
    const window = await scene.open('eva', { width, height: HEIGHT, scheme });
    for (const locale of LOCALES) {
      await eva.slash(place!, '/settings language', { language: locale }).outcome;
      const shoot = (name: string) =>
        shootNewest(window.page, join(folder, `${locale}-${name}-${width}-${scheme}.png`));
      for (const [name, command] of [
        ['help', '/help'],
        ['settings-me', '/settings me'],
        ['settings-server', '/settings server'],
      ] as const) {
        await show(window, command);
        await shoot(name);
      }
      // Colours and widths of the pages are those of the first two looks.
      if (n < 2) await shootRules(window, shoot);
    }
    await window.page.close();
    eva.reload();
  }
}

async function shootRules(window: Window, shoot: (name: string) => Promise<void>): Promise<void> {
  for (const { id, tutorial } of GAMES) {
    await show(window, `/${id} rules`);
    await shoot(`rules-${id}-1`);
    for (const n of tutorial.keys()) {
      const message = window.page.locator('discord-message.ephemeral').last();
      await message.locator('[data-custom-id^="rules:"]').last().click();
      await message
        .locator('discord-subscript', { hasText: `${n + 2} ` })
        .first()
        .waitFor();
      await shoot(`rules-${id}-${n + 2}`);
    }
  }
}

/** Types a command and waits for the private answer. */
async function show({ page }: Window, command: string): Promise<void> {
  const answers = page.locator('discord-message.ephemeral');
  const before = await answers.count();
  await typeCommand(page, command);
  await answers.nth(before).waitFor();
}

async function shootNewest(page: Page, path: string): Promise<void> {
  // Pictures have come, and what moves has come to rest.
  await page.waitForTimeout(400);
  await page.locator('discord-message.ephemeral').last().screenshot({ path });
}
