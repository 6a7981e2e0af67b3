import { and, eq, lte, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import { lazily } from '../lib/lazily.js';
import type { SoloFigures } from './rankings.js';
import type { MatchRow, SeatRow, TableRow } from './rows.js';
import { isPlayedAlone } from './schema/conditions.js';
import { results } from './schema/people.js';

/** Reads how whoever played that match alone had done so by its end, it included; null: it is no such match, or nothing is known of them. */
export type ReadSoloFigures = (
  table: Pick<TableRow, 'guildId'>,
  match: Pick<MatchRow, 'id' | 'game' | 'seats'>,
  seats: readonly Pick<SeatRow, 'personId'>[],
) => SoloFigures | null;

/** So many seats has a solo match. */
const SOLO = 1;

/** How that is read. */
export function createSoloFigures(db: BetterSQLite3Database): ReadSoloFigures {
  const figures = lazily(() => prepareFigures(db));
  return ({ guildId: guild }, { id: match, game, seats: count }, [own]) => {
    const person = own?.personId ?? null;
    if (count !== SOLO || person === null) return null;
    const { best, average, matches } = figures().get({ person, guild, game, match }) ?? { best: null };
    return best === null ? null : { best, average, matches };
  };
}

function prepareFigures(db: BetterSQLite3Database) {
  const last = alias(results, 'last');
  // In the order in which they were written: a clock may have been set back since.
  const until = db
    .select({ n: sql`rowid` })
    .from(last)
    .where(eq(last.matchId, sql.placeholder('match')));
  return db
    .select({
      matches: sql<number>`count(*)`,
      best: sql<number | null>`max(${results.points})`,
      average: sql<number>`round(avg(${results.points}), 1)`,
    })
    .from(results)
    .where(
      and(
        eq(results.personId, sql.placeholder('person')),
        eq(results.guildId, sql.placeholder('guild')),
        eq(results.game, sql.placeholder('game')),
        isPlayedAlone(results.seats),
        lte(sql`${results}.rowid`, until),
      ),
    )
    .prepare();
}
