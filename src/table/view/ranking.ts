import { AVERAGE_NEEDS, type Leaderboard, type LeaderboardLine, type PersonStats } from '../../store/rankings.js';
import { lookAlike } from '../../text/names.js';

/** A page of a leaderboard. */
export interface RankingView {
  readonly ranked: readonly RankedPerson[];
  /** How many people are ranked on all pages. */
  readonly total: number;
  /** With fewer matches nobody is ranked by average. */
  readonly least: number;
}

export interface RankedPerson extends Pick<LeaderboardLine, 'rank' | 'value' | 'matches'> {
  /** With the account's, where somebody else there is called the same; null: it is unknown. */
  readonly name: string | null;
  /** The person to be linked, since not even that tells them from others; null: the name is enough. */
  readonly link: string | null;
}

/** Elsewhere people are called by their accounts as it is, and no link leads to somebody from another server. */
export function viewRanking({ lines, total }: Leaderboard, scope: 'here' | 'all'): RankingView {
  const alike = (names: readonly string[]) => lookAlike(names).map((is) => is && scope === 'here');
  const first = alike(lines.map(({ name }) => name ?? ''));
  const names = lines.map(({ name, account }, n) =>
    first[n]! && name !== null && account !== null ? `${name} (${account})` : name,
  );
  const still = alike(names.map((name) => name ?? ''));
  const ranked = lines.map(({ personId, rank, value, matches }, n) => {
    return { rank, value, matches, name: names[n]!, link: still[n]! ? personId : null };
  });
  return { ranked, total, least: AVERAGE_NEEDS };
}

/** How somebody has done in a game. */
export interface StatsView extends Pick<PersonStats, 'game' | 'matches' | 'wins' | 'average' | 'best'> {
  /** null: they sat at none to its end. */
  readonly series: { readonly series: number; readonly won: number } | null;
  /** null: no match of theirs was rated. */
  readonly rating: { readonly rating: number; readonly rated: number } | null;
}

export function viewStats(all: readonly PersonStats[]): readonly StatsView[] {
  return all.map(({ game, matches, wins, average, best, series, seriesWon, rating, rated }) => ({
    game,
    matches,
    wins,
    average,
    best,
    series: series === 0 ? null : { series, won: seriesWon },
    rating: rating === null ? null : { rating: rating.mu - 3 * rating.sigma, rated },
  }));
}
