import type { Fixtures } from '../../../test/support/fixtures.js';
import { qwixx } from './game.js';
import { playLines, position } from './position.js';

const early = playLines(position({ crosses: ['r3', 'y4 b11'] }), '* 6 4 4 1 1 5');
const crosses = [
  'r2 r4 r5 r8 r9 y3 y5 g12 g9 g8 b10 b9',
  'r3 r4 r6 r7 r8 r12 y2 y7 g11 g6',
  'r5 y4 y5 y6 y9 y10 g12 b12 b11 b7 b6 b4',
  'y2 y3 g10 g9 g8 g7 g4 b12',
  'r2 r3 r6 y12x b8 g11',
];
const late = playLines(
  position({ crosses: crosses.map((each) => each.replace(' y12x', '')), misthrows: [0, 2, 1, 4, 3] }),
  '* 5 6 - 2 3 6',
);
const answered = playLines(late, '0 w-y11');
const coloured = playLines(early, '0 w-pass', '1 w-r10');
const twoClosed = position({ crosses: ['r2 r3 r4 r5 r6 g9', 'y2 y3 y4 y5 y7 b10'], misthrows: [1, 0] });
const over = playLines(twoClosed, '* 6 6 3 1 1 1', '0 w-r12', '1 w-y12');
const three = playLines(position({ crosses: crosses.slice(2, 4).concat('') }), '* 1 3 5 4 4 6');
const four = playLines(position({ crosses: crosses.slice(0, 4) }), '* 2 3 - 1 6 4');

/** For tests and measurements: positions to draw, and matches in which happens what hardly ever does by chance. */
export const fixtures: Fixtures = {
  drawn: [
    { name: 'menu', seat: 0, view: qwixx.view(early, 0) },
    { name: 'menu-answered', seat: 0, view: qwixx.view(answered, 0) },
    { name: 'menu-coloured', seat: 0, view: qwixx.view(coloured, 0) },
    { name: 'menu-over', seat: 1, view: qwixx.view(over, 1) },
    { name: 'board', seat: null, view: qwixx.view(early, null) },
    { name: 'board-three', seat: null, view: qwixx.view(three, null) },
    { name: 'board-four', seat: null, view: qwixx.view(four, null) },
    { name: 'board-five', seat: null, view: qwixx.view(late, null) },
  ],
  rare: [
    { seats: 4, events: [...together(4, 4, 'r', 0), ...together(4, 2, 'y', 6)] },
    // One cross of each colour beside the last misthrow, or two of each.
    ...['3 3 1 1 1 1', '4 1 2 5 3 6'].map((faces) => ({
      seats: 2,
      events: Array.from({ length: 7 }, (_, turn) => misthrow(turn % 2, faces)).flat(),
    })),
  ],
};

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

function misthrow(active: number, faces: string): readonly string[] {
  return [`* ${faces}`, `${1 - active} w-pass`, `${active} w-pass`, `${active} c-pass`];
}
