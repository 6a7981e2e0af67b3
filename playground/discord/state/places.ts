import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { refusal } from './errors.js';
import { ALL, BOT, EVERYONE, permissionsIn } from './permissions.js';
import type { Platform } from './platform.js';
import { type Channel, type Guild, guildOf, type Overwrite, userOf } from './world.js';

export interface NewGuild {
  readonly name: string;
  readonly locale: string;
  readonly ownerId: string;
  /** What @everyone, and the bot beyond that, may do. */
  readonly everyone?: bigint | undefined;
  readonly bot?: bigint | undefined;
}

/** Makes a guild the bot is in. */
export function createGuild({ world, changes, clock, nextId, botId }: Platform, wanted: NewGuild): Guild {
  const { name, locale, ownerId, everyone = EVERYONE, bot = BOT } = wanted;
  const id = nextId();
  const botRole = { id: nextId(), name: userOf(world, botId).displayName, managed: true, permissions: bot };
  const joinedAt = clock.now();
  const guild: Guild = {
    id,
    name,
    ownerId,
    locale,
    createdAt: joinedAt,
    roles: new Map([
      [id, { id, name: '@everyone', managed: false, permissions: everyone }],
      [botRole.id, botRole],
    ]),
    members: new Map([
      [ownerId, { userId: ownerId, joinedAt, nick: null, roleIds: [] }],
      [botId, { userId: botId, joinedAt, nick: null, roleIds: [botRole.id] }],
    ]),
    channels: new Map(),
    bot: 'in',
  };
  world.guilds.set(id, guild);
  changes.tell({ kind: 'guild-joined', guild });
  return guild;
}

export function createChannel(
  platform: Platform,
  guild: Guild,
  name: string,
  type: ChannelType = ChannelType.GuildText,
): Channel {
  return addToGuild(platform, guild, {
    id: platform.nextId(),
    guildId: guild.id,
    type,
    parentId: null,
    position: guild.channels.size,
    thread: null,
    name,
    topic: null,
    overwrites: [],
    lastMessageId: null,
  });
}

export interface NewThread {
  readonly name: string;
  readonly ownerId: string;
  readonly type?: ChannelType | undefined;
  readonly autoArchive?: number | undefined;
  /** The message it grows from, whose id it takes. */
  readonly messageId?: string;
}

export function createThread(platform: Platform, parent: Channel, wanted: NewThread): Channel {
  const { name, ownerId, type = ChannelType.PublicThread, autoArchive = 4320, messageId } = wanted;
  const now = platform.clock.now();
  return addToGuild(platform, guildOf(platform.world, parent), {
    id: messageId ?? platform.nextId(),
    guildId: parent.guildId,
    type,
    parentId: parent.id,
    position: 0,
    thread: {
      ownerId,
      createdAt: now,
      members: new Set([ownerId]),
      archived: false,
      locked: false,
      autoArchive,
      changedAt: now,
    },
    name,
    topic: null,
    overwrites: [],
    lastMessageId: null,
  });
}

function addToGuild({ world, changes }: Platform, guild: Guild, channel: Channel): Channel {
  guild.channels.set(channel.id, channel);
  world.channels.set(channel.id, channel);
  changes.tell({ kind: 'channel-created', channel });
  return channel;
}

export interface ChannelPatch {
  readonly name?: string | undefined;
  readonly topic?: string | null | undefined;
  readonly archived?: boolean | undefined;
  readonly locked?: boolean | undefined;
}

export function changeChannel({ clock, changes }: Platform, channel: Channel, patch: ChannelPatch): void {
  const { thread } = channel;
  if (patch.name !== undefined) channel.name = patch.name;
  if (patch.topic !== undefined) channel.topic = patch.topic;
  if (thread) {
    if (patch.archived !== undefined && patch.archived !== thread.archived) thread.changedAt = clock.now();
    thread.archived = patch.archived ?? thread.archived;
    thread.locked = patch.locked ?? thread.locked;
  }
  changes.tell({ kind: 'channel-updated', channel });
}

/** Takes a channel away, with its threads and messages. */
export function deleteChannel(platform: Platform, channel: Channel): void {
  const guild = guildOf(platform.world, channel);
  const threads = [...guild.channels.values()].filter((one) => one.parentId === channel.id);
  for (const thread of threads) remove(platform, guild, thread, 'thread-lost');
  remove(platform, guild, channel, 'channel-deleted');
}

function remove(platform: Platform, guild: Guild, channel: Channel, kind: 'channel-deleted' | 'thread-lost'): void {
  // The event goes first: who may see it is computed from where the channel stands.
  platform.changes.tell({ kind, channel });
  guild.channels.delete(channel.id);
  platform.world.channels.delete(channel.id);
  platform.messages.removeChannel(channel.id);
}

/** Sets exactly what one member may do in a channel, whatever the roles say. */
export function overwriteFor(platform: Platform, channel: Channel, userId: string, bits: bigint): void {
  const { changes } = platform;
  if (channel.thread) throw new Error(`#${channel.name} is a thread: it has the permissions of its channel`);
  const own: Overwrite = { id: userId, of: 'member', allow: bits, deny: ALL & ~bits };
  allow(platform, guildOf(platform.world, channel), () => {
    channel.overwrites = [...channel.overwrites.filter((one) => one.id !== userId), own];
    changes.tell({ kind: 'channel-updated', channel });
  });
}

/** Changes who may do what, and tells the bot of the threads that it can see only now. */
export function allow({ world, changes, botId }: Platform, guild: Guild, change: () => void): void {
  const seen = (): readonly Channel[] =>
    [...guild.channels.values()].filter(
      (one) => !one.thread && (permissionsIn(world, one, botId) & PermissionFlagsBits.ViewChannel) !== 0n,
    );
  const before = new Set(seen());
  change();
  const channels = seen().filter((one) => !before.has(one));
  if (channels.length > 0) changes.tell({ kind: 'threads-seen', guild, channels });
}

/** Whether messages can be written here now: an archived thread wakes up, a locked one refuses. */
export function openForWriting(platform: Platform, channel: Channel, rights: { readonly moderator: boolean }): void {
  if (!channel.thread) return;
  if (channel.thread.locked && !rights.moderator) throw refusal(160005);
  if (channel.thread.archived) changeChannel(platform, channel, { archived: false });
}

/** Messages in an archived thread, or in a locked one, stay as they are. */
export function openForEditing(channel: Channel, rights: { readonly moderator: boolean }): void {
  if (channel.thread?.archived) throw refusal(50083);
  if (channel.thread?.locked && !rights.moderator) throw refusal(160005);
}
