import { ChannelType } from 'discord-api-types/v10';
import type { Channel, Guild, Member, Role, User } from './world.js';
import { userOf, type World } from './world.js';

/** How users, members, roles, channels and guilds look in Discord's JSON. */

export function userJson(user: User) {
  return {
    id: user.id,
    username: user.username,
    discriminator: '0',
    global_name: user.bot ? null : user.displayName,
    avatar: null,
    bot: user.bot,
    public_flags: 0,
  };
}

export function memberJson(world: World, member: Member) {
  return { ...memberWithoutUser(member), user: userJson(userOf(world, member.userId)) };
}

export function memberWithoutUser(member: Member) {
  return {
    nick: member.nick,
    avatar: null,
    roles: member.roleIds,
    joined_at: isoTime(member.joinedAt),
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
    communication_disabled_until: null,
  };
}

export function roleJson(role: Role, position: number) {
  return {
    id: role.id,
    name: role.name,
    permissions: String(role.permissions),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.managed,
    mentionable: false,
    flags: 0,
  };
}

export function channelJson(channel: Channel) {
  const { id, type, name, guildId, parentId, lastMessageId, position, topic, thread } = channel;
  const common = {
    id,
    type,
    name,
    guild_id: guildId,
    parent_id: parentId,
    last_message_id: lastMessageId,
    rate_limit_per_user: 0,
    flags: 0,
  };
  if (thread) {
    return {
      ...common,
      owner_id: thread.ownerId,
      message_count: 0,
      member_count: thread.members.size,
      thread_metadata: {
        archived: thread.archived,
        locked: thread.locked,
        auto_archive_duration: thread.autoArchive,
        archive_timestamp: isoTime(thread.changedAt),
        create_timestamp: isoTime(thread.createdAt),
      },
    };
  }
  const permission_overwrites = channel.overwrites.map(({ id: of, of: kind, allow, deny }) => ({
    id: of,
    type: kind === 'role' ? 0 : 1,
    allow: String(allow),
    deny: String(deny),
  }));
  const voice = isVoice(type) ? { bitrate: 64_000, user_limit: 0, rtc_region: null } : {};
  return { ...common, position, topic, nsfw: false, permission_overwrites, ...voice };
}

/** A guild as REST shows it. */
export function guildJson(guild: Guild) {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    owner_id: guild.ownerId,
    roles: [...guild.roles.values()].map(roleJson),
    emojis: [],
    stickers: [],
    features: [],
    preferred_locale: guild.locale,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    afk_channel_id: null,
    afk_timeout: 300,
    vanity_url_code: null,
    description: null,
    banner: null,
    application_id: null,
    max_members: 500_000,
  };
}

/** A guild as the gateway announces it: with its channels, the threads the bot can see, and of its members the bot. */
export function fullGuildJson(world: World, guild: Guild, botId: string, canSee: (channel: Channel) => boolean) {
  const all = [...guild.channels.values()];
  const bot = guild.members.get(botId);
  return {
    ...guildJson(guild),
    joined_at: isoTime(bot?.joinedAt ?? guild.createdAt),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: bot ? [memberJson(world, bot)] : [],
    channels: all.filter((one) => !one.thread).map(channelJson),
    threads: all.filter((one) => one.thread && !one.thread.archived && canSee(one)).map(channelJson),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export function isVoice(type: ChannelType): boolean {
  return type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice;
}

export function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
