import type { Seat } from '../game.js';
import { bestAgain } from './again.js';
import { MOST, totalOf } from './dice.js';
import { againMove, entryMove, KEEP, passMove, type Step } from './moves.js';
import { misthrowsOf, offersOf, type State } from './rules.js';
import { total } from './score.js';
import { accepts, emptyFields, isFilled, lostTo, MISTHROWS, ROWS, type Row, type Sheet, withNumber } from './sheet.js';
import { worth } from './worth.js';

/** So many of the entries that a throw offers to a seat are used, as matches of this bot with itself show. */
const USED = 0.7;
/** What a point that is left to another seat counts. */
const OTHERS = 0.3;
/** A misthrow brings the end nearer, too. */
const MISTHROW = 1;
/** More than any sheet is worth. */
const WIN = 100;

/** A position as a seat judges it. */
interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** How many throws are probably still to come. */
  readonly throws: number;
  /** What the sheet is worth as it stands. */
  readonly now: number;
}

/** Enters what adds most to what its sheet will probably score, with an eye on what it leaves to the others. */
export function playHard(state: State, seat: Seat): string {
  const sheet = state.sheets[seat]!;
  const throws = throwsLeft(state);
  const outlook: Outlook = { state, seat, sheet, throws, now: worth(sheet, throws) };
  switch (state.phase) {
    case 1:
      return throwMove(outlook);
    case 3:
      return firstEntry(outlook);
    default:
      return secondEntry(outlook);
  }
}

/** A turn offers each seat one entry, and the active one two; the fullest sheet ends the match. */
function throwsLeft({ seats, sheets }: State): number {
  const missing = Math.min(...sheets.map(emptyFields));
  return (missing * seats) / (seats + 1) / USED;
}

function throwMove(outlook: Outlook): string {
  const { state, sheet } = outlook;
  const gains = ROWS.map((row) =>
    Array.from({ length: MOST + 1 }, (_, number) =>
      number > 0 && accepts(sheet, row, number) ? gainOf(outlook, withNumber(sheet, row, number)) : 0,
    ),
  );
  const again = bestAgain(state.dice, gains, misthrowGain(outlook));
  return again === 0 ? KEEP : againMove(again);
}

/** Step B: what the row gains together with the best that remains for step C. */
function firstEntry(outlook: Outlook): string {
  const rows = offered(outlook);
  const later = (sheet: Sheet, taken: Row | null): readonly number[] =>
    rows.filter((row) => row !== taken).map((row) => gainOf(outlook, entered(outlook, sheet, row)));
  const left = leftToOthers(outlook);
  const passing = Math.max(misthrowGain(outlook), ...later(outlook.sheet, null)) - left(null);
  return bestMove('b', rows, passing, (row) => {
    const sheet = entered(outlook, outlook.sheet, row);
    const more = isFilled(sheet) ? [] : later(sheet, row);
    return Math.max(gainOf(outlook, sheet), ...more) - left(row);
  });
}

function secondEntry(outlook: Outlook): string {
  const { state, seat, sheet } = outlook;
  const passing = seat === state.active && state.entered === 0 ? misthrowGain(outlook) : 0;
  return bestMove('c', offered(outlook), passing, (row) => gainOf(outlook, entered(outlook, sheet, row)));
}

/** A pass only where it is better: a colour that is taken is no longer there for the others. */
function bestMove(step: Step, rows: readonly Row[], passing: number, gainBy: (row: Row) => number): string {
  let best = passing;
  let move = passMove(step);
  for (const row of rows) {
    const gain = gainBy(row);
    if (gain < best) continue;
    best = gain;
    move = entryMove(step, row);
  }
  return move;
}

function offered({ state, seat }: Outlook): readonly Row[] {
  return ROWS.filter((row) => (offersOf(state, seat) >> row) & 1);
}

function entered({ state }: Outlook, sheet: Sheet, row: Row): Sheet {
  return withNumber(sheet, row, totalOf(state.dice, row));
}

/** How much better the seat stands with that sheet than with its own. */
function gainOf(outlook: Outlook, sheet: Sheet): number {
  const more = worth(sheet, outlook.throws) - outlook.now;
  return isFilled(sheet) ? endGain(outlook, worth(sheet, 0), misthrowsOf(outlook.state, outlook.seat)) : more;
}

function misthrowGain(outlook: Outlook): number {
  const nth = misthrowsOf(outlook.state, outlook.seat) + 1;
  return nth === MISTHROWS ? endGain(outlook, worth(outlook.sheet, 0), nth) : -nth - MISTHROW;
}

/** To end the match is good for the one who wins it; alone it is worth what stands then. */
function endGain({ state, seat, now }: Outlook, points: number, misthrows: number): number {
  const others = state.sheets.flatMap((_, other) => (other === seat ? [] : [total(state, other)]));
  if (others.length === 0) return points - now - lostTo(misthrows) + lostTo(misthrowsOf(state, seat));
  const ahead = points - lostTo(misthrows) - Math.max(...others);
  return ahead > 0 ? WIN : ahead - WIN;
}

/** What the others lose or gain by the row that is taken in step B: each of them enters the best of the rest. */
function leftToOthers({ state, seat, throws }: Outlook): (taken: Row | null) => number {
  const gains = state.sheets
    .filter((_, other) => other !== seat)
    .map((sheet) => {
      const now = worth(sheet, throws);
      return ROWS.map((row) => {
        const number = totalOf(state.dice, row);
        return accepts(sheet, row, number) ? worth(withNumber(sheet, row, number), throws) - now : 0;
      });
    });
  return (taken) => {
    const bests = gains.map((rows) => Math.max(0, ...rows.filter((_, row) => row !== taken)));
    return OTHERS * bests.reduce((sum, best) => sum + best, 0);
  };
}
