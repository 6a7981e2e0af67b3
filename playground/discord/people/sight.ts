import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { type Ref, refId } from '../person.js';
import type { Marks } from '../state/marks.js';
import { permissionsIn } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { type Channel, requireFound, type User } from '../state/world.js';
import { type SeenMessage, see } from './seen.js';

/** The channel that a person goes to; throws where their client does not list it. */
export function channelFor({ world }: Platform, user: User, ref: Ref): Channel {
  const channel = requireFound(world.channels.get(refId(ref)), 'channel', refId(ref));
  const can = permissionsIn(world, channel, user.id) & Bits.ViewChannel;
  if (!can) throw new Error(`${user.displayName} cannot see #${channel.name}`);
  return channel;
}

/** What stands beside a channel's name; nothing where the person's client does not list it. */
export function marksOf({ world, marks }: Platform, user: User, ref: Ref): Marks {
  const channel = world.channels.get(refId(ref));
  const isListed = channel && permissionsIn(world, channel, user.id) & Bits.ViewChannel;
  return isListed ? marks.of(user.id, channel.id) : { unread: 0, mentions: 0 };
}

/** What a person sees in a channel, oldest first. */
export function screenOf(platform: Platform, user: User, ref: Ref): readonly SeenMessage[] {
  const channel = platform.world.channels.get(refId(ref));
  if (!channel || !mayRead(platform, user, channel)) return [];
  return platform.messages.shownTo(user.id, channel.id).map((message) => see(platform, message));
}

/** A message that a person acts on; throws where they do not see it. */
export function messageFor(platform: Platform, user: User, { id }: { readonly id: string }): SeenMessage {
  const message = platform.messages.find(id);
  const isSeen = message && mayRead(platform, user, message.channel) && platform.messages.isShownTo(user.id, message);
  if (isSeen) return see(platform, message);
  throw new Error(`${user.displayName} does not see the message ${id}`);
}

function mayRead({ world }: Platform, user: User, channel: Channel): boolean {
  const needed = Bits.ViewChannel | Bits.ReadMessageHistory;
  return (permissionsIn(world, channel, user.id) & needed) === needed;
}
