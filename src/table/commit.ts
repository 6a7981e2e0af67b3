import type { Line, MatchRow, SeatRow, TableRow } from '../store/rows.js';
import type { Finish, Vote } from '../store/stored-values.js';
import type { Change, Stored } from '../store/types.js';
import { announce, currentBoard, hasPublicChange, resultPosts, type Trigger, tableMark } from './announce.js';
import { advance, isAnswerOf, isBetween, linesAtReturn, type Progress, progressFrom, toActiveMatch } from './match.js';
import { dueFrom, NEXT_TIME } from './pace.js';
import { endedMatches, finalStanding, isSeries, ratingRows, resultRows, seriesRows } from './results.js';
import { sealNext } from './seals.js';
import { hostOf, isPresent, noteSince, playerOf } from './seats.js';
import { isSolo, timelessFrom } from './solo.js';
import { countThrown } from './thrown.js';
import type { ActiveMatch, Chance, StoredMatch } from './types.js';

/** What a decision does to a match, with all that waits for nobody: lines, the clock, the posts, the end; and the match as it is then. */
export function commit(
  live: ActiveMatch,
  wanted: readonly SeatRow[],
  trigger: Trigger,
  chance: Chance,
  decided: Progress = progressFrom(live),
): { change: Change; live: ActiveMatch } {
  const { game, stored } = live;
  const { at, votes = stored.table.votes } = trigger;
  if (live.over) return commitBetween(live, wanted, trigger, votes);
  const progress = advance(game, decided, at, { ...stored, seats: wanted }, chance);
  const seats = noteSince(stored.seats, wanted, stored.lines.length, (seat) => linesAtReturn(live, seat));
  const played = addPlayed(stored.match, seats, progress.lines);
  const known = { ...stored, seats, lines: [...stored.lines, ...progress.lines] };
  const noted = { ...stored.match, played };
  const after = toActiveMatch({ ...known, match: noted, table: { ...stored.table, votes } }, game, progress.state);
  const ended = after.over ? finish(after, at) : null;
  const change: Change = {
    ...(progress.lines.length > 0 && { append: { after: stored.lines.length, lines: progress.lines } }),
    ...(played !== stored.match.played && { match: { played } }),
    ...((seats !== stored.seats || after.over) && { seats: after.over ? clearEnding(seats) : seats }),
    ...(ended !== null
      ? endMatch(ended, at, chance)
      : { table: { ...stepClock(live, after, at), hostId: hostOf(stored.table, seats, trigger.by), votes } }),
    ...announce(live, after, trigger),
    refreshMenus: hasPublicChange(live, after),
  };
  return {
    change,
    live: { ...after, stored: { ...(ended ?? after.stored), table: { ...stored.table, ...change.table } } },
  };
}

/** The seats whose own person has given an answer by now; the same array if nothing changes. */
function addPlayed({ played }: MatchRow, seats: readonly SeatRow[], lines: readonly Line[]): MatchRow['played'] {
  if (played === null) return null;
  const given = lines.filter(({ giver }) => giver === 'person');
  const own = seats.filter((row) => row.gone === null && given.some((line) => isAnswerOf(line, row.seat)));
  const fresh = own.map((row) => row.seat).filter((seat) => !played.includes(seat));
  return fresh.length === 0 ? played : [...played, ...fresh];
}

/** Who is for ending a match is asked in each anew. */
function clearEnding(seats: readonly SeatRow[]): readonly SeatRow[] {
  return seats.map((row) => ({ ...row, ending: false }));
}

/** The match is over: its results, and those of the series, unless its next match follows. */
function endMatch(stored: Finished, at: number, chance: Chance): Change {
  const { finish } = stored.match;
  const goesOn = endedMatches(stored).length < stored.table.games;
  const ratings = ratingRows(stored, finish, at);
  return {
    table: goesOn
      ? {
          ...startRest(stored.table, stored.seats, at),
          hostId: hostOf(stored.table, stored.seats, null),
          votes: [],
          ...sealNext(chance),
        }
      : { status: 'over', dueAt: null, remindAt: null, votes: [] },
    endMatch: { status: 'over', endedAt: at, finish },
    thrown: countThrown(stored),
    results: resultRows(stored, finish, at),
    ...(isSeries(stored) && !goesOn && { series: seriesRows(stored, at) }),
    ...(ratings !== null && { ratings }),
  };
}

type Finished = StoredMatch & { readonly match: { readonly finish: readonly Finish[] } };

