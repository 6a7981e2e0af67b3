import { randomInt } from 'node:crypto';
import type { Game } from '../games/game.js';
import type { Change, MatchRow, NewTable, SeatRow, Stored } from '../store/types.js';
import { closedNotice, notice, type TableKey } from './answers.js';
import { follow } from './course.js';
import { type GameOf, liveWith, seatOf } from './live.js';
import { LOBBY_TIME } from './pace.js';
import { type Random, settle } from './settle.js';
import type { Answer, LobbyOptions, Press } from './types.js';

type Decide = (stored: Stored) => Change<Answer>;

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new id of a table or a match: short enough for a button, and nobody guesses another's. */
export function newId(): string {
  return Array.from({ length: 12 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}

/** The options of a lobby that can't be, as a refusal; null if they are fine. */
export function wrongOptions({ game, bots, seats }: LobbyOptions): Answer | null {
  const [least, most] = game.seats;
  const limit = seats ?? most;
  if (limit < least || limit > most) return notice('table.refuse.seats', { least, most });
  if (bots < 0 || bots > limit - 1) return notice('table.refuse.bots', { most: limit - 1 });
  return null;
}

/** A table in its lobby: the host sits first, then the bots. */
export function newTable(press: Press, options: LobbyOptions): NewTable {
  const id = newId();
  const host: SeatRow = person(press, 0);
  return {
    table: {
      id,
      guildId: press.guildId,
      channelId: press.channelId,
      game: options.game.id,
      pace: options.pace,
      hostId: press.person.id,
      maxSeats: options.seats ?? options.game.seats[1],
      status: 'lobby',
      reason: null,
      locale: options.locale,
      createdAt: press.at,
      dueAt: press.at + LOBBY_TIME,
      rematchId: null,
    },
    seats: [host, ...Array.from({ length: options.bots }, (_, n) => opponent(n + 1, n + 1))],
  };
}

export function join(press: Press): Decide {
  return inLobby(press, (stored) => {
    if (seatOf(stored.seats, press.person.id)) return { refuse: 'table.refuse.seated' };
    if (stored.seats.length >= stored.table.maxSeats) return { refuse: 'table.refuse.full' };
    return { seats: [...stored.seats, person(press, stored.seats.length)] };
  });
}

/** The host's leaving passes the role on; the last person's closes the table. */
export function leave(press: Press): Decide {
  return inLobby(press, (stored) => {
    if (!seatOf(stored.seats, press.person.id)) return { refuse: 'table.refuse.notSeated' };
    const seats = renumbered(stored.seats.filter((row) => row.personId !== press.person.id));
    const heir = seats.find((row) => row.personId !== null);
    if (heir === undefined) return { seats, table: { status: 'cancelled', dueAt: null } };
    return stored.table.hostId === press.person.id ? { seats, table: { hostId: heir.personId! } } : { seats };
  });
}

export function addBot(press: Press): Decide {
  return inLobby(press, (stored) => {
    if (stored.table.hostId !== press.person.id) return { refuse: 'table.refuse.notHost' };
    if (stored.seats.length >= stored.table.maxSeats) return { refuse: 'table.refuse.full' };
    const number = 1 + stored.seats.filter((row) => row.personId === null).length;
    return { seats: [...stored.seats, opponent(stored.seats.length, number)] };
  });
}

export function removeBot(press: Press): Decide {
  return inLobby(press, (stored) => {
    if (stored.table.hostId !== press.person.id) return { refuse: 'table.refuse.notHost' };
    const last = stored.seats.findLast((row) => row.personId === null);
    if (last === undefined) return { refuse: 'table.refuse.noBot' };
    return { seats: renumbered(stored.seats.filter((row) => row !== last)) };
  });
}

export function cancel(press: Press): Decide {
  return inLobby(press, (stored) =>
    stored.table.hostId === press.person.id || press.moderator
      ? { table: { status: 'cancelled', dueAt: null } }
      : { refuse: 'table.refuse.notHost' },
  );
}

/** Begins the match: the first player is drawn by lot. */
export function begin(press: Press, gameOf: GameOf, random: Random): Decide {
  return (stored) => {
    if (stored.table.status !== 'lobby') return { out: lobbyClosed(stored) };
    const game = gameOf(stored.table.game);
    if (game === undefined) return { out: notice('table.void.game') };
    if (stored.table.hostId !== press.person.id) return { out: notice('table.refuse.notHost') };
    if (stored.seats.length < game.seats[0]) return { out: notice('table.refuse.tooFew', { least: game.seats[0] }) };
    return begun(stored, game, press.at, random);
  };
}

function begun(stored: Stored, game: Game, at: number, random: Random): Change<Answer> {
  const count = stored.seats.length;
  const match: MatchRow = {
    id: newId(),
    tableId: stored.table.id,
    game: game.id,
    version: game.version,
    seats: count,
    first: Math.floor(random() * count),
    status: 'playing',
    startedAt: at,
    endedAt: null,
  };
  const start = game.start(count, match.first);
  const live = liveWith({ ...stored, match, lines: [] }, game, start);
  const course = settle(game, { state: start, lines: [] }, stored.seats, at, random);
  const followed = follow(live, course, stored.seats, { at, by: null });
  const table = { status: 'playing' as const, ...followed.change.table };
  return {
    ...followed.change,
    table,
    begin: match,
    renew: [...lobbyPost(stored), ...(followed.change.renew ?? [])],
    out: { kind: 'lobby', stored: { ...followed.live.stored, table: { ...stored.table, ...table } } },
  };
}

type Turn = Pick<Change<never>, 'table' | 'seats'> | { readonly refuse: TableKey };

/** The way of every press on a lobby: still open? then what it changes, with its time begun anew. */
function inLobby(press: Press, turn: (stored: Stored) => Turn): Decide {
  return (stored) => {
    if (stored.table.status !== 'lobby') return { out: lobbyClosed(stored) };
    const change = turn(stored);
    if ('refuse' in change) return { out: notice(change.refuse) };
    const table = { dueAt: press.at + LOBBY_TIME, ...change.table };
    const seats = change.seats ?? stored.seats;
    return {
      table,
      seats,
      renew: lobbyPost(stored),
      out: { kind: 'lobby', stored: { ...stored, seats, table: { ...stored.table, ...table } } },
    };
  };
}

/** The way out for someone who presses a lobby that has begun or ended. */
function lobbyClosed(stored: Stored): Answer {
  const running = stored.table.status === 'playing' || stored.table.status === 'parked';
  return running ? notice('table.refuse.begun') : closedNotice(stored);
}

export function lobbyPost(stored: Stored): readonly { readonly id: number }[] {
  return stored.posts.filter((post) => post.kind === 'lobby').map(({ id }) => ({ id }));
}

function person(press: Press, seat: number): SeatRow {
  return { seat, personId: press.person.id, name: press.person.name, level: null, missed: 0, away: false };
}

function opponent(seat: number, number: number): SeatRow {
  return { seat, personId: null, name: `Bot ${number}`, level: 'hard', missed: 0, away: false };
}

function renumbered(seats: readonly SeatRow[]): readonly SeatRow[] {
  let bots = 0;
  return seats.map((row, seat) => ({ ...row, seat, name: row.personId === null ? `Bot ${++bots}` : row.name }));
}
