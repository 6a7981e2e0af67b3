/** True that often. */
export function chance(probability: number): boolean {
  return Math.random() < probability;
}

/** A whole number from `least` to `most`. */
export function anyOf(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

/** One of at least one. */
export function pick<T>(from: readonly T[]): T {
  return from[anyOf(0, from.length - 1)]!;
}

/** So many different ones, in any order. */
export function sample<T>(from: readonly T[], count: number): readonly T[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(anyOf(0, left.length - 1), 1)[0]!);
}
