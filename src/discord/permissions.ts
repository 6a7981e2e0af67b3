import type { BaseInteraction } from 'discord.js';
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
  return [...NEEDED, send].filter(([bit]) => !appPermissions.has(bit)).map(([, name]) => name);
}
