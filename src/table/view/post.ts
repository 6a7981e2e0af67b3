import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';

/** What every public message has besides what it tells of. */
export interface PostView {
  /** By it a message is known again of which a crash has left nothing else. */
  readonly mark: string;
  readonly isOfMatch: boolean;
  /** The people whom it calls. */
  readonly mentions: readonly string[];
}

export function viewPost(post: Post): PostView {
  return { mark: markOf(post), isOfMatch: post.matchId !== null, mentions: post.mentions };
}

/** Ends the footer of every public message: after a crash it tells whether the message of a post was made. */
export function markOf({ id, matchId, tableId }: Post): string {
  return `${matchId ?? tableId} · ${id}`;
}

/**
 * What keeps a table's board from its channel, null: nothing. `paused`: nothing can be posted there for now. `refused`: the
 * server does not take the current board for what it says.
 */
export function viewTrouble({ posts, table }: Stored): 'paused' | 'refused' | null {
  if (table.paused !== null) return 'paused';
  const board = posts.findLast(({ kind, until }) => kind === 'board' && until === null);
  const isRefused = board !== undefined && board.messageId === null && board.sent >= board.wanted;
  return isRefused ? 'refused' : null;
}
