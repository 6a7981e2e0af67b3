import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { type Controls, createControls } from './controls.js';
import { eventOf } from './gateway/events.js';
import { type Gateway, type RunningGateway, startGateway } from './gateway/gateway.js';
import type { Limits } from './limits/request-rates.js';
import type { StartLimit } from './limits/session-starts.js';
import { People } from './people/people.js';
import { Waiting } from './people/waiting.js';
import { type Ref, refId } from './person.js';
import { createApp } from './rest/app.js';
import { serveAttachments } from './rest/attachments.js';
import { serveEmojiImages } from './rest/emoji-images.js';
import { createFaults, type Faults } from './rest/faults.js';
import { createRequestLog, describeMistakes, type LogEntry, type RequestLog } from './rest/log.js';
import type { Changes, WorldChange } from './state/changes.js';
import type { DiscordClock } from './state/clock.js';
import type { StoredEmoji } from './state/emojis.js';
import type { Interactions } from './state/interactions.js';
import { createPlatform, type Platform } from './state/platform.js';
import type { ChannelTally } from './state/tallies.js';
import { describeUnfinished } from './state/unfinished.js';
import { requireFound, userOf } from './state/world.js';
import { applicationIdOf, newToken } from './token.js';

export interface DiscordOptions {
  /** 0, or left out: any that is free. */
  readonly port?: number;
  /** The bot's token, from whose beginning the application's id is read. */
  readonly token?: string;
  /** What the bot is called; Bot, unless said otherwise. */
  readonly botName?: string;
  /** How many requests and interactions are remembered; all of them, unless said otherwise. */
  readonly keepLog?: number;
  /** How many messages each channel and each person's screen keeps. */
  readonly keepMessages?: number;
  /** How long an interaction waits for its acknowledgement: three seconds, unless a test is to hold on the slowest machine. */
  readonly acknowledgeMs?: number;
  /** Rate limits to enforce; none, unless said otherwise. */
  readonly limits?: Limits;
  /** How many shards `/gateway/bot` recommends. */
  readonly shards?: number;
  readonly heartbeatMs?: number;
  /** How many sessions may still be begun, and how long until they are counted anew: a thousand in a day. */
  readonly sessionStarts?: StartLimit;
  /** How far its clock is ahead of the real time at first; negative: behind. */
  readonly clockAheadMs?: number;
  /** Whether its time runs with the real one, or stands but for what `clock.advance` does; it runs, unless said otherwise. */
  readonly time?: 'runs' | 'stands';
  /** Privileged intents the application may ask for; none, unless said otherwise. */
  readonly privilegedIntents?: number;
}

/** How an interaction was acknowledged. */
export interface AckCount {
  readonly interactionId: string;
  readonly tried: number;
  readonly accepted: number;
  /** Null as long as there is no valid acknowledgement. */
  readonly latencyMs: number | null;
}

/** A running stand-in: what a bot connects to, and what a test does and looks at. */
export interface Discord extends Controls {
  /** For discord.js: `new Client({ rest: { api: discord.apiUrl } })`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly botName: string;
  readonly applicationId: string;
  readonly clock: DiscordClock;
  readonly gateway: Gateway;
  readonly log: readonly LogEntry[];
  /** Every request whose body was refused; a good test ends with none. */
  readonly refused: readonly LogEntry[];
  readonly unknownRoutes: readonly string[];
  /** What was refused for its body or asked of a route that is not spoken, a sentence each. */
  readonly mistakes: readonly string[];
  /** The global commands that are registered. */
  readonly commands: readonly APIApplicationCommand[];
  /** The application's own emojis. */
  readonly emojis: readonly StoredEmoji[];
  readonly acks: readonly AckCount[];
  /** What the bot has done in a channel so far. */
  tally(channel: Ref): ChannelTally;
  /** Makes the next requests that fit go wrong. */
  readonly fault: Faults['place'];
  /** Sends an interaction to the bot once more. */
  deliverAgain(interactionId: string): void;
  readonly rawPress: People['rawPress'];
  /** Waits, without looking again and again, until there is something. */
  readonly until: Waiting['until'];
  readonly settle: Waiting['settle'];
  /** Calls the listener at everything that happens; the returned function ends that. */
  on(event: 'change', listener: (change: WorldChange) => void): ReturnType<Changes['on']>;
  close(): Promise<void>;
}

