import type { Seat } from '../games/game.js';
import type { Finish, MatchRow, SeatRow, SeriesRow } from '../store/rows.js';
import type { Stored } from '../store/types.js';
import { isIdle } from './result.js';
import type { ActiveMatch } from './types.js';

/** How a seat stands in a series. */
export interface SeriesLine {
  readonly seat: Seat;
  /** 1 = first. */
  readonly place: number;
  readonly points: number;
  /** Matches in which it came first, a shared first place included. */
  readonly won: number;
  /** Its points in each match, in their order. */
  readonly each: readonly number[];
}

type Ended = MatchRow & { readonly finish: readonly Finish[] };

/** Whether several matches are played at this table. */
export function isSeries({ table }: Pick<Stored, 'table'>): boolean {
  return table.games > 1;
}

/** The number of the match that was asked for, from 1. */
export function numberOf({ match, matches }: Pick<Stored, 'match' | 'matches'>): number {
  return 1 + matches.findIndex((each) => each.id === match?.id);
}

/** Whether it is the table's newest match that was asked for. */
export function isNewest({ match, matches }: Pick<Stored, 'match' | 'matches'>): boolean {
  return match !== null && matches.at(-1)?.id === match.id;
}

/** Whether the match is over, and the next one of the series has still to begin. */
export function isBetween(stored: Pick<Stored, 'match' | 'matches' | 'table'>): boolean {
  const { match, table } = stored;
  return match?.status === 'over' && isNewest(stored) && (table.status === 'playing' || table.status === 'parked');
}

/** Whether nothing more happens at the match's seats: it is over, and the table doesn't wait for its next one. */
export function isDone(live: ActiveMatch): boolean {
  return live.over && !isBetween(live.stored);
}

/** The matches that are over, oldest first. */
export function endedMatches({ matches }: Pick<Stored, 'matches'>): readonly Ended[] {
  return matches.filter((match): match is Ended => match.status === 'over' && match.finish !== null);
}

/**
 * The series after the matches that are over, or after the first `count` of them, best first: by the sum of points, then by
 * the matches won, else the place is shared (the Deluxe rules). Those who are gone, or answered in none of them, come last
 * and share that place.
 */
export function rankSeries(
  stored: Pick<Stored, 'matches' | 'seats'>,
  count = endedMatches(stored).length,
): readonly SeriesLine[] {
  const { seats } = stored;
  const over = endedMatches(stored).slice(0, count);
  const lines = seats.map(({ seat }) => {
    const finishes = over.flatMap(({ finish }) => finish[seat] ?? []);
    const each = finishes.map(({ points }) => points);
    const won = finishes.filter(({ place }) => place === 1).length;
    return { seat, each, won, points: each.reduce((sum, points) => sum + points, 0) };
  });
  type Line = (typeof lines)[number];
  const isBefore = (one: Line, other: Line): boolean => {
    const [here, there] = [seats[one.seat]!, seats[other.seat]!];
    if (isOut(here, over) || isOut(there, over)) return !isOut(here, over);
    return one.points === other.points ? one.won > other.won : one.points > other.points;
  };
  return lines
    .map((own) => ({ ...own, place: 1 + lines.filter((other) => isBefore(other, own)).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Whether its person is gone, or has sat there without an answer of their own in any of these matches. */
function isOut(row: SeatRow, played: readonly MatchRow[]): boolean {
  return row.gone !== null || (played.length > 0 && played.every((match) => isIdle(row, match)));
}

/** Whether the series counts for nobody: somebody who was present was removed from it, and missed something. */
export function isSpoilt({ matches, seats }: Pick<Stored, 'matches' | 'seats'>): boolean {
  return matches.some((match) => match.removed) || seats.some(({ gone }) => gone === 'sent' || gone === 'voted');
}

/** What the statistics keep of a series that is over: a row for each person who sat down; none if it counts for nobody. */
export function seriesRows(stored: Stored, at: number): readonly SeriesRow[] {
  const { seats, table } = stored;
  if (isSpoilt(stored)) return [];
  return rankSeries(stored).flatMap(({ seat, place, points, each }) => {
    const { personId }: SeatRow = seats[seat]!;
    if (personId === null) return [];
    const { id, guildId, game } = table;
    return [{ tableId: id, seat, personId, guildId, game, matches: each.length, place, points, endedAt: at }];
  });
}
