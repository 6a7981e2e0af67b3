import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { isBetween } from '../match.js';

/** Where a table is to be found. */
export interface PlaceView {
  readonly guild: string;
  readonly channel: string;
  /** null: no message of it is there. */
  readonly message: string | null;
}

/** With the message that counts now: its lobby, its current board, or the result that the next match waits behind. */
export function viewPlace(stored: Stored): PlaceView {
  const { table, posts } = stored;
  const kind: Post['kind'] = table.status === 'lobby' ? 'lobby' : isBetween(stored) ? 'result' : 'board';
  return placeOf(
    stored,
    posts.findLast((post) => post.kind === kind && post.until === null),
  );
}

/** With the message of its lobby. */
export function viewLobbyPlace(stored: Stored): PlaceView {
  return placeOf(
    stored,
    stored.posts.find(({ kind }) => kind === 'lobby'),
  );
}

function placeOf({ table }: Stored, post: Post | undefined): PlaceView {
  return { guild: table.guildId, channel: post?.channelId ?? table.channelId, message: post?.messageId ?? null };
}
