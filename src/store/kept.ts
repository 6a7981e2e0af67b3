import type { Database } from 'better-sqlite3';
import type { Line, Post } from './types.js';

/** So many records are kept; each is some ten kilobytes. */
const RECORDS = 128;
/** So many posts are kept; each is some hundred bytes. */
const POSTS = 4096;

/**
 * What has been read lately, so that a press does not read a whole match again. It is never wrong: a record only grows, every
 * change of a post is told by `changed`, and everything is dropped when another process has written or when a transaction that
 * might have been read from has come to nothing.
 */
export interface Kept {
  /** To be called inside each transaction before anything kept is used. */
  check(): void;
  record(match: string): readonly Line[];
  keepRecord(match: string, lines: readonly Line[]): void;
  post(id: number): Post | undefined;
  keepPost(post: Post): void;
  changed(post: number): void;
  forget(): void;
}

export function createKept(sqlite: Database): Kept {
  // Changes exactly when another connection has committed something.
  const dataVersion = sqlite.prepare<[], number>('PRAGMA data_version').pluck();
  const records = new Map<string, readonly Line[]>();
  const posts = new Map<number, Post>();
  let version: number | undefined;

  function forget(): void {
    records.clear();
    posts.clear();
  }

  return {
    check() {
      const now = dataVersion.get();
      if (now !== version) forget();
      version = now;
    },
    record: (match) => records.get(match) ?? [],
    keepRecord(match, lines) {
      records.delete(match);
      records.set(match, lines);
      if (records.size > RECORDS) records.delete(records.keys().next().value!);
    },
    post: (id) => posts.get(id),
    keepPost(post) {
      posts.set(post.id, post);
      if (posts.size > POSTS) posts.delete(posts.keys().next().value!);
    },
    changed: (post) => posts.delete(post),
    forget,
  };
}
