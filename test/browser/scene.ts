import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Discord, startDiscord } from 'local-discord';
import { type BotProcess, createBotProcess, type SeededServer, seedServer, startPage } from 'local-discord/page';
import type { Browser } from 'playwright-core';
import { botCommand } from '../../play/bot.js';
import { BOT_NAME, GAME_NIGHT } from '../../play/seed-data.js';
import { launchBrowser, openWindow, type Window, type WindowOptions } from './browser.js';

/** The playground with the real bot, and a browser to look at it. */
export interface BrowserScene {
  readonly discord: Discord;
  /** The database file of the bot. */
  readonly database: string;
  readonly server: SeededServer;
  readonly botProcess: BotProcess;
  readonly browser: Browser;
  readonly url: string;
  /** Opens the client of one persona, by its key, and waits until its bot is there. */
  open(persona: string, options?: WindowOptions): Promise<Window>;
  close(): Promise<void>;
}

/** `nicknames` of personas, by their keys. */
export async function openScene(nicknames: Readonly<Record<string, string>> = {}): Promise<BrowserScene> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-browser-'));
  // Three seconds for an answer must not depend on the machine: a test sets the time forward where they are over.
  const discord = await startDiscord({ time: 'stands', botName: BOT_NAME });
  const server = seedServer(discord, { data: GAME_NIGHT, nicknames });
  const database = join(folder, 'bot.sqlite');
  const command = botCommand({ discord, database });
  const page = await startPage({
    discord,
    scene: server,
    port: 0,
    createBotProcess: (changed) =>
      createBotProcess({ discord, command, changed, wrote: (text) => process.stderr.write(text) }),
  });
  const [browser] = await Promise.all([launchBrowser(), page.botProcess.start()]);
  if (page.botProcess.state !== 'online') throw new Error('The bot did not start');
  return {
    discord,
    database,
    server,
    botProcess: page.botProcess,
    browser,
    url: page.url,
    async open(persona, options) {
      const window = await openWindow(browser, `${page.url}?as=${persona}`, options);
      await window.page.locator('.bot[data-state=online]').waitFor();
      return window;
    },
    async close() {
      await browser.close();
      await page.botProcess.stop();
      await page.close();
      await discord.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The games that can be begun, as the registered commands tell. */
export function gamesOf({ discord }: BrowserScene): readonly string[] {
  return discord.commands
    .filter(({ options = [] }) => options.some(({ name }) => name === 'start'))
    .map(({ name }) => name);
}
