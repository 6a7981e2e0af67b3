import type { Phrase, Seat } from '../../games/game.js';
import type { SoloFigures } from '../../store/rankings.js';
import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { isBetween, isNewest, isPlayable, numberOf, type Unplayable } from '../match.js';
import { endedMatches, finalStanding, isIdle, isSpoilt } from '../results.js';
import type { ActiveMatch, TableActionOf } from '../types.js';
import { readAccount } from './account.js';
import { type BestThrow, findBestThrow } from './best-throw.js';
import { type VotesView, viewVotes } from './board.js';
import { type ProofView, type SealView, viewProof, viewSeal } from './seal.js';
import { type NextMatch, type SeriesView, viewNext, viewSeries } from './series.js';
import { type PostView, type SheetsView, type TableView, viewPost, viewSheets, viewTable } from './table.js';

/** So much news of the last throw is told whole. */
const MOST_NEWS = 4;
/** In the key of what a game tells of its end. */
const END_NEWS = '.news.end';

/** How a match ended. */
export interface ResultView extends SheetsView {
  readonly kind: 'result';
  readonly post: PostView;
  /** By seat, 1 = first. */
  readonly places: readonly number[];
  /** Who came first, of those who played to the end; of the last match of a series, in all of it; nobody who played alone. */
  readonly winners: readonly Seat[];
  /** By seat: what the match was for its person. */
  readonly gains: readonly Gain[];
  readonly bestThrow: BestThrow | null;
  /** How whoever played alone has done so by then; null: nobody did, or nothing is known of them. */
  readonly alone: SoloFigures | null;
  /** By seat: what counts, of who was away at the end without what a bot has made for them. */
  readonly points: readonly number[];
  readonly series: SeriesView | null;
  /** The next match of the series; null: none follows. */
  readonly next: NextMatch | null;
  /** Why the series was closed after it, as a phrase's key; null: it was not. */
  readonly closed: string | null;
  /** What counts for nobody, since somebody was removed from it. */
  readonly spoilt: 'match' | 'series' | null;
  /** What the last throw has come to, and why it ended. */
  readonly news: readonly Phrase[];
  /** Who stayed and never answered. */
  readonly idle: readonly Seat[];
  /** What is voted about until the next match. */
  readonly votes: VotesView | null;
  /** What its dice follow from; null: they were not sealed. */
  readonly proof: ProofView | null;
  /** The dice of the next match of the series; null: none follows, or they are not sealed. */
  readonly nextSeal: SealView | null;
  /** The table at which lucky words are taken for it; null: none are. */
  readonly luckAt: string | null;
  /** What may be played after it; null: it is an older match. */
  readonly onward: TableActionOf<'next' | 'again'> | null;
}

/** What a match was for somebody. */
export interface Gain {
  /** null: it did not count for it. */
  readonly rating: { readonly before: number; readonly after: number } | null;
  /** Whether they have more points than ever before in that server. */
  readonly isBest: boolean;
}

/** A table that was closed without a result. */
export interface VoidView extends TableView {
  readonly kind: 'void';
  readonly post: PostView;
  /** The game's id. */
  readonly played: string;
  /** The match as far as it can still be read. */
  readonly sheets: SheetsView | null;
  /** Why, as a phrase's key. */
  readonly reason: string;
  /** Whether matches came to their end before. */
  readonly hasResults: boolean;
  readonly series: SeriesView | null;
  /** What its dice follow from; null: it has no match, or they were not sealed. */
  readonly proof: ProofView | null;
  /** The match's id; null: it has none. */
  readonly match: string | null;
  readonly luckAt: null;
  /** null: it can't be played again, or the result of a match says so already. */
  readonly onward: TableActionOf<'again'> | null;
}

