import type { Stored } from '../../store/types.js';
import { isClockStopped } from '../clock.js';
import { isBetween, isPlayable, loadMatch } from '../match.js';
import { isPlayedFor, ownSeat, playerOf, seatOf } from '../seats.js';
import { isTimeless } from '../solo.js';
import type { GameOf, TableActionOf, TableReply } from '../types.js';
import { type PlaceView, viewPlace } from './place.js';

/** A table in a list of such. */
export interface ListedTable {
  /** The game's id. */
  readonly game: string;
  readonly place: PlaceView;
}

/** How a table stands for somebody, the most urgent first. */
const HOWS = ['awaited', 'gone', 'between', 'others', 'parked', 'lobby', 'taken'] as const;

/** One of somebody's own tables. */
export interface OwnTable extends ListedTable {
  readonly how: (typeof HOWS)[number];
  /** What the time that runs leads to, and when; `stopped`: it stands; null: there is none. */
  readonly time: { readonly at: number; readonly to: 'expires' | 'begins' | 'due' } | 'stopped' | null;
  /** The way to their sheet; null: there is none yet. */
  readonly action: TableActionOf<'sheet' | 'back'> | null;
}

/** Awaited first, and of those who are the one whose time is up first. */
export function viewOwnTables(all: readonly Stored[], personId: string, gameOf: GameOf): readonly OwnTable[] {
  return all
    .map((stored) => ({ stored, how: howOf(stored, personId, gameOf) }))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(({ stored, how }) => ({ ...viewListed(stored), how, time: timeOf(stored), action: actionOf(stored, how) }));
}

interface Ranked {
  readonly stored: Stored;
  readonly how: OwnTable['how'];
}

function viewListed(stored: Stored): ListedTable {
  return { game: stored.table.game, place: viewPlace(stored) };
}

function howOf(stored: Stored, personId: string, gameOf: GameOf): OwnTable['how'] {
  const { status } = stored.table;
  if (status === 'lobby' || stored.match === null) return 'lobby';
  const row = seatOf(stored.seats, personId);
  if (row === undefined) return ownSeat(stored.seats, personId)?.deputyId == null ? 'gone' : 'taken';
  if (status === 'parked') return 'parked';
  if (isBetween(stored)) return 'between';
  if (isPlayedFor(stored, row)) return 'gone';
  const live = loadMatch(stored, gameOf);
  return isPlayable(live) && playerOf(row) === personId && live.awaited.includes(row.seat) ? 'awaited' : 'others';
}

function rankOf({ stored, how }: Ranked): number {
  return HOWS.indexOf(how) * 1e15 + (stored.table.dueAt ?? 1e14);
}

function timeOf(stored: Stored): OwnTable['time'] {
  const { dueAt, status } = stored.table;
  if (dueAt === null || isTimeless(stored.table)) return null;
  if (isClockStopped(stored)) return 'stopped';
  return { at: dueAt, to: status === 'lobby' ? 'expires' : isBetween(stored) ? 'begins' : 'due' };
}

function actionOf({ match }: Stored, how: OwnTable['how']): OwnTable['action'] {
  if (match === null || how === 'lobby') return null;
  return { kind: how === 'gone' || how === 'taken' ? 'back' : 'sheet', match: match.id };
}

type Enough = Extract<TableReply, { kind: 'enough' }>;

/** Why no more tables may be opened, and which are open. */
export interface EnoughView extends Pick<Enough, 'phrase' | 'again'> {
  readonly open: readonly (ListedTable & { readonly how: 'lobby' | 'parked' | 'playing' })[];
}

export function viewEnough({ phrase, again, open }: Enough): EnoughView {
  const listed = open.map((stored) => {
    const { status } = stored.table;
    return { ...viewListed(stored), how: status === 'lobby' || status === 'parked' ? status : ('playing' as const) };
  });
  return { phrase, again, open: listed };
}
