/** Random choices that a seed repeats. */
export interface Luck {
  /** True that often. */
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  anyOf(least: number, most: number): number;
  /** One of at least one. */
  pick<T>(from: readonly T[]): T;
  /** So many different ones, in any order; all of them if there are fewer. */
  sample<T>(from: readonly T[], count: number): readonly T[];
  /** One of these, each as often as its weight says. */
  weighed<T extends string>(weights: Readonly<Record<T, number>>): T;
  /** Choices of their own for something with a name, whatever others choose meanwhile. */
  of(name: string): Luck;
}

export function luckOf(seed: string): Luck {
  const next = numbersFrom(seed);
  const anyOf = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    chance: (probability) => next() < probability,
    anyOf,
    pick: (from) => from[anyOf(0, from.length - 1)]!,
    sample(from, count) {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(anyOf(0, left.length - 1), 1)[0]!);
    },
    weighed<T extends string>(weights: Readonly<Record<T, number>>): T {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return entries.at(-1)![0];
    },
    of: (name) => luckOf(`${seed} ${name}`),
  };
}

/** Numbers in [0, 1): the text is hashed (FNV-1a), and what comes of it is stirred by the generator Mulberry32. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
