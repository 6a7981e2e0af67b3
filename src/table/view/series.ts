import type { Seat } from '../../games/game.js';
import type { Stored } from '../../store/types.js';
import { isBetween, isNewest, numberOf } from '../match.js';
import { isSeries, rankSeries, type SeriesLine } from '../results.js';

/** A series, with one of its matches. */
export interface SeriesView {
  /** Which match that is, from 1, and of how many. */
  readonly number: number;
  readonly games: number;
  /** Whether it was the last one of a series that is over. */
  readonly isFinal: boolean;
  /** How the series stands, best first. */
  readonly ranked: readonly SeriesLine[];
}

/** The series after its first matches, so many of them, or all that are over; null where only one is played. */
export function viewSeries(stored: Stored, count?: number): SeriesView | null {
  if (!isSeries(stored)) return null;
  return {
    number: numberOf(stored),
    games: stored.table.games,
    isFinal: isNewest(stored) && stored.table.status === 'over',
    ranked: rankSeries(stored, count),
  };
}

/** What the next match of a series waits for: that anybody comes back, or its host until that time. */
export type NextMatch = 'people' | { readonly at: number; readonly host: HostView | null };

/** Who begins: the person of that seat, or who plays there for them. */
export interface HostView {
  readonly seat: Seat;
  readonly isDeputy: boolean;
}

/** null: none follows. */
export function viewNext(stored: Stored): NextMatch | null {
  if (!isBetween(stored)) return null;
  const { dueAt, hostId, status } = stored.table;
  if (dueAt === null || status === 'parked') return 'people';
  const host = stored.seats.find((row) => row.personId === hostId || row.deputyId === hostId);
  return { at: dueAt, host: host === undefined ? null : { seat: host.seat, isDeputy: host.deputyId === hostId } };
}
