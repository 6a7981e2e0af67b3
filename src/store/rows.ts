/** What is stored, in the shapes in which it goes in and out; `schema/` tells of each column. Times are milliseconds since 1970; ids are opaque strings. */

import type { thrown } from './schema/dice.js';
import type { lines, matches } from './schema/matches.js';
import type { menus, posts } from './schema/messages.js';
import type { names, ratings, results, series } from './schema/people.js';
import type { seats, tables } from './schema/tables.js';

/** A table. */
export type TableRow = Readonly<typeof tables.$inferSelect>;

/** A seat at a table. */
export type SeatRow = Readonly<Omit<typeof seats.$inferSelect, 'tableId'>>;

/** A match. */
export type MatchRow = Readonly<typeof matches.$inferSelect>;

/** One line of a record, without its header. */
export type Line = Readonly<Omit<typeof lines.$inferSelect, 'matchId' | 'n'>>;

/** How often a face of a die has fallen in a server. */
export type ThrownRow = Readonly<typeof thrown.$inferSelect>;

/** A public message that has to be in the channel. It is sent, or edited, while `sent` < `wanted`, and what is `old` of it goes: this is the outbox. */
export type Post = Readonly<typeof posts.$inferSelect>;

/** A post that has still to be sent, with who has opened its table; '' if that is not known. */
export interface UnsentPost extends Post {
  readonly openerId: string;
}

/** A person's open private menu, reachable by an interaction token until `until`. */
export type OpenMenu = Readonly<typeof menus.$inferSelect>;

/** A person's rating. */
export type RatingRow = Readonly<typeof ratings.$inferSelect>;

/** How a person is called there. */
export type NameRow = Readonly<typeof names.$inferSelect>;

/** How a match ended for a person who sat at it. */
export type ResultRow = Readonly<typeof results.$inferSelect>;

/** The same before it is known what it does to their rating, and how they had done before. */
export type NewResult = Omit<ResultRow, 'ratingBefore' | 'ratingAfter' | 'bestBefore'>;

/** How a series ended for a person who sat at it. */
export type SeriesRow = Readonly<typeof series.$inferSelect>;
