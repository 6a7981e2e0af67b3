import type { Opener, OpenTables, Stored } from '../store/types.js';
import { phrase } from './replies.js';
import type { Press, TableReply } from './types.js';

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
export function checkOwnLimits(open: OpenTables, press: Opening): LimitReply | null {
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
  return { kind: 'enough', phrase: phrase('open.refuse.often', { most: OPENINGS }), open: [], again };
}

function refuse(key: Parameters<typeof phrase>[0], most: number, tables: readonly Stored[]): LimitReply {
  return { kind: 'enough', phrase: phrase(key, { most }), open: tables, again: null };
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
