import type { Store } from '../src/store/interface.js';

const NOTHING = { opened: [], openings: [] };

/** The same store for tests that seat a few people at many tables: there anybody may open as many as they like. */
export function boundless(store: Store): Store {
  return {
    ...store,
    reopen: (where, by, at, opener, decide) =>
      store.reopen(where, by, at, opener, (stored, successors) => decide(stored, { ...successors, ...NOTHING })),
    open: (by, at, table, gate) =>
      store.open(by, at, table, gate && { ...gate, refuse: (open) => gate.refuse({ ...open, ...NOTHING }) }),
  };
}
