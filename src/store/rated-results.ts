import { displayRating, NEW_RATING, type Rating } from '../rating/rating.js';
import type { ReadEarlierBest } from './earlier-best.js';
import type { NewResult, RatingRow, ResultRow } from './rows.js';

/**
 * The results with the best that each person had done before, and with what the match does to their rating in its server, as
 * people read it; null where it does nothing.
 */
export function withPast(
  results: readonly NewResult[],
  earlierBest: ReadEarlierBest,
  before: readonly RatingRow[],
  after: readonly RatingRow[],
): readonly ResultRow[] {
  return results.map((row) => {
    const isTheirs = ({ personId, scope }: RatingRow) => personId === row.personId && scope === row.guildId;
    const rated = after.find(isTheirs);
    return {
      ...row,
      bestBefore: earlierBest(row),
      ratingBefore: rated === undefined ? null : figureOf(before.find(isTheirs) ?? NEW_RATING),
      ratingAfter: rated === undefined ? null : figureOf(rated),
    };
  });
}

function figureOf({ mu, sigma }: Rating): number {
  return displayRating(mu, sigma);
}
