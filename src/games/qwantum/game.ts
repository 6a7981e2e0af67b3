import { assemble } from '../assemble.js';
import type { Phrase } from '../game.js';
import { totalOf } from './dice.js';
import * as events from './events.js';
import { playHard } from './hard.js';
import * as menu from './menu.js';
import { diceAgain, KEEP, rowOfMove } from './moves.js';
import { phrases } from './phrases.js';
import type { State } from './rules.js';
import * as rules from './rules.js';
import * as score from './score.js';
import { ROW_COLOURS } from './sheet.js';
import { playEasy, playNormal } from './steps.js';
import { PAGES } from './tutorial/pages.js';
import * as view from './view.js';

export type QwantumState = State;

export const qwantum = assemble<QwantumState>(
  {
    id: 'qwantum',
    version: 1,
    seats: [2, 4],
    colour: 'purple',
    name: { key: 'qwantum.name' },
    summary: { key: 'qwantum.summary' },
    tutorial: PAGES,
    phrases,
    isTranslated: true,
    label,
  },
  { rules, score, view, menu, events, bots: { easy: playEasy, normal: playNormal, hard: playHard } },
);

function label(state: QwantumState, move: string): Phrase {
  const row = rowOfMove(move);
  if (row !== null)
    return {
      key: 'qwantum.label.enter',
      args: { colour: { key: `colour.${ROW_COLOURS[row]}` }, number: totalOf(state.dice, row) },
    };
  if (move === KEEP) return { key: 'qwantum.label.keep' };
  const count = diceAgain(move);
  return count === 0 ? { key: 'qwantum.label.pass' } : { key: 'qwantum.label.again', args: { count } };
}
