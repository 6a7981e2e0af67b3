import { spawn } from 'node:child_process';
import { KNOWN_LIMITS } from '../discord/limits/known-limits.js';
import { type Discord, startDiscord } from '../discord/server.js';
import type { BotCommand } from '../process.js';
import { createBotProcess } from './bot-process.js';
import { DEFAULT_SEED, type SeedData, seedServer } from './seed-data.js';
import { startPage } from './server.js';

export const DEFAULT_PORT = 4870;
/** A long evening must not fill the memory. */
const KEEP = { keepLog: 2_000, keepMessages: 400 };

export interface ServeOptions {
  readonly port: number;
  /** What to do with the page's address once it is there. */
  readonly open: (url: string) => void;
  /** How the bot is started at that stand-in. */
  readonly commandOf: (discord: Discord) => BotCommand;
  readonly data?: SeedData;
  readonly botName?: string;
  /** Called when all is over. */
  readonly ended?: () => void;
}

/** A channel in the browser until Ctrl-C: a bot, as a process of its own, on the stand-in, with a page in front. */
export async function serve(options: ServeOptions): Promise<void> {
  const { port, open, commandOf, data = DEFAULT_SEED, botName, ended = () => undefined } = options;
  const discord = await startDiscord({ ...KEEP, limits: KNOWN_LIMITS, ...(botName !== undefined && { botName }) });
  const tidyUp = async (): Promise<void> => {
    await discord.close();
    ended();
  };
  const page = await startPage({
    discord,
    scene: seedServer(discord, { data }),
    port,
    createBotProcess: (changed) =>
      createBotProcess({
        discord,
        command: commandOf(discord),
        wrote: (text) => process.stderr.write(text),
        changed: (state, why) => {
          console.log(why);
          changed(state, why);
        },
      }),
  }).catch(async (error: unknown) => {
    await tidyUp();
    throw error;
  });
  const { botProcess, url } = page;
  console.log(`Open ${url} in a browser (Ctrl-C ends it).`);
  open(url);

  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    await botProcess.stop();
    await page.close();
    await tidyUp();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  await botProcess.start();
}

/** Asks the desktop to open it; where there is none, the address has been printed. */
export function openInBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start'] : ['xdg-open'];
  spawn(command!, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
