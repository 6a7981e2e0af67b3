/** What is kept about one person. */

import type { PersonSettings } from '../settings/settings.js';
import type { NameRow, OpenMenu, Post, RatingRow, ResultRow, SeatRow, SeriesRow, TableRow } from './rows.js';

/** A seat as what is kept about who has it, or plays there for somebody else. */
export interface PersonSeat
  extends Pick<TableRow, 'guildId' | 'channelId' | 'game' | 'status' | 'createdAt'>,
    Pick<SeatRow, 'seat' | 'gone' | 'missed' | 'away' | 'word'> {
  readonly tableId: string;
  /** Theirs, on their own seat and on one that they play for somebody else. */
  readonly name: string | null;
  readonly deputy: boolean;
}

/** Everything that is kept about a person, and nothing about others. */
export interface PersonData {
  readonly id: string;
  /** How they are called, by server and elsewhere. */
  readonly names: readonly Omit<NameRow, 'personId'>[];
  readonly settings: PersonSettings | null;
  readonly seats: readonly PersonSeat[];
  readonly results: readonly Omit<ResultRow, 'personId'>[];
  readonly series: readonly Omit<SeriesRow, 'personId'>[];
  readonly ratings: readonly Omit<RatingRow, 'personId'>[];
  readonly menus: readonly Pick<OpenMenu, 'matchId' | 'until' | 'locale'>[];
  /** Posts that mention them. */
  readonly calls: readonly Pick<Post, 'tableId' | 'matchId' | 'kind' | 'channelId' | 'messageId'>[];
  /** Their votes to have somebody replaced. */
  readonly votes: readonly { readonly tableId: string; readonly count: number }[];
  /** Tables whose host they are. */
  readonly hosted: readonly string[];
  /** Tables that they opened. */
  readonly opened: readonly string[];
  /** Tables where they may not play; called so in the file that people are given. */
  readonly barred: readonly string[];
}
