import type { Score, Seat } from '../games/game.js';
import { isFault } from '../games/record.js';
import { NEW_RATING, rate } from '../rating/rating.js';
import type { MatchRow, NewResult, RatingRow, SeatRow, SeriesRow, TableRow } from '../store/rows.js';
import type { Finish } from '../store/stored-values.js';
import type { RatedMatch, RatedPast, RatingChange, RatingPast, Stored } from '../store/types.js';
import { isAnswerOf, replayCached } from './match.js';
import type { ActiveMatch, StoredMatch } from './types.js';

/** How a seat stands in a series. */
export interface SeriesLine {
  readonly seat: Seat;
  /** 1 = first. */
  readonly place: number;
  readonly points: number;
  /** Matches in which it came first, a shared first place included. */
  readonly won: number;
  /** How each match ended for it, in their order. */
  readonly each: readonly Finish[];
}

type Ended = MatchRow & { readonly finish: readonly Finish[] };

/** Whether several matches are played at this table. */
export function isSeries({ table }: Pick<Stored, 'table'>): boolean {
  return table.games > 1;
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
    const each = over.flatMap(({ finish }) => finish[seat] ?? []);
    const won = each.filter(({ place }) => place === 1).length;
    return { seat, each, won, points: each.reduce((sum, { points }) => sum + points, 0) };
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

/**
 * Each seat's place, 1 = first: those who are there to the end by their points, then those who are gone or never answered,
 * who share the last place. Equal totals share a place, and the next one is skipped.
 */
function rankSeats(seats: readonly SeatRow[], match: MatchRow, scores: readonly Score[]): readonly number[] {
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

/** The places and the points of a match that is over, as they were given at its end. */
export function finalStanding(live: ActiveMatch): readonly Finish[] {
  const { seats, match } = live.stored;
  if (match.finish !== null) return match.finish;
  const scores = countedScores(live);
  return rankSeats(seats, match, scores).map((place, seat) => ({ place, points: scores[seat]!.total }));
}

/**
 * What each seat is worth at the end. Of who is away then, what a bot has made since they went counts for nobody: by that they
 * get before no one, and have no less than they had. What it made before they were back once more is theirs.
 */
function countedScores(live: ActiveMatch): readonly Score[] {
  return live.game.scores(live.state).map((score, seat) => {
    const row = live.stored.seats[seat]!;
    return row.away && row.gone === null
      ? { ...score, total: Math.min(score.total, ownTotal(live, row) ?? score.total) }
      : score;
  });
}

/** The points of that seat when a bot first answered there since its person was there last; null: none has. */
function ownTotal({ game, stored: { lines, match } }: ActiveMatch, { seat, since }: SeatRow): number | null {
  // The line at `since` itself may be the bot's that they found standing when they came back, and left so.
  const from = lines.findIndex((line, n) => n > since && line.giver === 'opponent' && isAnswerOf(line, seat));
  const then = from < 0 ? null : replayCached(game, match, lines.slice(0, from));
  return then === null || isFault(then) ? null : game.scores(then.state)[seat]!.total;
}

/**
 * Those who sat down and for whom the match counts: not who was gone all the match long. It counts for nobody if somebody
 * who was present was removed from it, or if none of them stayed to the end. Whoever has been erased counts as who left.
 */
function countedSitters(seats: readonly SeatRow[], match: MatchRow): readonly SeatRow[] {
  if (match.removed) return [];
  const people = seats.filter((row) => !isBot(row) && !isAbsent(row, match));
  return people.some((row) => hasStayed(row, match)) ? people : [];
}

/** Whether a bot opponent sat down there, and not somebody who has been erased since. */
function isBot({ level }: SeatRow): boolean {
  return level !== null;
}

/** Whether its person was gone before the match began, and did not come back. */
function isAbsent({ gone, seat }: SeatRow, { absent }: MatchRow): boolean {
  return gone !== null && absent.includes(seat);
}

/** Whether nobody but people sat down, two of them at least to be compared. */
function isRated(seats: readonly SeatRow[], match: MatchRow): boolean {
  return seats.every((row) => !isBot(row) && !isAbsent(row, match)) && countedSitters(seats, match).length > 1;
}

/** What the statistics keep of a match that is over: a row for each person who sat down and is known, none for who took over from them. */
export function resultRows(
  { match, seats, table }: StoredMatch,
  finish: readonly Finish[],
  at: number,
): readonly NewResult[] {
  const people = countedSitters(seats, match);
  const opponents = isRated(seats, match) ? 0 : seats.length - people.length;
  return people.flatMap(({ seat, personId, name }) => {
    if (personId === null) return [];
    const { id: matchId, game } = match;
    const { guildId } = table;
    const own = { seat, personId, name, ...finish[seat]! };
    return [{ ...own, matchId, guildId, game, seats: match.seats, opponents, endedAt: at }];
  });
}

/** The new ratings after a match between people, in its guild and everywhere; null if a bot opponent sat down with them. */
export function ratingRows(stored: StoredMatch, finish: readonly Finish[], at: number): RatingChange | null {
  if (!isRated(stored.seats, stored.match)) return null;
  const rated = countedSitters(stored.seats, stored.match);
  const sitters = rated.map((row) => ({ personId: row.personId, place: finish[row.seat]!.place }));
  const people = sitters.flatMap(({ personId }) => personId ?? []);
  return { people, ...rememberedAt(at), rate: (past) => rateIn(stored.table, sitters, past) };
}

/** Somebody who is rated; null: they have been erased, and count as somebody new who left. */
interface Rated {
  readonly personId: string | null;
  readonly place: number;
}

function rateIn(
  { game, guildId }: TableRow,
  sitters: readonly Rated[],
  { ratings: known, matches }: RatingPast,
): readonly RatingRow[] {
  const told = matches.values();
  const weights = weightsOf(sitters.map(({ personId }) => (personId === null ? ERASED : told.next().value!)));
  return [guildId, '*'].flatMap((scope) => {
    const before = sitters.map(
      ({ personId }) =>
        known.find((row) => row.personId === personId && row.scope === scope) ?? { ...NEW_RATING, matches: 0 },
    );
    const after = rate(
      before,
      sitters.map(({ place }) => place),
      weights,
    );
    return sitters.flatMap(({ personId }, n) => {
      const { mu, sigma } = after[n]!;
      return personId === null ? [] : [{ personId, game, scope, mu, sigma, matches: before[n]!.matches + 1 }];
    });
  });
}

/** Of who has been erased nothing is known: they may be everybody else who has been. */
const ERASED: RatedPast = { first: null, matches: [] };

/** Earlier matches of the same two are remembered so long; also those that a wrong clock has put so far ahead, and none further. */
const MEMORY = 24 * 60 * 60_000;

/** Between which times the matches ended that are remembered at that time. */
export function rememberedAt(at: number): Readonly<Record<'after' | 'before', number>> {
  return { after: at - MEMORY, before: at + MEMORY };
}

/**
 * How much a rated match between these people counts for each: half as much for each time that the same two have met in the
 * last day, whatever the game and the server; against several opponents the mean over them.
 */
export function weightsOf(pasts: readonly RatedPast[]): readonly number[] {
  return pasts.map((one) => {
    const others = pasts.filter((other) => other !== one);
    return others.reduce((sum, other) => sum + 0.5 ** meetings(one, other), 0) / others.length;
  });
}

/** In how many of their matches both sat, or one of them with somebody erased who may have been the other. */
function meetings(one: RatedPast, other: RatedPast): number {
  const met = (own: RatedPast, whom: RatedPast): readonly RatedMatch[] =>
    own.matches.filter((match) => whom.matches.some(({ id }) => id === match.id) || mayHaveSat(whom, match));
  return new Set([...met(one, other), ...met(other, one)].map(({ id }) => id)).size;
}

/** Of whom an older match is known was not the one who has been erased: with somebody everything is. */
function mayHaveSat({ first }: RatedPast, { erased, endedAt }: RatedMatch): boolean {
  return erased > 0 && (first === null || first > endedAt);
}
