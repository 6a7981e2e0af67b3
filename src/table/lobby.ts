import { type Game, type Level, SOLO } from '../games/game.js';
import type { SeatRow } from '../store/rows.js';
import type { Change, Decided, Stored } from '../store/types.js';
import { BOTS } from '../text/bots.js';
import { lobbyPost } from './announce.js';
import { isClockStopped } from './clock.js';
import { isGoingOn } from './match.js';
import { HOST_TIME, LOBBY_TIME } from './pace.js';
import { closedNotice, notice, type TableKey, tablePhrase } from './replies.js';
import { forgetWaiting, hostOf, JUST_SEATED, noteWaiting, seatOf, vacate, withSeat } from './seats.js';
import { canPlayAlone, isSolo } from './solo.js';
import { startMatch } from './start.js';
import type { DecisionDeps, Press, TableActionOf, TableReply } from './types.js';

/** As much of a press as somebody's leaving has. */
type Leaving = Pick<Press, 'person' | 'at'> & Partial<Pick<Press, 'token' | 'until' | 'locale'>>;

export function joinLobby(stored: Stored, press: Press): Decided<TableReply> {
  return inLobby(stored, press, () => {
    if (seatOf(stored.seats, press.person.id)) return { refuse: 'table.refuse.seated' };
    if (stored.table.banned.includes(press.person.id)) return { refuse: 'kick.told.lobby' };
    if (stored.seats.length >= stored.table.maxSeats) return { refuse: 'table.refuse.full' };
    return { seats: [...stored.seats, seatPerson(press, stored.seats.length)] };
  });
}

/** The host's leaving passes the role on; the last person's closes the table. */
export function leaveLobby(stored: Stored, press: Leaving): Decided<TableReply> {
  return inLobby(stored, press, () => {
    const own = seatOf(stored.seats, press.person.id);
    if (own === undefined) return { refuse: 'table.refuse.notSeated' };
    const seats = renumber(stored.seats.filter((row) => row.personId !== press.person.id));
    return { seats, table: { hostId: hostOf(stored.table, vacate(stored.seats, own.seat, 'left'), null) } };
  });
}

/** Puts somebody's lucky word beneath the seal, in place of the one they had. */
export function putWordInLobby(
  stored: Stored,
  press: Press,
  { seat, word }: Pick<SeatRow, 'seat' | 'word'>,
): Decided<TableReply> {
  return inLobby(stored, press, () => ({ seats: withSeat(stored.seats, seat, { word }) }));
}

export function addBot(stored: Stored, press: Press, { level }: TableActionOf<'bot'>): Decided<TableReply> {
  return inLobby(stored, press, () => {
    if (!mayHost(stored, press)) return { refuse: 'table.refuse.notHost' };
    if (stored.seats.length >= stored.table.maxSeats) return { refuse: 'table.refuse.full' };
    return { seats: withBot(stored.seats, level), table: { hostId: press.person.id } };
  });
}

export function removeBot(stored: Stored, press: Press): Decided<TableReply> {
  return inLobby(stored, press, () => {
    if (!mayHost(stored, press)) return { refuse: 'table.refuse.notHost' };
    const last = stored.seats.findLast((row) => row.personId === null);
    if (last === undefined) return { refuse: 'table.refuse.noBot' };
    return {
      seats: renumber(stored.seats.filter((row) => row !== last)),
      table: { hostId: press.person.id },
    };
  });
}

