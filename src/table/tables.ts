import type { Change, Store, Stored, Where } from '../store/types.js';
import { isAnswer, notice, openedMatch, told } from './answers.js';
import { timeUp } from './closing.js';
import { close, end, ending, mayEnd, stay } from './end.js';
import { enough } from './enough.js';
import { erase } from './erase.js';
import { ABSENT, here } from './here.js';
import { decides, kick, kicking, pardon } from './kick.js';
import { back, leaving, leavingWhich, quit } from './leave.js';
import { type GameOf, isLive, liveOf } from './live.js';
import { addBot, begin, cancel, join, leave, newTable, oust, removeBot, wrongOptions } from './lobby.js';
import { named } from './named.js';
import { next } from './next.js';
import { outside } from './outside.js';
import { graced } from './pause.js';
import { play, sheet, tap } from './play.js';
import { again } from './rematch.js';
import { seatOf } from './seats.js';
import type { Random } from './settle.js';
import { take } from './take.js';
import type { Answer, Live, Press, Tables } from './types.js';

export interface TablesParts {
  readonly store: Store;
  readonly gameOf: GameOf;
  readonly random: Random;
  /** Whether something may be decided by time alone: asked in that very moment; left out: yes. */
  readonly timeDecides?: () => boolean;
}

/** Everything people can do at tables, on that store. */
export function createTables({ store, gameOf, random, timeDecides = () => true }: TablesParts): Tables {
  const press = async (where: Where, by: Press, decide: (stored: Stored) => Change<Answer>): Promise<Answer> =>
    told(await store.update(where, by.id, by.at, here(by, ABSENT, named(by, decide))), { store, where, by });

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
      const made = newTable(by, options);
      const opened = await store.open(by.id, by.at, made, () => enough(store, by));
      if (opened.kind !== 'done') return { kind: 'nothing' };
      return opened.out ?? { kind: 'opened', table: made.table.id, as: 'host' };
    },
    enough: (by) => enough(store, by),
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

    async leaving(by, game) {
      const lobbies = store
        .openIn(by.channelId)
        .flatMap((table) => store.read({ table }) ?? [])
        .filter(({ table, seats }) => table.status === 'lobby' && table.game === game && seatOf(seats, by.person.id));
      const lives = myMatches(by, game);
      const playing = lives.filter((live) => seatOf(live.stored.seats, by.person.id) !== undefined);
      const [live, lobby] = [playing[0], lobbies[0]];
      const known = gameOf(game);
      if (playing.length + lobbies.length > 1 && known !== undefined)
        return leavingWhich([...playing.map(({ stored }) => stored), ...lobbies], by.person.id, known);
      if (live !== undefined) return leaving(live, by.person.id);
      if (lobby !== undefined) {
        const left = await press({ table: lobby.table.id }, by, leave(by));
        return left.kind === 'lobby' ? notice('leave.done.lobby') : left;
      }
      return lives[0] === undefined ? notice('table.refuse.noMatchHere') : outside(lives[0], by.person.id);
    },
    quit: (by, match) => press({ match }, by, quit(by, gameOf, random)),
    back: (by, match) => press({ match }, by, back(by, gameOf, random)),

    async kicking(by, game, person) {
      const here = store.openIn(by.channelId).flatMap((table) => store.read({ table }) ?? []);
      const known = here.filter(
        (stored) => stored.table.game === game && (by.moderator || plays(stored, by.person.id)),
      );
      const meant = known.find((stored) => person !== null && plays(stored, person));
      const found = meant ?? known.find(({ table }) => person !== null && table.barred.includes(person)) ?? known[0];
      if (found === undefined) return notice('table.refuse.noMatchHere');
      const table = found.table.id;
      if (person !== null && found.table.barred.includes(person)) return press({ table }, by, pardon(by, person));
      if (found.table.status === 'lobby') {
        const kicked = await press({ table }, by, oust(by, person));
        if (kicked.kind !== 'lobby') return kicked;
        return notice(kicked.stored.table.status === 'lobby' ? 'kick.done.lobby' : 'kick.done.closed');
      }
      const live = openedMatch(found, gameOf);
      if (isAnswer(live)) return live;
      const row = person === null ? undefined : seatOf(found.seats, person);
      return row === undefined || decides(found, by, row) || person === by.person.id
        ? kicking(live, by, person)
        : press({ table }, by, kick(by, row.seat, gameOf, random));
    },
    kick: (by, match, seat) => press({ match }, by, kick(by, seat, gameOf, random)),
    pardon: (by, match, person) => press({ match }, by, pardon(by, person)),
    take: (by, match, seat) => press({ match }, by, take(by, seat, gameOf, random)),

    async ending(by, game) {
      const open = store.openIn(by.channelId).flatMap((table) => store.read({ table }) ?? []);
      const ofGame = open.filter(({ table }) => table.game === game && table.guildId === by.guildId);
      const theirs = ofGame.filter((stored) => mayEnd(stored, by));
      const meant = theirs.find((stored) => plays(stored, by.person.id)) ?? theirs[0] ?? ofGame[0];
      return meant === undefined ? notice('table.refuse.nothingToEnd') : ending(meant, by);
    },
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
      const open = store.placed(null).filter(({ paused }) => paused === null);
      await Promise.all(
        open.map(({ table }) => store.update({ table }, null, now(), (stored) => graced(now(), stood)(stored))),
      );
    },
  };
}

function plays({ seats }: Stored, person: string): boolean {
  return seatOf(seats, person) !== undefined;
}
