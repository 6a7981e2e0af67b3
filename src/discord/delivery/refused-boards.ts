import { LRUCache } from 'lru-cache';
import { pauseAfter } from '../../lib/backoff.js';
import type { Post } from '../../store/rows.js';

/** So long rests a board that nothing has changed on: twice as long each time. */
const REST = { first: 30_000, longest: 10 * 60_000 };

/** So many of them are remembered. */
const REMEMBERED = 1_000;

/** What was refused of a board. */
interface Refused {
  /** What it said, as a version of its post. */
  readonly version: number;
  /** How often it has rested and was refused once more. */
  readonly rests: number;
}

/** Why a board is not taken: `blocked`, the server refuses what it says; `refused`, the platform takes it for malformed. */
export type WhyRefused = 'blocked' | 'refused';

/** The boards without a message that people wait for, and that are refused again and again. */
export class RefusedBoards {
  readonly #refused = new LRUCache<Post['id'], Refused>({ max: REMEMBERED });
  readonly #blocked = new LRUCache<Post['id'], true>({ max: REMEMBERED });

  /** Why it was refused when it was tried last; null: it was not. */
  why(board: Post['id']): WhyRefused | null {
    if (this.#blocked.has(board)) return 'blocked';
    return this.has(board) ? 'refused' : null;
  }

  /** Whether it was taken for malformed when it was tried last. */
  has(board: Post['id']): boolean {
    return this.#refused.has(board);
  }

  /** The server refuses what it says: it is tried once that has changed. */
  noteBlocked(board: Post['id']): void {
    this.#blocked.set(board, true);
  }

  /** It is taken for malformed: tells for how many milliseconds it rests, as long as it says the same. */
  note({ id, wanted: version }: Pick<Post, 'id' | 'wanted'>): number {
    const last = this.#refused.get(id);
    // What has changed on it says nothing of how long it may be refused for.
    const rests = last === undefined ? 0 : last.rests + (last.version === version ? 1 : 0);
    this.#refused.set(id, { version, rests });
    return pauseAfter(rests, REST);
  }

  /** It is posted, or not wanted any more. */
  forget(board: Post['id']): void {
    this.#refused.delete(board);
    this.#blocked.delete(board);
  }
}
