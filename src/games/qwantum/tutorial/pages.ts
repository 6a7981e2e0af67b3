import type { PhraseArg, TutorialExample, TutorialPage } from '../../game.js';
import { SIDES } from '../dice.js';

const THROW = '* 3 r4 r2 b4 b2 b6 y5, 0 keep';

const ALL_SIDES = SIDES.map((sides) => sides.map(({ colour, number }) => ({ colour, value: number })));

/** The whole game on one screen of a phone. */
const whole: TutorialPage = {
  title: { key: 'qwantum.rules.whole.title' },
  text: { key: 'qwantum.rules.whole.text' },
  example: null,
};

/** The rules with positions to look at. What the captions say of them is tested. */
export const PAGES: readonly TutorialPage[] = [
  whole,
  page('sheet', []),
  page('dice', [THROW], {}, { dice: ALL_SIDES }),
  page('turn', [`${THROW}, 0 b-y`]),
  page('rows', [`${THROW}, 0 b-r, 0 c-y, 1 c-pass`, '* 3 r4 y3 b4 y6 b2 p2, 1 keep, 1 b-p']),
  page(
    'columns',
    [
      '* 3 r1 y1 r1 p1 r3 r6, 0 keep, 0 b-p, 0 c-b, 1 c-y',
      '* 2 b5 p4 r3 b4 p5 p2, 1 keep, 1 b-pass, 0 c-r, 1 c-pass',
      '* 4 r4 r2 b4 p1 p2 p2, 0 keep, 0 b-y, 0 c-p, 1 c-pass',
    ],
    { total: 4 },
  ),
  page(
    'end',
    [
      '* 3 r1 y1 r1 p1 r3 r6, 0 keep, 0 b-p, 0 c-b, 1 c-y',
      '* 2 b5 p4 r3 b4 p5 p2, 1 keep, 1 b-pass, 0 c-r, 1 c-pass',
      '* 4 r4 r2 b4 p1 p2 p2, 0 keep, 0 b-y, 0 c-p, 1 c-pass',
      '* 3 b1 y1 b4 p1 p2 r6, 1 keep, 1 b-pass, 0 c-b, 1 c-pass',
      '* 1 y5 p4 r3 r5 b6 r6, 0 keep, 0 b-pass, 0 c-pass, 1 c-p',
      '* 4 b5 r2 y2 p1 y4 p6, 1 keep, 1 b-pass, 0 c-y, 1 c-pass',
      '* 2 p6 r6 r1 b2 y4 p6, 0 keep, 0 b-r, 0 c-p, 1 c-b',
      '* 5 y5 r2 y4 r5 y4 b3, 1 keep, 1 b-pass, 0 c-r, 1 c-pass',
      '* 5 y5 y3 y2 b2 b6 r6, 0 keep, 0 b-b, 0 c-y, 1 c-pass',
      '* 3 p6 p4 p3 b2 p2 y1, 1 keep, 1 b-pass, 0 c-p, 1 c-pass',
    ],
    { total: 25 },
  ),
];

function page(
  name: string,
  turns: readonly string[],
  args: Readonly<Record<string, PhraseArg>> = {},
  more: Pick<TutorialExample, 'dice'> = {},
): TutorialPage {
  return {
    title: { key: `qwantum.rules.${name}.title` },
    text: { key: `qwantum.rules.${name}.text` },
    example: { turns, caption: { key: `qwantum.rules.${name}.example`, args }, ...more },
  };
}
