import { LRUCache } from 'lru-cache';
import type { Clock } from '../lib/clock.js';

/** So many milliseconds after a page at least nothing more is shown to everybody in that channel. */
const REST = 30_000;
/** So many pages at most one person shows to everybody, wherever, in so many milliseconds. */
export const MOST_SHOWN = 5;
const SHOWN_TIME = 10 * 60_000;
/** Of so many channels, and of so many people, that is remembered. */
const REMEMBERED = 10_000;

/** Where, by whom, and after how many seconds somebody may write there again. */
export interface Shown {
  readonly channel: string;
  readonly person: string;
  readonly slowMode: number;
}

/** That a page may be shown, until it is `takenBack`; or for how many milliseconds yet none may, in that channel or by that person. */
export type Permit =
  | { readonly kind: 'granted'; takeBack(): void }
  | { readonly kind: 'often' | 'enough'; readonly left: number };

/** Grants that a page is shown to everybody, not time and again: to none else there meanwhile. */
export type Showing = (shown: Shown) => Permit;

/** Remembers by the steady clock what was shown. */
export function createShowing({ monotonic }: Pick<Clock, 'monotonic'>): Showing {
  const inChannel = new LRUCache<string, number>({ max: REMEMBERED });
  const byPerson = new LRUCache<string, readonly number[]>({ max: REMEMBERED });

  return ({ channel, person, slowMode }) => {
    const now = monotonic();
    const before = inChannel.get(channel) ?? Number.NEGATIVE_INFINITY;
    const free = before + Math.max(REST, slowMode * 1_000);
    if (now < free) return { kind: 'often', left: free - now };
    const counted = (byPerson.get(person) ?? []).filter((at) => now < at + SHOWN_TIME);
    if (counted.length >= MOST_SHOWN) return { kind: 'enough', left: counted[0]! + SHOWN_TIME - now };
    inChannel.set(channel, now);
    byPerson.set(person, [...counted, now]);
    return {
      kind: 'granted',
      takeBack() {
        inChannel.set(channel, before);
        byPerson.set(
          person,
          (byPerson.get(person) ?? []).filter((at) => at !== now),
        );
      },
    };
  };
}
