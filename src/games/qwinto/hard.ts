import type { Seat } from '../game.js';
import { fullRows, openPlaces } from './fields.js';
import { MOST_THROWS, SUM_CHANCES } from './gaps.js';
import { AGAIN, DICE_MOVES, DICE_SETS, FIELD_MOVES, KEEP, PASS } from './moves.js';
import { failedOf, PHASES, type State, sumOf } from './rules.js';
import { sheetPoints, total } from './score.js';
import { FAILED_ATTEMPTS, FAILED_COST, FIELDS, FULL_ROWS, LARGEST, PLACES, ROWS, rowOfPlace } from './sheet.js';
import { type Prospect, prospectOf, sheetWorth } from './worth.js';

/** Found by play against itself, like the shares in the other files. */
const LENGTH = 33;
const THROWS_PER_FIELD = 2.2;
/** A failed attempt also brings the end nearer: by so many points each. */
const FAILED_FEAR = 3;
/** An end that wins is worth more than any points to come, one that loses less. */
const WIN = 1000;

/** Looks one answer ahead, and takes what its own sheet is worth most after. */
export function playHard(state: State, seat: Seat): string {
  const outlook = outlookOf(state, seat);
  if (state.phase === PHASES.enter) {
    const { place } = bestEntry(outlook, state.named, sumOf(state));
    return place === null ? PASS : FIELD_MOVES[place]!;
  }
  if (state.phase === PHASES.choose) return bestDice(outlook);
  const worths = worthsByRow(outlook, state.named);
  return worthOf(worths, state.named, sumOf(state)) >= meanWorth(worths, state.named) ? KEEP : AGAIN;
}

interface Outlook {
  /** The own one. */
  readonly sheet: readonly number[];
  /** Of its rows as they are. */
  readonly prospects: readonly Prospect[];
  /** How many throws are still to come after this one. */
  readonly throws: number;
  readonly lost: number;
  /** The most points of another seat; null: it plays alone. */
  readonly rival: number | null;
  /** What it is worth to enter nothing. */
  readonly pass: number;
}

function outlookOf(state: State, seat: Seat): Outlook {
  const sheet = state.fields.slice(seat * PLACES, (seat + 1) * PLACES);
  const throws = throwsAfter(state);
  const prospects = ROWS.map((row) => prospectOf(sheet, row, throws));
  const failed = failedOf(state, seat);
  const outlook = { sheet, prospects, throws, lost: FAILED_COST * failed, rival: bestOther(state, seat) };
  return { ...outlook, pass: passWorth(outlook, seat === state.active ? failed : null) };
}

function bestOther(state: State, seat: Seat): number | null {
  const others = Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
  return others.length === 0 ? null : Math.max(...others.map((other) => total(state, other)));
}

/** Guessed from the turns played, and from how near each seat is to two full rows and to its last failed attempt. */
function throwsAfter(state: State): number {
  let left = LENGTH - state.turn;
  for (let seat = 0; seat < state.seats; seat += 1) {
    const missing = ROWS.map((row) => missingIn(state.fields, seat * PLACES + row * FIELDS)).sort((a, b) => a - b);
    left = Math.min(left, THROWS_PER_FIELD * (missing[0]! + missing[1]!) + 2, throwsToFail(state, seat));
  }
  return Math.min(MOST_THROWS, Math.max(3, Math.round(left)) - 1);
}

/** If the seat goes on failing as often as it has; before its first turns, as often as most do. */
function throwsToFail(state: State, seat: Seat): number {
  const failed = failedOf(state, seat);
  const turns = state.turn / state.seats;
  return state.seats * (FAILED_ATTEMPTS - failed) * ((turns + 5) / (failed + 1));
}

function missingIn(fields: readonly number[], from: number): number {
  let missing = 0;
  for (let index = from; index < from + FIELDS; index += 1) if (fields[index] === 0) missing += 1;
  return missing;
}

/** `failed` are the failed attempts before this one; null for a seat that notes none. */
function passWorth({ sheet, prospects, lost, rival }: Omit<Outlook, 'pass'>, failed: number | null): number {
  if (failed === null) return sheetWorth(prospects);
  if (failed === FAILED_ATTEMPTS - 1) return endWorth(sheetPoints(sheet, 0) - FAILED_COST, lost, rival);
  return sheetWorth(prospects) - FAILED_COST - FAILED_FEAR * failed;
}

/** `lost` counts against the rival only: it was lost before, whatever is answered now. */
function endWorth(points: number, lost: number, rival: number | null): number {
  return rival === null ? points : points + WIN * Math.sign(points - lost - rival);
}

interface Entry {
  /** Null to enter nothing. */
  readonly place: number | null;
  readonly worth: number;
}

function bestEntry(outlook: Outlook, rows: number, sum: number): Entry {
  let best: Entry = { place: null, worth: outlook.pass };
  const open = openPlaces(outlook.sheet, 0, rows, sum);
  for (let place = 0; open >> place !== 0; place += 1) {
    if (((open >> place) & 1) === 0) continue;
    const worth = entryWorth(outlook, place, sum);
    if (worth > best.worth) best = { place, worth };
  }
  return best;
}

function entryWorth({ sheet, prospects, throws, lost, rival }: Outlook, place: number, sum: number): number {
  const after = sheet.slice();
  after[place] = sum;
  if (fullRows(after, 0) >= FULL_ROWS) return endWorth(sheetPoints(after, 0), lost, rival);
  const changed = prospects.slice();
  changed[rowOfPlace(place)] = prospectOf(after, rowOfPlace(place), throws);
  return sheetWorth(changed);
}

/** By row and sum, for the rows in that mask, what the best entry is worth; nothing where passing is better. */
type Worths = readonly (readonly number[])[];

function worthsByRow(outlook: Outlook, rows: number): Worths {
  const sums = Array.from({ length: LARGEST + 1 }, (_, sum) => sum);
  return ROWS.map((row) => {
    if (((rows >> row) & 1) === 0) return [];
    return sums.map((sum) => (sum === 0 ? outlook.pass : bestEntry(outlook, 1 << row, sum).worth));
  });
}

function worthOf(worths: Worths, dice: number, sum: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const row of ROWS) if ((dice >> row) & 1) best = Math.max(best, worths[row]![sum]!);
  return best;
}

/** What a throw of these dice is worth on average, if nothing less than `kept` has to stand. */
function meanWorth(worths: Worths, dice: number, kept = Number.NEGATIVE_INFINITY): number {
  const count = ROWS.filter((row) => (dice >> row) & 1).length;
  let mean = 0;
  for (const [sum, chance] of SUM_CHANCES[count]!.entries()) {
    if (chance > 0) mean += chance * Math.max(kept, worthOf(worths, dice, sum));
  }
  return mean;
}

function bestDice(outlook: Outlook): string {
  const worths = worthsByRow(outlook, 0b111);
  const means = DICE_SETS.map((dice) => meanWorth(worths, dice, meanWorth(worths, dice)));
  return DICE_MOVES[means.indexOf(Math.max(...means))]!;
}
