import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { COMMANDS } from '../commands/index.js';
import { disconnect, isConnected } from './discord/client.js';
import { onHeard } from './discord/hearing.js';
import { connectToGateway, LoginError, onRefusal } from './discord/login.js';
import { keepPutting, type Putting } from './discord/putting.js';
import { putCommands } from './discord/register.js';
import type { Env } from './env.js';
import { serveHealth } from './health.js';
import { repeat } from './lib/repeat.js';
import { createMetrics, type Figures, type Metrics } from './metrics.js';
import { type BotDeps, createServices, type Services } from './services.js';
import { RENEW_EVERY } from './store/file/lease.js';

const SECOND = 1000;
/** The hold on the database is renewed more often by far. */
const UNWRITABLE_AFTER = 10 * SECOND;
/** Discord tells nobody that somebody has taken an emoji away. */
const LOOK_AGAIN = 3_600 * SECOND;

/** A bot on its database, whatever process it runs in. */
export interface DiscordBot {
  /** Connects; from then on people are answered. */
  start(): Promise<void>;
  /** Finishes what is in hand and disconnects. */
  stop(): Promise<void>;
  /** Lets go of the database at once. Nothing can ask for it afterwards. */
  close(): Promise<void>;
}

/** Puts a bot together, and opens its database. */
export async function createBot(env: Env, deps: BotDeps): Promise<DiscordBot> {
  const { monotonic } = deps.clock;
  const metrics = createMetrics(() => lookUp());
  const { meter, counted } = metrics;
  const services = await createServices(env, { ...deps, log: counted(deps.log), meter });
  const { client, log, store, time, clock } = services;
  let renewedAt = monotonic();
  let health: Server | null = null;
  let commands: Putting | null = null;
  let emojis: Putting | null = null;
  let jobs: readonly (() => Promise<void>)[] = [];
  const untilClosed: (() => void)[] = [];

  async function lookUp(): Promise<Figures> {
    const isWritable = monotonic() - renewedAt < UNWRITABLE_AFTER;
    return { ...(await readFigures(services, env)), writable: isWritable, commands: commands?.isDone() ?? false };
  }

  async function renew(): Promise<void> {
    await services.renew();
    renewedAt = monotonic();
  }

  return {
    async start() {
      // To the very end, while the last changes are made.
      untilClosed.push(
        repeat({ every: RENEW_EVERY, clock }, renew, logFailure(services, 'renewing the hold on the database')),
      );
      if (env.HEALTH_PORT !== undefined) health = await serveFacts(env.HEALTH_PORT, lookUp, metrics);
      await connect(services, env, deps.fail);
      untilClosed.push(
        repeat({ every: SECOND, clock }, async () => time.look(), logFailure(services, 'looking at the time')),
      );
      jobs = await startJobs(services);
      commands = keepPutting(() => putAll(services), { log, clock, what: 'slash commands', level: 'error' });
      // Without them dice have squares of their colours.
      emojis = keepPutting((signal) => services.dieEmojis.put(signal), {
        log,
        clock,
        what: 'dice',
        level: 'warn',
        again: LOOK_AGAIN,
      });
      services.usableEmojis.onRefused(() => {
        log.warn({}, 'a message was refused for its emojis: it is sent with squares');
        emojis?.hurry();
      });
    },
    async stop() {
      log.info({}, 'stopping');
      services.ending.abort();
      health?.close();
      await Promise.all([...jobs.map((end) => end()), commands?.end(), emojis?.end()]);
      await services.router.stop();
      await services.watch.stop();
      await services.sender.stop();
      await disconnect(client);
    },
    close() {
      for (const end of untilClosed) end();
      return store.close();
    },
  };
}

/** Lets people in. */
async function connect(services: Services, env: Env, fail: BotDeps['fail']): Promise<void> {
  const { client, starts, time, watch, store, log } = services;
  client.rest.setToken(env.DISCORD_TOKEN);
  await starts.wait();
  await connectToGateway(client, env.DISCORD_TOKEN, env.DISCORD_API_URL);
  onRefusal(client, (reason) => fail(new LoginError(reason)));
  onHeard(client, () => time.heard());
  watch.begin();
  log.info({ guilds: client.guilds.cache.size, tables: await store.counts() }, 'ready');
}

/** What is done again and again from now on, each with what ends it. */
async function startJobs(services: Services): Promise<readonly (() => Promise<void>)[]> {
  const { time, sender, channels, store, clock } = services;
  const passing = logFailure(services, 'letting time pass');
  const tick = async (): Promise<void> => {
    await time.tick().finally(() => sender.wake());
  };
  // With a clock that is wrong it might take away what is needed yet.
  const sweep = async () => time.runs() && store.sweep(clock.now());
  await store.doubtMenus().catch(logFailure(services, 'looking at menus whose presses may never have been answered'));
  await tick().catch(passing);
  const jobs = [
    repeat({ every: SECOND, clock }, tick, passing),
    repeat({ every: SECOND, clock }, () => channels.tick(), logFailure(services, 'trying channels again')),
    repeat({ every: 300 * SECOND, clock }, sweep, logFailure(services, 'sweeping')),
  ];
  sender.wake();
  return jobs;
}

function putAll({ client, self, commandIds }: Services): Promise<boolean> {
  return putCommands(
    client.rest,
    self().applicationId,
    COMMANDS.map(({ data }) => data),
    commandIds,
  );
}

function logFailure({ log }: Services, what: string): (error: unknown) => void {
  return (error) => log.error({ err: error }, `${what} failed`);
}

function serveFacts(port: number, lookUp: () => Promise<Figures>, metrics: Metrics): Promise<Server> {
  const facts = async () => {
    const { connected, answered, writable, commands, dice, tables } = await lookUp();
    return { gateway: connected, answers: answered, database: writable, commands, dice, tables };
  };
  return serveHealth(port, { facts, metrics: metrics.text, metricsType: metrics.contentType });
}

async function readFigures({ store, channels, clock, client, answers, circuit, dieEmojis }: Services, env: Env) {
  const [tables, posts, menus, placed] = await Promise.all([
    store.counts(),
    store.unsentPosts(),
    store.unsentMenus(clock.now()),
    store.placed(null),
  ]);
  return {
    tables,
    unsent: {
      posts: posts.filter(({ channelId }) => channels.isOpen(channelId)).length,
      menus: menus.length,
    },
    waiting: placed.filter((place) => place.paused !== null).length,
    connected: isConnected(client),
    answered: answers.failingSince() === null,
    paused: circuit.pauseLeft() > 0,
    databaseBytes: sizeOf(env.DATABASE_PATH) + sizeOf(`${env.DATABASE_PATH}-wal`),
    ahead: clock.ahead(),
    dice: dieEmojis.progress(),
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
