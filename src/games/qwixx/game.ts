import { assemble } from '../assemble.js';
import type { Phrase } from '../game.js';
import * as events from './events.js';
import { playHard } from './hard.js';
import * as menu from './menu.js';
import { crossOf } from './moves.js';
import { phrases } from './phrases.js';
import type { State } from './rules.js';
import * as rules from './rules.js';
import * as score from './score.js';
import { LAST, numberAt, ROW_COLOURS } from './sheet.js';
import { playEasy, playNormal } from './skips.js';
import { PAGES } from './tutorial/pages.js';
import * as view from './view.js';

export const qwixx = assemble<State>(
  {
    id: 'qwixx',
    version: 1,
    seats: [2, 5],
    colour: 'red',
    name: { key: 'qwixx.name' },
    summary: { key: 'qwixx.summary' },
    tutorial: PAGES,
    phrases,
    isTranslated: true,
    label,
  },
  { rules, score, view, menu, events, bots: { easy: playEasy, normal: playNormal, hard: playHard } },
);

function label(_state: State, move: string): Phrase {
  const cross = crossOf(move);
  if (cross === null) return { key: 'qwixx.label.pass' };
  const args = { colour: { key: `colour.${ROW_COLOURS[cross.row]}` }, number: numberAt(cross.row, cross.place) };
  return { key: cross.place === LAST ? 'qwixx.label.lock' : 'qwixx.label.cross', args };
}
