import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { isBetween } from '../../table/series.js';

/** The address of the message of a table that counts now: its lobby, or the current board; null where there is none. */
export function wayTo(stored: Stored): string | null {
  const { table, posts } = stored;
  const kind: Post['kind'] = table.status === 'lobby' ? 'lobby' : isBetween(stored) ? 'result' : 'board';
  const messageId = posts.findLast((post) => post.kind === kind && post.until === null)?.messageId ?? null;
  return messageId === null ? null : `https://discord.com/channels/${table.guildId}/${table.channelId}/${messageId}`;
}
