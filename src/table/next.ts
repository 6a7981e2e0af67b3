import type { Game } from '../games/game.js';
import type { Change, Stored } from '../store/types.js';
import type { Random } from './advance.js';
import { type Effects, restClock, resultPosts } from './commit.js';
import type { GameOf } from './match.js';
import { closeTable, menuOf } from './play.js';
import { noteArrival } from './presence.js';
import { closedNotice, menu, notice } from './replies.js';
import { hostOf, isOwn, isPresent, seatOf } from './seats.js';
import { isBetween } from './series.js';
import { startMatch } from './start.js';
import type { ActiveMatch, Press, TableReply } from './types.js';

/** The host begins the next match of a series, and has their menu at once. */
export function startNext(press: Press, gameOf: GameOf, random: Random): (stored: Stored) => Change<TableReply> {
  return (stored) => {
    if (!isBetween(stored)) return { out: isGoingOn(stored) ? notice('series.refuse.begun') : closedNotice(stored) };
    const game = gameOf(stored.table.game);
    if (game === undefined) return { out: notice('table.void.game') };
    const own = seatOf(stored.seats, press.person.id);
    if (own === undefined) return { out: notice('table.refuse.stranger') };
    const seats = noteArrival(stored.seats, press.person.id);
    const hostId = hostOf(stored.table, seats, own.seat);
    // Where only people are who play for others, whoever of them presses first begins it.
    if (hostId !== press.person.id && seats.some(isOwn)) {
      const table = { ...restClock(stored, seats, press.at), hostId };
      return { table, seats, out: notice('series.refuse.host') };
    }
    const { change, live } = startFollowing(
      { ...stored, seats, table: { ...stored.table, hostId } },
      game,
      press.at,
      random,
    );
    return { ...change, menu: menuOf(press, live), out: menu(live, own.seat) };
  };
}

/** The time of the host is up: the next match begins by itself, unless nobody is there to play it. */
export function startNextDue(stored: Stored, gameOf: GameOf, at: number, random: Random): Effects {
  const game = gameOf(stored.table.game);
  if (game === undefined) return closeTable(stored, 'table.void.game', at);
  if (!stored.seats.some(isPresent)) return { table: restClock(stored, stored.seats, at) };
  return startFollowing(stored, game, at, random).change;
}

/** The next match; whoever sits clockwise of the first player of the last one is first now. */
function startFollowing(
  stored: Stored,
  game: Game,
  at: number,
  random: Random,
): { change: Effects; live: ActiveMatch } {
  const last = stored.match!;
  const { change, live } = startMatch(stored, game, { at, first: (last.first + 1) % stored.seats.length }, random);
  return { change: { ...change, renew: [...resultPosts(stored), ...(change.renew ?? [])] }, live };
}

function isGoingOn({ table }: Stored): boolean {
  return table.status === 'playing' || table.status === 'parked';
}
