import { SOLO } from '../games/game.js';
import type { Store } from '../store/interface.js';
import type { SeatRow } from '../store/rows.js';
import type { Decided, NewTable, Opener, OpenTables, Stored, Successors } from '../store/types.js';
import { isOfServer, UNKNOWN_TABLE } from './gates.js';
import { joinLobby, seatPerson, withBot } from './lobby.js';
import { isOpenTable } from './match.js';
import { LOBBY_TIME, MOST_GAMES } from './pace.js';
import { notice, replyUnknown, tablePhrase, toReply } from './replies.js';
import { sealNext } from './seals.js';
import { levelOf, namesOf, noteNames, noteWaiting, ownSeat, seatOf } from './seats.js';
import { newId } from './start.js';
import type { ActionDeps, Chance, DecisionDeps, LobbyOptions, Press, TableAction, TableReply } from './types.js';

/** The actions that open a table, or begin the match of a lobby. */
export const OPENING_KINDS = ['begin', 'alone', 'again'] as const satisfies readonly TableAction['kind'][];
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** The options of a lobby that can't be, as a refusal; null if they are fine. */
export function refuseOptions({ game, bots, seats, games }: LobbyOptions): TableReply | null {
  const [least, most] = game.seats;
  const limit = seats ?? most;
  if ((limit < least && limit !== SOLO) || limit > most) return notice('table.refuse.seats', { least, most });
  if (bots.length > limit - 1) return notice('table.refuse.bots', { most: limit - 1 });
  if (games < 1 || games > MOST_GAMES) return notice('series.refuse.games', { most: MOST_GAMES });
  return games > 1 && limit === SOLO ? notice('solo.refuse.series') : null;
}

/** A table in its lobby, its dice sealed: the host sits first, then the bots. */
export function newTable(press: Press, options: LobbyOptions, chance: Chance): NewTable {
  const id = newId();
  const host: SeatRow = seatPerson(press, 0);
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
      remindAt: null,
      hostAt: press.at,
      banned: [],
      games: options.games,
      votes: [],
      paused: null,
      unseenSince: press.at,
      openerId: press.person.id,
      parentId: press.parentId ?? null,
      ...sealNext(chance),
    },
    seats: noteWaiting(options.bots.reduce(withBot, [host]), press),
    names: namesOf(press),
  };
}

/** So many lobbies at most one person has open in a channel with its threads, and in a server. */
export const LOBBIES_HERE = 2;
export const LOBBIES_IN_SERVER = 3;
/** And so many tables, lobbies and matches, that they have opened there. */
export const TABLES_IN_SERVER = 10;
/** So many lobbies at most stand open in a channel with its threads, whoever opened them. */
export const LOBBIES_IN_CHANNEL = 5;

/** So many tables at most one person opens in a server in so many milliseconds, whatever becomes of them. */
export const OPENINGS = 5;
export const OPENINGS_TIME = 3 * 60_000;

type LimitReply = Extract<TableReply, { readonly kind: 'enough' }>;
type Opening = Pick<Press, 'person' | 'guildId' | 'channelId' | 'parentId' | 'at'>;

/** Who that is, for the store: from when on what they have opened counts. */
export function openerOf({ person, guildId, channelId, parentId, at }: Opening): Opener {
  return { personId: person.id, guildId, channelId, parentId: parentId ?? null, since: at - OPENINGS_TIME };
}

/** Why this person may open no more tables for now; null: they may. */
function checkOwnLimits(open: OpenTables, press: Opening): LimitReply | null {
  const theirs = open.opened.filter(goesOn);
  const lobbies = theirs.filter(isLobby);
  const here = lobbies.filter(({ table }) => mainChannelOf(table) === mainChannelOf(press));
  if (here.length >= LOBBIES_HERE) return refuse('open.refuse.here', LOBBIES_HERE, here);
  if (lobbies.length >= LOBBIES_IN_SERVER) return refuse('open.refuse.server', LOBBIES_IN_SERVER, lobbies);
  if (theirs.length >= TABLES_IN_SERVER) return refuse('open.refuse.tables', TABLES_IN_SERVER, theirs);
  return checkFrequency(open.openings, press);
}

/** Why nobody, or not this person, may open one more table here; null: they may. */
export function checkLimits(open: OpenTables, press: Opening): LimitReply | null {
  const own = checkOwnLimits(open, press);
  if (own !== null) return own;
  const all = open.here.filter((each) => goesOn(each) && isLobby(each));
  return all.length >= LOBBIES_IN_CHANNEL ? refuse('open.refuse.channel', LOBBIES_IN_CHANNEL, all) : null;
}

