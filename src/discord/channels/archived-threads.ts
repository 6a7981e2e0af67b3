import { type REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock.js';
import { faultOf } from '../fault.js';

/** Some threads are archived again as soon as they are opened: none is opened more often than this. */
const OPENED_AGAIN_AFTER = 60_000;
const MOST_OPENED = 1000;

/** Puts threads into the archive; opens those that are there, each of them rarely. */
export class ArchivedThreads {
  readonly #rest: REST;
  readonly #clock: Clock;
  readonly #openedAt = new LRUCache<string, number>({ max: MOST_OPENED });

  constructor(rest: REST, clock: Clock) {
    this.#rest = rest;
    this.#clock = clock;
  }

  /** Puts it there; where that fails, the platform does it by itself after a while. */
  async close(thread: string): Promise<void> {
    await this.#rest.patch(Routes.channel(thread), { body: { archived: true } }).catch(() => undefined);
  }

  /** Opens it; tells whether there is any use in trying again what was refused there. */
  async open(thread: string): Promise<boolean> {
    const now = this.#clock.monotonic();
    if (now - (this.#openedAt.get(thread) ?? Number.NEGATIVE_INFINITY) < OPENED_AGAIN_AFTER) return false;
    this.#openedAt.set(thread, now);
    try {
      await this.#rest.patch(Routes.channel(thread), { body: { archived: false } });
      return true;
    } catch (error) {
      // What else may be wrong shows when the post is tried again.
      return faultOf(error) === 'later';
    }
  }
}
