import type { Game, Level, Seat, View } from '../games/game.js';
import { isFault, moveLine, parseEvent, type RecordFault, replayOn, throwLine } from '../games/record.js';
import type { Line, MatchRow, SeatRow } from '../store/rows.js';
import type { Giver } from '../store/stored-values.js';
import type { Stored } from '../store/types.js';
import { castDice } from './seals.js';
import { isPlayedFor, isPresent, levelOf, ownSeat, playerOf, seatOf } from './seats.js';
import type { ActiveMatch, Chance, GameOf, StoredMatch } from './types.js';

/** A stored match that can't be played on: the game is gone, its rules have changed, or its record breaks them. */
export interface Unplayable {
  readonly unplayable: 'game' | 'version' | 'record';
}

/** The table's match replayed from its record, or why that can't be. The table must have begun. */
export function loadMatch(stored: Stored, gameOf: GameOf): ActiveMatch | Unplayable {
  const { match } = stored;
  if (match === null) throw new Error(`table ${stored.table.id} has no match`);
  const game = gameOf(match.game);
  if (game === undefined) return { unplayable: 'game' };
  if (game.version !== match.version) return { unplayable: 'version' };
  const played = replayCached(game, match, stored.lines);
  if (isFault(played)) return { unplayable: 'record' };
  return toActiveMatch({ ...stored, match }, game, played.state);
}

/** The same for a state that is known already. */
export function toActiveMatch(stored: StoredMatch, game: Game, state: unknown): ActiveMatch {
  const awaited = game.toMove(state);
  return {
    stored,
    game,
    state,
    step: game.step(state),
    over: awaited.length === 0 && game.diceDue(state) === null,
    awaited,
  };
}

export function isPlayable(found: ActiveMatch | Unplayable): found is ActiveMatch {
  return 'state' in found;
}

/** How well a bot plays for somebody who is away or gone: nobody's match is to suffer from it. */
const FOR_PEOPLE: Level = 'hard';

interface CachedReplay {
  readonly game: Game;
  readonly seats: number;
  readonly first: number;
  readonly lines: readonly Line[];
  readonly state: unknown;
}

/** By the last line that was played. What the store no longer holds is forgotten here too. */
const cache = new WeakMap<Line, CachedReplay>();

/** The state after these lines. A record only grows, so that mostly a few lines are played on from the last time. */
export function replayCached(
  game: Game,
  { seats, first }: Pick<MatchRow, 'seats' | 'first'>,
  lines: readonly Line[],
): { readonly state: unknown } | RecordFault {
  const before = findLongest(game, seats, first, lines);
  const done = before?.lines.length ?? 0;
  const played = replayOn(
    game,
    before === undefined ? game.start(seats, first) : before.state,
    lines.slice(done).map((line) => line.text),
  );
  const last = lines.at(-1);
  if (isFault(played) || last === undefined || done === lines.length) return played;
  cache.set(last, { game, seats, first, lines, state: played.state });
  if (before !== undefined) cache.delete(before.lines.at(-1)!);
  return played;
}

function findLongest(game: Game, seats: number, first: number, lines: readonly Line[]): CachedReplay | undefined {
  for (let n = lines.length - 1; n >= 0; n--) {
    const found = cache.get(lines[n]!);
    if (found !== undefined && fits(found)) return found;
  }
  return undefined;

  /** The very same lines, not only equal ones: to compare those is as good as free. */
  function fits(found: CachedReplay): boolean {
    return (
      found.game === game &&
      found.seats === seats &&
      found.first === first &&
      found.lines.length <= lines.length &&
      found.lines.every((line, n) => line === lines[n])
    );
  }
}

/** A match on its way through one decision. */
export interface Progress {
  readonly state: unknown;
  /** The lines that this decision appends. */
  readonly lines: readonly Line[];
}

/** Nothing has been decided yet. */
export function progressFrom({ state }: ActiveMatch): Progress {
  return { state, lines: [] };
}

/** Adds one answer to the progress. `move` is legal. */
export function addAnswer(
  game: Game,
  progress: Progress,
  seat: Seat,
  move: string,
  giver: Giver,
  at: number,
): Progress {
  return {
    state: game.play(progress.state, seat, move),
    lines: [...progress.lines, { text: moveLine(seat, move), giver, at }],
  };
}

