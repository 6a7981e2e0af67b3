import { type APIApplicationCommand, MessageFlags } from 'discord-api-types/v10';
import { type Controls, createControls } from './controls.js';
import { eventOf } from './gateway/events.js';
import { type Gateway, startGateway } from './gateway/gateway.js';
import { createDiscordPeople, type People } from './people/people.js';
import { createWaiting, type Waiting } from './people/waiting.js';
import { createApp } from './rest/app.js';
import { serveAttachments } from './rest/attachments.js';
import { createFaults, type Faults } from './rest/faults.js';
import type { Limits } from './rest/limits.js';
import { createRequestLog, describeMistakes, type LogEntry } from './rest/log.js';
import { routesOf } from './rest/routes.js';
import type { Changes, WorldChange } from './state/changes.js';
import type { DiscordClock } from './state/clock.js';
import { createPlatform, type Platform } from './state/platform.js';
import type { StartLimit } from './state/starts.js';
import { requireFound } from './state/world.js';
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
  readonly acks: readonly AckCount[];
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

/** Starts a stand-in for Discord on 127.0.0.1. */
export async function startDiscord(options: DiscordOptions = {}): Promise<Discord> {
  const { port = 0, token = newToken(), botName = 'Bot', keepLog = Infinity, keepMessages = Infinity } = options;
  const {
    limits,
    shards = 1,
    heartbeatMs = 41_250,
    privilegedIntents = 0,
    clockAheadMs,
    time,
    sessionStarts,
  } = options;
  const botId = applicationIdOf(token);
  const platform = createPlatform({
    botId,
    token,
    botName,
    keepInteractions: keepLog,
    keepMessages,
    clock: { aheadMs: clockAheadMs, time },
    sessionStarts,
  });
  const { clock, changes, interactions } = platform;
  const log = createRequestLog(keepLog);
  const faults = createFaults();
  const app = createApp({ platform, routes: routesOf(platform, { shards }), faults, log, limits });
  serveAttachments(app, platform);
  const gateway = startGateway(app.server, platform, { heartbeatMs, privilegedIntents });
  platform.origin = await app.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} on 127.0.0.1 is taken: choose another one`) : error;
  });
  const waiting = createWaiting(changes, () => underWay(platform, log.inFlight));
  const people = createDiscordPeople(platform, waiting);

  return {
    ...createControls(platform, people.personOf),
    apiUrl: `${platform.origin}/api`,
    token,
    botName,
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
    get acks() {
      return [...interactions.all.values()].map(({ id, tries, ending }) => {
        const accepted = ending !== null && ending.ack !== 'failed';
        const latencyMs = accepted ? ending.latencyMs : null;
        return { interactionId: id, tried: tries, accepted: Number(accepted), latencyMs };
      });
    },
    fault: faults.place,
    deliverAgain(id) {
      const interaction = requireFound(interactions.all.get(id), 'interaction', id);
      const event = eventOf(platform, { kind: 'interaction-sent', interaction });
      if (!event) throw new Error(`The interaction ${id} cannot be delivered any more`);
      gateway.dispatch(event);
    },
    rawPress: people.rawPress,
    until: waiting.until,
    settle: waiting.settle,
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

/** What still has to come to an end before things have settled; null if nothing. */
function underWay({ interactions, messages }: Platform, requests: number): string | null {
  if (requests > 0) return `${requests} requests are being worked on`;
  for (const { id, ending, originalId } of interactions.all.values()) {
    if (!ending) return `interaction ${id} is not acknowledged`;
    const original = ending.ack === 'deferred' && originalId !== null ? messages.find(originalId) : undefined;
    if (original && original.flags & MessageFlags.Loading) return `interaction ${id} was deferred and never answered`;
  }
  return null;
}
