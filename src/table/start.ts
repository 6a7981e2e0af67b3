import type { Game, Seat } from '../games/game.js';
import type { MatchRow } from '../store/rows.js';
import type { Stored } from '../store/types.js';
import { advance, type Random } from './advance.js';
import { commit, type Effects } from './commit.js';
import { newId } from './id.js';
import { toActiveMatch } from './match.js';
import type { ActiveMatch } from './types.js';

/** What begins a table's next match with the seats that it has, up to where somebody is asked; and the match as it is then. */
export function startMatch(
  stored: Stored,
  game: Game,
  { at, first }: { readonly at: number; readonly first: Seat },
  random: Random,
): { change: Effects; live: ActiveMatch } {
  // What was noted about the match before says nothing about this one.
  const seats = stored.seats.map((row) => ({ ...row, since: 0, ending: false }));
  const match: MatchRow = {
    id: newId(),
    tableId: stored.table.id,
    game: game.id,
    version: game.version,
    seats: seats.length,
    first,
    status: 'playing',
    startedAt: at,
    endedAt: null,
    absent: seats.filter((row) => row.gone !== null).map((row) => row.seat),
    finish: null,
    played: [],
    removed: seats.some((row) => row.gone === 'sent' || row.gone === 'voted'),
  };
  const start = game.start(seats.length, first);
  const before = toActiveMatch(
    { ...stored, seats, match, matches: [...stored.matches, match], lines: [] },
    game,
    start,
  );
  const progress = advance(game, { state: start, lines: [] }, seats, at, random);
  const { change, live } = commit(before, progress, seats, { at, by: null });
  const table = { status: 'playing' as const, hostId: stored.table.hostId, ...change.table };
  return {
    change: { seats, ...change, table, begin: match },
    live: { ...live, stored: { ...live.stored, table: { ...stored.table, ...table } } },
  };
}
