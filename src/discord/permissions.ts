import type { BaseInteraction, Client } from 'discord.js';
import { PermissionFlagsBits } from 'discord.js';
import type { Key } from '../text/phrases.js';

const NEEDED: readonly (readonly [bit: bigint, name: Key])[] = [
  [PermissionFlagsBits.ViewChannel, 'permission.view'],
  [PermissionFlagsBits.EmbedLinks, 'permission.embed'],
  [PermissionFlagsBits.ReadMessageHistory, 'permission.history'],
];

/** What this bot may not do where it was called, though a table needs it; from the interaction alone. */
export function missingPermissions({
  appPermissions,
  channel,
}: Pick<BaseInteraction, 'appPermissions' | 'channel'>): readonly Key[] {
  // Threads have their own permission, which Send Messages does not bring.
  const send: (typeof NEEDED)[number] = channel?.isThread()
    ? [PermissionFlagsBits.SendMessagesInThreads, 'permission.threads']
    : [PermissionFlagsBits.SendMessages, 'permission.send'];
  return missingOf([...NEEDED, send], appPermissions);
}

function missingOf(needed: typeof NEEDED, given: BaseInteraction['appPermissions']): readonly Key[] {
  return needed.filter(([bit]) => !given.has(bit)).map(([, name]) => name);
}

const NEEDED_FOR_THREAD: typeof NEEDED = [
  [PermissionFlagsBits.CreatePublicThreads, 'permission.newThreads'],
  [PermissionFlagsBits.SendMessagesInThreads, 'permission.threads'],
];

/** What this bot may not do in that channel, though a table in a thread of its own needs it besides. */
export function missingForThread({ appPermissions }: Pick<BaseInteraction, 'appPermissions'>): readonly Key[] {
  return missingOf(NEEDED_FOR_THREAD, appPermissions);
}

/** Whether this bot may send files to that channel, as far as its servers have told. */
export function mayAttach(client: Client, channelId: string): boolean {
  const channel = client.channels.cache.get(channelId);
  const me = channel && 'guild' in channel ? channel.guild.members.me : null;
  if (channel === undefined || me === null || !('permissionsFor' in channel)) return true;
  return channel.permissionsFor(me).has(PermissionFlagsBits.AttachFiles);
}
