import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDiscord } from './discord/server.js';
import { Misuse, withOptions } from './options.js';
import { createBotProcess } from './web/bot-process.js';
import { seedServer } from './web/seed-data.js';
import { PortTaken, startPage } from './web/server.js';

const DEFAULT_PORT = 4870;
/** A long evening must not fill the memory. */
const KEEP = { keepLog: 2_000, keepMessages: 400 };

/** A channel in the browser: the real bot, as a process of its own, on the stand-in, with a page in front. */
async function play(port: number, open: (url: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  const discord = await startDiscord(KEEP);
  const tidyUp = async (): Promise<void> => {
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const database = join(folder, 'bot.sqlite');
  const page = await startPage({
    discord,
    scene: seedServer(discord),
    port,
    createBotProcess: (changed) =>
      createBotProcess({
        discord,
        database,
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
function openInBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start'] : ['xdg-open'];
  spawn(command!, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

await withOptions(
  { port: { type: 'string', default: String(DEFAULT_PORT) }, open: { type: 'boolean', default: false } },
  async (values) => {
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535) throw new Misuse(`${values.port} is not the number of a port.`);
    try {
      await play(port, values.open ? openInBrowser : () => undefined);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  },
);
