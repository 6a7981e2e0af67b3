import { randomInt } from 'node:crypto';
import { uptime } from 'node:os';
import { config } from 'dotenv';
import type { Logger } from 'pino';
import { createBot } from './bot.js';
import { LoginError } from './discord/login.js';
import { type Env, readEnv, StartError } from './env.js';
import { guardEnd } from './guard.js';
import { systemClock } from './lib/clock.js';
import { createLog } from './log.js';
import { newSecret } from './seal/seal.js';
import { StoreError } from './store/errors.js';

const SECOND = 1000;
/** A supervisor kills after five seconds or more. */
const STOP_PATIENCE = 4 * SECOND;
const ENDS = ['SIGTERM', 'SIGINT'] as const;
const RANDOM_STEPS = 2 ** 32;

/** A bot that is this process, until a signal ends it. */
async function run(env: Env, log: Logger): Promise<void> {
  const bot = await createBot(env, {
    log,
    clock: systemClock,
    lasting: () => uptime() * SECOND,
    random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    newSecret,
    fail,
  });
  /** The database is closed last, in the same breath: nothing can ask for it afterwards. */
  const leave = async (): Promise<never> => {
    await bot.close();
    // From here on a signal ends the process at once, even if nothing here can run any more.
    for (const signal of ENDS) process.off(signal, stop);
    process.exit(0);
  };
  const stop = once(async () => {
    guardEnd();
    setTimeout(leave, STOP_PATIENCE).unref();
    await bot.stop();
    await leave();
  });
  for (const signal of ENDS) process.on(signal, stop);
  await bot.start();
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
  guardEnd();
  if (error instanceof StartError || error instanceof StoreError || error instanceof LoginError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    fallback.fatal({ err: error }, 'the bot has to stop');
  }
  process.exit(1);
}

// What is stored holds tokens and people's ids: it is for this user alone.
process.umask(0o077);
const fallback = createLog('fatal');
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  config({ quiet: true });
  const env = readEnv(process.env);
  await run(env, createLog(env.LOG_LEVEL));
} catch (error) {
  fail(error);
}
