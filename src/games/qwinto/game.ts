import type { Game, Phrase } from '../game.js';
import { botMove } from './bot.js';
import { events } from './events.js';
import { menu } from './menu.js';
import { diceOf, lettersOf, placeOf } from './moves.js';
import { phrases } from './phrases.js';
import {
  defaultMove,
  diceDue,
  legalMoves,
  pendingMove,
  play,
  roll,
  type State,
  start,
  step,
  sumOf,
  toMove,
} from './rules.js';
import { scores } from './score.js';
import { FIELDS, ROW_COLOURS, rowOf } from './sheet.js';
import { PAGES } from './tutorial/pages.js';
import { diceIn, view } from './view.js';

export const qwinto: Game<State> = {
  id: 'qwinto',
  version: 1,
  seats: [2, 6],
  colour: 'orange',
  name: { key: 'qwinto.name' },
  summary: { key: 'qwinto.summary' },
  tutorial: PAGES,
  phrases,
  isTranslated: true,
  start,
  diceDue,
  roll,
  toMove,
  legalMoves,
  play,
  defaultMove,
  pendingMove,
  step,
  active: (state) => state.active,
  scores,
  view,
  diceIn,
  menu,
  events,
  botMove,
  label,
};

function label(state: State, move: string): Phrase {
  const place = placeOf(move);
  if (place !== null) {
    const colour = { key: `colour.${ROW_COLOURS[rowOf(place)]}` };
    return { key: 'qwinto.label.field', args: { colour, field: (place % FIELDS) + 1, number: sumOf(state) } };
  }
  const dice = diceOf(move);
  return { key: `qwinto.label.${dice === 0 ? move : lettersOf(dice)}` };
}