/** What a stand-in is put together from. */
interface Parts {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly gateway: RunningGateway;
  readonly log: RequestLog;
  readonly faults: Faults;
  readonly waiting: Waiting;
  readonly people: People;
}

/** Starts a stand-in for Discord on 127.0.0.1. */
export async function startDiscord(options: DiscordOptions = {}): Promise<Discord> {
  const { port = 0, keepLog = Infinity, heartbeatMs = 41_250, privilegedIntents = 0, limits } = options;
  const platform = platformFor(options);
  const log = createRequestLog(keepLog);
  const faults = createFaults();
  const app = createApp({ platform, faults, log, limits });
  serveAttachments(app, platform);
  serveEmojiImages(app, platform);
  const gateway = startGateway(app.server, platform, { heartbeatMs, privilegedIntents });
  platform.origin = await listen(app, port);
  const waiting = new Waiting(platform.changes, () => describeUnfinished(platform, log.inFlight));
  const people = new People(platform, waiting);
  return discordOf({ app, platform, gateway, log, faults, waiting, people });
}

function platformFor(options: DiscordOptions): Platform {
  const { token = newToken(), botName = 'Bot', keepLog = Infinity, keepMessages = Infinity } = options;
  return createPlatform({
    botId: applicationIdOf(token),
    token,
    botName,
    shards: options.shards,
    keepInteractions: keepLog,
    keepMessages,
    acknowledgeMs: options.acknowledgeMs,
    clock: { aheadMs: options.clockAheadMs, time: options.time },
    sessionStarts: options.sessionStarts,
  });
}

function listen(app: FastifyInstance, port: number): Promise<string> {
  return app.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} on 127.0.0.1 is taken: choose another one`) : error;
  });
}

function discordOf({ app, platform, gateway, log, faults, waiting, people }: Parts): Discord {
  const { botId, token, clock, changes, interactions } = platform;
  return {
    ...createControls(platform, (user) => people.discordUserOf(user)),
    apiUrl: `${platform.origin}/api`,
    token,
    botName: userOf(platform.world, botId).displayName,
    applicationId: botId,
    clock,
    gateway,
    log: log.entries,
    refused: log.refused,
    unknownRoutes: log.unknownRoutes,
    get mistakes() {
      return describeMistakes(log);
    },
    get commands() {
      return platform.commands.all(null);
    },
    get emojis() {
      return platform.emojis.all();
    },
    get acks() {
      return countAcks(interactions);
    },
    tally: (channel) => platform.tallies.of(refId(channel)),
    fault: faults.place,
    deliverAgain: (interactionId) => deliverAgain(platform, gateway, interactionId),
    rawPress: (person, press) => people.rawPress(person, press),
    until: (look, options) => waiting.until(look, options),
    settle: (options) => waiting.settle(options),
    on: (_event, listener) => changes.on(listener),
    async close() {
      waiting.close();
      interactions.close();
      gateway.close();
      clock.stop();
      await app.close();
    },
  };
}

function countAcks({ all }: Interactions): readonly AckCount[] {
  return [...all.values()].map(({ id, tries, ending }) => {
    const accepted = ending !== null && ending.ack !== 'failed';
    const latencyMs = accepted ? ending.latencyMs : null;
    return { interactionId: id, tried: tries, accepted: Number(accepted), latencyMs };
  });
}

function deliverAgain(platform: Platform, gateway: RunningGateway, interactionId: string): void {
  const interaction = requireFound(platform.interactions.all.get(interactionId), 'interaction', interactionId);
  const event = eventOf(platform, { kind: 'interaction-sent', interaction });
  if (!event) throw new Error(`The interaction ${interactionId} cannot be delivered any more`);
  gateway.dispatch(event);
}