function checkFrequency(openings: readonly number[], { at }: Opening): LimitReply | null {
  // A clock that has been set back must keep nobody waiting.
  const times = openings.filter((time) => time <= at);
  const counted = times[OPENINGS - 1];
  if (counted === undefined) return null;
  const again = counted + OPENINGS_TIME + 1;
  return { kind: 'enough', phrase: tablePhrase('open.refuse.often', { most: OPENINGS }), open: [], again };
}

function refuse(key: Parameters<typeof tablePhrase>[0], most: number, tables: readonly Stored[]): LimitReply {
  return { kind: 'enough', phrase: tablePhrase(key, { most }), open: tables, again: null };
}

/** Where nothing can be posted nobody can come, nor make room. */
function goesOn({ table }: Stored): boolean {
  return table.paused === null;
}

function isLobby({ table }: Stored): boolean {
  return table.status === 'lobby';
}

/** A thread counts as the channel that it belongs to. */
function mainChannelOf({ channelId, parentId }: Pick<Opening, 'channelId' | 'parentId'>): string {
  return parentId ?? channelId;
}

type Reopened = { readonly answer: TableReply } | { readonly joinTable: string };

/**
 * A new lobby for the same table: the first presser hosts it with the same options, the others join it by pressing too.
 * It speaks what the server has set by now.
 */
export async function openRematch({ store, ...deps }: ActionDeps, press: Press, table: string): Promise<TableReply> {
  const updated = await store.reopen({ table }, press.id, press.at, openerOf(press), (stored, successors) =>
    isOfServer(stored, press)
      ? noteNames(stored, press, reopen(stored, successors, deps, press))
      : { out: { answer: UNKNOWN_TABLE } },
  );
  if (updated.kind === 'missing') return replyUnknown(store, { table }, press);
  if (updated.kind === 'duplicate') return { kind: 'nothing' };
  if ('answer' in updated.out) return updated.out.answer;
  // This interaction is noted as handled already, on the old table.
  const rematch = { table: updated.out.joinTable };
  const joined = await store.update(rematch, null, press.at, (stored) =>
    noteNames(stored, press, joinLobby(stored, press)),
  );
  return joined.kind === 'done' && joined.out.kind === 'lobby'
    ? { kind: 'opened', table: rematch.table, as: 'guest' }
    : await toReply(joined, store, rematch, press);
}

function reopen(stored: Stored, successors: Successors, deps: DecisionDeps, press: Press): Decided<Reopened> {
  const { table } = stored;
  const game = deps.gameOf(table.game);
  if (game === undefined) return refuseRematch('table.void.game');
  if (table.rematchId !== null && !isUnplayed(successors.rematch)) return { out: { joinTable: table.rematchId } };
  if (isOpenTable(stored)) return refuseRematch('table.refuse.stillOn');
  if (!(seatOf(stored.seats, press.person.id) ?? ownSeat(stored.seats, press.person.id)))
    return refuseRematch('table.refuse.strangerOver');
  if (table.banned.includes(press.person.id)) return refuseRematch('take.refuse.barred');
  // What strangers have open is no reason against a rematch.
  const there = { ...press, channelId: table.channelId, parentId: table.parentId };
  const limit = checkOwnLimits(successors, there);
  if (limit !== null) return { out: { answer: limit } };
  const bots = stored.seats.flatMap((row) => levelOf(row) ?? []);
  const locale = stored.server.locale ?? table.locale;
  const options = { game, pace: table.pace, bots, seats: table.maxSeats, games: table.games, locale };
  const made = newTable(there, options, deps);
  const open = { ...made, table: { ...made.table, banned: table.banned } };
  return {
    table: { rematchId: open.table.id },
    open,
    out: { answer: { kind: 'opened', table: open.table.id, as: 'host' } },
  };
}

/** Whether a press on Rematch there would open a new lobby, as far as that table goes. */
export async function opensRematch(store: Store, table: string): Promise<boolean> {
  const rematch = (await store.read({ table }))?.table.rematchId ?? null;
  return rematch === null || isUnplayed(await store.read({ table: rematch }));
}

/** Whether that rematch was closed as a lobby, so that there was none. */
function isUnplayed(rematch: Stored | null): boolean {
  return rematch === null || (rematch.match === null && rematch.table.status !== 'lobby');
}

function refuseRematch(key: Parameters<typeof notice>[0]): Decided<Reopened> {
  return { out: { answer: notice(key) } };
}
