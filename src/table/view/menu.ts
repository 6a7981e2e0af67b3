import type { Phrase, Seat, View } from '../../games/game.js';
import { isBetween, isInherited, viewOf } from '../match.js';
import { finalStanding } from '../results.js';
import { isPlayedFor } from '../seats.js';
import type { ActiveMatch } from '../types.js';
import { NOTHING_SINCE, type SinceAnswer, viewMeanwhile } from './meanwhile.js';
import { askIfCostly, type MenuChoices } from './sure.js';
import { type GameTitle, runningUntil, type TableView, viewTable } from './table.js';

/** A match as the player of one seat sees it. */
export interface MenuView extends TableView {
  readonly game: GameTitle;
  readonly match: string;
  readonly step: number;
  readonly seat: Seat;
  /** Whose turn it is. */
  readonly active: Seat;
  readonly shown: View;
  /** What the match has come to for that seat, and when the next one of a series begins; or why it was closed; null: it is on. */
  readonly end:
    | {
        readonly kind: 'over';
        readonly place: number;
        readonly points: number;
        readonly next: number | 'paused' | null;
      }
    | { readonly kind: 'void'; readonly reason: string | null }
    | null;
  /** Inherited: given by somebody else before. */
  readonly answer: { readonly kind: 'given'; readonly move: Phrase } | { readonly kind: 'inherited' | 'due' | 'none' };
  /** Nothing once the seat has answered. */
  readonly meanwhile: SinceAnswer;
  /** Who else has still to answer. */
  readonly others: readonly Seat[];
  /** Whether a bot plays for the reader, who is away; then there is nothing to choose but to come back. */
  readonly isPlayedFor: boolean;
  readonly isPaused: boolean;
  readonly dueAt: number | null;
  /** null: there is nothing to choose. */
  readonly choices: MenuChoices | null;
  /** The move that stands as the seat's answer. */
  readonly pendingMove: string | null;
}

/** `tapped` is what was tapped last, '' at first. */
export function viewMenu(live: ActiveMatch, seat: Seat, tapped = ''): MenuView {
  const { game, state, stored, awaited } = live;
  const end = endOf(live, seat);
  const isSecret = isInherited(live, seat);
  const pendingMove = isSecret ? null : game.pendingMove(state, seat);
  const playedFor = end === null && isPlayedFor(stored, stored.seats[seat]!);
  const isPlaying = end === null && !isSecret && !playedFor;
  const isAsked = isPlaying && game.legalMoves(state, seat).length > 0;
  return {
    ...viewTable(stored),
    game,
    match: stored.match.id,
    step: live.step,
    seat,
    active: game.active(state),
    shown: viewOf(live, seat),
    end,
    answer: isSecret ? { kind: 'inherited' } : answerOf(live, seat, pendingMove),
    meanwhile: isPlaying && pendingMove === null ? viewMeanwhile(live, seat) : NOTHING_SINCE,
    others: awaited.filter((each) => each !== seat),
    isPlayedFor: playedFor,
    isPaused: stored.table.paused !== null,
    dueAt: runningUntil(stored.table),
    choices: isAsked ? askIfCostly(game.menu(state, seat), tapped, pendingMove) : null,
    pendingMove,
  };
}

function endOf(live: ActiveMatch, seat: Seat): MenuView['end'] {
  const { over, stored } = live;
  const { dueAt, paused, reason, status } = stored.table;
  if (!over) return stored.match.status === 'void' || status === 'void' ? { kind: 'void', reason } : null;
  const follows = isBetween(stored) && dueAt !== null && status === 'playing';
  const next = follows && paused !== null ? 'paused' : follows ? dueAt : null;
  return { kind: 'over', ...finalStanding(live)[seat]!, next };
}

function answerOf({ game, state, awaited, over }: ActiveMatch, seat: Seat, move: string | null): MenuView['answer'] {
  if (move !== null && !over) return { kind: 'given', move: game.label(state, move) };
  return { kind: awaited.includes(seat) ? 'due' : 'none' };
}
