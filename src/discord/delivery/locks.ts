/** Keys that are held: counted, since one press can be delivered twice, and two presses can hold the same. */
export interface Locks {
  has(key: string): boolean;
  /** Whether more than one holds it. */
  isShared(key: string): boolean;
  hold(key: string): void;
  release(key: string): void;
}

export function createLocks(): Locks {
  const counts = new Map<string, number>();
  return {
    has: (key) => counts.has(key),
    isShared: (key) => (counts.get(key) ?? 0) > 1,
    hold: (key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    release(key) {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
