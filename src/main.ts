import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { uptime } from 'node:os';
import { Events } from 'discord.js';
import { config } from 'dotenv';
import type { Logger } from 'pino';
import { COMMANDS } from '../commands/index.js';
import { createChannels } from './discord/channels/channels.js';
import { createVisibility } from './discord/channels/visibility.js';
import { watchChannels } from './discord/channels/watch.js';
import { createCircuit } from './discord/circuit.js';
import { createClient, createHooks, disconnect, isConnected } from './discord/client.js';
import { createClock } from './discord/clock.js';
import { createAttachPermission } from './discord/delivery/attach-permission.js';
import { createPictures } from './discord/delivery/pictures.js';
import { createSender } from './discord/delivery/sender.js';
import { timeOfSnowflake } from './discord/delivery/snowflake.js';
import { hears, onHeard } from './discord/hearing.js';
import { LoginError, login, onRefusal, TOKEN_REFUSED } from './discord/login.js';
import { mayAttach } from './discord/permissions.js';
import { keepPutting, type Putting, putCommands } from './discord/register.js';
import type { Watching } from './discord/request.js';
import { createRouter } from './discord/router.js';
import { createStarts, sessionsLeft } from './discord/starts.js';
import { type Env, readEnv, StartError } from './env.js';
import { GAMES, gameOf } from './games/registry.js';
import { guardEnd } from './guard.js';
import { serveHealth } from './health.js';
import { repeat } from './lib/repeat.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { StoreError } from './store/errors.js';
import { openOwned } from './store/owned.js';
import { RENEW_EVERY } from './store/owner.js';
import { createTables } from './table/tables.js';
import { createTime } from './table/time.js';

const SECOND = 1000;
/** A supervisor kills after five seconds or more. */
const STOP_PATIENCE = 4 * SECOND;
/** The hold on the database is renewed more often by far. */
const UNWRITABLE_AFTER = 10 * SECOND;
const ENDS = ['SIGTERM', 'SIGINT'] as const;
const RANDOM_STEPS = 2 ** 32;

