import type { Post } from '../../store/rows.js';

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
