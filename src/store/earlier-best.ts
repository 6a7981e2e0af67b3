import { and, desc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { lazily } from '../lib/lazily.js';
import type { NewResult } from './rows.js';
import { isPlayedAlone } from './schema/conditions.js';
import { results } from './schema/people.js';

/** Reads the most points that somebody has had in a game in a server by now, alone or with others; null: no such match of theirs has ended there. */
export type ReadEarlierBest = (who: Pick<NewResult, 'personId' | 'guildId' | 'game' | 'seats'>) => number | null;

/** How that is read: from the end of an index, however many matches there are. */
export function createEarlierBest(db: BetterSQLite3Database): ReadEarlierBest {
  const best = lazily(() => prepareBest(db));
  return ({ personId: person, guildId: guild, game, seats }) =>
    best().get({ person, guild, game, seats })?.points ?? null;
}

function prepareBest(db: BetterSQLite3Database) {
  return db
    .select({ points: results.points })
    .from(results)
    .where(
      and(
        eq(results.personId, sql.placeholder('person')),
        eq(results.guildId, sql.placeholder('guild')),
        eq(results.game, sql.placeholder('game')),
        sql`(${isPlayedAlone(results.seats)}) = (${sql.placeholder('seats')} = 1)`,
      ),
    )
    .orderBy(desc(results.points))
    .limit(1)
    .prepare();
}
