import type { Seat } from '../games/game.js';
import { apply, isFault, parseEvent } from '../games/record.js';
import type { Line, MatchRow, Post, SeatRow, TableRow, Vote } from '../store/rows.js';
import type { Change, NewPost, Stored } from '../store/types.js';
import type { Progress } from './advance.js';
import { toActiveMatch } from './match.js';
import { dueFrom, MENU_TIME, NEXT_TIME, PARKED_TIME } from './pace.js';
import { rankSeats, ratingRows, resultRows } from './result.js';
import { hostOf, isPresent, noteHandover, playerOf, presentAmong } from './seats.js';
import { endedMatches, isSeries, seriesRows } from './series.js';
import { serverDefaultsOf } from './server-defaults.js';
import type { ActiveMatch } from './types.js';

/** Everything that follows from some progress but the reply. */
export type Effects = Omit<Change<never>, 'out'>;

/** When it happened, and by the press of which seat; null: by nobody's who has a menu open now. */
export interface Trigger {
  readonly at: number;
  readonly by: Seat | null;
  /** The votes from now on; left out: as they were. */
  readonly votes?: readonly Vote[];
}

/** What a decision does to a match: its lines, the clock, the posts, the end; and the match as it is then. */
export function commit(
  live: ActiveMatch,
  progress: Progress,
  wanted: readonly SeatRow[],
  trigger: Trigger,
): { change: Effects; live: ActiveMatch } {
  const { game, stored } = live;
  const { at, votes = stored.table.votes } = trigger;
  if (live.over) return commitBetween(live, wanted, trigger, votes);
  const seats = noteHandover(stored.seats, wanted, stored.lines.length);
  const played = addPlayed(stored.match, seats, progress.lines);
  const known = { ...stored, seats, lines: [...stored.lines, ...progress.lines] };
  const noted = { ...stored.match, played };
  const after = toActiveMatch({ ...known, match: noted, table: { ...stored.table, votes } }, game, progress.state);
  const change: Effects = {
    ...(progress.lines.length > 0 && { append: { after: stored.lines.length, lines: progress.lines } }),
    ...(played !== stored.match.played && { match: { played } }),
    ...((seats !== stored.seats || after.over) && { seats: after.over ? clearEnding(seats) : seats }),
    ...(after.over
      ? endMatch(after, at)
      : { table: { ...stepClock(live, after, at), hostId: hostOf(stored.table, seats, trigger.by), votes } }),
    ...withReminders(live, after, announce(live, after, trigger)),
    refreshMenus: hasPublicChange(live, after),
  };
  const last = after.over ? finish(after, at) : after.stored;
  return { change, live: { ...after, stored: { ...last, table: { ...stored.table, ...change.table } } } };
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
function endMatch(after: ActiveMatch, at: number): Effects {
  const scores = after.game.scores(after.state);
  const stored = finish(after, at);
  const goesOn = endedMatches(stored).length < stored.table.games;
  const ratings = ratingRows(stored, scores, at);
  return {
    table: goesOn
      ? { ...restClock(stored, stored.seats, at), hostId: hostOf(stored.table, stored.seats, null), votes: [] }
      : { status: 'over', dueAt: null, remindAt: null, votes: [] },
    endMatch: { status: 'over', endedAt: at, finish: stored.match.finish! },
    results: resultRows(stored, stored.match, scores, at),
    ...(isSeries(stored) && !goesOn && { series: seriesRows(stored, at) }),
    ...(ratings !== null && { ratings }),
  };
}

function finish({ game, state, stored }: ActiveMatch, at: number): ActiveMatch['stored'] {
  const scores = game.scores(state);
  const place = rankSeats(stored.seats, stored.match, scores);
  const finish = scores.map(({ total }, seat) => ({ place: place[seat]!, points: total }));
  const match = { ...stored.match, status: 'over' as const, endedAt: at, finish };
  return { ...stored, match, matches: [...stored.matches.slice(0, -1), match] };
}

/** What a table's time is; `unseenSince` left out: as it was. */
type Clock = Pick<TableRow, 'status' | 'dueAt' | 'remindAt'> & Partial<Pick<TableRow, 'unseenSince'>>;

/** Nobody is there: the table waits for them from when the last one went. */
function park({ status, dueAt }: TableRow, at: number): Clock {
  const waits = status === 'parked' && dueAt !== null;
  return { status: 'parked', dueAt: waits ? dueAt : at + PARKED_TIME, remindAt: null };
}

/** The clock between two matches of a series: it runs while somebody is there to play the next one. */
export function restClock({ table }: Pick<Stored, 'table'>, seats: readonly SeatRow[], at: number): Clock {
  if (!seats.some(isPresent)) return park(table, at);
  const runs = table.status === 'playing' && table.dueAt !== null && table.dueAt > at;
  if (runs) return { status: 'playing', dueAt: table.dueAt, remindAt: null };
  return { status: 'playing', dueAt: at + NEXT_TIME, remindAt: null, unseenSince: at };
}

/** What follows from people's coming and going between two matches of a series. */
function commitBetween(
  live: ActiveMatch,
  seats: readonly SeatRow[],
  { at, by }: Trigger,
  votes: readonly Vote[],
): { change: Effects; live: ActiveMatch } {
  const { stored } = live;
  const table = { ...restClock(stored, seats, at), hostId: hostOf(stored.table, seats, by), votes };
  const after = { ...live, stored: { ...stored, seats, table: { ...stored.table, ...table } } };
  const isNew = publicMark(live) !== publicMark(after);
  const change = {
    table,
    ...(seats !== stored.seats && { seats }),
    ...(isNew && { renew: resultPosts(stored), refreshMenus: true }),
  };
  return { change, live: after };
}

/** The message with the result of this match. */
export function resultPosts({ match, posts }: Stored): NonNullable<Effects['renew']> {
  return posts.filter((each) => each.kind === 'result' && each.matchId === match?.id).map(({ id }) => ({ id }));
}

function stepClock(before: ActiveMatch, after: ActiveMatch, at: number): Clock {
  const { table, seats } = after.stored;
  if (!seats.some(isPresent)) return park(table, at);
  const sameStep = before.step === after.step && before.stored.lines.length > 0;
  if (sameStep && table.status === 'playing' && table.dueAt !== null)
    return { status: 'playing', dueAt: table.dueAt, remindAt: table.remindAt };
  return { status: 'playing', ...dueFrom(table.pace, at), unseenSince: at };
}

/**
 * What asks someone to act is a new message that mentions them: every turn, and within a turn every step that asks
 * someone whose menu is not open. All else renews the current board; and while that is still to be sent, it tells of
 * everything and calls whoever is asked by then.
 */
function announce(before: ActiveMatch, after: ActiveMatch, { at, by }: Trigger): Effects {
  const { stored } = after;
  const board = stored.posts.find((post) => post.kind === 'board' && post.until === null);
  const known = before.stored.lines.length;
  const end = stored.lines.length;
  if (after.over) return { ...closeBoard(board, end), posts: [newPost('result', after, 0, [])] };
  const asked = presentAmong(stored.seats, after.awaited);
  if (asked.length === 0) return renewBoard(board, before, after);
  const calls = mentionsFor(after, asked);
  if (board === undefined || hasTurned(before, after)) {
    const thrownAt = stored.lines.findIndex((line, n) => n >= known && line.giver === 'dice');
    const from = thrownAt >= 0 ? thrownAt : end;
    return replaceBoard(board, newPost('board', after, from, calls));
  }
  const unseen =
    before.step === after.step ? [] : asked.filter((row) => row.seat !== by && !hasOpenMenu(after, row, at));
  if (unseen.length === 0) return renewBoard(board, before, after);
  return replaceBoard(board, newPost('board', after, end, isTried(board) ? peopleOf(unseen) : calls));
}

/** A new board in place of that one; where that one is still to be sent, it takes the place of the new one. */
function replaceBoard(board: Post | undefined, made: NewPost): Effects {
  if (board === undefined || isTried(board)) return { ...closeBoard(board, made.from), posts: [made] };
  return { renew: [{ id: board.id, mentions: made.mentions }] };
}

/** Whether it has a message, or may have one. */
function isTried({ messageId, triedAt }: Post): boolean {
  return messageId !== null || triedAt !== null;
}

/** A reminder is about one step: once that is over it has nothing to offer any more. */
function withReminders(before: ActiveMatch, after: ActiveMatch, change: Effects): Effects {
  if (before.step === after.step && !after.over) return change;
  return { ...change, renew: [...(change.renew ?? []), ...closeReminders(after.stored)] };
}

/** Closes the reminders that are still open. */
export function closeReminders({ posts, lines }: Stored): NonNullable<Effects['renew']> {
  const open = posts.filter((each) => each.kind === 'reminder' && each.until === null);
  return open.map(({ id }) => ({ id, until: lines.length }));
}

/** Whether the turn has passed on, perhaps all around the table and back. */
function hasTurned({ game, state, stored }: ActiveMatch, after: ActiveMatch): boolean {
  const active = game.active(state);
  let now = state;
  return after.stored.lines.slice(stored.lines.length).some((line, n) => {
    const event = parseEvent(line.text);
    const next = isFault(event) ? event : apply(game, now, event);
    // Errors are logged, and a line may be an answer that is secret: so it is named by its number.
    if (isFault(next)) throw new Error(`match ${stored.match.id}: new line ${n + 1} can't be played`);
    now = next.state;
    return game.active(now) !== active;
  });
}

function renewBoard(board: Post | undefined, before: ActiveMatch, after: ActiveMatch): Effects {
  return board === undefined || !hasPublicChange(before, after) ? {} : { renew: [{ id: board.id }] };
}

/** Whether anything changed that everyone may see. A changed answer that is still secret does not. */
function hasPublicChange(before: ActiveMatch, after: ActiveMatch): boolean {
  return publicMark(before) !== publicMark(after);
}

function publicMark({ step, over, awaited, stored }: ActiveMatch): string {
  return JSON.stringify([
    step,
    over,
    awaited,
    stored.table.status,
    stored.table.hostId,
    stored.table.votes,
    stored.seats.map((row) => [row.away, row.gone, row.deputyId, row.ending]),
  ]);
}

function closeBoard(board: Post | undefined, until: number): Effects {
  return board === undefined ? {} : { renew: [{ id: board.id, until }] };
}

function newPost(kind: NewPost['kind'], live: ActiveMatch, from: number, mentions: readonly string[]): NewPost {
  const called = serverDefaultsOf(live.stored.server).mentions ? mentions : [];
  return { kind, matchId: live.stored.match.id, from, mentions: called };
}

/** Those who are asked; the active seat's person as well, whose turn it is. */
function mentionsFor(live: ActiveMatch, asked: readonly SeatRow[]): readonly string[] {
  const active = presentAmong(live.stored.seats, [live.game.active(live.state)]);
  return [...new Set(peopleOf([...active, ...asked]))];
}

function peopleOf(rows: readonly SeatRow[]): readonly string[] {
  return rows.flatMap((row) => playerOf(row) ?? []);
}

function hasOpenMenu(live: ActiveMatch, row: SeatRow, at: number): boolean {
  const { lines } = live.stored;
  const thrown = lines.findLastIndex((line) => line.giver === 'dice');
  const from = Math.max(thrown + 1, row.since);
  return lines.some(
    (line, n) => n >= from && line.giver === 'person' && line.at > at - MENU_TIME && isAnswerOf(line, row.seat),
  );
}

/** Whether the line is an answer of that seat. */
export function isAnswerOf({ text }: Line, seat: Seat): boolean {
  const event = parseEvent(text);
  return !isFault(event) && event.kind === 'move' && event.seat === seat;
}
