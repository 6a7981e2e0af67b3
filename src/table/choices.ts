import type { Store } from '../store/interface.js';
import type { Stored } from '../store/types.js';
import { mayEnd } from './end.js';
import { mayDecideAlone, mayManage } from './kick.js';
import { mayRemove } from './lobby.js';
import { isPlayable, loadMatch } from './match.js';
import { playerOf, seatOf } from './seats.js';
import { isSolo } from './solo.js';
import type { ActionDeps, ActiveMatch, ButtonAction, Choice, GameOf, Listing, Press } from './types.js';

/** Which tables of a channel, and of its threads, a command may mean. Nothing is ever chosen among them but by who asks. */
export class Choices {
  readonly #by: Press;
  readonly #store: Store;
  readonly #gameOf: GameOf;

  constructor(by: Press, { store, gameOf }: ActionDeps) {
    this.#by = by;
    this.#store = store;
    this.#gameOf = gameOf;
  }

  /** The open tables of that game where the presser is, or in a thread of that channel, in this server. */
  async openOf(game: string): Promise<readonly Stored[]> {
    const { channelId, guildId } = this.#by;
    return (await this.#store.openAround(channelId)).filter(
      ({ table }) => table.game === game && table.guildId === guildId,
    );
  }

  /** The matches among them where the presser sits or plays. */
  async matchesOf(game: string): Promise<readonly ActiveMatch[]> {
    const { person, channelId, guildId } = this.#by;
    return (await this.#store.playingOf(person.id, channelId)).flatMap((stored) => {
      if (stored.match === null || stored.table.game !== game || stored.table.guildId !== guildId) return [];
      const live = loadMatch(stored, this.#gameOf);
      return isPlayable(live) ? [live] : [];
    });
  }

  /** Those that fit what is asked, in the order in which they are listed. */
  async of(listing: Listing): Promise<readonly Choice[]> {
    switch (listing.of) {
      case 'sheet':
        return this.#sheets(listing.game);
      case 'leave':
        return this.#leaves(listing.game);
      case 'end':
        return this.#ends(listing.game);
      case 'kick':
        return this.#kicks(listing);
    }
  }

  async #sheets(game: string): Promise<readonly Choice[]> {
    const all = (await this.matchesOf(game)).map(({ stored, awaited }): Choice => {
      const own = seatOf(stored.seats, this.#by.person.id);
      const note = own !== undefined && awaited.includes(own.seat) ? 'awaited' : null;
      return { stored, action: { kind: 'sheet', match: stored.match.id }, note };
    });
    return firstThose(all, ({ note }) => note !== null);
  }

  async #leaves(game: string): Promise<readonly Choice[]> {
    const { id } = this.#by.person;
    const [matches, open] = await Promise.all([this.matchesOf(game), this.openOf(game)]);
    const playing = matches.filter(({ stored }) => isPlaying(stored, id));
    const lobbies = open.filter((stored) => stored.table.status === 'lobby' && isPlaying(stored, id));
    return [
      ...playing.map(
        ({ stored }): Choice => ({ stored, action: { kind: 'quit', match: stored.match.id }, note: null }),
      ),
      ...lobbies.map((stored): Choice => ({ stored, action: { kind: 'leave', table: stored.table.id }, note: null })),
    ];
  }

  async #ends(game: string): Promise<readonly Choice[]> {
    const theirs = (await this.openOf(game)).filter((stored) => mayEnd(stored, this.#by));
    return firstThose(theirs, (stored) => isPlaying(stored, this.#by.person.id)).map((stored) => ({
      stored,
      action: { kind: 'ending', table: stored.table.id },
      note: null,
    }));
  }

  async #kicks({ game, person }: Listing): Promise<readonly Choice[]> {
    const by = this.#by;
    return whereHasSay(await this.openOf(game), by).flatMap((stored): readonly Choice[] => {
      if (person !== null && isBanned(stored, person))
        return mayManage(stored, by) ? [pardonChoice(stored, person)] : [];
      const fits = person === null ? hasOthers(stored, by) : person !== by.person.id && isPlaying(stored, person);
      return fits ? [{ stored, action: kickAction(stored, by, person), note: null }] : [];
    });
  }
}

/** To let that person come back to that table. */
export function pardonChoice(stored: Stored, person: string): Choice {
  return { stored, action: { kind: 'kicking', table: stored.table.id, person, asked: 'pardon' }, note: 'pardon' };
}

/** What the list says of its buttons: out of a lobby at once; in a match a vote, or one more question. */
function kickAction(stored: Stored, by: Press, person: string | null): ButtonAction {
  const { table, match, seats } = stored;
  const row = person === null ? undefined : seatOf(seats, person);
  if (person !== null && table.status === 'lobby') return { kind: 'oust', table: table.id, person };
  if (row === undefined || match === null || mayDecideAlone(stored, by, row))
    return { kind: 'kicking', table: table.id, person };
  return { kind: 'kick', match: match.id, seat: row.seat, person };
}

/** Those of the tables where this person has a say in who plays there: where they play, a moderator everywhere. */
export function whereHasSay(tables: readonly Stored[], by: Press): readonly Stored[] {
  return tables.filter((stored) => by.moderator || isPlaying(stored, by.person.id));
}

/** Whether that person was sent away from there, and has not come back. */
export function isBanned({ table }: Stored, person: string): boolean {
  return table.banned.includes(person);
}

function isPlaying({ seats }: Stored, person: string): boolean {
  return seatOf(seats, person) !== undefined;
}

/** Whether somebody else is there whom the presser could have replaced, or take out. */
function hasOthers(stored: Stored, by: Press): boolean {
  const others = stored.seats.some((row) => playerOf(row) !== null && playerOf(row) !== by.person.id);
  return others && (stored.table.status === 'lobby' ? mayRemove(stored, by) : !isSolo(stored.table));
}

function firstThose<Each>(all: readonly Each[], first: (each: Each) => boolean): readonly Each[] {
  return [...all.filter(first), ...all.filter((each) => !first(each))];
}
