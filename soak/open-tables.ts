import type { Town } from './town.js';

/** How many tables were open, and how slow people were. */
export interface OpenCount {
  readonly least: number;
  readonly most: number;
  readonly slowness: number;
  stop(): void;
}

/** Counts the open tables every now and then, from when all have been opened. */
export function watchOpen({ book, tempo }: Town, aim: number): OpenCount {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  const slow: number[] = [];
  const timer = setInterval(() => {
    if (tempo.ended) return;
    const now = book.open().length;
    tempo.behind(book.unsent() / Math.max(1, now));
    slow.push(tempo.slowness);
    most = Math.max(most, now);
    if (most >= aim) least = Math.min(least, now);
  }, 1_000);
  return {
    get least() {
      return Number.isFinite(least) ? least : 0;
    },
    get most() {
      return most;
    },
    get slowness() {
      return slow.reduce((sum, one) => sum + one, 0) / slow.length;
    },
    stop: () => clearInterval(timer),
  };
}
