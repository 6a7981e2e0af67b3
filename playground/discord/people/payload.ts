import { type InteractionType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { permissionsIn } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { channelJson, memberJson, memberWithoutUser, userJson } from '../state/wire.js';
import { type Channel, existing, guildOf, userOf } from '../state/world.js';
import type { SentOption } from './options.js';

export interface Sending {
  readonly type: InteractionType;
  readonly channel: Channel;
  readonly userId: string;
  readonly data: object;
  /** The message a component sits on, as the person's client has it. */
  readonly message?: object;
}

/** INTERACTION_CREATE, whole, as a guild's member causes it. */
export function interactionPayload(platform: Platform, sending: Sending, id: string, token: string): object {
  const { world, botId } = platform;
  const { type, channel, userId, data, message } = sending;
  const guild = guildOf(world, channel);
  const member = existing(guild.members.get(userId), 'member', userId);
  const permissions = String(permissionsIn(world, channel, userId));
  return {
    id,
    application_id: botId,
    type,
    token,
    version: 1,
    data,
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    channel_id: channel.id,
    channel: { ...channelJson(channel), permissions },
    member: { ...memberJson(world, member), permissions },
    locale: userOf(world, userId).locale,
    guild_locale: guild.locale,
    app_permissions: String(permissionsIn(world, channel, botId)),
    entitlements: [],
    authorizing_integration_owners: { 0: guild.id },
    context: 0,
    attachment_size_limit: 10 * 1024 * 1024,
    ...(message ? { message } : {}),
  };
}

/** The people and channels that ids among the options stand for. */
export function resolvedOptions(platform: Platform, channel: Channel, options: readonly SentOption[]): object {
  const leaves = options.flatMap(function deep(option): readonly SentOption[] {
    return option.options ? option.options.flatMap(deep) : [option];
  });
  const ids = (...types: readonly Option[]) =>
    leaves.filter(({ type }) => types.includes(type)).map(({ value }) => String(value));
  const users = resolvedUsers(platform, channel, ids(Option.User, Option.Mentionable));
  const channels = ids(Option.Channel).map((id) => {
    const found = existing(platform.world.channels.get(id), 'channel', id);
    return [id, { ...channelJson(found), permissions: String(permissionsIn(platform.world, found, platform.botId)) }];
  });
  return { ...users, ...(channels.length > 0 ? { channels: Object.fromEntries(channels) } : {}) };
}

export function resolvedUsers({ world }: Platform, channel: Channel, ids: readonly string[]): object {
  if (ids.length === 0) return {};
  const guild = guildOf(world, channel);
  const members = ids.flatMap((id) => guild.members.get(id) ?? []);
  return {
    users: Object.fromEntries(ids.map((id) => [id, userJson(userOf(world, id))])),
    members: Object.fromEntries(
      members.map((member) => {
        const permissions = String(permissionsIn(world, channel, member.userId));
        return [member.userId, { ...memberWithoutUser(member), permissions }];
      }),
    ),
  };
}
