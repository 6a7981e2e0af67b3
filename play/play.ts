import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PORT, openInBrowser, PortTaken, serve } from 'local-discord/page';
import { botCommand } from './bot.js';
import { Misuse, withOptions } from './options.js';
import { BOT_NAME, GAME_NIGHT } from './seed-data.js';

/** The real bot in the browser, on a database that goes with it. */
async function play(port: number, open: (url: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  const database = join(folder, 'bot.sqlite');
  await serve({
    port,
    open,
    commandOf: (discord) => botCommand({ discord, database }),
    data: GAME_NIGHT,
    botName: BOT_NAME,
    ended: () => rmSync(folder, { recursive: true, force: true }),
  });
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
