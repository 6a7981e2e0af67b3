import { displayRating, NEW_RATING, type Rating } from '../rating/rating.js';
import type { NewResult, RatingRow, ResultRow } from './rows.js';

/** The results with what the match does to each person's rating in its server, as people read it; null where it does nothing. */
export function withRatings(
  results: readonly NewResult[],
  before: readonly RatingRow[],
  after: readonly RatingRow[],
): readonly ResultRow[] {
  return results.map((row) => {
    const isTheirs = ({ personId, scope }: RatingRow) => personId === row.personId && scope === row.guildId;
    const rated = after.find(isTheirs);
    if (rated === undefined) return { ...row, ratingBefore: null, ratingAfter: null };
    return { ...row, ratingBefore: figureOf(before.find(isTheirs) ?? NEW_RATING), ratingAfter: figureOf(rated) };
  });
}

function figureOf({ mu, sigma }: Rating): number {
  return displayRating(mu, sigma);
}
