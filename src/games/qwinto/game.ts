import { assemble } from '../assemble.js';
import type { Phrase } from '../game.js';
import * as events from './events.js';
import { playHard } from './hard.js';
import * as menu from './menu.js';
import { diceOf, lettersOf, placeOfMove } from './moves.js';
import { playEasy, playNormal } from './nearest.js';
import { phrases } from './phrases.js';
import type { State } from './rules.js';
import * as rules from './rules.js';
import { sumOf } from './rules.js';
import * as score from './score.js';
import { ROW_COLOURS, rowOfPlace } from './sheet.js';
import { PAGES } from './tutorial/pages.js';
import * as view from './view.js';

export const qwinto = assemble<State>(
  {
    id: 'qwinto',
    version: 1,
    seats: [2, 6],
    colour: 'orange',
    name: { key: 'qwinto.name' },
    summary: { key: 'qwinto.summary' },
    tutorial: PAGES,
    phrases,
    isTranslated: true,
    label,
  },
  { rules, score, view, menu, events, bots: { easy: playEasy, normal: playNormal, hard: playHard } },
);

function label(state: State, move: string): Phrase {
  const place = placeOfMove(move);
  if (place !== null) {
    const colour = { key: `colour.${ROW_COLOURS[rowOfPlace(place)]}` };
    return { key: 'qwinto.label.entry', args: { colour, number: sumOf(state) } };
  }
  const dice = diceOf(move);
  return { key: `qwinto.label.${dice === 0 ? move : lettersOf(dice)}` };
}
