import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { config } from 'dotenv';
import type { Logger } from 'pino';
import { COMMANDS } from '../commands/index.js';
import { createClient, isConnected } from './discord/client.js';
import { LoginError, login, onRefusal } from './discord/login.js';
import { putCommands } from './discord/register.js';
import { createRouter } from './discord/router.js';
import { createSender } from './discord/send/sender.js';
import { type Env, readEnv, StartError } from './env.js';
import { GAMES, gameOf } from './games/registry.js';
import { serveHealth } from './health.js';
import { createLog } from './log.js';
import { repeat } from './repeat.js';
import { StoreError } from './store/errors.js';
import { openStore } from './store/store.js';
import { createTables } from './table/tables.js';

const SECOND = 1000;
/** After a start nobody's time is up sooner than this: people must be able to answer first. */
const GRACE = 60 * SECOND;
/** A supervisor kills after five seconds or more. */
const STOP_PATIENCE = 4 * SECOND;
const RANDOM_STEPS = 2 ** 32;

async function start(env: Env, log: Logger): Promise<void> {
  const store = openStore(env.DATABASE_PATH);
  const client = createClient(env.DISCORD_API_URL, log);
  const now = Date.now;
  const tables = createTables({ store, gameOf, random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS });
  const self = () => ({ userId: client.user?.id ?? '', applicationId: client.application?.id ?? '' });
  const sender = createSender({ store, rest: client.rest, gameOf, now, log, self });
  const router = createRouter({ client, tables, store, games: GAMES, gameOf, commands: COMMANDS, sender, log, now });
  const timers: (() => Promise<void>)[] = [];
  let health: Server | null = null;

  /** The database is closed last, in the same breath: nothing can ask for it afterwards. */
  const leave = (): never => {
    store.close();
    process.exit(0);
  };
  const stop = once(async () => {
    setTimeout(leave, STOP_PATIENCE).unref();
    log.info({}, 'stopping');
    health?.close();
    await Promise.all(timers.map((end) => end()));
    await router.stop();
    await sender.stop();
    await client.destroy();
    leave();
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  if (env.HEALTH_PORT !== undefined) {
    health = await serveHealth(env.HEALTH_PORT, () => ({ ready: isConnected(client), tables: store.counts() }));
  }
  await store.grace(now() + GRACE);
  await login(client, env.DISCORD_TOKEN, env.DISCORD_API_URL);
  onRefusal(client, (reason) => fail(new LoginError(reason)));
  log.info({ guilds: client.guilds.cache.size, tables: store.counts() }, 'ready');

  const failed = (what: string) => (error: unknown) => log.error({ err: error }, `${what} failed`);
  const tick = async (): Promise<void> => {
    await tables.tick(now()).finally(sender.wake);
  };
  timers.push(repeat(SECOND, tick, failed('letting time pass')));
  timers.push(repeat(300 * SECOND, () => store.sweep(now()), failed('sweeping')));
  sender.wake();
  await putCommands(
    client.rest,
    self().applicationId,
    COMMANDS.map(({ data }) => data),
  ).then((put) => log.info({ put }, 'slash commands are up to date'), failed('putting the slash commands'));
}

/** From then on what goes wrong is only the end of what was going on. */
let stopping = false;

function once(job: () => Promise<void>): () => void {
  return () => {
    if (stopping) return;
    stopping = true;
    job().catch(() => process.exit(0));
  };
}

/** Ends the process: with a sentence where that says it all, else with the error in the log. */
function fail(error: unknown): void {
  if (stopping) return;
  if (error instanceof StartError || error instanceof StoreError || error instanceof LoginError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    fallback.fatal({ err: error }, 'the bot has to stop');
  }
  process.exit(1);
}

const fallback = createLog('fatal');
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  config({ quiet: true });
  const env = readEnv(process.env);
  await start(env, createLog(env.LOG_LEVEL));
} catch (error) {
  fail(error);
}
