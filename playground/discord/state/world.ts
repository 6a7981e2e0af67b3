import type { ChannelType } from 'discord-api-types/v10';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly bot: boolean;
  locale: string;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly managed: boolean;
  permissions: bigint;
}

export interface Overwrite {
  /** A role's id or a member's. */
  readonly id: string;
  readonly of: 'role' | 'member';
  readonly allow: bigint;
  readonly deny: bigint;
}

export interface ThreadState {
  readonly ownerId: string;
  readonly createdAt: number;
  readonly members: Set<string>;
  archived: boolean;
  locked: boolean;
  autoArchive: number;
  changedAt: number;
}

export interface Channel {
  readonly id: string;
  readonly guildId: string;
  readonly type: ChannelType;
  readonly parentId: string | null;
  readonly position: number;
  readonly thread: ThreadState | null;
  name: string;
  topic: string | null;
  overwrites: readonly Overwrite[];
  lastMessageId: string | null;
}

export interface Member {
  readonly userId: string;
  readonly joinedAt: number;
  readonly nick: string | null;
  roleIds: readonly string[];
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly locale: string;
  readonly createdAt: number;
  readonly roles: Map<string, Role>;
  readonly members: Map<string, Member>;
  readonly channels: Map<string, Channel>;
  /** Whether the bot is in it, or only its commands are, and whether Discord itself is up for it. */
  bot: 'in' | 'outage' | 'out' | 'commands';
}

/** Everything there is besides messages and interactions. */
export interface World {
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  readonly users: Map<string, User>;
}

export function createWorld(): World {
  return { guilds: new Map(), channels: new Map(), users: new Map() };
}

export function guildOf(world: World, channel: { readonly guildId: string }): Guild {
  return requireFound(world.guilds.get(channel.guildId), 'guild', channel.guildId);
}

export function userOf(world: World, id: string): User {
  return requireFound(world.users.get(id), 'user', id);
}

/** For lookups that a test asked for: says which id is not there. */
export function requireFound<T>(found: T | undefined, kind: string, id: string): T {
  if (found === undefined) throw new Error(`There is no ${kind} ${id}`);
  return found;
}

/** Whether the bot is a member, also while Discord fails for that guild. */
export function hasBot({ bot }: Guild): boolean {
  return bot === 'in' || bot === 'outage';
}
