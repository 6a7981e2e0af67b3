import { LRUCache } from 'lru-cache';

/** Tells whether an id comes for the first time; the newest `most` of them are remembered. */
export function createFirstTime(most: number): (id: string) => boolean {
  const seen = new LRUCache<string, true>({ max: most });
  return (id) => {
    if (seen.has(id)) return false;
    seen.set(id, true);
    return true;
  };
}
