import { type APIMessage, GatewayIntentBits as Intents, PermissionFlagsBits } from 'discord-api-types/v10';
import type { WorldChange } from '../state/changes.js';
import type { StoredMessage } from '../state/message.js';
import { messageJson } from '../state/message-json.js';
import { permissionsIn } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { channelJson, fullGuildJson, memberJson, roleJson } from '../state/wire.js';
import { type Channel, type Guild, guildOf, userOf } from '../state/world.js';

/** Every event about the world, with the intent that a session needs to hear of it; null: none. */
export const EVENTS = {
  GUILD_CREATE: 'Guilds',
  GUILD_DELETE: 'Guilds',
  GUILD_ROLE_UPDATE: 'Guilds',
  CHANNEL_CREATE: 'Guilds',
  CHANNEL_UPDATE: 'Guilds',
  CHANNEL_DELETE: 'Guilds',
  THREAD_CREATE: 'Guilds',
  THREAD_UPDATE: 'Guilds',
  THREAD_DELETE: 'Guilds',
  THREAD_LIST_SYNC: 'Guilds',
  GUILD_MEMBER_ADD: 'GuildMembers',
  GUILD_MEMBER_UPDATE: 'GuildMembers',
  GUILD_MEMBER_REMOVE: 'GuildMembers',
  MESSAGE_CREATE: 'GuildMessages',
  MESSAGE_UPDATE: 'GuildMessages',
  MESSAGE_DELETE: 'GuildMessages',
  INTERACTION_CREATE: null,
} as const satisfies Record<string, keyof typeof Intents | null>;
export type EventName = keyof typeof EVENTS;

/** An event as the gateway sends it out. */
export interface GatewayEvent {
  readonly name: EventName;
  readonly data: object;
  readonly guildId: string;
  /** A session hears of it if it has one of these intents; 0 = always. */
  readonly intents: number;
  /** What a session without the intent for message contents gets instead. */
  readonly withoutContent?: object;
}

/** What a change looks like to the bot, if it hears of it at all. */
export function eventOf(platform: Platform, change: WorldChange): GatewayEvent | null {
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

function guildEvent(name: EventName, { id: guildId }: Guild, data: object): GatewayEvent {
  return { name, data, guildId, intents: intentFor(name) };
}

/** The bit of the intent without which nobody hears of it; 0 = always. */
function intentFor(name: EventName): number {
  const intent = EVENTS[name];
  return intent === null ? 0 : Intents[intent];
}

/** A guild without the bot, or without Discord, is silent. */
function inReach({ world }: Platform, change: WorldChange): boolean {
  if ('guild' in change) return change.guild.bot === 'in';
  if ('channel' in change) return guildOf(world, change.channel).bot === 'in';
  if ('message' in change) return guildOf(world, change.message.channel).bot === 'in';
  return 'interaction' in change;
}

function eventInside(platform: Platform, change: WorldChange): GatewayEvent | null {
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
      return guildEvent('GUILD_MEMBER_ADD', guild, data);
    }
    case 'member-updated': {
      const { guild, member } = change;
      const data = { guild_id: guild.id, ...memberJson(world, member) };
      // Of itself a bot hears without any intent.
      const event = guildEvent('GUILD_MEMBER_UPDATE', guild, data);
      return member.userId === platform.botId ? { ...event, intents: 0 } : event;
    }
    case 'member-left': {
      const { guild, member } = change;
      const data = { guild_id: guild.id, user: memberJson(world, member).user };
      return guildEvent('GUILD_MEMBER_REMOVE', guild, data);
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
      const name = 'INTERACTION_CREATE';
      return payload && { name, data: payload, guildId, intents: intentFor(name) };
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
  const name = `${channel.thread ? 'THREAD' : 'CHANNEL'}_${CHANNEL_VERBS[kind]}` as const;
  const newly = channel.thread && kind === 'channel-created' ? { newly_created: true } : {};
  const data = { ...channelJson(channel), ...newly };
  return { name, data, guildId: channel.guildId, intents: intentFor(name) };
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
  const name = `MESSAGE_${MESSAGE_VERBS[kind]}` as const;
  const event = { name, guildId: guild.id, intents: intentFor(name) };
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
