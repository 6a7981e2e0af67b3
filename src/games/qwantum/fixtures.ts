import type { Fixtures } from '../../../test/support/fixtures.js';
import { qwantum } from './game.js';
import { playLines, position, row } from './position.js';

const most = [row('p', 4, 9, 14, 20, 12), row('b', 3, 8, 15, 22), row('r', 5, 9, 16, 24, 13), row('y', 2, 11, 17, 21)];
const some = [row('p', 6, 12), row('b', 7), row('r', 4, 8, 10), row('y', 9)];
const few = [row('p', 3, 5), row('b', 5, 9), row('r', 4, 6), row('y', 2, 8, 12)];
const [first, second, last] = [most, some, few].map((rows) => rows.join(' ')) as [string, string, string];

const thrown = playLines(
  position({ sheets: [first, second, '', last], misthrows: [1, 0, 5, 3] }),
  '* 3 r4 y3 b4 p1 b2 p6',
);
const kept = playLines(thrown, '0 keep');
const answered = playLines(thrown, '0 again-02', '* 5 r4 y1 b4 p1 b2 p6', '0 b-b', '3 c-p');
const over = playLines(
  position({ sheets: [second, first], misthrows: [4, 2] }),
  '* 1 r1 y1 b4 p1 b2 p2',
  '0 keep',
  '1 c-pass',
);
const three = playLines(position({ sheets: [last, first, ''], misthrows: [0, 3, 1] }), '* 2 r4 r6 b4 r5 b6 y5');

/** Throws that lack one colour, so that it is worth the white die. */
const LACKING = {
  p: 'r1 r6 b4 b2 r3 y1',
  b: 'r1 r6 r3 r5 r3 y1',
  r: 'y5 y1 b4 b2 b2 y1',
  y: 'r1 r6 b4 b2 r3 r6',
} as const;

/** For tests and measurements: positions to draw, and matches in which happens what hardly ever does by chance. */
export const fixtures: Fixtures = {
  drawn: [
    { name: 'menu', seat: 0, view: qwantum.view(kept, 0) },
    { name: 'menu-throw', seat: 0, view: qwantum.view(thrown, 0) },
    { name: 'menu-all', seat: 3, view: qwantum.view(playLines(kept, '0 b-pass'), 3) },
    { name: 'menu-answered', seat: 3, view: qwantum.view(answered, 3) },
    { name: 'menu-over', seat: 1, view: qwantum.view(over, 1) },
    { name: 'board', seat: null, view: qwantum.view(over, null) },
    { name: 'board-three', seat: null, view: qwantum.view(three, null) },
    { name: 'board-four', seat: null, view: qwantum.view(kept, null) },
  ],
  rare: [
    ...[2, 3].map((seats) => ({ seats, events: allSheets(seats) })),
    { seats: 2, events: Array.from({ length: 9 }, (_, turn) => nothing(turn % 2)).flat() },
  ],
};

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
