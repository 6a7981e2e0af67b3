import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Discord } from '../discord/server.js';
import { BOT } from '../discord/state/permissions.js';
import type { PageChannel, Right } from './shared/wire.js';

const RIGHTS = [
  { key: 'view', name: 'View Channel', bit: Bits.ViewChannel },
  { key: 'send', name: 'Send Messages', bit: Bits.SendMessages | Bits.SendMessagesInThreads },
  { key: 'threads', name: 'Create Public Threads', bit: Bits.CreatePublicThreads },
  { key: 'embed', name: 'Embed Links', bit: Bits.EmbedLinks },
  { key: 'attach', name: 'Attach Files', bit: Bits.AttachFiles },
  { key: 'history', name: 'Read Message History', bit: Bits.ReadMessageHistory },
] as const;

/** What the bot may do in the channels of the scene. */
export interface Rights {
  all(): readonly Right[];
  /** Takes a permission away, or gives it back; returns how it is now, or undefined if there is none of that key. */
  turn(key: string): Right | undefined;
}

export function createRights(discord: Discord, places: readonly PageChannel[]): Rights {
  const taken = new Set<string>();
  const all = (): readonly Right[] => RIGHTS.map(({ key, name }) => ({ key, name, given: !taken.has(key) }));
  return {
    all,
    turn(key) {
      if (!RIGHTS.some((right) => right.key === key)) return undefined;
      if (!taken.delete(key)) taken.add(key);
      const bits = RIGHTS.filter((right) => taken.has(right.key)).reduce((left, { bit }) => left & ~bit, BOT);
      for (const { id, thread } of places) if (!thread) discord.setPermissions(id, bits);
      return all().find((right) => right.key === key);
    },
  };
}
