import { type APIMessage, GatewayIntentBits as Intents, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Change } from '../state/changes.js';
import { messageJson } from '../state/message-json.js';
import type { StoredMessage } from '../state/messages.js';
import { permissionsIn } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { channelJson, fullGuildJson, memberJson, roleJson } from '../state/wire.js';
import { type Channel, type Guild, guildOf, userOf } from '../state/world.js';

/** An event as the gateway sends it out. */
export interface GatewayEvent {
  readonly name: string;
  readonly data: object;
  readonly guildId: string;
  /** A session hears of it if it has one of these intents; 0 = always. */
  readonly intents: number;
  /** What a session without the intent for message contents gets instead. */
  readonly withoutContent?: object;
}

/** What a change looks like to the bot, if it hears of it at all. */
export function eventOf(platform: Platform, change: Change): GatewayEvent | null {
  switch (change.kind) {
    case 'guild-joined':
    case 'guild-back':
      return guildCreate(platform, change.guild);
    case 'guild-outage':
      return guildEvent('GUILD_DELETE', change.guild, { id: change.guild.id, unavailable: true });
    case 'guild-left':
      return guildEvent('GUILD_DELETE', change.guild, { id: change.guild.id });
    default:
      return inReach(platform, change) ? eventInside(platform, change) : null;
  }
}

export function guildCreate(platform: Platform, guild: Guild): GatewayEvent {
  const { world, botId } = platform;
  const data = fullGuildJson(world, guild, botId, (channel) => botSees(platform, channel));
  return guildEvent('GUILD_CREATE', guild, data);
}

function guildEvent(name: string, { id: guildId }: Guild, data: object): GatewayEvent {
  return { name, data, guildId, intents: Intents.Guilds };
}

/** A guild without the bot, or without Discord, is silent. */
function inReach({ world }: Platform, change: Change): boolean {
  if ('guild' in change) return change.guild.bot === 'in';
  if ('channel' in change) return guildOf(world, change.channel).bot === 'in';
  if ('message' in change) return guildOf(world, change.message.channel).bot === 'in';
  return 'interaction' in change;
}

function eventInside(platform: Platform, change: Change): GatewayEvent | null {
  const { world } = platform;
  switch (change.kind) {
    case 'role-updated': {
      const { guild, role } = change;
      return guildEvent('GUILD_ROLE_UPDATE', guild, { guild_id: guild.id, role: roleJson(role, 1) });
    }
    case 'threads-seen': {
      const { guild, channels } = change;
      const ids = channels.map(({ id }) => id);
      const threads = [...guild.channels.values()].filter(
        ({ parentId, thread }) => parentId !== null && ids.includes(parentId) && thread?.archived === false,
      );
      const data = { guild_id: guild.id, channel_ids: ids, threads: threads.map(channelJson), members: [] };
      return guildEvent('THREAD_LIST_SYNC', guild, data);
    }
    case 'member-joined': {
      const { guild, member } = change;
      const data = { guild_id: guild.id, ...memberJson(world, member) };
      return { name: 'GUILD_MEMBER_ADD', data, guildId: guild.id, intents: Intents.GuildMembers };
    }
    case 'member-updated': {
      const { guild, member } = change;
      const data = { guild_id: guild.id, ...memberJson(world, member) };
      // Of itself a bot hears without any intent.
      const intents = member.userId === platform.botId ? 0 : Intents.GuildMembers;
      return { name: 'GUILD_MEMBER_UPDATE', data, guildId: guild.id, intents };
    }
    case 'member-left': {
      const { guild, member } = change;
      const data = { guild_id: guild.id, user: memberJson(world, member).user };
      return { name: 'GUILD_MEMBER_REMOVE', data, guildId: guild.id, intents: Intents.GuildMembers };
    }
    case 'channel-created':
    case 'channel-updated':
    case 'channel-deleted':
      return channelEvent(platform, change.kind, change.channel);
    case 'message-created':
    case 'message-edited':
    case 'message-deleted':
      return messageEvent(platform, change.kind, change.message);
    case 'interaction-sent': {
      const { payload, guildId } = change.interaction;
      return payload && { name: 'INTERACTION_CREATE', data: payload, guildId, intents: 0 };
    }
    default:
      return null;
  }
}

const CHANNEL_VERBS = {
  'channel-created': 'CREATE',
  'channel-updated': 'UPDATE',
  'channel-deleted': 'DELETE',
} as const;

function channelEvent(platform: Platform, kind: keyof typeof CHANNEL_VERBS, channel: Channel): GatewayEvent | null {
  if (channel.thread && !botSees(platform, channel)) return null;
  const name = `${channel.thread ? 'THREAD' : 'CHANNEL'}_${CHANNEL_VERBS[kind]}`;
  const newly = channel.thread && kind === 'channel-created' ? { newly_created: true } : {};
  const data = { ...channelJson(channel), ...newly };
  return { name, data, guildId: channel.guildId, intents: Intents.Guilds };
}

const MESSAGE_VERBS = { 'message-created': 'CREATE', 'message-edited': 'UPDATE', 'message-deleted': 'DELETE' } as const;

function messageEvent(
  platform: Platform,
  kind: keyof typeof MESSAGE_VERBS,
  message: StoredMessage,
): GatewayEvent | null {
  const { world, botId, origin } = platform;
  const { channel, seenBy, authorId, id } = message;
  const guild = guildOf(world, channel);
  if (seenBy !== null || !botSees(platform, channel)) return null;
  const event = { name: `MESSAGE_${MESSAGE_VERBS[kind]}`, guildId: guild.id, intents: Intents.GuildMessages };
  if (kind === 'message-deleted') return { ...event, data: { id, channel_id: channel.id, guild_id: guild.id } };
  const author = guild.members.get(authorId);
  const { user: _, ...member } = author ? memberJson(world, author) : { user: userOf(world, authorId) };
  const json = messageJson(world, message, origin);
  const data = { ...json, guild_id: guild.id, member };
  const own = authorId === botId || message.mentions.users.includes(botId);
  return own ? { ...event, data } : { ...event, data, withoutContent: { ...data, ...EMPTY } };
}

const EMPTY: Partial<APIMessage> = { content: '', embeds: [], components: [], attachments: [] };

function botSees({ world, botId }: Platform, channel: Channel): boolean {
  return (permissionsIn(world, channel, botId) & PermissionFlagsBits.ViewChannel) !== 0n;
}