export function viewResult(live: ActiveMatch, post: Post): ResultView | VoidView {
  const { stored } = live;
  if (stored.match.status === 'void') return viewVoid(stored, post, live);
  const { id, reason, status } = stored.table;
  const series = viewSeries(stored, numberOf(stored));
  const standing = finalStanding(live);
  const sheets = viewSheets(live);
  const idle = stored.seats.filter((row) => row.gone === null && isIdle(row, stored.match)).map(({ seat }) => seat);
  const first = (series?.isFinal ? series.ranked : standing.map(({ place }, seat) => ({ seat, place }))).flatMap(
    ({ place, seat }) => (place === 1 ? [seat] : []),
  );
  const isPlayer = (seat: Seat): boolean => stored.seats[seat]!.gone === null && !idle.includes(seat);
  // Where a bot made the rest, less counts than stands on the sheet.
  const ownSheets = standing.flatMap(({ points }, seat) =>
    isPlayer(seat) && points === sheets.scores[seat]!.total ? [seat] : [],
  );
  const isSeriesSpoilt = series?.isFinal === true && isSpoilt(stored);
  const again = isNewest(stored) ? ({ kind: 'again', table: id } as const) : null;
  return {
    kind: 'result',
    ...sheets,
    // Of the last throw there is nothing to tell any more.
    shown: { ...sheets.shown, dice: [], sum: null, sums: [] },
    post: viewPost(post, stored),
    winners: sheets.isSolo ? [] : first.filter(isPlayer),
    gains: standing.map(({ points }, seat) => viewGain(stored, seat, points)),
    bestThrow: findBestThrow(live, ownSheets),
    places: standing.map(({ place }) => place),
    alone: stored.alone,
    points: standing.map(({ points }) => points),
    series,
    next: viewNext(stored),
    closed: isNewest(stored) && status === 'void' ? reason : null,
    spoilt: stored.match.removed ? 'match' : isSeriesSpoilt ? 'series' : null,
    news: newsOf(live),
    idle,
    votes: isBetween(stored) ? viewVotes(stored) : null,
    proof: viewProof(stored.match),
    nextSeal: isBetween(stored) || !isNewest(stored) ? viewSeal(stored, numberOf(stored)) : null,
    luckAt: isBetween(stored) && stored.table.secret !== null ? id : null,
    onward: isBetween(stored) ? { kind: 'next', match: stored.match.id } : again,
  };
}

function viewGain({ results, seats }: Stored, seat: Seat, points: number): Gain {
  const row = results.find((each) => each.seat === seat);
  if (row === undefined) return { rating: null, isBest: false };
  const { bestBefore, ratingAfter: after, ratingBefore: before } = row;
  return {
    rating: before === null || after === null ? null : { before, after },
    isBest: seats[seat]!.gone === null && bestBefore !== null && points > bestBefore,
  };
}

export function viewVoid(stored: Stored, post: Post, found: ActiveMatch | Unplayable): VoidView {
  const { id, game, reason } = stored.table;
  return {
    kind: 'void',
    ...viewTable(stored),
    post: viewPost(post, stored),
    played: game,
    sheets: isPlayable(found) ? viewSheets(found) : null,
    reason: reason ?? (isPlayable(found) ? 'table.reason.ended' : `table.void.${found.unplayable}`),
    hasResults: endedMatches(stored).length > 0,
    series: viewSeries(stored, numberOf(stored)),
    proof: stored.match === null ? null : viewProof(stored.match),
    match: stored.match?.id ?? null,
    luckAt: null,
    onward: isPlayable(found) && post.kind === 'result' ? { kind: 'again', table: id } : null,
  };
}

/** The news of the last throw. */
function newsOf(live: ActiveMatch): readonly Phrase[] {
  const { lines } = live.stored;
  const thrown = lines.findLastIndex((line) => line.giver === 'dice');
  return newsOfEnd(readAccount(live, Math.max(0, thrown), lines.length).at(-1)?.news ?? []);
}

/** Of much news only why the match ended: what else many seats have made of the last throw stands on their sheets. */
export function newsOfEnd(news: readonly Phrase[]): readonly Phrase[] {
  return news.length <= MOST_NEWS ? news : news.filter(({ key }) => key.includes(END_NEWS));
}
