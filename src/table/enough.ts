import type { Store, Stored } from '../store/types.js';
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

type Enough = Extract<TableReply, { readonly kind: 'enough' }>;
type Opener = Pick<Press, 'person' | 'guildId' | 'channelId' | 'parentId' | 'at'>;

/** Why this person may open no more tables for now; null: they may. */
export function ownEnough(store: Store, press: Opener): Enough | null {
  const theirs = stored(store, store.openedBy(press.person.id, press.guildId));
  const lobbies = theirs.filter(isLobby);
  const here = lobbies.filter(({ table }) => placeOf(table) === placeOf(press));
  if (here.length >= LOBBIES_HERE) return open('open.refuse.here', LOBBIES_HERE, here);
  if (lobbies.length >= LOBBIES_IN_SERVER) return open('open.refuse.server', LOBBIES_IN_SERVER, lobbies);
  if (theirs.length >= TABLES_IN_SERVER) return open('open.refuse.tables', TABLES_IN_SERVER, theirs);
  return tooOften(store, press);
}

/** Why nobody, or not this person, may open one more table here; null: they may. */
export function enough(store: Store, press: Opener): Enough | null {
  const own = ownEnough(store, press);
  if (own !== null) return own;
  const place = placeOf(press);
  const all = stored(store, [...store.openIn(place), ...store.openUnder(place)]).filter(isLobby);
  return all.length >= LOBBIES_IN_CHANNEL ? open('open.refuse.channel', LOBBIES_IN_CHANNEL, all) : null;
}

function tooOften(store: Store, { person, guildId, at }: Opener): Enough | null {
  // A clock that has been set back must keep nobody waiting.
  const times = store.openings(person.id, guildId, at - OPENINGS_TIME).filter((time) => time <= at);
  const counted = times[OPENINGS - 1];
  if (counted === undefined) return null;
  const again = counted + OPENINGS_TIME + 1;
  return { kind: 'enough', phrase: phrase('open.refuse.often', { most: OPENINGS }), open: [], again };
}

function open(key: Parameters<typeof phrase>[0], most: number, tables: readonly Stored[]): Enough {
  return { kind: 'enough', phrase: phrase(key, { most }), open: tables, again: null };
}

/** Those of them that go on: where nothing can be posted nobody can come, nor make room. */
function stored(store: Store, tables: readonly string[]): readonly Stored[] {
  return tables.flatMap((table) => store.read({ table }) ?? []).filter(({ table }) => table.paused === null);
}

function isLobby({ table }: Stored): boolean {
  return table.status === 'lobby';
}

/** A thread counts as the channel that it belongs to. */
function placeOf({ channelId, parentId }: Pick<Opener, 'channelId' | 'parentId'>): string {
  return parentId ?? channelId;
}
