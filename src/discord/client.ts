import { Client, Events, GatewayIntentBits, Options, RESTEvents, Status } from 'discord.js';
import type { Log } from './log.js';
import { makeRequest, rejectOnRateLimit } from './request.js';

/** A client that knows servers and channels and remembers nobody: presses bring along what is needed of a person. */
export function createClient(api: string, log: Log): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { api, makeRequest, rejectOnRateLimit, invalidRequestWarningInterval: 500 },
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
  client.on(Events.Error, (error) => log.error({ err: error }, 'the client failed'));
  client.on(Events.Warn, (text) => log.warn({ text }, 'the client warns'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'the connection failed'));
  client.on(Events.ShardReconnecting, () => log.info({}, 'connecting again'));
  client.on(Events.ShardResume, () => log.info({}, 'connected again'));
  client.rest.on(RESTEvents.InvalidRequestWarning, (facts) => log.warn(facts, 'many requests are refused'));
  return client;
}

/** Whether presses come in right now. The library's own `isReady` stays true after the connection is lost. */
export function isConnected(client: Client): boolean {
  return client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);
}
