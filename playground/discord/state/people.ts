import type { Platform } from './platform.js';
import type { Guild, Member, Role, User } from './world.js';

export function createUser({ world, nextId }: Platform, displayName: string, locale: string): User {
  const id = nextId();
  const username = `${displayName.toLowerCase().replaceAll(/[^a-z0-9_.]/g, '') || 'user'}${id.slice(-4)}`;
  const user: User = { id, username, displayName, bot: false, locale };
  world.users.set(id, user);
  return user;
}

export interface Joining {
  readonly nick?: string | undefined;
  /** What the person may do beyond what @everyone may. */
  readonly permissions?: bigint | undefined;
}

export function join(platform: Platform, guild: Guild, user: User, { nick, permissions }: Joining): Member {
  const { clock, changes, nextId } = platform;
  const roleIds: string[] = [];
  if (permissions !== undefined) {
    const role: Role = { id: nextId(), name: `${user.displayName}'s role`, managed: false, permissions };
    guild.roles.set(role.id, role);
    roleIds.push(role.id);
  }
  const member: Member = { userId: user.id, joinedAt: clock.now(), nick: nick ?? null, roleIds };
  guild.members.set(user.id, member);
  changes.tell({ kind: 'member-joined', guild, member });
  return member;
}

export function leave({ changes }: Platform, guild: Guild, userId: string): void {
  const member = guild.members.get(userId);
  if (!member) throw new Error(`${userId} is not in ${guild.name}`);
  guild.members.delete(userId);
  changes.tell({ kind: 'member-left', guild, member });
}

/** Gives a member a role of the guild, or takes it. */
export function turnRole({ changes }: Platform, guild: Guild, userId: string, { id }: Pick<Role, 'id'>): void {
  const member = guild.members.get(userId);
  if (!member) throw new Error(`${userId} is not in ${guild.name}`);
  const others = member.roleIds.filter((each) => each !== id);
  member.roleIds = others.length < member.roleIds.length ? others : [...others, id];
  changes.tell({ kind: 'member-updated', guild, member });
}
