import type { Store } from '../src/store/types.js';

/** The same store for tests that seat a few people at many tables: there anybody may open as many as they like. */
export function boundless(store: Store): Store {
  return { ...store, openedBy: () => [], openings: () => [] };
}
