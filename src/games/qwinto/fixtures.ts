import type { Fixtures } from '../../../test/support/fixtures.js';
import type { View } from '../game.js';
import { qwinto } from './game.js';
import { playLines, position, row, throwDice } from './position.js';

const six = [
  [row('o', 2, 5, 7), row('y', 1, 4), row('p', 3, 6, 8, 11)].join(' '),
  'o3=7 o6=12 y2=5 y5=10 y9=18 p1=2 p4=9 p8=16',
  'o1=4 o9=17 y1=2 y3=6 p5=11',
  '',
  [row('o', 1, 3, 5, 6, 8, 9, 11, 14, 17), 'y4=8 p6=12 p9=17'].join(' '),
  'o2=6 o4=9 o5=11 y2=4 y4=7 y5=10 y6=13 p2=3 p5=9 p7=14',
];
const summed = throwDice(position({ sheets: six, failed: [0, 1, 2, 3, 4, 0], active: 0 }), '6 - 4');
const two = position({ sheets: [six[1]!, six[2]!], failed: [1, 0] });
const any = throwDice(two, '4 4 3');
const single = throwDice(two, '- - 5');
const answered = playLines(any, '0 y7');
const over = playLines(
  throwDice(position({ sheets: [six[5]!, six[0]!], failed: [3, 0] }), '6 - 4'),
  '1 pass',
  '0 pass',
);

/** For tests and measurements: positions to draw, and matches in which happens what hardly ever does by chance. */
export const fixtures: Fixtures = {
  drawn: [
    { name: 'menu', seat: 5, view: qwinto.view(summed, 5) },
    { name: 'menu-choose', seat: 0, view: qwinto.view(two, 0) },
    { name: 'menu-decide', seat: 0, view: qwinto.view(playLines(two, '0 d-oyp', '* 2 1 6'), 0) },
    { name: 'menu-any', seat: 0, view: qwinto.view(any, 0) },
    { name: 'menu-single', seat: 1, view: qwinto.view(single, 1) },
    { name: 'menu-answered', seat: 0, view: qwinto.view(answered, 0) },
    { name: 'menu-over', seat: 0, view: qwinto.view(over, 0) },
    { name: 'board', seat: null, view: qwinto.view(any, null) },
    ...['three', 'four', 'five'].map((seats, n) => ({ name: `board-${seats}`, seat: null, view: boardOf(n + 3) })),
    { name: 'board-six', seat: null, view: qwinto.view(summed, null) },
    { name: 'board-over', seat: null, view: withoutDice(qwinto.view(summed, null)), places: [3, 2, 3, 6, 5, 1] },
  ],
  rare: [
    { seats: 2, events: [...filled('o', 0), ...filled('p', 9)] },
    { seats: 2, events: Array.from({ length: 7 }, (_, turn) => failed(turn % 2)).flat() },
  ],
};

/** As the result of a match shows it. */
function withoutDice(view: View): View {
  return { ...view, dice: [], sum: null, sums: [] };
}

/** The last of the sheets, and one die for each that is missing. */
function boardOf(seats: number): View {
  const faces = ['3', '5', '2'].map((face, die) => (die < 6 - seats ? face : '-'));
  return qwinto.view(throwDice(position({ sheets: six.slice(-seats), failed: [2, 1] }), faces.join(' ')), null);
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
