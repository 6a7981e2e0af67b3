import { COMMANDS } from '../commands/index.js';
import { createAnswers } from './discord/answers.js';
import { Channels } from './discord/channels/channels.js';
import { createOwnThreads, createVisibility } from './discord/channels/visibility.js';
import { watchChannels } from './discord/channels/watch.js';
import { type Circuit, createCircuit } from './discord/circuit.js';
import { createSyncedClock } from './discord/clock.js';
import { createConnection, type DiscordConnection } from './discord/connection.js';
import { createAttachPermission } from './discord/delivery/attach-permission.js';
import { createPictures } from './discord/delivery/pictures.js';
import { Sender } from './discord/delivery/sender.js';
import { DieEmojis } from './discord/emojis/die-emojis.js';
import { hears, onDeaf } from './discord/hearing.js';
import type { Log } from './discord/log.js';
import type { Meter } from './discord/meter.js';
import { mayAttach } from './discord/permissions.js';
import { type CommandIds, nameCommand } from './discord/register.js';
import { Router } from './discord/router.js';
import { createShowing } from './discord/showing.js';
import type { Env } from './env.js';
import { GAMES, gameOf } from './games/registry.js';
import type { Clock } from './lib/clock.js';
import { type ExclusiveStore, openExclusive } from './store/exclusive.js';
import { createTables } from './table/tables.js';
import { GameTime } from './table/time.js';
import type { Chance } from './table/types.js';

/** What a bot has of the process that it runs in. */
export interface BotDeps {
  readonly log: Log;
  /** This machine's. */
  readonly clock: Clock;
  /** Milliseconds that never step, and also count while the machine sleeps. */
  readonly lasting: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly newSecret: Chance['newSecret'];
  /** The bot can't go on. */
  readonly fail: (error: unknown) => void;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** All that a bot consists of, put together on its database, not yet connected. */
export async function createServices(env: Env, deps: BotDeps & { readonly meter: Meter }) {
  const { log, fail } = deps;
  const ending = new AbortController();
  const clock = createSyncedClock({ machine: deps.clock, log, corrected: (by) => time.corrected(by) });
  const answers = createAnswers(clock);
  const time: GameTime = new GameTime({
    now: clock.now,
    steady: clock.monotonic,
    lasting: deps.lasting,
    hears: () => hears(client, ending.signal, clock),
    failingSince: answers.failingSince,
    isDue: async (at) => (await store.due(at)).length > 0,
    pass: (at) => tables.tick(at),
    grace: (stood) => tables.giveGrace(clock.now, stood),
    onChange: (why) => (why === null ? log.info({}, 'time goes on') : log.info({ why }, 'time stands')),
  });
  const { store, renew, check } = await openExclusive(env.DATABASE_PATH, {
    clock: deps.clock,
    lost: fail,
    trouble: () => time.stand('unsaved'),
  });
  const circuit = createCircuit(clock, log);
  const connection = createConnection(env.DISCORD_API_URL, { ...deps, store, check, clock, circuit });
  const { client, hooks, posting, starts } = connection;
  const tables = createTables({
    store,
    gameOf,
    random: deps.random,
    newSecret: deps.newSecret,
    timeDecides: () => time.decides(),
  });
  onDeaf(client, () => time.stand('deaf'));
  const delivery = createDelivery({ ...connection, store, circuit, log, clock, time });
  const commandIds: CommandIds = new Map();
  const router = new Router({
    ...delivery,
    answers,
    client,
    hooks,
    posting,
    tables,
    store,
    games: GAMES,
    gameOf,
    commands: COMMANDS,
    meter: deps.meter,
    log,
    clock,
    timeRuns: () => time.runs(),
    dieSign: delivery.dieEmojis.sign,
    nameCommand: (command) => nameCommand(commandIds, command),
    isShut: (channel) => delivery.channels.isShut(channel),
    showing: createShowing(clock),
  });
  return { ...delivery, answers, ending, clock, time, store, renew, circuit, client, starts, router, log, commandIds };
}

interface DeliveryDeps
  extends Pick<ExclusiveStore, 'store'>,
    Pick<DiscordConnection, 'client' | 'hooks' | 'posting' | 'usableEmojis'> {
  readonly circuit: Circuit;
  readonly log: Log;
  readonly clock: Clock;
  readonly time: GameTime;
}

/** Whatever goes out unasked, and where it may go. */
function createDelivery({ store, client, hooks, posting, usableEmojis, circuit, log, clock, time }: DeliveryDeps) {
  const { rest } = client;
  const { pauseLeft } = circuit;
  const self = () => ({ userId: client.user?.id ?? '', applicationId: client.application?.id ?? '' });
  const pictures = createPictures({ log, clock });
  const dieEmojis = new DieEmojis({ rest, applicationId: () => self().applicationId, pauseLeft, clock, usableEmojis });
  const attachPermission = createAttachPermission((channel) => mayAttach(client, channel), clock);
  const channels = new Channels({
    store,
    rest,
    log,
    clock,
    timeRuns: () => time.runs(),
    visibilityOf: createVisibility(client),
    isOwnThread: createOwnThreads(client),
    wake: () => sender.wake(),
  });
  const watch = watchChannels(client, { channels, log, clock });
  const sender: Sender = new Sender({
    store,
    rest,
    hooks,
    posting,
    pauseLeft,
    gameOf,
    clock,
    log,
    self,
    pictures,
    attachPermission,
    channels,
    dieSign: dieEmojis.sign,
  });
  return { self, pictures, channels, watch, sender, dieEmojis, usableEmojis };
}
