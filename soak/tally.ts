/** How often things happened, by their names. */
export interface Tally {
  add(what: string, count?: number): void;
  of(what: string): number;
  readonly all: ReadonlyMap<string, number>;
  /** Notes how long an answer took. */
  time(ms: number): void;
  readonly times: readonly number[];
}

export function createTally(): Tally {
  const all = new Map<string, number>();
  const times: number[] = [];
  return {
    add: (what, count = 1) => void all.set(what, (all.get(what) ?? 0) + count),
    of: (what) => all.get(what) ?? 0,
    all,
    time: (ms) => void times.push(ms),
    times,
  };
}
