import { LAST, NEEDED_FOR_LAST, NUMBERS } from './sheet.js';

/**
 * What a row is worth: the mean of its points at the end of a match if it is played well by itself, by the throws still
 * to come, the leftmost place that is still open, and the crosses made. The sums of two dice are spread alike in both
 * directions, so one table serves all four rows. The chances below were found by letting bots play each other.
 */

/** How often the white sum goes to this row, when the row wants it, and not to another one. */
const WHITE_CHANCE = 0.75;
/** The same for the coloured die in a turn of its owner. */
const COLOURED_CHANCE = 0.65;
/** How often a throw ends the row, because somebody else closes it. */
const CLOSING_CHANCE = 0.03;

export const LONGEST = 33;

const PLACES = NUMBERS + 1;
const CROSSES = NUMBERS + 2;

/** Chances in 36 that two dice show the number at a place. */
const SUMS = Array.from({ length: NUMBERS }, (_, place) => 6 - Math.abs(place - 5));

/** Chances in 216 that each white die with the coloured one shows the numbers at these two places. */
const PAIRS = pairs();

function pairs(): readonly (readonly [place: number, other: number, chances: number])[] {
  const faces = [0, 1, 2, 3, 4, 5];
  const counts = new Map<number, number>();
  for (const one of faces) {
    for (const other of faces) {
      for (const coloured of faces) {
        const key = Math.min(one, other) + coloured + NUMBERS * (Math.max(one, other) + coloured);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return [...counts].map(([key, chances]) => [key % NUMBERS, Math.floor(key / NUMBERS), chances] as const);
}

/** By leftmost open place and crosses. */
type Worths = Float64Array<ArrayBuffer>;
/** By throws to come. */
type Table = readonly Worths[];

const tables = new Map<number, Table>();

function tableFor(seats: number): Table {
  const made = tables.get(seats);
  if (made !== undefined) return made;
  const table = [Float64Array.from({ length: PLACES * CROSSES }, (_, index) => points(index % CROSSES))];
  while (table.length <= LONGEST) table.push(oneThrowEarlier(table.at(-1)!, seats));
  tables.set(seats, table);
  return table;
}

function oneThrowEarlier(later: Worths, seats: number): Worths {
  const afterWhite = eachRow(later, (table, stay, open, crosses) => {
    let gain = 0;
    for (const [one, other, chances] of PAIRS) {
      const best = Math.max(stay, crossed(table, open, crosses, one), crossed(table, open, crosses, other));
      gain += chances * (best - stay);
    }
    return stay + ((COLOURED_CHANCE / seats) * gain) / 216;
  });
  return eachRow(afterWhite, (table, stay, open, crosses) => {
    let gain = 0;
    for (const [place, chances] of SUMS.entries()) {
      gain += chances * Math.max(0, crossed(table, open, crosses, place) - stay);
    }
    const value = stay + (WHITE_CHANCE * gain) / 36;
    return value + CLOSING_CHANCE * (points(crosses) - value);
  });
}

function eachRow(table: Worths, value: (table: Worths, stay: number, open: number, crosses: number) => number): Worths {
  return table.map((stay, index) => value(table, stay, Math.floor(index / CROSSES), index % CROSSES));
}

/** The worth with that place crossed; 0, less than any, where it may not be. */
function crossed(table: Worths, open: number, crosses: number, place: number): number {
  if (place < open) return 0;
  if (place < LAST) return table[(place + 1) * CROSSES + crosses + 1]!;
  return crosses >= NEEDED_FOR_LAST ? points(crosses + 2) : 0;
}

function points(crosses: number): number {
  return (crosses * (crosses + 1)) / 2;
}

/** The worth of a row that is not closed. */
export function rowWorth(seats: number, throws: number, open: number, crosses: number): number {
  return tableFor(seats)[throws]![open * CROSSES + crosses]!;
}
