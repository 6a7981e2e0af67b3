import type { Change, Store, Stored, Where } from '../store/types.js';
import type { Random } from './advance.js';
import { timeUp } from './closing.js';
import { createCommands } from './commands.js';
import { close, end, stay } from './end.js';
import { enough, openerOf } from './enough.js';
import { erase } from './erase.js';
import { ABSENT, here } from './here.js';
import { kick, unban } from './kick.js';
import { back, quit } from './leave.js';
import { addBot, begin, cancel, join, leave, newTable, removeBot, wrongOptions } from './lobby.js';
import type { GameOf } from './match.js';
import { named } from './named.js';
import { next } from './next.js';
import { graced } from './pause.js';
import { play, tap } from './play.js';
import { again } from './rematch.js';
import { toReply } from './replies.js';
import { takeSeat } from './take.js';
import type { Press, TableReply, Tables } from './types.js';

export interface TablesDeps {
  readonly store: Store;
  readonly gameOf: GameOf;
  readonly random: Random;
  /** Whether something may be decided by time alone: asked in that very moment; left out: yes. */
  readonly timeDecides?: () => boolean;
}

/** Everything people can do at tables, on that store. */
export function createTables({ store, gameOf, random, timeDecides = () => true }: TablesDeps): Tables {
  const press = async (where: Where, by: Press, decide: (stored: Stored) => Change<TableReply>): Promise<TableReply> =>
    toReply(await store.update(where, by.id, by.at, here(by, ABSENT, named(by, decide))), { store, where, by });

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
    join: (by, table) => press({ table }, by, join(by)),
    leave: (by, table) => press({ table }, by, leave(by)),
    addBot: (by, table) => press({ table }, by, addBot(by)),
    removeBot: (by, table) => press({ table }, by, removeBot(by)),
    begin: (by, table) => press({ table }, by, begin(by, gameOf, random)),
    cancel: (by, table) => press({ table }, by, cancel(by)),
    next: (by, match) => press({ match }, by, next(by, gameOf, random)),
    again: (by, table) => again(store, gameOf, by, table),
    play: (by, match, step, word) => press({ match }, by, play(by, step, word, gameOf, random)),
    tap: (by, match, step, what) => press({ match }, by, tap(by, step, what, gameOf, random)),
    ...createCommands({ store, gameOf, random, press }),
    quit: (by, match) => press({ match }, by, quit(by, gameOf, random)),
    back: (by, match) => press({ match }, by, back(by, gameOf, random)),
    kick: (by, match, seat) => press({ match }, by, kick(by, seat, gameOf, random)),
    unban: (by, match, person) => press({ match }, by, unban(by, person)),
    takeSeat: (by, match, seat) => press({ match }, by, takeSeat(by, seat, gameOf, random)),
    end: (by, match) => press({ match }, by, end(by, gameOf, random)),
    stay: (by, match) => press({ match }, by, stay(by, gameOf, random)),
    close: (by, table) => press({ table }, by, close(by)),

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
