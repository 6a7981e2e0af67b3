import type { Store } from '../store/interface.js';
import type { Stored } from '../store/types.js';
import type { Listing } from './action.js';
import { mayEnd } from './end.js';
import { mayManage } from './kick.js';
import { mayRemove } from './lobby.js';
import { type GameOf, isPlayable, loadMatch } from './match.js';
import { playerOf, seatOf } from './seats.js';
import type { ActiveMatch, Choice, Press } from './types.js';

/** Which tables of a channel a command may mean. Nothing is ever chosen among them but by who asks. */
export interface Choices {
  /** The open tables of that game where the presser is, in this server. */
  openOf(by: Press, game: string): readonly Stored[];
  /** The matches among them where the presser sits or plays. */
  matchesOf(by: Press, game: string): readonly ActiveMatch[];
  /** Those that fit what is asked, in the order in which they are listed. */
  of(by: Press, listing: Listing): readonly Choice[];
}

export function createChoices(store: Store, gameOf: GameOf): Choices {
  const openOf: Choices['openOf'] = (by, game) =>
    store
      .openIn(by.channelId)
      .flatMap((table) => store.read({ table }) ?? [])
      .filter(({ table }) => table.game === game && table.guildId === by.guildId);

  const matchesOf: Choices['matchesOf'] = (by, game) =>
    store.playingOf(by.person.id, by.channelId).flatMap((table) => {
      const stored = store.read({ table });
      if (stored?.match == null || stored.table.game !== game || stored.table.guildId !== by.guildId) return [];
      const live = loadMatch(stored, gameOf);
      return isPlayable(live) ? [live] : [];
    });

  function sheets(by: Press, game: string): readonly Choice[] {
    const all = matchesOf(by, game).map(({ stored, awaited }): Choice => {
      const own = seatOf(stored.seats, by.person.id);
      const note = own !== undefined && awaited.includes(own.seat) ? 'awaited' : null;
      return { stored, action: { kind: 'sheet', match: stored.match.id }, note };
    });
    return firstThose(all, ({ note }) => note !== null);
  }

  function leaves(by: Press, game: string): readonly Choice[] {
    const playing = matchesOf(by, game).filter(({ stored }) => isPlaying(stored, by.person.id));
    const lobbies = openOf(by, game).filter(
      (stored) => stored.table.status === 'lobby' && isPlaying(stored, by.person.id),
    );
    return [
      ...playing.map(
        ({ stored }): Choice => ({ stored, action: { kind: 'quit', match: stored.match.id }, note: null }),
      ),
      ...lobbies.map((stored): Choice => ({ stored, action: { kind: 'leave', table: stored.table.id }, note: null })),
    ];
  }

  function ends(by: Press, game: string): readonly Choice[] {
    const theirs = openOf(by, game).filter((stored) => mayEnd(stored, by));
    return firstThose(theirs, (stored) => isPlaying(stored, by.person.id)).map((stored) => ({
      stored,
      action: { kind: 'ending', table: stored.table.id },
      note: null,
    }));
  }

  function kicks(by: Press, { game, person }: Listing): readonly Choice[] {
    return whereHasSay(openOf(by, game), by).flatMap((stored): readonly Choice[] => {
      const action = { kind: 'kicking' as const, table: stored.table.id, person };
      if (person !== null && isBanned(stored, person))
        return mayManage(stored, by) ? [{ stored, action: action, note: 'pardon' }] : [];
      const fits = person === null ? hasOthers(stored, by) : person !== by.person.id && isPlaying(stored, person);
      return fits ? [{ stored, action: action, note: null }] : [];
    });
  }

  return {
    openOf,
    matchesOf,
    of(by, listing) {
      switch (listing.of) {
        case 'sheet':
          return sheets(by, listing.game);
        case 'leave':
          return leaves(by, listing.game);
        case 'end':
          return ends(by, listing.game);
        case 'kick':
          return kicks(by, listing);
      }
    },
  };
}

/** Those of the tables where this person has a say in who plays there: where they play, a moderator everywhere. */
export function whereHasSay(tables: readonly Stored[], by: Press): readonly Stored[] {
  return tables.filter((stored) => by.moderator || isPlaying(stored, by.person.id));
}

/** Whether that person was sent away from there, and has not come back. */
export function isBanned({ table }: Stored, person: string): boolean {
  return table.barred.includes(person);
}

function isPlaying({ seats }: Stored, person: string): boolean {
  return seatOf(seats, person) !== undefined;
}

/** Whether somebody else is there whom the presser could have replaced, or take out. */
function hasOthers(stored: Stored, by: Press): boolean {
  const others = stored.seats.some((row) => playerOf(row) !== null && playerOf(row) !== by.person.id);
  return others && (stored.table.status !== 'lobby' || mayRemove(stored, by));
}

function firstThose<Each>(all: readonly Each[], first: (each: Each) => boolean): readonly Each[] {
  return [...all.filter(first), ...all.filter((each) => !first(each))];
}
