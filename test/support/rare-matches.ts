import type { Game } from '../../src/games/game.js';
import { qwantum } from '../../src/games/qwantum/game.js';
import { qwinto } from '../../src/games/qwinto/game.js';
import { qwixx } from '../../src/games/qwixx/game.js';

/** For tests: matches in which happens what hardly ever does by chance. */

export interface Rare {
  readonly seats: number;
  /** The events of the record, from the start to the end. */
  readonly events: readonly string[];
}

/** Throws that lack one colour, so that it is worth the white die. */
const LACKING = {
  p: 'r1 r6 b4 b2 r3 y1',
  b: 'r1 r6 r3 r5 r3 y1',
  r: 'y5 y1 b4 b2 b2 y1',
  y: 'r1 r6 b4 b2 r3 r6',
} as const;

const RARE: Readonly<Record<string, readonly Rare[]>> = {
  [qwixx.id]: [
    { seats: 4, events: [...together(4, 4, 'r', 0), ...together(4, 2, 'y', 6)] },
    { seats: 2, events: Array.from({ length: 7 }, (_, turn) => misthrow(turn % 2)).flat() },
  ],
  [qwinto.id]: [
    { seats: 2, events: [...filled('o', 0), ...filled('p', 9)] },
    { seats: 2, events: Array.from({ length: 7 }, (_, turn) => failed(turn % 2)).flat() },
  ],
  [qwantum.id]: [
    ...[2, 3].map((seats) => ({ seats, events: allSheets(seats) })),
    { seats: 2, events: Array.from({ length: 9 }, (_, turn) => nothing(turn % 2)).flat() },
  ],
};

export function rareMatches(game: Game): readonly Rare[] {
  return RARE[game.id] ?? [];
}

/** Six turns in which so many of the seats cross the same five numbers of a row, then its last and the lock. */
function together(seats: number, crossing: number, row: string, turns: number): readonly string[] {
  return ['1 2', '1 3', '1 4', '1 5', '1 6', '6 6'].flatMap((white, n) => {
    const number = white.split(' ').reduce((sum, pips) => sum + Number(pips), 0);
    const colours = row === 'r' ? '1 1 1 1' : '- 1 1 1';
    const active = (turns + n) % seats;
    const answers = Array.from({ length: seats }, (_, seat) => `${seat} w-${seat < crossing ? row + number : 'pass'}`);
    const over = number === 12 && turns > 0;
    return [`* ${white} ${colours}`, ...answers, ...(over ? [] : [`${active} c-pass`])];
  });
}

function misthrow(active: number): readonly string[] {
  return ['* 3 3 1 1 1 1', `${1 - active} w-pass`, `${active} w-pass`, `${active} c-pass`];
}

/** Nine turns in which seat 0 fills a row from the left, and seat 1 enters nothing when it need not. */
function filled(row: string, turns: number): readonly string[] {
  return Array.from({ length: 9 }, (_, n) => n).flatMap((n) => {
    const active = (turns + n) % 2;
    const number = row === 'o' ? n + 1 : n + 9;
    const faces = facesFor(number, row);
    const named = ['o', 'y', 'p'].filter((_, die) => faces[die] !== '-').join('');
    const other = active === 1 ? `1 ${row}${n + 1}` : '1 pass';
    return [`${active} d-${named}`, `* ${faces.join(' ')}`, `${active} keep`, `0 ${row}${n + 1}`, other];
  });
}

/** As few dice as make that number, the one of the row among them. */
function facesFor(number: number, row: string): readonly string[] {
  const order = row === 'o' ? [0, 1, 2] : [2, 1, 0];
  const faces = ['-', '-', '-'];
  let left = number;
  const dice = Math.ceil(number / 6);
  for (const [n, die] of order.slice(0, dice).entries()) {
    const pips = Math.min(6, left - (dice - n - 1));
    faces[die] = String(pips);
    left -= pips;
  }
  return faces;
}

function failed(active: number): readonly string[] {
  return [`${active} d-o`, '* 3 - -', `${active} keep`, '0 pass', '1 pass'];
}

/** Everybody enters the same in step C until all sheets are full at once. */
function allSheets(seats: number): readonly string[] {
  const entries = Object.entries(LACKING).flatMap(([row, faces]) =>
    [3, 4, 5, 6, 5, 4].map((white) => ({ row, dice: `* ${white} ${faces}` })),
  );
  return entries.flatMap(({ row, dice }, turn) => {
    const active = turn % seats;
    const answers = Array.from({ length: seats }, (_, seat) => `${seat} c-${row}`);
    return [dice, `${active} keep`, `${active} b-pass`, ...answers];
  });
}

function nothing(active: number): readonly string[] {
  return [`* 3 ${LACKING.p}`, `${active} keep`, `${active} b-pass`, '0 c-pass', '1 c-pass'];
}
