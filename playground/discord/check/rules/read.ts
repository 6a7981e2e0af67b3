/** A JSON object whose values are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** A value as a word, also one that no text can be made of. */
export function asWord(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Null and undefined mean the same to Discord on almost every key: nothing given. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function isBlank(value: unknown): boolean {
  return asText(value).trim() === '';
}

/** Joins a path from the root of the body, which itself has the empty path. */
export function joinPath(path: string, ...keys: readonly (string | number)[]): string {
  const inner = keys.join('.');
  return path === '' ? inner : `${path}.${inner}`;
}

export interface ListEntry {
  readonly value: Fields;
  readonly path: string;
}

/** The objects of a list, each with its path. */
export function entriesOf(holder: Fields, key: string, path: string): readonly ListEntry[] {
  return asList(holder[key]).map((value, index) => ({ value: asFields(value), path: joinPath(path, key, index) }));
}

/** The entries that repeat an earlier one; entries without a name are left alone. */
export function repetitionsIn<T>(items: readonly T[], nameOf: (item: T) => unknown): readonly T[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const name = nameOf(item);
    if (!isGiven(name)) return false;
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  });
}