/** What `/… kick` asks in a lobby: who is to be taken from the table; null: whoever sits there may be meant. */
export function askOust(stored: Stored, press: Press, person: string | null): TableReply {
  if (!mayRemove(stored, press)) return notice('table.refuse.notHost');
  if (person === press.person.id) return notice('kick.refuse.self');
  const others = stored.seats.filter(({ personId }) => personId !== null && personId !== press.person.id);
  const meant = person === null ? others : others.filter(({ personId }) => personId === person);
  if (meant.length === 0) return notice(person === null ? 'kick.refuse.nobody' : 'kick.refuse.out');
  return {
    kind: 'ask',
    stored,
    personId: press.person.id,
    phrase: tablePhrase('kick.ask.lobby'),
    actions: meant.map(({ seat, personId }) => ({
      action: { kind: 'oust', table: stored.table.id, person: personId! },
      label: tablePhrase('kick.button.lobby', { seat: { seat } }),
      tone: 'bad',
    })),
  };
}

/** Whether this person may take somebody out of that lobby. */
export function mayRemove(stored: Stored, press: Press): boolean {
  return mayHost(stored, press) || press.moderator;
}

/** `/… kick` in a lobby: the host or a moderator takes that person from the table, who may not join again unless let. */
export function oustFromLobby(stored: Stored, press: Press, personId: string): Decided<TableReply> {
  return inLobby(stored, press, () => {
    if (!mayRemove(stored, press)) return { refuse: 'table.refuse.notHost' };
    if (personId === press.person.id) return { refuse: 'kick.refuse.self' };
    const row = seatOf(stored.seats, personId);
    if (row === undefined) return { refuse: 'kick.refuse.out' };
    const hostId = hostOf(stored.table, vacate(stored.seats, row.seat, 'sent'), null);
    const banned = [...stored.table.banned, personId];
    return { seats: renumber(stored.seats.filter((each) => each !== row)), table: { hostId, banned } };
  });
}

/**
 * Whether the presser may do what is the host's, which nobody may who does not sit there: as the host, as who opened the
 * table, or at the table of a host who has been silent for long.
 */
function mayHost(stored: Stored, press: Press): boolean {
  const { table, seats } = stored;
  const { id } = press.person;
  if (seatOf(seats, id) === undefined) return false;
  return table.hostId === id || table.openerId === id || isHostSilent(stored, press);
}

/** A host who could not be heard, or could not see the lobby, was not silent. */
function isHostSilent(stored: Stored, { at, timeRuns }: Press): boolean {
  return timeRuns !== false && !isClockStopped(stored) && at - stored.table.hostAt >= HOST_TIME;
}

export function cancelLobby(stored: Stored, press: Press): Decided<TableReply> {
  return inLobby(stored, press, () =>
    mayHost(stored, press) || press.moderator
      ? { table: { status: 'cancelled', dueAt: null } }
      : { refuse: 'table.refuse.notHost' },
  );
}

/** Begins the match: the first player is drawn by lot. */
export function beginFromLobby(stored: Stored, press: Press, _: unknown, deps: DecisionDeps): Decided<TableReply> {
  const game = deps.gameOf(stored.table.game);
  const refused = refuseBegin(stored, press, game);
  if (refused !== null || game === undefined) return { out: refused ?? notice('table.void.game') };
  const place = press.thread === undefined ? {} : { channelId: press.thread, parentId: stored.table.channelId };
  const table = { ...stored.table, ...place, hostId: press.person.id };
  const first = Math.floor(deps.random() * stored.seats.length);
  // A press in the channel reaches nobody in the thread.
  const seats = press.thread === undefined ? noteWaiting(stored.seats, press) : forgetWaiting(stored.seats);
  const { change, live } = startMatch(
    { ...stored, table, seats },
    game,
    { at: press.at, first, seenIn: press.onPublic ?? null },
    deps,
  );
  const renew = [...lobbyPost(stored), ...(change.renew ?? [])];
  return { ...change, table: { ...change.table, ...place }, renew, out: { kind: 'lobby', stored: live.stored } };
}

/** Why this person can't begin the match of that lobby; null: they can. */
export function refuseBegin(stored: Stored, press: Press, game: Game | undefined): TableReply | null {
  if (stored.table.status !== 'lobby') return refuseClosedLobby(stored);
  if (game === undefined) return notice('table.void.game');
  if (!mayHost(stored, press)) return notice('table.refuse.notHost');
  const least = isSolo(stored.table) ? SOLO : game.seats[0];
  return stored.seats.length < least ? notice('table.refuse.tooFew', { least }) : null;
}

