import type { Score } from '../games/game.js';
import { NEW_RATING, rate } from '../rating/rating.js';
import type { MatchRow, RatingRow, ResultRow, SeatRow, TableRow } from '../store/rows.js';
import type { RatingChange, RatingPast, Stored } from '../store/types.js';
import type { ActiveMatch } from './types.js';
import { rememberedAt, weightsOf } from './weights.js';

/**
 * Each seat's place, 1 = first: those who are there to the end by their points, then those who are gone or never answered,
 * who share the last place. Equal totals share a place, and the next one is skipped.
 */
export function rankSeats(seats: readonly SeatRow[], match: MatchRow, scores: readonly Score[]): readonly number[] {
  const isBefore = (one: SeatRow, other: SeatRow): boolean => {
    if (!hasStayed(one, match)) return false;
    return !hasStayed(other, match) || scores[one.seat]!.total > scores[other.seat]!.total;
  };
  return seats.map((own) => 1 + seats.filter((other) => isBefore(other, own)).length);
}

/** Whether somebody sat there all the match long who did not answer once themself; what others did for them is no answer. */
export function isIdle({ personId, seat }: SeatRow, { played }: MatchRow): boolean {
  return personId !== null && played !== null && !played.includes(seat);
}

/** Whether its person, or its bot opponent, is there and has played. */
function hasStayed(row: SeatRow, match: MatchRow): boolean {
  return row.gone === null && !isIdle(row, match);
}

/** The places of a match that is over, as they were given at its end. */
export function finalPlaces({ game, state, stored }: ActiveMatch): readonly number[] {
  return stored.match.finish?.map(({ place }) => place) ?? rankSeats(stored.seats, stored.match, game.scores(state));
}

interface Sitter extends SeatRow {
  readonly personId: string;
}

/**
 * Those who sat down and for whom the match counts: not who was gone all the match long. It counts for nobody if somebody
 * who was present was removed from it, or if none of them stayed to the end.
 */
function countedSitters(seats: readonly SeatRow[], match: MatchRow): readonly Sitter[] {
  if (match.removed) return [];
  const people = seats.filter((row): row is Sitter => row.personId !== null && !isAbsent(row, match));
  return people.some((row) => hasStayed(row, match)) ? people : [];
}

/** Whether its person was gone before the match began, and did not come back. */
function isAbsent({ gone, seat }: SeatRow, { absent }: MatchRow): boolean {
  return gone !== null && absent.includes(seat);
}

/** Whether nobody but people sat down, two of them at least to be compared. */
function isRated(seats: readonly SeatRow[], match: MatchRow): boolean {
  return (
    seats.every((row) => (row.personId !== null || row.gone !== null) && !isAbsent(row, match)) &&
    countedSitters(seats, match).length > 1
  );
}

/** What the statistics keep of a match that is over: a row for each person who sat down, none for who took over from them. */
export function resultRows(
  stored: Stored,
  match: MatchRow,
  scores: readonly Score[],
  at: number,
): readonly ResultRow[] {
  const { seats, table } = stored;
  const place = rankSeats(seats, match, scores);
  const people = countedSitters(seats, match);
  const opponents = isRated(seats, match) ? 0 : seats.length - people.length;
  return people.map((row) => ({
    matchId: match.id,
    seat: row.seat,
    personId: row.personId,
    name: row.name,
    guildId: table.guildId,
    game: match.game,
    seats: match.seats,
    opponents,
    place: place[row.seat]!,
    points: scores[row.seat]!.total,
    endedAt: at,
  }));
}

/** The new ratings after a match between people, in its guild and everywhere; null if a bot opponent sat down with them. */
export function ratingRows(stored: ActiveMatch['stored'], scores: readonly Score[], at: number): RatingChange | null {
  if (!isRated(stored.seats, stored.match)) return null;
  const rated = countedSitters(stored.seats, stored.match);
  const people = rated.map((row) => row.personId);
  const place = rankSeats(stored.seats, stored.match, scores);
  const ranks = rated.map((row) => place[row.seat]!);
  return { people, ...rememberedAt(at), rate: (past) => rateIn(stored.table, people, ranks, past) };
}

function rateIn(
  { game, guildId }: TableRow,
  people: readonly string[],
  ranks: readonly number[],
  { ratings: known, matches }: RatingPast,
): readonly RatingRow[] {
  const weights = weightsOf(matches);
  return [guildId, '*'].flatMap((scope) => {
    const before = people.map(
      (personId) =>
        known.find((row) => row.personId === personId && row.scope === scope) ?? { ...NEW_RATING, matches: 0 },
    );
    const after = rate(before, ranks, weights);
    return people.map((personId, n) => ({
      personId,
      game,
      scope,
      mu: after[n]!.mu,
      sigma: after[n]!.sigma,
      matches: before[n]!.matches + 1,
    }));
  });
}
