import type { ChannelType } from 'discord-api-types/v10';
import { channelControls } from './controls/channels.js';
import { emojiControls } from './controls/emojis.js';
import { guildControls } from './controls/guilds.js';
import { memberControls } from './controls/members.js';
import { NamedWorld } from './controls/named-world.js';
import { permissionControls } from './controls/permissions.js';
import type { DiscordUser, Ref, SeenMessage } from './person.js';
import type { StoredEmoji } from './state/emojis.js';
import type { Platform } from './state/platform.js';
import type { Channel, Guild, User } from './state/world.js';

export interface GuildOptions {
  readonly locale?: string;
  /** What @everyone may do. */
  readonly everyone?: bigint;
  /** What the bot's role adds to that. */
  readonly bot?: bigint;
}

export interface ChannelOptions {
  readonly guild?: Ref;
  /** A text channel, unless said otherwise: voice and stage channels have a chat, too. */
  readonly type?: ChannelType.GuildText | ChannelType.GuildVoice | ChannelType.GuildStageVoice;
}

export interface MemberOptions {
  readonly guild?: Ref;
  readonly locale?: string;
  /** What this person may do beyond what @everyone may. */
  readonly permissions?: bigint;
  readonly nick?: string;
}

export interface PermissionOptions {
  /** Whose they are; the bot's, unless said otherwise. */
  readonly of?: { readonly id: string };
}

export type GuildRef = Pick<Guild, 'id' | 'name'>;
export type ChannelRef = Pick<Channel, 'id' | 'name' | 'guildId'>;

/** Sets the scene: places and people, and what befalls them without the bot's doing. */
export interface Controls {
  addGuild(name?: string, options?: GuildOptions): GuildRef;
  /** In the first guild, unless another is named; it is made if there is none. */
  addChannel(name: string, options?: ChannelOptions): ChannelRef;
  addThread(channel: Ref, name: string, options?: { readonly owner?: { readonly id: string } }): ChannelRef;
  /** A new person, or one already known in a further guild. */
  addMember(name: string, options?: MemberOptions): DiscordUser;
  removeMember(person: { readonly id: string }, guild?: Ref): void;
  person(name: string): DiscordUser;
  /** Sets exactly what the bot, or a person, may do in a channel. */
  setPermissions(channel: Ref, bits: bigint, options?: PermissionOptions): void;
  /** Sets what a role of the guild gives. */
  setRolePermissions(role: 'everyone' | 'bot', bits: bigint, guild?: Ref): void;
  /** Takes the bot's role from it, or gives it back. */
  turnBotRole(guild?: Ref): void;
  renameChannel(channel: Ref, name: string): void;
  deleteChannel(channel: Ref): void;
  /** Takes a public message away, as a moderator does. */
  deleteMessage(message: { readonly id: string }): void;
  archiveThread(thread: Ref): void;
  unarchiveThread(thread: Ref): void;
  lockThread(thread: Ref): void;
  unlockThread(thread: Ref): void;
  /** Puts an emoji of the application, as its owner does by hand; a PNG. */
  addEmoji(name: string, png: Uint8Array): StoredEmoji;
  removeEmoji(emoji: { readonly id: string }): void;
  removeBot(guild?: Ref): void;
  /** Takes the bot away, but leaves its commands. */
  letInCommandsOnly(guild?: Ref): void;
  inviteBot(guild?: Ref): void;
  /** Discord itself fails for this guild, until the returned function is called. */
  outage(guild?: Ref): () => void;
  /** The public messages of a channel, whoever may see them. */
  messages(channel: Ref): readonly SeenMessage[];
}

export function createControls(platform: Platform, discordUserOf: (user: User) => DiscordUser): Controls {
  const named = new NamedWorld(platform, discordUserOf);
  return {
    ...guildControls(named),
    ...channelControls(named),
    ...memberControls(named),
    ...permissionControls(named),
    ...emojiControls(named),
  };
}
