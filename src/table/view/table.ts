import type { Game, Level, Score, Seat, View } from '../../games/game.js';
import type { Post, TableRow } from '../../store/rows.js';
import type { Gone } from '../../store/stored-values.js';
import type { Stored } from '../../store/types.js';
import { callable, currentBoard } from '../announce.js';
import { levelOf } from '../seats.js';
import { isSolo, isTimeless } from '../solo.js';
import type { ActiveMatch } from '../types.js';

/** Somebody at a table, as everybody is told of them. */
export interface SeatView {
  readonly seat: Seat;
  /** '': of somebody who had their data erased. */
  readonly name: string;
  readonly isBot: boolean;
  /** Of a bot; null: a person sat down there. */
  readonly level: Level | null;
  readonly isAway: boolean;
  /** Why its person no longer plays there; null: they do. */
  readonly gone: Gone | null;
  /** Who plays there for them, '' if erased; null: nobody. */
  readonly deputy: string | null;
}

/** Who is at a table, and what it speaks. */
export interface TableView {
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** Whether it has one seat. */
  readonly isSolo: boolean;
  readonly locale: string;
}

export function viewTable({ seats, table }: Pick<Stored, 'seats' | 'table'>): TableView {
  return {
    seats: seats.map((row) => ({
      seat: row.seat,
      name: row.name,
      isBot: row.level !== null,
      level: levelOf(row),
      isAway: row.away,
      gone: row.gone,
      deputy: row.deputyName,
    })),
    isSolo: isSolo(table),
    locale: table.locale,
  };
}

/** When time is up; null: none is running. */
export function runningUntil(table: TableRow): number | null {
  return table.paused !== null || isTimeless(table) ? null : table.dueAt;
}

/** As much of a game as says what is played. */
export type GameTitle = Pick<Game, 'id' | 'name' | 'colour'>;

/** A match as everybody sees it: the dice, and every sheet with what it is worth. */
export interface SheetsView extends TableView {
  readonly game: GameTitle;
  readonly shown: View;
  /** By seat. */
  readonly scores: readonly Score[];
}

export function viewSheets({ game, state, stored }: ActiveMatch): SheetsView {
  return { ...viewTable(stored), game, shown: game.view(state, null), scores: game.scores(state) };
}

/** What every public message has besides what it tells of. */
export interface PostView {
  /** Its match; of a lobby, its table. */
  readonly about: string;
  /** By it a message is known again of which a crash has left nothing else. */
  readonly mark: string;
  /** Whether it has a message already. */
  readonly isPosted: boolean;
  /** The people whom it mentions, by what they and the server have set by now. */
  readonly mentions: readonly string[];
}

export function viewPost(post: Post, stored: Stored): PostView {
  const mentions = callable(stored, post.mentions);
  return { about: aboutOf(post), mark: markOf(post), isPosted: post.messageId !== null, mentions };
}

/** Stands in every public message: after a crash it tells whether the message of a post was made. */
export function markOf(post: Post): string {
  return `${aboutOf(post)} · ${post.id}`;
}

function aboutOf({ matchId, tableId }: Post): string {
  return matchId ?? tableId;
}

/** Nothing is there, and nobody is led there: the platform keeps it with the embed, and shows it nowhere. */
export function markAddress(mark: string): string {
  return `https://dice-table.invalid/${mark.replace(' · ', '/')}`;
}

/**
 * What keeps a table's board from its channel, null: nothing. `paused`: nothing can be posted there for now. `blocked`: the
 * server does not take the current board for what it says. `refused`: the platform does not take it, and it is tried again.
 * Of one that is to be tried with something else to say `whyRefused` knows what has become of it until now.
 */
export function viewTrouble(
  { posts, table }: Stored,
  whyRefused: (board: Post['id']) => 'blocked' | 'refused' | null,
): 'paused' | 'blocked' | 'refused' | null {
  if (table.paused !== null) return 'paused';
  const board = currentBoard({ posts });
  if (board === undefined || board.messageId !== null) return null;
  return board.sent >= board.wanted ? 'blocked' : whyRefused(board.id);
}
