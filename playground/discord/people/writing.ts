import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Ref } from '../person.js';
import { PLAIN } from '../state/mentions.js';
import { permissionsIn } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import type { User } from '../state/world.js';
import { type SeenMessage, see } from './seen.js';
import { channelFor } from './sight.js';

/** Has a person write a message of their own. */
export function writeMessage(platform: Platform, user: User, ref: Ref, content: string): SeenMessage {
  const channel = channelFor(platform, user, ref);
  const bits = permissionsIn(platform.world, channel, user.id);
  if (!(bits & (channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages))) {
    throw new Error(`${user.displayName} may not write in #${channel.name}`);
  }
  const origin = { channel, authorId: user.id, type: 0, seenBy: null, interaction: null, repliesTo: null, nonce: null };
  const mayCallAll = (bits & Bits.MentionEveryone) !== 0n;
  const sent = { draft: { content }, uploads: [], allowed: PLAIN, mayCallAll };
  return see(platform, platform.messages.create(origin, sent));
}
