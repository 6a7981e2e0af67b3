import {
  PermissionFlagsBits as Bits,
  ComponentType,
  type InteractionType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { permissionsIn } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { channelJson, memberJson, memberWithoutUser, userJson } from '../state/wire.js';
import { type Channel, guildOf, requireFound, userOf } from '../state/world.js';
import type { SentOption } from './options.js';
import type { SeenSelect } from './seen.js';

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
  const member = requireFound(guild.members.get(userId), 'member', userId);
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
    channel: { ...partialChannel(channel), permissions },
    member: { ...memberJson(world, member), permissions },
    locale: userOf(world, userId).locale,
    guild_locale: guild.locale,
    app_permissions: String(ownPermissions(platform, channel)),
    entitlements: [],
    authorizing_integration_owners: { 0: guild.id },
    context: 0,
    attachment_size_limit: 10 * 1024 * 1024,
    ...(message ? { message } : {}),
  };
}

/** A channel without who may do what there, of which an interaction tells nothing but `permissions`. */
function partialChannel(channel: Channel): object {
  const { permission_overwrites: _, ...partial } = { permission_overwrites: [], ...channelJson(channel) };
  return partial;
}

/** What the app may do there. Where only its commands were let in, what everybody may, though it can use none of that. */
function ownPermissions({ world, botId }: Platform, channel: Channel): bigint {
  const guild = guildOf(world, channel);
  return guild.members.has(botId) ? permissionsIn(world, channel, botId) : guild.roles.get(guild.id)!.permissions;
}

/** The people and channels that ids among the options stand for. */
export function resolveOptions(platform: Platform, channel: Channel, options: readonly SentOption[]): object {
  const leaves = options.flatMap(function deep(option): readonly SentOption[] {
    return option.options ? option.options.flatMap(deep) : [option];
  });
  const ids = (...types: readonly Option[]) =>
    leaves.filter(({ type }) => types.includes(type)).map(({ value }) => String(value));
  const users = resolveUsers(platform, channel, ids(Option.User, Option.Mentionable));
  return { ...users, ...resolveChannels(platform, ids(Option.Channel)) };
}

function resolveChannels({ world, botId }: Platform, ids: readonly string[]): object {
  if (ids.length === 0) return {};
  const channels = ids.map((id) => {
    const found = requireFound(world.channels.get(id), 'channel', id);
    return [id, { ...channelJson(found), permissions: String(permissionsIn(world, found, botId)) }];
  });
  return { channels: Object.fromEntries(channels) };
}

/** Somebody in front of a menu. */
interface Chooser {
  readonly channel: Channel;
  readonly userId: string;
}

/** What the values chosen from a menu stand for. Throws for what the client would not offer there. */
export function resolveChoice(platform: Platform, by: Chooser, menu: SeenSelect, ids: readonly string[]): object {
  switch (menu.type) {
    case ComponentType.StringSelect:
      return {};
    case ComponentType.ChannelSelect:
      for (const id of ids) demandOffered(platform, by, menu, id);
      return resolveChannels(platform, ids);
    default:
      return resolveUsers(platform, by.channel, ids);
  }
}

/** A menu of channels offers those of the guild that the person can see, of the types that it names. */
function demandOffered({ world }: Platform, { channel, userId }: Chooser, menu: SeenSelect, id: string): void {
  const found = requireFound(world.channels.get(id), 'channel', id);
  const isOfType = menu.channelTypes.length === 0 || menu.channelTypes.includes(found.type);
  const isSeen = (permissionsIn(world, found, userId) & Bits.ViewChannel) !== 0n;
  if (found.guildId !== channel.guildId || !isOfType || !isSeen)
    throw new Error(`The menu ${menu.customId} does not offer #${found.name}`);
}

function resolveUsers({ world }: Platform, channel: Channel, ids: readonly string[]): object {
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
