import { randomInt } from 'node:crypto';
import type { Game, Seat } from '../games/game.js';
import type { MatchRow } from '../store/rows.js';
import type { Change, Decided, Stored } from '../store/types.js';
import { resultPosts } from './announce.js';
import { changeBetween, closeTable, commit, restClock } from './commit.js';
import { isBetween, isGoingOn, toActiveMatch } from './match.js';
import { firstMenusOf, menuOf, toOpenMenu } from './menus.js';
import { closedNotice, menuReply, notice } from './replies.js';
import { NOTHING_SEALED, sealedDice } from './seals.js';
import { forgetWaiting, hostOf, isOwn, isPresent, noteArrival, seatOf } from './seats.js';
import type { ActiveMatch, Chance, DecisionDeps, Press, StoredMatch, TableReply } from './types.js';

/** How a match begins. */
interface Beginning {
  readonly at: number;
  readonly first: Seat;
  /** A public message in which its seal stands, if the table knows of none yet; left out or null: none. */
  readonly seenIn?: string | null;
}

/** What begins a table's next match with the seats that it has, up to where somebody is asked; and the match as it is then. */
export function startMatch(
  stored: Stored,
  game: Game,
  { at, first, seenIn = null }: Beginning,
  chance: Chance,
): { change: Change; live: ActiveMatch } {
  // What was noted about the match before says nothing about this one.
  const seats = forgetWaiting(stored.seats).map((row) => ({ ...row, since: 0, ending: false, word: null }));
  const match: MatchRow = {
    id: newId(),
    tableId: stored.table.id,
    game: game.id,
    version: game.version,
    seats: seats.length,
    first,
    status: 'playing',
    startedAt: at,
    endedAt: null,
    absent: seats.filter((row) => row.gone !== null).map((row) => row.seat),
    finish: null,
    played: [],
    removed: seats.some((row) => row.gone === 'sent' || row.gone === 'voted'),
    ...sealedDice(stored, seenIn),
  };
  const start = game.start(seats.length, first);
  const firstMenus = firstMenusOf(stored, match.id, at);
  const menus = [...stored.menus, ...firstMenus.map(toOpenMenu)];
  const before = toActiveMatch(
    { ...stored, seats, match, matches: [...stored.matches, match], lines: [], menus },
    game,
    start,
  );
  const { change, live } = commit(before, seats, { at, by: null }, chance);
  const table = { status: 'playing' as const, hostId: stored.table.hostId, ...NOTHING_SEALED, ...change.table };
  return {
    change: { seats, ...change, table, begin: match, ...(firstMenus.length > 0 && { firstMenus }) },
    live: { ...live, stored: { ...live.stored, table: { ...stored.table, ...table } } },
  };
}

/** The host begins the next match of a series, and has their menu at once. */
export function startNext(stored: Stored, press: Press, _: unknown, deps: DecisionDeps): Decided<TableReply> {
  if (!isBetween(stored)) return { out: isGoingOn(stored) ? notice('series.refuse.begun') : closedNotice(stored) };
  const game = deps.gameOf(stored.table.game);
  if (game === undefined) return { out: notice('table.void.game') };
  const own = seatOf(stored.seats, press.person.id);
  if (own === undefined) return { out: notice('table.refuse.stranger') };
  const seats = noteArrival(stored.seats, press.person.id);
  const hostId = hostOf(stored.table, seats, own.seat);
  // Where only people are who play for others, whoever of them presses first begins it.
  if (hostId !== press.person.id && seats.some(isOwn)) {
    const table = { ...stored.table, ...restClock(stored, seats, press.at), hostId };
    return { ...changeBetween(stored, { table, seats }), out: notice('series.refuse.host') };
  }
  const now = { ...stored, seats, table: { ...stored.table, hostId } };
  const { change, live } = startFollowing(now, game, { at: press.at, seenIn: press.onPublic ?? null }, deps);
  return { ...change, menu: menuOf(press, live), out: menuReply(live, own.seat) };
}

/** The time of the host is up: the next match begins by itself, unless nobody is there to play it. */
export function startNextDue(stored: StoredMatch, at: number, deps: DecisionDeps): Change {
  const game = deps.gameOf(stored.table.game);
  if (game === undefined) return closeTable(stored, 'table.void.game', at);
  const { seats } = stored;
  if (!seats.some(isPresent))
    return changeBetween(stored, { table: { ...stored.table, ...restClock(stored, seats, at) }, seats });
  return startFollowing(stored, game, { at }, deps).change;
}

/** The next match; whoever sits clockwise of the first player of the last one is first now. */
function startFollowing(
  stored: StoredMatch,
  game: Game,
  beginning: Omit<Beginning, 'first'>,
  chance: Chance,
): { change: Change; live: ActiveMatch } {
  const { change, live } = startMatch(
    stored,
    game,
    { ...beginning, first: (stored.match.first + 1) % stored.seats.length },
    chance,
  );
  return { change: { ...change, renew: [...resultPosts(stored), ...(change.renew ?? [])] }, live };
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new id of a table or a match: short enough for a button, and nobody guesses another's. */
export function newId(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
