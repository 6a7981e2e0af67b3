import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { NEWCOMER_SHOWN, POINTS_PER_ORDINAL } from '../../rating/rating.js';

type PostColumn = 'sent' | 'wanted' | 'messageId' | 'old';

/** In an index and in the query alike, to the letter: otherwise SQLite doesn't see that the index fits. */
export const isOpen = (status: AnySQLiteColumn): SQL => sql`${status} in ('lobby', 'playing', 'parked')`;
export const isUnsent = (sent: AnySQLiteColumn, wanted: AnySQLiteColumn): SQL => sql`${sent} < ${wanted}`;

/** Whether a post's message is to be made or edited, or older ones are still to be taken away now that there is a new one. */
export const isPostUnsent = ({ sent, wanted, messageId, old }: Record<PostColumn, AnySQLiteColumn>): SQL =>
  sql`${isUnsent(sent, wanted)} or (${messageId} is not null and ${isListed(old)})`;

/** Whether nobody but people sat there. */
export const isRated = (opponents: AnySQLiteColumn): SQL => sql`${opponents} = 0`;

/** Whether somebody played there alone. */
export const isPlayedAlone = (seats: AnySQLiteColumn): SQL => sql`${seats} = 1`;

/** Whether a list of ids holds any. */
export const isListed = (ids: AnySQLiteColumn): SQL => sql`${ids} <> '[]'`;

/** A rating as people read it: who is shown alike shares a rank. */
export const ratingShown = (mu: AnySQLiteColumn, sigma: AnySQLiteColumn): SQL<number> =>
  sql<number>`cast(round(${sql.raw(`${NEWCOMER_SHOWN} + ${POINTS_PER_ORDINAL}`)} * (${mu} - 3 * ${sigma})) as integer)`;

/** Whether a rating rests on any match. */
export const isProved = (matches: AnySQLiteColumn): SQL => sql`${matches} > 0`;
