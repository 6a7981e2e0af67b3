import type { Store } from '../store/types.js';
import { act } from './actions.js';
import type { Random } from './advance.js';
import { timeUp } from './closing.js';
import { enough, openerOf } from './enough.js';
import { erase } from './erase.js';
import { newTable, wrongOptions } from './lobby.js';
import type { GameOf } from './match.js';
import { graced } from './pause.js';
import type { Tables } from './types.js';

export interface TablesDeps {
  readonly store: Store;
  readonly gameOf: GameOf;
  readonly random: Random;
  /** Whether something may be decided by time alone: asked in that very moment; left out: yes. */
  readonly timeDecides?: () => boolean;
}

/** Everything people can do at tables, on that store. */
export function createTables({ store, gameOf, random, timeDecides = () => true }: TablesDeps): Tables {
  return {
    async openLobby(by, options) {
      const wrong = wrongOptions(options);
      if (wrong !== null) return wrong;
      const made = newTable(by, options);
      const opened = await store.open(by.id, by.at, made, { ...openerOf(by), refuse: (open) => enough(open, by) });
      if (opened.kind !== 'done') return { kind: 'nothing' };
      return opened.out ?? { kind: 'opened', table: made.table.id, as: 'host' };
    },
    enough: async (by) => enough(store.openTables(openerOf(by)), by),
    act: (by, action) => act(by, action, { store, gameOf, random }),

    erase: (person, at) => erase({ store, gameOf, random }, person, at),

    async tick(now) {
      const due = store.due(now);
      const done = await Promise.allSettled(
        due.map((table) =>
          store.update({ table }, null, now, (stored) =>
            timeDecides() ? timeUp(now, gameOf, random)(stored) : { out: false },
          ),
        ),
      );
      const bugs = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      // One broken table must not stop the others, but it must be heard of.
      if (bugs.length > 0) throw new AggregateError(bugs, `${bugs.length} of ${due.length} due tables failed`);
      return done.filter((one) => one.status === 'fulfilled' && one.value.kind === 'done' && one.value.out).length;
    },

    async grace(now, stood) {
      const all = store.placed(null);
      await Promise.all(
        all.map(({ table }) => store.update({ table }, null, now(), (stored) => graced(now(), stood)(stored))),
      );
    },
  };
}
