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
  /** With the account's, where somebody else there is called the same; null: it is unknown. */
  readonly name: string | null;
  /** The person to be linked, since not even that tells them from others; null: the name is enough. */
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
  const alike = (names: readonly string[]) => lookAlike(names).map((is) => is && scope === 'here');
  const first = alike(lines.map(({ name }) => name ?? ''));
  const names = lines.map(({ name, account }, n) =>
    first[n]! && name !== null && account !== null ? `${name} (${account})` : name,
  );
  const still = alike(names.map((name) => name ?? ''));
  const ranked = lines.map((line, n) => {
    return { ...viewPlace(line), name: names[n]!, link: still[n]! ? line.personId : null };
  });
  const isElsewhere = own !== null && !lines.some(({ personId }) => personId === own.personId);
  return { ranked, total, least: AVERAGE_NEEDS, own: isElsewhere ? viewPlace(own) : null };
}

/** How somebody has done in a game. */
export interface StatsView extends Pick<PersonStats, 'game' | 'matches' | 'wins' | 'average' | 'best' | 'recent'> {
  /** null: they sat at none to its end. */
  readonly series: { readonly series: number; readonly won: number } | null;
  /** null: no match of theirs was rated. */
  readonly rating: { readonly rating: number; readonly rated: number; readonly isProvisional: boolean } | null;
}

export function viewStats(all: readonly PersonStats[]): readonly StatsView[] {
  return all.map(({ game, matches, wins, average, best, series, seriesWon, rating, rated, recent }) => ({
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
