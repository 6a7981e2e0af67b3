import type { PhraseArg, TutorialPage } from '../../game.js';

/** The whole game on one screen of a phone. */
const whole: TutorialPage = {
  title: { key: 'qwinto.rules.whole.title' },
  text: { key: 'qwinto.rules.whole.text' },
  example: null,
};

/** The rules with positions to look at. What the captions say of them is tested. */
export const PAGES: readonly TutorialPage[] = [
  whole,
  page('sheet', []),
  page('turn', ['0 d-oy, * 5 3 -, 0 again, * 6 4 -']),
  page('rows', [
    '0 d-o, * 5 - -, 0 keep, 0 o2, 1 pass',
    '1 d-oy, * 4 5 -, 1 keep, 0 o6, 1 o6',
    '0 d-yp, * - 3 4, 0 keep, 0 y4, 1 pass',
    '1 d-op, * 4 - 3, 1 keep',
  ]),
  page(
    'bonus',
    [
      '0 d-o, * 3 - -, 0 keep, 0 o1, 1 pass',
      '1 d-y, * - 4 -, 1 keep, 0 y2, 1 y2',
      '0 d-yp, * - 5 6, 0 keep, 0 p3, 1 pass',
    ],
    { total: 14 },
  ),
  page(
    'failed',
    [
      '0 d-o, * 4 - -, 0 keep, 0 o2, 1 pass',
      '1 d-y, * - 2 -, 1 keep, 0 pass, 1 y1',
      '0 d-p, * - - 1, 0 keep, 0 pass, 1 pass',
    ],
    { total: -4 },
  ),
  page(
    'end',
    [
      '0 d-o, * 3 - -, 0 keep, 0 o1, 1 pass',
      '1 d-oy, * 3 5 -, 1 keep, 0 y5, 1 pass',
      '0 d-oyp, * 6 6 4, 0 keep, 0 y9, 1 o7',
      '1 d-op, * 4 - 3, 1 keep, 0 p3, 1 pass',
      '0 d-y, * - 4 -, 0 keep, 0 y2, 1 pass',
      '1 d-oy, * 6 6 -, 1 keep, 0 y7, 1 y8',
      '0 d-y, * - 5 -, 0 keep, 0 y3, 1 y3',
      '1 d-oy, * 4 5 -, 1 keep, 0 o5, 1 pass',
      '0 d-oyp, * 1 1 2, 0 keep, 0 pass, 1 pass',
      '1 d-yp, * - 5 2, 1 keep, 0 y4, 1 p7',
      '0 d-y, * - 2 -, 0 keep, 0 y1, 1 y1',
      '1 d-o, * 6 - -, 1 keep, 0 o2, 1 o4',
      '0 d-yp, * - 4 6, 0 keep, 0 y6, 1 pass',
      '1 d-op, * 5 - 3, 1 keep, 0 p4, 1 p8',
      '0 d-oyp, * 3 6 4, 0 keep, 0 y8, 1 p9',
      '1 d-oyp, * 1 1 2, 1 keep, 0 pass, 1 pass',
    ],
    { total: 29 },
  ),
];

function page(name: string, turns: readonly string[], args: Readonly<Record<string, PhraseArg>> = {}): TutorialPage {
  return {
    title: { key: `qwinto.rules.${name}.title` },
    text: { key: `qwinto.rules.${name}.text` },
    example: { turns, caption: { key: `qwinto.rules.${name}.example`, args } },
  };
}
