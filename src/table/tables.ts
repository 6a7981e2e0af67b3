import type { Change, Store, Stored, Where } from '../store/types.js';
import { notice, told } from './answers.js';
import { end, timeUp } from './closing.js';
import { type GameOf, isLive, liveOf, seatOf } from './live.js';
import { addBot, begin, cancel, join, leave, newTable, removeBot, wrongOptions } from './lobby.js';
import { play, sheet, tap } from './play.js';
import { again } from './rematch.js';
import type { Random } from './settle.js';
import type { Answer, Live, Press, Tables } from './types.js';

export interface TablesParts {
  readonly store: Store;
  readonly gameOf: GameOf;
  readonly random: Random;
}

/** Everything people can do at tables, on that store. */
export function createTables({ store, gameOf, random }: TablesParts): Tables {
  const press = async (where: Where, by: Press, decide: (stored: Stored) => Change<Answer>): Promise<Answer> =>
    told(await store.update(where, by.id, by.at, decide));

  const myMatches = (by: Press, game: string | null): readonly Live[] =>
    store.playingOf(by.person.id, by.channelId).flatMap((table) => {
      const stored = store.read({ table });
      if (stored?.match == null || (game !== null && stored.table.game !== game)) return [];
      const live = liveOf(stored, gameOf);
      return isLive(live) ? [live] : [];
    });

  return {
    async openLobby(by, options) {
      const wrong = wrongOptions(options);
      if (wrong !== null) return wrong;
      const opened = await store.open(by.id, by.at, newTable(by, options));
      return opened.kind === 'done' ? notice('table.done.opened') : { kind: 'nothing' };
    },
    join: (by, table) => press({ table }, by, join(by)),
    leave: (by, table) => press({ table }, by, leave(by)),
    addBot: (by, table) => press({ table }, by, addBot(by)),
    removeBot: (by, table) => press({ table }, by, removeBot(by)),
    begin: (by, table) => press({ table }, by, begin(by, gameOf, random)),
    cancel: (by, table) => press({ table }, by, cancel(by)),
    again: (by, table) => again(store, gameOf, by, table),
    play: (by, match, step, word) => press({ match }, by, play(by, step, word, gameOf, random)),
    tap: (by, match, step, what) => press({ match }, by, tap(by, step, what, gameOf, random)),

    async sheet(by, match, game) {
      if (match !== null) return press({ match }, by, sheet(by, gameOf, random));
      const lives = myMatches(by, game);
      const awaited = lives.filter((live) =>
        live.awaited.includes(seatOf(live.stored.seats, by.person.id)?.seat ?? -1),
      );
      const one = lives.length === 1 ? lives[0] : awaited.length === 1 ? awaited[0] : undefined;
      if (one !== undefined) return press({ match: one.stored.match.id }, by, sheet(by, gameOf, random));
      return lives.length === 0
        ? notice('table.refuse.noMatchHere')
        : { kind: 'choose', lives, personId: by.person.id };
    },

    async end(by, game) {
      const here = store.openIn(by.channelId).flatMap((table) => store.read({ table }) ?? []);
      const ofGame = here.filter((stored) => stored.table.game === game);
      const own =
        ofGame.find((stored) => stored.table.hostId === by.person.id) ?? (by.moderator ? ofGame[0] : undefined);
      if (own === undefined)
        return notice(ofGame.length === 0 ? 'table.refuse.nothingToEnd' : 'table.refuse.mayNotEnd');
      return press({ table: own.table.id }, by, end(by));
    },

    async tick(now) {
      const due = store.due(now);
      const done = await Promise.allSettled(
        due.map((table) => store.update({ table }, null, now, timeUp(now, gameOf, random))),
      );
      const bugs = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      // One broken table must not stop the others, but it must be heard of.
      if (bugs.length > 0) throw new AggregateError(bugs, `${bugs.length} of ${due.length} due tables failed`);
      return done.filter((one) => one.status === 'fulfilled' && one.value.kind === 'done' && one.value.out).length;
    },
  };
}
