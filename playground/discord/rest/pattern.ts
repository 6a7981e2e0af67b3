/** A route's pattern without the names of its parts, which differ from one documentation to the next. */
export function nameless(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, ':');
}
