import type { Post } from '../../store/rows.js';
import type { ActiveMatch } from '../types.js';
import { type GameTitle, type PostView, runningUntil, type TableView, viewPost, viewTable } from './table.js';

/** A word to those who are still awaited. */
export interface ReminderView extends TableView {
  readonly game: GameTitle;
  readonly match: string;
  readonly post: PostView;
  /** Whether the step that it was about goes on. */
  readonly isOpen: boolean;
  readonly dueAt: number | null;
}

export function viewReminder({ game, stored }: ActiveMatch, post: Post): ReminderView {
  return {
    ...viewTable(stored),
    game,
    match: stored.match.id,
    post: viewPost(post),
    isOpen: post.until === null,
    dueAt: runningUntil(stored.table),
  };
}
