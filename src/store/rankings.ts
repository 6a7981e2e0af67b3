/** How people compare, and how one of them has done. */

/** With fewer matches nobody is ranked by average. */
export const AVERAGE_NEEDS = 3;

export interface LeaderboardQuery {
  /** The game's id. */
  readonly game: string;
  /** null = everywhere. */
  readonly guildId: string | null;
  /** The guild in which it is asked: no nickname of another one is told there. */
  readonly askedIn: string;
  /**
   * By what is shown. `rating`: the whole number that people read. All others count matches of at least two people. `wins`: matches won, a shared first place included.
   * `average`: points a match to one decimal, listed from `AVERAGE_NEEDS` matches on. `best`: the most points in one match.
   */
  readonly by: 'rating' | 'wins' | 'average' | 'best';
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  /** Whose own line is told besides; left out: nobody's. */
  readonly person?: string;
}

/** Where somebody stands. */
export interface LeaderboardPlace {
  /** Shared by equal values: 1, 1, 3. */
  readonly rank: number;
  readonly personId: string;
  readonly value: number;
  /** The matches that count here: with `rating` the rated ones. */
  readonly matches: number;
}

export interface LeaderboardLine extends LeaderboardPlace {
  /** null: none is known that may be told there. */
  readonly name: string | null;
  /** What their account is called, if that is known. */
  readonly account: string | null;
}

export interface Leaderboard {
  readonly lines: readonly LeaderboardLine[];
  /** How many people are ranked on all pages. */
  readonly total: number;
  /** Of whom was asked for, on whatever page; null: they are not ranked. */
  readonly own: LeaderboardPlace | null;
}

/** So many of somebody's newest results in a game are told one by one. */
export const TOLD_RESULTS = 12;

/** How somebody has done in a game in a server alone, in matches with one seat. */
export interface SoloFigures {
  readonly matches: number;
  readonly best: number;
  /** Points a match to one decimal. */
  readonly average: number;
}

/** How somebody has done in a game. Matches alone count in `alone`, and nowhere else. */
export interface PersonStats {
  readonly game: string;
  /** null: they have played none to its end. */
  readonly alone: SoloFigures | null;
  readonly matches: number;
  readonly wins: number;
  /** 0, as is the best, where they have only played alone. */
  readonly average: number;
  readonly best: number;
  /** Matches without bot opponents, which are the rated ones. */
  readonly rated: number;
  readonly series: number;
  /** Series with the first place, a shared one included. */
  readonly seriesWon: number;
  readonly rating: { readonly mu: number; readonly sigma: number } | null;
  /** Their newest results, `TOLD_RESULTS` at most, oldest first. */
  readonly recent: readonly RecentResult[];
}

export interface RecentResult {
  readonly points: number;
  /** Whether it was a first place, a shared one included. */
  readonly isWon: boolean;
}
