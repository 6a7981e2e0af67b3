/** Pauses after failures in a row, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/** How long to pause where that has been done so many times already: twice as long each time. */
export function pauseAfter(pauses: number, { first, longest }: Backoff): number {
  return Math.min(longest, first * 2 ** pauses);
}
