import type { Score } from '../games/game.js';
import { NEW_RATING, rate } from '../rating/rating.js';
import type { MatchRow, RatingRow, ResultRow, Stored } from '../store/types.js';

/** Each seat's place, 1 = first; equal totals share the place, and the next one is skipped. */
export function places(scores: readonly Score[]): readonly number[] {
  return scores.map((own) => 1 + scores.filter((other) => other.total > own.total).length);
}

/** What the statistics keep of a match that is over: a row for each person. */
export function results(stored: Stored, match: MatchRow, scores: readonly Score[], at: number): readonly ResultRow[] {
  const place = places(scores);
  const opponents = stored.seats.filter((row) => row.personId === null).length;
  return stored.seats.flatMap((row) =>
    row.personId === null
      ? []
      : [
          {
            matchId: match.id,
            seat: row.seat,
            personId: row.personId,
            name: row.name,
            guildId: stored.table.guildId,
            game: match.game,
            seats: match.seats,
            opponents,
            place: place[row.seat]!,
            points: scores[row.seat]!.total,
            endedAt: at,
          },
        ],
  );
}

/** The new ratings after a match between people, in its guild and everywhere; none if a bot opponent played. */
export function newRatings(stored: Stored, scores: readonly Score[]): readonly RatingRow[] {
  const people = stored.seats.flatMap((row) => row.personId ?? []);
  if (people.length < stored.seats.length) return [];
  const known = stored.ratings(people);
  const { game, guildId } = stored.table;
  return [guildId, '*'].flatMap((scope) => {
    const before = people.map(
      (personId) =>
        known.find((row) => row.personId === personId && row.scope === scope) ?? { ...NEW_RATING, matches: 0 },
    );
    const after = rate(before, places(scores));
    return people.map((personId, seat) => ({
      personId,
      game,
      scope,
      mu: after[seat]!.mu,
      sigma: after[seat]!.sigma,
      matches: before[seat]!.matches + 1,
    }));
  });
}
