import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { refusal } from '../state/errors.js';
import type { StoredMessage } from '../state/message.js';
import { demand, permissionsIn } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { type Channel, type Guild, guildOf, hasBot } from '../state/world.js';
import { type ApiRequest, idIn } from './route.js';

/** The channel an address names, if the bot can see it. */
export function visibleChannel(platform: Platform, request: ApiRequest): Channel {
  const channel = platform.world.channels.get(idIn(request, 'channel'));
  if (!channel) throw refusal(10003);
  if (!hasBot(guildOf(platform.world, channel))) throw refusal(50001);
  demandOfBot(platform, channel, 0n);
  return channel;
}

/** The public message of a channel that an address names. */
export function requireMessage({ messages }: Platform, channel: Channel, request: ApiRequest): StoredMessage {
  const message = messages.inChannel(channel.id, idIn(request, 'message'));
  if (!message) throw refusal(10008);
  return message;
}

/** The guild an address names, if the bot is in it. */
export function requireGuild({ world }: Platform, request: ApiRequest): Guild {
  const guild = world.guilds.get(idIn(request, 'guild'));
  if (!guild || !hasBot(guild)) throw refusal(10004);
  return guild;
}

/** Refuses what the bot cannot see, or may not do, in a channel. */
export function demandOfBot({ world, botId }: Platform, channel: Channel, bits: bigint): void {
  demand(world, channel, botId, bits);
}

export function mayBot({ world, botId }: Platform, channel: Channel, bits: bigint): boolean {
  return (permissionsIn(world, channel, botId) & bits) === bits;
}

/** What a thread lets the bot do although it is locked. */
export function botRights(platform: Platform, channel: Channel): { readonly moderator: boolean } {
  return { moderator: mayBot(platform, channel, Bits.ManageThreads) };
}
