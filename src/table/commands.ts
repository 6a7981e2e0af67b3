import type { Change, Store, Stored, Where } from '../store/types.js';
import type { Random } from './advance.js';
import { createChoices, isBanned, known } from './choices.js';
import { ending } from './end.js';
import { ABSENT } from './here.js';
import { decides, kick, kicking, unban } from './kick.js';
import { leaving } from './leave.js';
import { askRemove, leave, removeFromLobby } from './lobby.js';
import type { GameOf } from './match.js';
import { tellNotSeated } from './not-seated.js';
import { sheet } from './play.js';
import { closedNotice, isReply, notice, openMatch, replyUnknown } from './replies.js';
import { seatOf } from './seats.js';
import type { Choice, Listing, Press, TableReply, Tables } from './types.js';

interface CommandsDeps {
  readonly store: Store;
  readonly gameOf: GameOf;
  readonly random: Random;
  press(where: Where, by: Press, decide: (stored: Stored) => Change<TableReply>): Promise<TableReply>;
}

type Commands = Pick<
  Tables,
  'sheet' | 'leaving' | 'kicking' | 'kickingAt' | 'remove' | 'ending' | 'endingAt' | 'which'
>;

/** The commands that don't say which table they mean: where one fits it is that one, and where several do they ask. */
export function createCommands({ store, gameOf, random, press }: CommandsDeps): Commands {
  const choices = createChoices(store, gameOf);
  const list = (by: Press, listing: Listing, tables: readonly Choice[], page = 0): TableReply => ({
    kind: 'which',
    listing,
    tables,
    personId: by.person.id,
    page,
  });

  /** The table of a button, while it is open, for those who press in its server. */
  const opened = async (
    by: Press,
    table: string,
    then: (stored: Stored) => TableReply | Promise<TableReply>,
  ): Promise<TableReply> => {
    const stored = store.read({ table });
    if (stored === null) return replyUnknown({ store, where: { table }, by });
    if (stored.table.guildId !== by.guildId) return ABSENT;
    const { status } = stored.table;
    return status === 'lobby' || status === 'playing' || status === 'parked' ? then(stored) : closedNotice(stored);
  };

  const removePerson = async (by: Press, table: string, person: string | null): Promise<TableReply> => {
    const reply = await press({ table }, by, removeFromLobby(by, person));
    if (reply.kind !== 'lobby') return reply;
    return notice(reply.stored.table.status === 'lobby' ? 'kick.done.lobby' : 'kick.done.closed');
  };

  const kickingIn = async (by: Press, stored: Stored, person: string | null): Promise<TableReply> => {
    if (known([stored], by).length === 0) return notice('table.refuse.noMatchHere');
    const table = stored.table.id;
    if (person !== null && isBanned(stored, person)) return press({ table }, by, unban(by, person));
    if (stored.table.status === 'lobby')
      return person === null ? askRemove(stored, by) : removePerson(by, table, person);
    const live = openMatch(stored, gameOf);
    if (isReply(live)) return live;
    const row = person === null ? undefined : seatOf(stored.seats, person);
    return row === undefined || decides(stored, by, row) || person === by.person.id
      ? kicking(live, by, person)
      : press({ table }, by, kick(by, row.seat, gameOf, random));
  };

  return {
    async sheet(by, match, game) {
      if (match !== null) return press({ match }, by, sheet(by, gameOf, random));
      const listing: Listing = { of: 'sheet', game: game ?? '', person: null };
      const all = choices.of(by, listing);
      const awaited = all.filter(({ note }) => note === 'awaited');
      const one = all.length === 1 ? all[0] : awaited.length === 1 ? awaited[0] : undefined;
      if (one !== undefined) return press({ match: one.stored.match!.id }, by, sheet(by, gameOf, random));
      return all.length === 0 ? notice('table.refuse.noMatchHere') : list(by, listing, all);
    },

    async leaving(by, game) {
      const listing: Listing = { of: 'leave', game, person: null };
      const all = choices.of(by, listing);
      if (all.length > 1) return list(by, listing, all);
      const lives = choices.matchesOf(by, game);
      const table = all[0]?.stored.table;
      if (table?.status === 'lobby') {
        const left = await press({ table: table.id }, by, leave(by));
        return left.kind === 'lobby' ? notice('leave.done.lobby') : left;
      }
      const live = lives.find(({ stored }) => stored.table.id === table?.id);
      if (live !== undefined) return leaving(live, by.person.id);
      // Who has left several of them already may come back to each.
      const sheets: Listing = { of: 'sheet', game, person: null };
      if (lives.length > 1) return list(by, sheets, choices.of(by, sheets));
      return lives[0] === undefined ? notice('table.refuse.noMatchHere') : tellNotSeated(lives[0], by.person.id);
    },

    async kicking(by, game, person) {
      const listing: Listing = { of: 'kick', game, person };
      const all = choices.of(by, listing);
      if (all.length > 1) return list(by, listing, all);
      // Where none fits, any of them says why.
      const meant = all[0]?.stored ?? known(choices.openOf(by, game), by)[0];
      return meant === undefined ? notice('table.refuse.noMatchHere') : kickingIn(by, meant, person);
    },
    kickingAt: (by, table, person) => opened(by, table, (stored) => kickingIn(by, stored, person)),
    remove: removePerson,

    async ending(by, game) {
      const listing: Listing = { of: 'end', game, person: null };
      const all = choices.of(by, listing);
      if (all.length > 1) return list(by, listing, all);
      const meant = all[0]?.stored ?? choices.openOf(by, game)[0];
      return meant === undefined ? notice('table.refuse.nothingToEnd') : ending(meant, by);
    },
    endingAt: (by, table) => opened(by, table, (stored) => ending(stored, by)),

    async which(by, listing, page) {
      const all = choices.of(by, listing);
      if (all.length > 0) return list(by, listing, all, page);
      return notice(listing.of === 'end' ? 'table.refuse.nothingToEnd' : 'table.refuse.noMatchHere');
    },
  };
}
