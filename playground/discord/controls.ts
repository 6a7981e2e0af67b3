import type { ChannelType } from 'discord-api-types/v10';
import { see } from './people/seen.js';
import { type DiscordUser, type Ref, refId, type SeenMessage } from './person.js';
import { createUser, join, leave, turnRole } from './state/people.js';
import * as places from './state/places.js';
import type { Platform } from './state/platform.js';
import { type Channel, type Guild, type Role, requireFound, type User, userOf } from './state/world.js';

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
  removeBot(guild?: Ref): void;
  /** Takes the bot away, but leaves its commands. */
  letInCommandsOnly(guild?: Ref): void;
  inviteBot(guild?: Ref): void;
  /** Discord itself fails for this guild, until the returned function is called. */
  outage(guild?: Ref): () => void;
  /** The public messages of a channel, whoever may see them. */
  messages(channel: Ref): readonly SeenMessage[];
}

export function createControls(platform: Platform, personOf: (user: User) => DiscordUser): Controls {
  const { world, changes, botId, messages } = platform;
  const people = new Map<string, DiscordUser>();

  const addGuild: Controls['addGuild'] = (name = 'Playground', { locale = 'en-US', everyone, bot } = {}) => {
    const owner = createUser(platform, `Owner of ${name}`, locale);
    return places.createGuild(platform, { name, locale, ownerId: owner.id, everyone, bot });
  };
  const guildAt = (ref?: Ref): Guild => {
    const [first] = world.guilds.keys();
    const id = ref === undefined ? (first ?? addGuild().id) : refId(ref);
    return requireFound(world.guilds.get(id), 'guild', id);
  };
  const channelAt = (ref: Ref): Channel => requireFound(world.channels.get(refId(ref)), 'channel', refId(ref));
  const threadAt = (ref: Ref): Channel => {
    const channel = channelAt(ref);
    if (!channel.thread) throw new Error(`#${channel.name} is no thread`);
    return channel;
  };

  const part = (guild: Guild, how: 'out' | 'commands'): void => {
    guild.bot = how;
    guild.members.delete(botId);
    changes.tell({ kind: 'guild-left', guild });
  };

  return {
    addGuild,
    addChannel: (name, { guild, type } = {}) => places.createChannel(platform, guildAt(guild), name, type),
    addThread: (channel, name, { owner } = {}) =>
      places.createThread(platform, channelAt(channel), { name, ownerId: owner?.id ?? guildAt().ownerId }),
    addMember(name, { guild: ref, locale = 'en-US', permissions, nick } = {}) {
      const guild = guildAt(ref);
      const known = people.get(name);
      const user = known ? userOf(world, known.id) : createUser(platform, name, locale);
      if (guild.members.has(user.id)) throw new Error(`${name} is in ${guild.name} already`);
      join(platform, guild, user, { nick, permissions });
      const person = known ?? personOf(user);
      people.set(name, person);
      return person;
    },
    removeMember: ({ id }, guild) => leave(platform, guildAt(guild), id),
    person: (name) => requireFound(people.get(name), 'person', name),
    setPermissions: (channel, bits, { of } = {}) =>
      places.overwriteFor(platform, channelAt(channel), of?.id ?? botId, bits),
    setRolePermissions(role, bits, ref) {
      const guild = guildAt(ref);
      const changed = roleOf(guild, role);
      places.allow(platform, guild, () => {
        changed.permissions = bits;
        changes.tell({ kind: 'role-updated', guild, role: changed });
      });
    },
    turnBotRole(ref) {
      const guild = guildAt(ref);
      places.allow(platform, guild, () => turnRole(platform, guild, botId, roleOf(guild, 'bot')));
    },
    renameChannel: (channel, name) => places.changeChannel(platform, channelAt(channel), { name }),
    deleteChannel: (channel) => places.deleteChannel(platform, channelAt(channel)),
    deleteMessage({ id }) {
      const message = requireFound(messages.find(id), 'message', id);
      if (message.seenBy !== null) throw new Error('Nobody but its reader can take an ephemeral message away');
      messages.remove(message);
    },
    archiveThread: (thread) => places.changeChannel(platform, threadAt(thread), { archived: true }),
    unarchiveThread: (thread) => places.changeChannel(platform, threadAt(thread), { archived: false }),
    lockThread: (thread) => places.changeChannel(platform, threadAt(thread), { locked: true }),
    unlockThread: (thread) => places.changeChannel(platform, threadAt(thread), { locked: false }),
    removeBot: (ref) => part(guildAt(ref), 'out'),
    letInCommandsOnly: (ref) => part(guildAt(ref), 'commands'),
    inviteBot(ref) {
      const guild = guildAt(ref);
      const role = [...guild.roles.values()].find((one) => one.managed);
      const roleIds = role ? [role.id] : [];
      guild.members.set(botId, { userId: botId, joinedAt: platform.clock.now(), nick: null, roleIds });
      guild.bot = 'in';
      changes.tell({ kind: 'guild-joined', guild });
    },
    outage(ref) {
      const guild = guildAt(ref);
      guild.bot = 'outage';
      changes.tell({ kind: 'guild-outage', guild });
      return () => {
        guild.bot = 'in';
        changes.tell({ kind: 'guild-back', guild });
      };
    },
    messages: (channel) => messages.all(refId(channel)).map((message) => see(platform, message)),
  };
}

function roleOf(guild: Guild, role: 'everyone' | 'bot'): Role {
  const found = [...guild.roles.values()].find((one) => (role === 'bot' ? one.managed : one.id === guild.id));
  return requireFound(found, 'role', role);
}
