import {
  Client,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  type GatewayInteractionCreateDispatchData,
  Options,
  REST,
  type RESTOptions,
  Status,
} from 'discord.js';
import type { Log } from './log.js';
import { createRequester, rejectOnRateLimit, type Watching } from './request.js';
import { identifyThrottler, type SessionLimit } from './session-limit.js';

/** The library remembers something of each token it has sent to, until then: in milliseconds. */
const FORGET_EVERY = 5 * 60_000;

/** At the start servers in an outage are not waited for longer: nobody is answered meanwhile. In milliseconds. */
const LATE_SERVERS = 5_000;

/** A client that knows servers and channels and remembers nobody: presses bring along what is needed of a person. */
export function createClient(api: string, log: Log, watching: Watching, starts: SessionLimit): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    waitGuildTimeout: LATE_SERVERS,
    allowedMentions: { parse: [] },
    rest: restOptions(api, watching),
    ws: { buildIdentifyThrottler: () => identifyThrottler(starts, watching.clock) },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      ApplicationCommandManager: 0,
      AutoModerationRuleManager: 0,
      BaseGuildEmojiManager: 0,
      DMMessageManager: 0,
      EntitlementManager: 0,
      GuildBanManager: 0,
      GuildEmojiManager: 0,
      GuildInviteManager: 0,
      GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user?.id },
      GuildMessageManager: 0,
      GuildScheduledEventManager: 0,
      GuildStickerManager: 0,
      MessageManager: 0,
      PresenceManager: 0,
      ReactionManager: 0,
      ReactionUserManager: 0,
      StageInstanceManager: 0,
      ThreadMemberManager: 0,
      UserManager: { maxSize: 0, keepOverLimit: (user) => user.id === user.client.user?.id },
      VoiceStateManager: 0,
    }),
    sweepers: Options.DefaultSweeperSettings,
  });
  takeGently(client, log);
  client.on(Events.Debug, (text) => log.trace({ text }, 'the library tells'));
  client.on(Events.Error, (error) => log.error({ err: error }, 'the client failed'));
  client.on(Events.Warn, (text) => log.warn({ text }, 'the client warns'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'the connection failed'));
  client.on(Events.ShardReconnecting, () => log.info({}, 'connecting again'));
  client.on(Events.ShardResume, () => log.info({}, 'connected again'));
  return client;
}

/**
 * An event at which the library throws ends nothing. One such is a session that is declared invalid in the moment in which
 * it was resumed. Without the first one, though, the bot would wait for ever.
 */
function takeGently(client: Client, log: Log): void {
  const { ws } = client;
  // It is private, and the compiler lets it be named in no other way.
  const take = ws['handlePacket'].bind(ws);
  const handlePacket: typeof take = (packet, shard) => {
    try {
      noteNewestMessage(client, Object(packet));
      return take(packet, shard);
    } catch (error) {
      if (Object(packet).t === GatewayDispatchEvents.Ready) throw error;
      log.warn({ event: Object(packet).t, err: error }, 'an event could not be taken');
      return false;
    }
  };
  Object.assign(ws, { handlePacket });
}

/** A press tells the newest message of its channel, which the library does not take over. */
function noteNewestMessage(
  { channels }: Client,
  { t, d }: { readonly t?: unknown; readonly d?: GatewayInteractionCreateDispatchData },
): void {
  if (t !== GatewayDispatchEvents.InteractionCreate || d?.channel === undefined) return;
  const known = channels.cache.get(d.channel.id ?? '');
  if (known !== undefined && 'lastMessageId' in known && 'last_message_id' in d.channel)
    Object.assign(known, { lastMessageId: d.channel.last_message_id });
}

type HooksOptions = Partial<Pick<RESTOptions, 'retries' | 'rejectOnRateLimit'>>;

/**
 * For what is reached by the token of a press: the bot's own limits, a global one above all, do not hold it up. New messages
 * know no nonce there: they are made without `retries`, since what may have been made must not be sent again unseen.
 */
export function createHooks(api: string, watching: Watching, own: HooksOptions = {}): REST {
  return new REST({ ...restOptions(api, watching), globalRequestsPerSecond: Number.POSITIVE_INFINITY, ...own });
}

function restOptions(api: string, watching: Watching) {
  return { api, makeRequest: createRequester(watching), rejectOnRateLimit, handlerSweepInterval: FORGET_EVERY };
}

/** Closes the connection for good. */
export async function disconnect(client: Client): Promise<void> {
  // The library says so of every connection that closes, of this one too.
  client.removeAllListeners(Events.ShardReconnecting);
  await client.destroy();
}

/** Whether presses come in right now. The library's own `isReady` stays true after the connection is lost. */
export function isConnected(client: Client): boolean {
  return client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);
}