/** What is stored, with the match that is over as it ended. */
function finish(after: ActiveMatch, at: number): Finished {
  const { stored } = after;
  const match = { ...stored.match, status: 'over' as const, endedAt: at, finish: finalStanding(after) };
  return { ...stored, match, matches: [...stored.matches.slice(0, -1), match] };
}

/** What a table's time is; `unseenSince` left out: as it was. */
type Clock = Pick<TableRow, 'status' | 'dueAt' | 'remindAt'> & Partial<Pick<TableRow, 'unseenSince'>>;

/** Nobody is there: the table waits for them from when the last one went. */
function park({ status, dueAt }: TableRow, at: number): Clock {
  const waits = status === 'parked' && dueAt !== null;
  return { status: 'parked', ...timelessFrom(at), ...(waits && { dueAt }) };
}

/** A rest between two matches of a series begins, whatever was left of the time for the last step. */
function startRest(table: TableRow, seats: readonly SeatRow[], at: number): Clock {
  if (!seats.some(isPresent)) return park(table, at);
  return { status: 'playing', dueAt: at + NEXT_TIME, remindAt: null, unseenSince: at };
}

/** The clock of such a rest that has begun: it runs while somebody is there to play the next match. */
export function restClock({ table }: Pick<Stored, 'table'>, seats: readonly SeatRow[], at: number): Clock {
  const runs = table.status === 'playing' && table.dueAt !== null && table.dueAt > at && seats.some(isPresent);
  return runs ? { status: 'playing', dueAt: table.dueAt, remindAt: null } : startRest(table, seats, at);
}

/** What follows from people's coming and going between two matches of a series. */
function commitBetween(
  live: ActiveMatch,
  seats: readonly SeatRow[],
  { at, by }: Trigger,
  votes: readonly Vote[],
): { change: Change; live: ActiveMatch } {
  const { stored } = live;
  const table = { ...stored.table, ...restClock(stored, seats, at), hostId: hostOf(stored.table, seats, by), votes };
  return { change: changeBetween(stored, { table, seats }), live: { ...live, stored: { ...stored, seats, table } } };
}

/** Between two matches of a series a table and its seats are like that from now on, which the result and menus tell. */
export function changeBetween(stored: Stored, now: Pick<Stored, 'table' | 'seats'>): Change {
  const { status, dueAt, remindAt, unseenSince, hostId, votes } = now.table;
  const isNew = dueAt !== stored.table.dueAt || tableMark(stored) !== tableMark(now);
  return {
    table: { status, dueAt, remindAt, unseenSince, hostId, votes },
    ...(now.seats !== stored.seats && { seats: now.seats }),
    ...(isNew && { renew: resultPosts(stored), refreshMenus: true }),
  };
}

function stepClock(before: ActiveMatch, after: ActiveMatch, at: number): Clock {
  const { table, seats } = after.stored;
  if (!seats.some(isPresent)) return park(table, at);
  const sameStep = before.step === after.step && before.stored.lines.length > 0;
  if (isSolo(table)) return { status: 'playing', ...timelessFrom(at), ...(!sameStep && { unseenSince: at }) };
  if (sameStep && table.status === 'playing' && table.dueAt !== null)
    return { status: 'playing', dueAt: table.dueAt, remindAt: table.remindAt };
  return { status: 'playing', ...dueFrom(table.pace, at), unseenSince: at };
}

/** Closes a table for good in the middle of a match, which has no result then, or between two of a series. */
export function closeTable(stored: Stored, reason: string, at: number): Change {
  const table = { status: 'void' as const, reason, dueAt: null, remindAt: null };
  if (isBetween(stored)) return { table, renew: resultPosts(stored), refreshMenus: true };
  const board = currentBoard(stored);
  return {
    table,
    endMatch: { status: 'void', endedAt: at },
    ...(stored.match !== null && { thrown: countThrown({ ...stored, match: stored.match }) }),
    renew: board ? [{ id: board.id, until: stored.lines.length }] : [],
    posts: [{ kind: 'result', matchId: stored.match?.id ?? null, from: 0, mentions: [] }],
    refreshMenus: true,
  };
}

/**
 * What follows when seats have changed hands: bot opponents answer at once where they are awaited, and a table where
 * nobody is left to play is closed. For whatever takes a person away from a seat.
 */
export function handOver(live: ActiveMatch, seats: readonly SeatRow[], trigger: Trigger, chance: Chance): Change {
  if (seats.every((row) => playerOf(row) === null)) {
    const reason = isSolo(live.stored.table) ? 'solo.reason' : 'table.reason.deserted';
    return { ...closeTable(live.stored, reason, trigger.at), seats };
  }
  return commit(live, seats, trigger, chance).change;
}
