import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Changes, WorldChange } from './changes.js';
import type { StoredMessage } from './message.js';
import { permissionsIn } from './permissions.js';
import { type Channel, guildOf, type World } from './world.js';

/** What stands beside a channel's name in a person's client. */
export interface Marks {
  /** New public messages of others since the person last looked there, also those that are gone by now. */
  readonly unread: number;
  /** How many of them called this person. */
  readonly mentions: number;
}

/** How far one person has read a channel. */
interface ReadState {
  /** How many messages had been posted there when they last looked, and how many of those since are their own. */
  read: number;
  own: number;
  mentions: number;
}

interface Posted {
  count: number;
  readonly people: Map<string, ReadState>;
}

/**
 * Who has not read what: by new public messages alone, whatever is deleted later. Neither ephemeral messages nor edits call
 * anybody, not even the edit that fills in a deferred answer (discord-api-docs#5497, #4034).
 */
export class UnreadMarks {
  readonly #world: World;
  readonly #changes: Changes;
  readonly #channels = new Map<string, Posted>();

  constructor(world: World, changes: Changes) {
    this.#world = world;
    this.#changes = changes;
    changes.on((change) => this.#hear(change));
  }

  of(userId: string, channelId: string): Marks {
    const posted = this.#channels.get(channelId);
    const { read, own, mentions } = posted?.people.get(userId) ?? UNREAD;
    return { unread: (posted?.count ?? 0) - read - own, mentions };
  }

  /** The person looks at the channel. */
  read(userId: string, channelId: string): void {
    const posted = this.#at(channelId);
    const { unread } = this.of(userId, channelId);
    posted.people.set(userId, { read: posted.count, own: 0, mentions: 0 });
    if (unread > 0) this.#changes.tell({ kind: 'channel-read', userId, channelId });
  }

  #hear(change: WorldChange): void {
    if (change.kind === 'message-created' && change.message.seenBy === null) this.#count(change.message);
    if (change.kind === 'channel-deleted' || change.kind === 'thread-lost') this.#channels.delete(change.channel.id);
  }

  #count(message: StoredMessage): void {
    const posted = this.#at(message.channel.id);
    posted.count += 1;
    stateIn(posted, message.authorId).own += 1;
    for (const userId of calledBy(this.#world, message)) stateIn(posted, userId).mentions += 1;
  }

  #at(channelId: string): Posted {
    const posted = this.#channels.get(channelId) ?? { count: 0, people: new Map() };
    this.#channels.set(channelId, posted);
    return posted;
  }
}

const UNREAD: Readonly<ReadState> = { read: 0, own: 0, mentions: 0 };

function stateIn({ people }: Posted, userId: string): ReadState {
  const state = people.get(userId) ?? { ...UNREAD };
  people.set(userId, state);
  return state;
}

/** Whom a new message notifies: nobody of themselves, and nobody of what they cannot see. */
export function calledBy(world: World, { channel, authorId, notified }: StoredMessage): readonly string[] {
  const guild = guildOf(world, channel);
  const inRole = (roles: readonly string[]): boolean => roles.some((id) => notified.roles.includes(id));
  const byName = notified.users.filter((id) => guild.members.has(id));
  const byRole =
    notified.everyone || notified.roles.length > 0
      ? [...guild.members.values()].filter(({ roleIds }) => notified.everyone || inRole(roleIds))
      : [];
  const ids = new Set([...byName, ...byRole.map(({ userId }) => userId)]);
  return [...ids].filter((id) => id !== authorId && maySee(world, channel, id));
}

function maySee(world: World, channel: Channel, userId: string): boolean {
  return (permissionsIn(world, channel, userId) & Bits.ViewChannel) !== 0n;
}
