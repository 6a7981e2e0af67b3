import type { Throw } from './play-into.js';

/** Matches in which the answers that are due close a row or end it. */

/** Throws with these sums of the white dice, in which each seat crosses the sum in its own row. */
function crossing(sums: readonly number[], rows: readonly string[], coloured = '1 1 1 1'): readonly Throw[] {
  return sums.map((sum) => {
    const white = Math.max(1, sum - 6);
    return [
      `${white} ${sum - white} ${coloured}`,
      ...rows.flatMap((row, seat) => (row === '' ? [] : [`${seat} w-${row}${sum}`])),
    ];
  });
}

const LOW = [2, 3, 4, 5, 6];
const HIGH = [12, 11, 10, 9, 8];
/** After these a sheet has a cross in each row, and no sum but the last numbers fits any more: those need five crosses. */
const nothingLeft = (bens: readonly [string, string]): readonly Throw[] => [
  ['5 6 1 1 1 1', '0 w-r11'],
  ['5 6 1 1 1 1', '0 w-y11', `1 ${bens[0]}`],
  ['1 2 1 1 1 1', '0 w-g3'],
  ['1 2 1 1 1 1', '0 w-b3', `1 ${bens[1]}`],
];

export interface ClosingScene {
  readonly people: number;
  readonly bots?: number;
  readonly throws: readonly Throw[];
}

/** In each it is the last seat's turn, unless said otherwise. */
export const CLOSING_SCENES = {
  'one row, by one': { people: 3, throws: [...crossing(LOW, ['r', 'y', 'y']), ['6 6 3 4 5 6']] },
  'one row, by two': { people: 3, throws: [...crossing(LOW, ['r', 'r', 'y']), ['6 6 3 4 5 6']] },
  'two rows': { people: 3, throws: [...crossing(LOW, ['r', 'y', 'y']), ['6 6 3 4 5 6']] },
  'three rows': {
    people: 3,
    throws: [
      ...crossing(LOW, ['r', 'y', 'y']),
      ['6 6 1 1 1 1', '0 w-r12'],
      ...crossing(HIGH, ['', 'g', 'b'], '- 1 1 1'),
      ['1 1 - 3 4 5'],
    ],
  },
  'one row, then another': { people: 3, throws: [...crossing(LOW, ['r', 'y', 'y']), ['6 6 1 6 2 3']] },
  'action 2': { people: 3, throws: [...crossing(LOW, ['r', 'y', 'y']), ['5 6 1 6 2 3']] },
  /** The turn of seat 1, with four crosses. */
  'fifth cross': { people: 3, throws: [...crossing(LOW.slice(0, 4), ['y', 'r', 'y']), ['1 6 6 2 3 4']] },
  /** The turn of seat 0, with three misthrows. */
  misthrow: { people: 2, throws: Array<Throw>(7).fill(['1 2 3 4 5 6']) },
  /** The turn of seat 0, with three misthrows and nothing left to cross. */
  'forced misthrow': {
    people: 2,
    throws: [
      ...nothingLeft(['w-b11', 'w-r3']),
      ...[4, 5, 6].flatMap((sum): Throw[] => [['3 4 1 1 1 1'], ...crossing([sum], ['', 'r'])]),
      ['3 4 1 1 1 1'],
    ],
  },
  /** The turn of seat 0 among bots, with one row to go until nothing is left to cross. */
  bots: {
    people: 1,
    bots: 2,
    throws: [['5 6 1 1 1 1', '0 w-r11'], ['5 6 1 1 1 1', '0 w-y11'], ['1 2 1 1 1 1', '0 w-g3'], ['1 2 1 1 1 1']],
  },
} as const satisfies Record<string, ClosingScene>;
