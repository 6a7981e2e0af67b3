/** Tells whether an id comes for the first time; the newest `most` of them are remembered. */
export function createFirstTime(most: number): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    if (seen.size > most) seen.delete(seen.values().next().value!);
    return true;
  };
}
