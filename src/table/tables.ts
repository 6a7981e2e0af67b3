import { act } from './actions.js';
import { decideDue, giveGrace } from './clock.js';
import { erasePerson } from './leave.js';
import { checkLimits, newTable, openerOf, refuseOptions } from './opening.js';
import type { ActionDeps, Tables } from './types.js';

export interface TablesDeps extends ActionDeps {
  /** Whether something may be decided by time alone: asked in that very moment; left out: yes. */
  readonly timeDecides?: () => boolean;
}

/** Everything people can do at tables, on that store. */
export function createTables({ store, timeDecides = () => true, ...deps }: TablesDeps): Tables {
  return {
    async openLobby(by, options) {
      const refusal = refuseOptions(options);
      if (refusal !== null) return refusal;
      const made = newTable(by, options, deps);
      const updated = await store.open(by.id, by.at, made, {
        ...openerOf(by),
        refuse: (open) => checkLimits(open, by),
      });
      if (updated.kind !== 'done') return { kind: 'nothing' };
      return updated.out ?? { kind: 'opened', table: made.table.id, as: 'host' };
    },
    act: (by, action) => act(by, action, { store, ...deps }),

    erase: (person, at) => erasePerson({ store, ...deps }, person, at),

    async tick(now) {
      const due = await store.due(now);
      const done = await Promise.allSettled(
        due.map((table) =>
          store.update({ table }, null, now, (stored) =>
            timeDecides() ? decideDue(now, deps)(stored) : { out: false },
          ),
        ),
      );
      const bugs = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      // One broken table must not stop the others, but it must be heard of.
      if (bugs.length > 0) throw new AggregateError(bugs, `${bugs.length} of ${due.length} due tables failed`);
      return done.filter((one) => one.status === 'fulfilled' && one.value.kind === 'done' && one.value.out).length;
    },

    async giveGrace(now, stood) {
      const all = await store.placed(null);
      await Promise.all(
        all.map(({ table }) => store.update({ table }, null, now(), (stored) => giveGrace(now(), stood)(stored))),
      );
    },
  };
}
