import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { type RefusalCode, refusal } from './errors.js';
import { isVoice } from './wire.js';
import { type Channel, type Guild, guildOf, type Overwrite, type World } from './world.js';

export const ALL = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

/** What @everyone may do in a new guild. */
export const EVERYONE =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.AddReactions |
  Bits.ReadMessageHistory |
  Bits.Connect |
  Bits.UseApplicationCommands;

/** What the invitation link gives the bot. */
export const BOT = EVERYONE | Bits.CreatePublicThreads;

const NEEDS_SENDING = Bits.EmbedLinks | Bits.AttachFiles | Bits.MentionEveryone | Bits.SendTTSMessages;

/** A member's permissions in the guild as a whole, before any channel has its say. */
export function permissionsInGuild(guild: Guild, userId: string): bigint {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  if (guild.ownerId === userId) return ALL;
  const roles = [guild.id, ...member.roleIds].map((id) => guild.roles.get(id)?.permissions ?? 0n);
  const sum = roles.reduce((all, bits) => all | bits, 0n);
  return sum & Bits.Administrator ? ALL : sum;
}

/** A member's permissions in a channel; a thread has those of its channel. */
export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  const guild = guildOf(world, channel);
  const base = permissionsInGuild(guild, userId);
  if (base === ALL || base === 0n) return base;
  const { overwrites } = (channel.parentId && world.channels.get(channel.parentId)) || channel;
  const roles = new Set(guild.members.get(userId)?.roleIds);
  const everyone = overwrites.filter((one) => one.of === 'role' && one.id === guild.id);
  const ofRoles = overwrites.filter((one) => one.of === 'role' && roles.has(one.id));
  const own = overwrites.filter((one) => one.of === 'member' && one.id === userId);
  return restrict([everyone, ofRoles, own].reduce(applyOverwrites, base), channel);
}

function applyOverwrites(bits: bigint, overwrites: readonly Overwrite[]): bigint {
  const deny = overwrites.reduce((all, one) => all | one.deny, 0n);
  const allow = overwrites.reduce((all, one) => all | one.allow, 0n);
  return (bits & ~deny) | allow;
}

function restrict(bits: bigint, channel: Channel): bigint {
  if (!(bits & Bits.ViewChannel)) return 0n;
  const sending = channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages;
  return bits & sending ? bits : bits & ~NEEDS_SENDING;
}

/** What it takes to be let in: whoever may not join a voice or stage channel does not get into its chat either. */
function entry({ type }: Channel): bigint {
  return isVoice(type) ? Bits.ViewChannel | Bits.Connect : Bits.ViewChannel;
}

/** Refuses with 50001 what cannot be seen and with 50013 what may not be done. */
export function demand(world: World, channel: Channel, userId: string, needed: bigint): void {
  const bits = permissionsIn(world, channel, userId);
  const code: RefusalCode | null =
    (bits & entry(channel)) !== entry(channel) ? 50001 : (bits & needed) !== needed ? 50013 : null;
  if (code) throw refusal(code);
}