/** Plays everything that waits for nobody: throws, opponents' answers, passes of away seats. Stops where a person is asked, at the end, or when nobody is present. */
export function advance(game: Game, from: Progress, at: number, stored: StoredMatch, chance: Chance): Progress {
  const { lines, seats } = stored;
  if (!seats.some(isPresent)) return from;
  let progress = from;
  for (;;) {
    const dice = game.diceDue(progress.state);
    if (dice !== null) {
      const faces = castDice(dice, stored, [...lines, ...progress.lines], chance);
      const line: Line = { text: throwLine(faces), giver: 'dice', at };
      progress = { state: game.roll(progress.state, faces), lines: [...progress.lines, line] };
      continue;
    }
    const next = game.toMove(progress.state).find((seat) => !isPresent(seats[seat]!));
    if (next === undefined) return progress;
    const row = seats[next]!;
    progress =
      playerOf(row) === null || isPlayedFor(stored, row)
        ? addAnswer(
            game,
            progress,
            next,
            game.botMove(progress.state, next, levelOf(row) ?? FOR_PEOPLE),
            'opponent',
            at,
          )
        : addAnswer(game, progress, next, game.defaultMove(progress.state, next), 'clock', at);
  }
}

/**
 * Whether the seat's standing answer was given before whoever plays there now came. Until the step is over they neither get
 * to see it nor may change it: it was a secret from them, and it is not theirs.
 */
export function isInherited({ game, state, stored }: ActiveMatch, seat: Seat): boolean {
  if (game.pendingMove(state, seat) === null) return false;
  const given = stored.lines.findLastIndex((line) => isAnswerOf(line, seat));
  return given >= 0 && given < stored.seats[seat]!.since;
}

/** After how many lines who was away and is back plays again: an answer that still stands there is theirs to change. */
export function linesAtReturn(live: ActiveMatch, seat: Seat): number {
  const { lines } = live.stored;
  const isTheirs = live.game.pendingMove(live.state, seat) !== null && !isInherited(live, seat);
  return isTheirs ? lines.findLastIndex((line) => isAnswerOf(line, seat)) : lines.length;
}

/** What the seat's player may see: what everybody sees, while the seat's standing answer is none of theirs. */
export function viewOf(live: ActiveMatch, seat: Seat): View {
  return live.game.view(live.state, isInherited(live, seat) ? null : seat);
}

/** The number of the match that was asked for, from 1. */
export function numberOf({ match, matches }: Pick<Stored, 'match' | 'matches'>): number {
  return 1 + matches.findIndex((each) => each.id === match?.id);
}

/** Whether it is the table's newest match that was asked for. */
export function isNewest({ match, matches }: Pick<Stored, 'match' | 'matches'>): boolean {
  return match !== null && matches.at(-1)?.id === match.id;
}

/** Whether the match is over, and the next one of the series has still to begin. */
export function isBetween(stored: Stored): stored is StoredMatch {
  return stored.match?.status === 'over' && isNewest(stored) && isGoingOn(stored);
}

/** Whether the table has begun, and is not closed. */
export function isGoingOn({ table }: Pick<Stored, 'table'>): boolean {
  return table.status === 'playing' || table.status === 'parked';
}

/** Whether the table is not closed: it is in its lobby, or has begun. */
export function isOpenTable(stored: Pick<Stored, 'table'>): boolean {
  return stored.table.status === 'lobby' || isGoingOn(stored);
}

/** Whether nothing more happens at the match's seats: it is over, and the table doesn't wait for its next one. */
export function isDone(live: ActiveMatch): boolean {
  return live.over && !isBetween(live.stored);
}

/** The seat whose sheet is that person's: the one they play, and once the match is over the one they left, too. */
export function seatShownTo(live: ActiveMatch, personId: string): SeatRow | undefined {
  const { stored } = live;
  const closed = isDone(live) || stored.match.status === 'void';
  return seatOf(stored.seats, personId) ?? (closed ? ownSeat(stored.seats, personId) : undefined);
}

/** Whether the line is an answer of that seat. */
export function isAnswerOf({ text }: Line, seat: Seat): boolean {
  const event = parseEvent(text);
  return !isFault(event) && event.kind === 'move' && event.seat === seat;
}
