import type { Line, MatchRow, RatingRow, ResultRow, SeatRow, TableRow } from '../../src/store/rows.js';
import type { RatingChange, Stored } from '../../src/store/types.js';

/** Rows for tests, in which only what a test is about has to be named. */

export function tableFixture(id: string, row: Partial<TableRow> = {}): TableRow {
  return {
    id,
    guildId: 'guild',
    channelId: 'channel',
    game: 'dice',
    pace: 'live',
    hostId: 'ann',
    maxSeats: 5,
    status: 'lobby',
    reason: null,
    locale: 'en',
    createdAt: 1000,
    dueAt: null,
    rematchId: null,
    remindAt: null,
    hostAt: 1000,
    banned: [],
    games: 1,
    votes: [],
    paused: null,
    unseenSince: null,
    openerId: 'ann',
    parentId: null,
    secret: null,
    sealMessage: null,
    ...row,
  };
}

export function seatFixture(seat: number, row: Partial<SeatRow> = {}): SeatRow {
  const personId = ['ann', 'bob', 'cleo', 'dan', 'eve'][seat] ?? `person${seat}`;
  return {
    seat,
    personId,
    name: `Name of ${personId}`,
    level: null,
    missed: 0,
    away: false,
    gone: null,
    deputyId: null,
    deputyName: null,
    since: 0,
    ending: false,
    waiting: null,
    word: null,
    ...row,
  };
}

export function matchFixture(id: string, tableId: string, row: Partial<MatchRow> = {}): MatchRow {
  return {
    id,
    tableId,
    game: 'dice',
    version: 1,
    seats: 2,
    first: 0,
    status: 'playing',
    startedAt: 2000,
    endedAt: null,
    absent: [],
    finish: null,
    played: null,
    removed: false,
    secret: null,
    salt: null,
    ...row,
  };
}

export function lineFixture(text: string, line: Partial<Line> = {}): Line {
  return { text, giver: 'person', at: 3000, ...line };
}

export function resultFixture(matchId: string, seat: number, row: Partial<ResultRow> = {}): ResultRow {
  const { personId, name } = seatFixture(seat);
  return {
    matchId,
    seat,
    personId: personId ?? '',
    name,
    guildId: 'guild',
    game: 'dice',
    seats: 2,
    opponents: 0,
    ratingBefore: null,
    ratingAfter: null,
    bestBefore: null,
    place: seat + 1,
    points: 50 - seat,
    endedAt: 9000,
    ...row,
  };
}

/** These ratings, whatever is known of anybody. */
export function ratingsFixture(rows: readonly RatingRow[]): RatingChange {
  return { people: [], after: 0, before: 0, rate: () => rows };
}

/** The ids of tables, in their order. */
export function tableIds(found: readonly Stored[]): readonly string[] {
  return found.map(({ table }) => table.id);
}