/** The only person of a lobby begins a solo match: bots get up, and no series is played. */
export function beginAlone(stored: Stored, press: Press, _: unknown, deps: DecisionDeps): Decided<TableReply> {
  const refused = refuseAlone(stored, press, deps.gameOf(stored.table.game));
  if (refused !== null) return { out: refused };
  const solo = soloOf(stored);
  const { table: began, ...change } = beginFromLobby(solo, press, _, deps);
  return { ...change, table: { maxSeats: solo.table.maxSeats, games: solo.table.games, ...began } };
}

/** Why this person can't play alone at that table; null: they can. */
export function refuseAlone(stored: Stored, press: Press, game: Game | undefined): TableReply | null {
  if (stored.table.status !== 'lobby') return refuseClosedLobby(stored);
  if (seatOf(stored.seats, press.person.id) === undefined) return notice('table.refuse.notSeated');
  return canPlayAlone(stored) ? refuseBegin(soloOf(stored), press, game) : notice('solo.refuse.others');
}

/** The same lobby for the one person there. */
function soloOf({ seats, table, ...stored }: Stored): Stored {
  const own = renumber(seats.filter(({ personId }) => personId !== null));
  return { ...stored, seats: own, table: { ...table, maxSeats: SOLO, games: 1 } };
}

type Turn = Pick<Change, 'table' | 'seats'> | { readonly refuse: TableKey };

/**
 * The way of every press on a lobby: still open? then what it changes, with its time begun anew. Whoever opened it has the
 * host's role back by any press of theirs; where no person is left, it is closed.
 */
function inLobby(stored: Stored, press: Leaving, turn: () => Turn): Decided<TableReply> {
  if (stored.table.status !== 'lobby') return { out: refuseClosedLobby(stored) };
  const change = turn();
  if ('refuse' in change) return { out: notice(change.refuse) };
  const seats = noteWaiting(change.seats ?? stored.seats, press);
  const { openerId } = stored.table;
  const isBack = press.person.id === openerId && seatOf(seats, openerId) !== undefined;
  const hostId = isBack ? openerId : (change.table?.hostId ?? stored.table.hostId);
  const hostAt = hostId === press.person.id || hostId !== stored.table.hostId ? press.at : stored.table.hostAt;
  const isLeft = seats.every((row) => row.personId === null);
  const table = {
    dueAt: press.at + LOBBY_TIME,
    hostAt,
    ...change.table,
    hostId,
    ...(isLeft && { status: 'cancelled' as const, dueAt: null }),
  };
  return {
    table,
    seats,
    renew: lobbyPost(stored),
    out: { kind: 'lobby', stored: { ...stored, seats, table: { ...stored.table, ...table } } },
  };
}

/** The way out for someone who presses a lobby that has begun or ended. */
function refuseClosedLobby(stored: Stored): TableReply {
  return isGoingOn(stored) ? notice('table.refuse.begun') : closedNotice(stored);
}

export function seatPerson(press: Press, seat: number): SeatRow {
  return { seat, personId: press.person.id, name: press.person.name, level: null, ...JUST_SEATED, since: 0 };
}

/** Those, and a bot of that level, by the first of its names that no bot there has. */
export function withBot(seats: readonly SeatRow[], level: Level): readonly SeatRow[] {
  const taken = seats.filter(({ personId }) => personId === null).map(({ name }) => name);
  const { name } = BOTS[level].find((bot) => !taken.includes(bot.name))!;
  return [...seats, { seat: seats.length, personId: null, name, level, ...JUST_SEATED, since: 0 }];
}

function renumber(seats: readonly SeatRow[]): readonly SeatRow[] {
  return seats.map((row, seat) => ({ ...row, seat }));
}
