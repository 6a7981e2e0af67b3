import type { TableReply } from '../types.js';
import { courseOfNewest, readAccount, type ThrowCourse, type TurnAccount } from './account.js';
import { type GameTitle, type TableView, viewTable } from './table.js';

/** What was thrown and entered in a match, as far as everybody knows it. */
export interface ThrowsView extends TableView {
  readonly game: GameTitle;
  readonly match: string;
  /** Oldest first. */
  readonly turns: readonly TurnAccount[];
  /** What has become of the last one. */
  readonly last: ThrowCourse;
  /** The page that is asked for. */
  readonly page: number;
}

export function viewThrows({ live, page }: Extract<TableReply, { kind: 'throws' }>): ThrowsView {
  const { game, stored } = live;
  return {
    ...viewTable(stored),
    game,
    match: stored.match.id,
    turns: readAccount(live, 0, stored.lines.length),
    last: courseOfNewest(live),
    page,
  };
}
