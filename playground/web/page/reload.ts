/** In the address of a client whose frame was reloaded around it. */
export const RELOADED = 'reloaded';

/** Whether this client, or the page around it, was just reloaded. */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const itself = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return itself || new URLSearchParams(location.search).has(RELOADED);
}
