import type { Seat } from '../../games/game.js';
import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { countAgreed } from '../end.js';
import { countVotes } from '../kick.js';
import { isFree } from '../leave.js';
import { isPlayedFor, playerOf } from '../seats.js';
import type { ActiveMatch } from '../types.js';
import { courseOfNewest, readRecent, type ThrowCourse, type TurnAccount } from './account.js';
import { type SeriesView, viewSeries } from './series.js';
import {
  type GameTitle,
  type PostView,
  runningUntil,
  type SheetsView,
  type TableView,
  viewPost,
  viewSheets,
  viewTable,
} from './table.js';

/** How far a vote is; never whose they are. */
export interface VoteView {
  readonly votes: number;
  readonly needed: number;
}

/** Who is to be replaced, and whether the match is to end, as far as anybody is for it. */
export interface VotesView {
  readonly replacing: readonly (VoteView & { readonly seat: Seat })[];
  readonly ending: VoteView | null;
}

/** So many throws that are over a board tells of. */
export const TOLD = 2;

/** The board that a match is played by now. */
export interface BoardView extends SheetsView {
  readonly kind: 'current';
  readonly post: PostView;
  /** Whom it calls, and at which seat they are asked. */
  readonly called: readonly { readonly seat: Seat; readonly personId: string }[];
  /** The throws before the newest one, oldest first. */
  readonly earlier: readonly TurnAccount[];
  /** null: there is none, or nothing is left to be done with it. */
  readonly newest: TurnAccount | null;
  readonly match: string;
  /** Whether nobody is there. */
  readonly isParked: boolean;
  readonly active: Seat;
  /** Who has still to answer. */
  readonly awaited: readonly Seat[];
  /** Who has answered in this step. */
  readonly answered: readonly Seat[];
  readonly dueAt: number | null;
  /** Whether there is more to tell than it does. */
  readonly hasThrows: boolean;
  /** The seats that anybody may take. */
  readonly free: readonly Seat[];
  /** Who is away, so that a bot may be let play for them. */
  readonly away: readonly { readonly seat: Seat; readonly personId: string }[];
  /** For whom a bot plays while they are away. */
  readonly playedFor: readonly Seat[];
  readonly votes: VotesView;
  readonly series: SeriesView | null;
}

/** An older board: what had happened when the match went on below. */
export interface OldBoardView extends TableView {
  readonly kind: 'old';
  readonly post: PostView;
  readonly game: GameTitle;
  /** Oldest first. */
  readonly turns: readonly TurnAccount[];
  /** What became of the last one. */
  readonly last: ThrowCourse;
}

export function viewBoard(live: ActiveMatch, post: Post): BoardView | OldBoardView {
  return post.until === null ? viewCurrent(live, post) : viewOld(live, post, post.until);
}

function viewCurrent(live: ActiveMatch, post: Post): BoardView {
  const { game, state, stored, awaited } = live;
  const sheets = viewSheets(live);
  const turns = readRecent(live, stored.lines.length, TOLD + 1);
  const isOn = awaited.length > 0 && sheets.shown.dice.length > 0;
  return {
    kind: 'current',
    ...sheets,
    post: viewPost(post, stored),
    called: viewCalled(stored, viewPost(post, stored)),
    earlier: (isOn ? turns.slice(0, -1) : turns).slice(-TOLD),
    newest: (isOn && turns.at(-1)) || null,
    match: stored.match.id,
    hasThrows: turns.length > 1,
    isParked: stored.table.status === 'parked',
    active: game.active(state),
    awaited,
    answered: sheets.seats.flatMap(({ seat }) => (game.pendingMove(state, seat) === null ? [] : [seat])),
    dueAt: runningUntil(stored.table),
    free: stored.seats.filter(isFree).map(({ seat }) => seat),
    away: stored.table.status === 'parked' ? [] : viewAway(stored),
    playedFor: stored.seats.filter((row) => isPlayedFor(stored, row)).map(({ seat }) => seat),
    votes: viewVotes(stored),
    series: viewSeries(stored),
  };
}

function viewOld(live: ActiveMatch, post: Post, until: number): OldBoardView {
  return {
    kind: 'old',
    ...viewTable(live.stored),
    game: live.game,
    post: viewPost(post, live.stored),
    turns: readRecent(live, until, TOLD),
    last: until < live.stored.lines.length || courseOfNewest(live) === 'over' ? 'over' : 'cut off',
  };
}

function viewCalled({ seats }: Stored, { mentions }: PostView): BoardView['called'] {
  return seats.flatMap((row) => {
    const personId = playerOf(row);
    return personId !== null && mentions.includes(personId) ? [{ seat: row.seat, personId }] : [];
  });
}

function viewAway(stored: Stored): BoardView['away'] {
  return stored.seats.flatMap((row) => {
    const personId = playerOf(row);
    return row.away && personId !== null && !isPlayedFor(stored, row) ? [{ seat: row.seat, personId }] : [];
  });
}

export function viewVotes(stored: Stored): VotesView {
  const replacing = stored.seats.map((row) => ({ seat: row.seat, ...countVotes(stored, row) }));
  const ending = countAgreed(stored.seats);
  return { replacing: replacing.filter(({ votes }) => votes > 0), ending: ending.votes > 0 ? ending : null };
}
