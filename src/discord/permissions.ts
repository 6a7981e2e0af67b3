import type { BaseInteraction, Channel, Client } from 'discord.js';
import { ChannelType, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import type { Key } from '../text/phrases.js';

const NEEDED: readonly (readonly [bit: bigint, name: Key])[] = [
  [PermissionFlagsBits.ViewChannel, 'permission.view'],
  [PermissionFlagsBits.EmbedLinks, 'permission.embed'],
  [PermissionFlagsBits.ReadMessageHistory, 'permission.history'],
];

type Given = BaseInteraction['appPermissions'];

/** What this bot may not do where it was called, though a table needs it; from the interaction alone. */
export function missingPermissions({
  appPermissions,
  channel,
}: Pick<BaseInteraction, 'appPermissions' | 'channel'>): readonly Key[] {
  return missingOf(neededIn(channel), appPermissions);
}

/** What this bot may not do in that channel, though a table needs it, as far as its servers have told. */
export function missingIn(client: Client, channelId: string): readonly Key[] {
  const channel = client.channels.cache.get(channelId);
  const given = channel === undefined ? null : ownPermissions(channel);
  return channel === undefined || given === null ? [] : missingOf(neededIn(channel), given);
}

const JOINED: readonly ChannelType[] = [ChannelType.GuildVoice, ChannelType.GuildStageVoice];

/** Whether this is a voice or stage channel: whoever may not join it is not let into its chat either. */
export function isJoined({ type }: Pick<Channel, 'type'>): boolean {
  return JOINED.includes(type);
}

/** What it takes to show a table in such a channel. */
function neededIn(channel: Pick<Channel, 'isThread' | 'type'> | null): typeof NEEDED {
  // Threads have their own permission, which Send Messages does not bring.
  const send: (typeof NEEDED)[number] = channel?.isThread()
    ? [PermissionFlagsBits.SendMessagesInThreads, 'permission.threads']
    : [PermissionFlagsBits.SendMessages, 'permission.send'];
  const connect: typeof NEEDED =
    channel !== null && isJoined(channel) ? [[PermissionFlagsBits.Connect, 'permission.connect']] : [];
  return [...NEEDED, send, ...connect];
}

function missingOf(needed: typeof NEEDED, given: Given): readonly Key[] {
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
  return (channel && ownPermissions(channel))?.has(PermissionFlagsBits.AttachFiles) ?? true;
}

/** null: nobody has told. */
function ownPermissions(channel: Channel): Given | null {
  const me = 'guild' in channel ? channel.guild.members.me : null;
  return me !== null && 'permissionsFor' in channel ? channel.permissionsFor(me) : null;
}

const INVITED = [...NEEDED, ...NEEDED_FOR_THREAD].reduce(
  (all, [bit]) => all | bit,
  PermissionFlagsBits.SendMessages | PermissionFlagsBits.AttachFiles,
);

/** The address by which somebody who manages a server lets this bot in, with all that it needs there. */
export function inviteOf(applicationId: string): string {
  const scope = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join('+');
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=${scope}&permissions=${INVITED}`;
}

/** Whether who presses may write there: a button would let them post where they may not. */
export function mayWrite({ channel, memberPermissions }: BaseInteraction): boolean {
  const isThread = channel?.isThread() === true;
  const needed = isThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
  const isShut =
    isThread && channel.locked === true && memberPermissions?.has(PermissionFlagsBits.ManageThreads) !== true;
  return memberPermissions?.has(needed) === true && !isShut;
}
