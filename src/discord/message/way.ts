import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { isBetween } from '../../table/match.js';

/** The address of the message of a table that counts now: its lobby, or the current board; null where there is none. */
export function wayTo(stored: Stored): string | null {
  const { table, posts } = stored;
  const kind: Post['kind'] = table.status === 'lobby' ? 'lobby' : isBetween(stored) ? 'result' : 'board';
  const messageId = posts.findLast((post) => post.kind === kind && post.until === null)?.messageId ?? null;
  return messageId === null ? null : `${placeOf(stored)}/${messageId}`;
}

/** The address of a table's lobby; of its channel, where there is no message. */
export function wayToLobby(stored: Stored): string {
  const messageId = stored.posts.find(({ kind }) => kind === 'lobby')?.messageId ?? null;
  return messageId === null ? placeOf(stored) : `${placeOf(stored)}/${messageId}`;
}

function placeOf({ table }: Stored): string {
  return `https://discord.com/channels/${table.guildId}/${table.channelId}`;
}
