#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { PortTaken } from './web/http.js';
import { DEFAULT_PORT, openInBrowser, serve } from './web/serve.js';

const USAGE = 'local-discord [--port N] [--open] -- COMMAND [ARGUMENT …]';

interface Given {
  readonly port: number;
  readonly open: boolean;
  readonly command: string;
  readonly args: readonly string[];
}

/** What stands on the command line; a sentence if it makes no sense. */
function readGiven(): Given | string {
  try {
    const { values, positionals } = parseArgs({
      options: { port: { type: 'string', default: String(DEFAULT_PORT) }, open: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [command, ...args] = positionals;
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535) return `${values.port} is not the number of a port.`;
    return command === undefined ? `Usage: ${USAGE}` : { port, open: values.open, command, args };
  } catch {
    return `Usage: ${USAGE}`;
  }
}

/** Starts the bot whose command line stands after `--`, on a stand-in with a page. */
async function run(): Promise<void> {
  const given = readGiven();
  if (typeof given === 'string') {
    console.error(given);
    process.exitCode = 2;
    return;
  }
  const { port, open, command, args } = given;
  try {
    await serve({
      port,
      open: open ? openInBrowser : () => undefined,
      commandOf: ({ token, apiUrl }) => ({
        command,
        args,
        env: { ...process.env, DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl },
      }),
    });
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

await run();
