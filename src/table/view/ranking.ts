import { displayRating, isProvisional } from '../../rating/rating.js';
import { AVERAGE_NEEDS, type Leaderboard, type LeaderboardPlace, type PersonStats } from '../../store/rankings.js';
import { lookAlike } from '../../text/names.js';

/** A page of a leaderboard. */
export interface RankingView {
  readonly ranked: readonly RankedPerson[];
  /** How many people are ranked on all pages. */
  readonly total: number;
  /** With fewer matches nobody is ranked by average. */
  readonly least: number;
  /** Where its reader stands, if that is on another page; null: on this one, or nowhere. */
  readonly own: RankedPlace | null;
}

export interface RankedPlace extends Pick<LeaderboardPlace, 'rank' | 'value' | 'matches'> {
  /** A rating that few matches have made. */
  readonly isProvisional: boolean;
}

export interface RankedPerson extends RankedPlace {
  /** null: it is unknown. */
  readonly name: string | null;
  /** Their account's name, since somebody else there is called the same; null: the name is enough, or all that is known. */
  readonly account: string | null;
  /** The person to be linked where not even that tells them from others; null: no link leads to them. */
  readonly link: string | null;
}

/** Whose matches count, and what is compared. */
interface RankedBy {
  readonly scope: 'here' | 'all';
  readonly by: 'rating' | 'wins' | 'average' | 'best';
}

/** Elsewhere people are called by their accounts as it is, and no link leads to somebody from another server. */
export function viewRanking({ lines, total, own }: Leaderboard, { scope, by }: RankedBy): RankingView {
  const viewPlace = ({ rank, value, matches }: LeaderboardPlace): RankedPlace => {
    return { rank, value, matches, isProvisional: by === 'rating' && isProvisional(matches) };
  };
  const isHere = scope === 'here';
  const alike = lookAlike(lines.map(({ name }) => name ?? ''));
  const ranked = lines.map((line, n): RankedPerson => {
    const { account, name, personId } = line;
    return {
      ...viewPlace(line),
      name,
      account: isHere && alike[n]! && name !== null ? account : null,
      link: isHere ? personId : null,
    };
  });
  const isElsewhere = own !== null && !lines.some(({ personId }) => personId === own.personId);
  return { ranked, total, least: AVERAGE_NEEDS, own: isElsewhere ? viewPlace(own) : null };
}

/** How somebody has done in a game. */
export interface StatsView
  extends Pick<PersonStats, 'alone' | 'game' | 'matches' | 'wins' | 'average' | 'best' | 'recent'> {
  /** null: they sat at none to its end. */
  readonly series: { readonly series: number; readonly won: number } | null;
  /** null: no match of theirs was rated. */
  readonly rating: { readonly rating: number; readonly rated: number; readonly isProvisional: boolean } | null;
}

export function viewStats(all: readonly PersonStats[]): readonly StatsView[] {
  return all.map(({ alone, game, matches, wins, average, best, series, seriesWon, rating, rated, recent }) => ({
    alone,
    game,
    recent,
    matches,
    wins,
    average,
    best,
    series: series === 0 ? null : { series, won: seriesWon },
    rating:
      rating === null
        ? null
        : { rating: displayRating(rating.mu, rating.sigma), rated, isProvisional: isProvisional(rated) },
  }));
}
