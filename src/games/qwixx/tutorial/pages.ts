import type { PhraseArg, TutorialPage } from '../../game.js';
import { rowPoints } from '../score.js';

const CROSSES = Array.from({ length: 12 }, (_, n) => n + 1);

/** How many crosses, and below what they are worth, in columns. */
const TABLE = {
  crosses: CROSSES.map((crosses) => String(crosses).padStart(2)).join(' '),
  points: CROSSES.map((crosses) => String(rowPoints((1 << crosses) - 1)).padStart(2)).join(' '),
};

/** The whole game on one screen of a phone. */
const whole: TutorialPage = {
  title: { key: 'qwixx.rules.whole.title' },
  text: { key: 'qwixx.rules.whole.text' },
  example: null,
};

/** The rules with positions to look at. What the captions say of them is tested. */
export const PAGES: readonly TutorialPage[] = [
  whole,
  page('sheet', []),
  page('turn', ['* 6 3 2 4 5 1, 1 w-pass, 0 w-b9']),
  page('cross', ['* 2 1 4 4 4 4, 0 w-r3, 1 w-pass, 0 c-pass', '* 5 2 1 3 6 4']),
  page('lock', [
    '* 1 2 3 5 5 5, 0 w-r3, 1 w-y3, 0 c-r4',
    '* 4 2 6 1 3 5, 0 w-r6, 1 w-y6, 1 c-pass',
    '* 5 3 4 2 1 6, 0 w-r8, 1 w-y8, 0 c-r9',
    '* 6 6 2 5 1 3',
  ]),
  page(
    'misthrow',
    [
      '* 6 5 2 2 5 2, 0 w-g11, 1 w-pass, 0 c-g10',
      '* 4 4 1 1 1 1, 0 w-pass, 1 w-r8, 1 c-pass',
      '* 6 6 6 6 6 6, 1 w-pass, 0 w-pass, 0 c-pass',
    ],
    {
      total: -2,
    },
  ),
  page(
    'end',
    [
      '* 2 1 5 2 4 6, 0 w-r3, 1 w-r3, 0 c-y4',
      '* 4 6 2 6 1 3, 0 w-b10, 1 w-b10, 1 c-b9',
      '* 3 1 5 3 6 6, 0 w-r4, 1 w-r4, 0 c-b9',
      '* 3 4 1 5 2 6, 0 w-b7, 1 w-b7, 1 c-r5',
      '* 4 2 1 3 6 6, 0 w-r6, 1 w-pass, 0 c-g10',
      '* 5 2 4 1 3 3, 0 w-y7, 1 w-pass, 1 c-r6',
      '* 1 1 2 1 1 1, 1 w-pass',
      '* 6 2 5 4 2 1, 0 w-r8, 1 w-pass, 1 c-r7',
      '* 5 1 4 2 3 6, 0 w-b6, 1 w-pass, 0 c-r9',
      '* 6 4 3 5 1 2, 0 w-y10, 1 w-g10, 1 c-b6',
      '* 6 2 4 1 5 1, 0 w-g8, 1 w-pass, 0 c-b3',
      '* 6 6 2 3 4 5, 0 w-r12, 1 w-pass, 1 c-y9',
      '* 1 1 - 4 2 3, 0 w-b2',
    ],
    { total: 60 },
  ),
];

function page(name: string, turns: readonly string[], args: Readonly<Record<string, PhraseArg>> = {}): TutorialPage {
  return {
    title: { key: `qwixx.rules.${name}.title` },
    text: { key: `qwixx.rules.${name}.text`, args: TABLE },
    example: { turns, caption: { key: `qwixx.rules.${name}.example`, args } },
  };
}
