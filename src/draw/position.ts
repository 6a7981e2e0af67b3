import type { View } from '../games/game.js';
import { qwantum } from '../games/qwantum/game.js';
import { position as qwantumAt, playLines as qwantumPlays, row as qwantumRow } from '../games/qwantum/position.js';
import { qwinto } from '../games/qwinto/game.js';
import { position as qwintoAt, row as qwintoRow, thrown as qwintoThrows } from '../games/qwinto/position.js';
import { qwixx } from '../games/qwixx/game.js';
import { position as qwixxAt, playLines as qwixxPlays } from '../games/qwixx/position.js';

/** Typical positions of every game, for tests and measurements. */

export interface Example {
  readonly name: string;
  /** What everyone sees; null in an example of a menu. */
  readonly seat: number | null;
  readonly view: View;
  readonly names: readonly string[];
}

const NAMES = ['Ada', 'Ben', 'Çelik', '王伟', 'eve', '🦊'];

function example(name: string, view: View, seat: number | null): Example {
  return { name, seat, view, names: NAMES.slice(0, view.sheets.length) };
}

const early = qwixxPlays(qwixxAt({ crosses: ['r3', 'y4 b11'] }), '* 6 4 4 1 1 5');
const crosses = [
  'r2 r4 r5 r8 r9 y3 y5 g12 g9 g8 b10 b9',
  'r3 r4 r6 r7 r8 r12 y2 y7 g11 g6',
  'r5 y4 y5 y6 y9 y10 g12 b12 b11 b7 b6 b4',
  'y2 y3 g10 g9 g8 g7 g4 b12',
  'r2 r3 r6 y12x b8 g11',
];
const late = qwixxPlays(
  qwixxAt({ crosses: crosses.map((each) => each.replace(' y12x', '')), misthrows: [0, 2, 1, 4, 3] }),
  '* 5 6 - 2 3 6',
);
const answered = qwixxPlays(late, '0 w-y11');

const six = [
  [qwintoRow('o', 2, 5, 7), qwintoRow('y', 1, 4), qwintoRow('p', 3, 6, 8, 11)].join(' '),
  'o3=7 o6=12 y2=5 y5=10 y9=18 p1=2 p4=9 p8=16',
  'o1=4 o9=17 y1=2 y3=6 p5=11',
  '',
  [qwintoRow('o', 1, 3, 5, 6, 8, 9, 11, 14, 17), 'y4=8 p6=12 p9=17'].join(' '),
  'o2=6 o4=9 o5=11 y2=4 y4=7 y5=10 y6=13 p2=3 p5=9 p7=14',
];
const summed = qwintoThrows(qwintoAt({ sheets: six, failed: [0, 1, 2, 3, 4, 0], active: 0 }), '6 - 4');

const four = [
  [
    qwantumRow('p', 4, 9, 14, 20, 12),
    qwantumRow('b', 3, 8, 15, 22),
    qwantumRow('r', 5, 9, 16, 24, 13),
    qwantumRow('y', 2, 11, 17, 21),
  ].join(' '),
  [qwantumRow('p', 6, 12), qwantumRow('b', 7), qwantumRow('r', 4, 8, 10), qwantumRow('y', 9)].join(' '),
  '',
  [qwantumRow('p', 3, 5), qwantumRow('b', 5, 9), qwantumRow('r', 4, 6), qwantumRow('y', 2, 8, 12)].join(' '),
];
const quantum = qwantumPlays(qwantumAt({ sheets: four, misthrows: [1, 0, 5, 3] }), '* 3 r4 y3 b4 p1 b2 p6', '0 keep');

export const EXAMPLES: readonly Example[] = [
  example('qwixx-menu', qwixx.view(early, 0), 0),
  example('qwixx-menu-answered', qwixx.view(answered, 0), 0),
  example('qwixx-board', qwixx.view(early, null), null),
  example('qwixx-board-five', qwixx.view(late, null), null),
  example('qwinto-menu', qwinto.view(summed, 5), 5),
  example('qwinto-board-six', qwinto.view(summed, null), null),
  example('qwantum-menu', qwantum.view(quantum, 0), 0),
  example('qwantum-board-four', qwantum.view(quantum, null), null),
];