async function start(env: Env, logger: Logger): Promise<void> {
  let written = performance.now();
  const look = () => ({
    tables: store.counts(),
    unsent: {
      posts: store.unsentPosts().filter(({ channelId }) => channels.isOpen(channelId)).length,
      menus: store.unsentMenus(now()).length,
    },
    waiting: store.placed(null).filter((place) => place.paused !== null).length,
    connected: isConnected(client),
    paused: circuit.pauseLeft() > 0,
    writable: performance.now() - written < UNWRITABLE_AFTER,
    commands: putting?.isDone() ?? false,
    databaseBytes: sizeOf(env.DATABASE_PATH) + sizeOf(`${env.DATABASE_PATH}-wal`),
    ahead: clock.ahead(),
  });
  const { meter, counted, ...metrics } = createMetrics(look);
  const log = counted(logger);
  const steady = () => performance.now();
  const clock = createClock({ wall: Date.now, steady, log, corrected: (by) => time.corrected(by) });
  const { now } = clock;
  const ending = new AbortController();
  const time = createTime({
    now,
    steady,
    lasting: () => uptime() * SECOND,
    hears: () => hears(client, ending.signal),
    isDue: (at) => store.due(at).length > 0,
    pass: (at) => tables.tick(at),
    grace: (stood) => tables.grace(now, stood),
    told: (why) => (why === null ? log.info({}, 'time goes on') : log.info({ why }, 'time stands')),
  });
  const { store, renew, check } = await openOwned(env.DATABASE_PATH, {
    lost: fail,
    trouble: () => time.stand('unsaved'),
  });
  const circuit = createCircuit(steady, log);
  const watching: Watching = {
    check,
    dated: clock.dated,
    answer(answered) {
      meter.answer(answered);
      circuit.note(answered);
      if (answered.status === 401 && answered.by === 'bot') fail(new LoginError(TOKEN_REFUSED));
    },
  };
  const starts = createStarts({ store, left: () => sessionsLeft(client.rest), now, log });
  const client = createClient(env.DISCORD_API_URL, log, watching, starts);
  const hooks = createHooks(env.DISCORD_API_URL, watching);
  const tables = createTables({
    store,
    gameOf,
    random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    timeDecides: time.decides,
  });
  const self = () => ({ userId: client.user?.id ?? '', applicationId: client.application?.id ?? '' });
  const pictures = createPictures(log);
  const attachPermission = createAttachPermission((channel) => mayAttach(client, channel));
  const { rest } = client;
  const { pauseLeft } = circuit;
  const channels = createChannels({
    store,
    rest,
    log,
    now,
    steady,
    timeRuns: time.runs,
    visibilityOf: createVisibility(client),
    wake: () => sender.wake(),
  });
  client.on(Events.InteractionCreate, ({ id }) => clock.made(timeOfSnowflake(id)));
  client.on(Events.ShardReconnecting, () => time.stand('deaf'));
  const watch = watchChannels(client, channels, log);
  const sender = createSender({
    store,
    rest,
    hooks,
    pauseLeft,
    gameOf,
    now,
    log,
    self,
    pictures,
    attachPermission: attachPermission,
    channels: channels,
  });
  const router = createRouter({
    client,
    hooks,
    tables,
    store,
    games: GAMES,
    gameOf,
    commands: COMMANDS,
    sender,
    meter,
    pictures,
    channels: channels,
    log,
    now,
    timeRuns: time.runs,
    isShut: channels.isShut,
  });
  const timers: (() => Promise<void>)[] = [];
  let health: Server | null = null;
  let putting: Putting | null = null;

  /** The database is closed last, in the same breath: nothing can ask for it afterwards. */
  const leave = (): never => {
    store.close();
    // From here on a signal ends the process at once, even if nothing here can run any more.
    for (const signal of ENDS) process.off(signal, stop);
    process.exit(0);
  };
  const stop = once(async () => {
    guardEnd();
    setTimeout(leave, STOP_PATIENCE).unref();
    log.info({}, 'stopping');
    ending.abort();
    health?.close();
    await Promise.all(timers.map((end) => end()));
    await router.stop();
    await watch.stop();
    await sender.stop();
    await disconnect(client);
    leave();
  });
  for (const signal of ENDS) process.on(signal, stop);

  const failed = (what: string) => (error: unknown) => log.error({ err: error }, `${what} failed`);
  // To the very end, while the last changes are made.
  const hold = async (): Promise<void> => {
    await renew();
    written = performance.now();
  };
  repeat(RENEW_EVERY, hold, failed('renewing the hold on the database'));
  if (env.HEALTH_PORT !== undefined) {
    const facts = () => {
      const { connected, writable, commands, tables } = look();
      return { gateway: connected, database: writable, commands, tables };
    };
    health = await serveHealth(env.HEALTH_PORT, { facts, metrics: metrics.text, metricsType: metrics.contentType });
  }
  client.rest.setToken(env.DISCORD_TOKEN);
  await starts.wait();
  await login(client, env.DISCORD_TOKEN, env.DISCORD_API_URL);
  onRefusal(client, (reason) => fail(new LoginError(reason)));
  onHeard(client, time.heard);
  watch.begin();
  log.info({ guilds: client.guilds.cache.size, tables: store.counts() }, 'ready');

  const tick = async (): Promise<void> => {
    await time.tick().finally(sender.wake);
  };
  // With a clock that is wrong it might take away what is needed yet.
  const sweep = async () => time.runs() && store.sweep(now());
  setInterval(time.look, SECOND).unref();
  await tick().catch(failed('letting time pass'));
  timers.push(repeat(SECOND, tick, failed('letting time pass')));
  timers.push(repeat(SECOND, channels.tick, failed('trying channels again')));
  timers.push(repeat(300 * SECOND, sweep, failed('sweeping')));
  sender.wake();
  const commands = COMMANDS.map(({ data }) => data);
  putting = keepPutting(() => putCommands(client.rest, self().applicationId, commands), log);
  timers.push(putting.end);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
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
  await start(env, createLog(env.LOG_LEVEL));
} catch (error) {
  fail(error);
}
