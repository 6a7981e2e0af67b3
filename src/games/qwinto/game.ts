import type { Game, Phrase } from '../game.js';
import { menu } from './menu.js';
import { news } from './news.js';
import { opponent } from './opponent.js';
import { phrases } from './phrases.js';
import { answer, answered, dice, idle, type State, start, step, sumOf, thrown, toAnswer, words } from './rules.js';
import { standing } from './score.js';
import { FIELDS, ROW_COLOURS, rowOf } from './sheet.js';
import { PAGES } from './tutorial/pages.js';
import { facesView, view } from './view.js';
import { diceOf, lettersOf, placeOf } from './words.js';

export const qwinto: Game<State> = {
  id: 'qwinto',
  version: 1,
  seats: [2, 6],
  colour: 'orange',
  name: { key: 'qwinto.name' },
  summary: { key: 'qwinto.summary' },
  rules: PAGES,
  phrases,
  start,
  dice,
  thrown,
  toAnswer,
  words,
  answer,
  idle,
  answered,
  step,
  active: (state) => state.active,
  standing,
  view,
  shown: facesView,
  menu,
  news,
  opponent,
  label,
};

function label(state: State, word: string): Phrase {
  const place = placeOf(word);
  if (place !== null) {
    const colour = { key: `colour.${ROW_COLOURS[rowOf(place)]}` };
    return { key: 'qwinto.label.field', args: { colour, field: (place % FIELDS) + 1, number: sumOf(state) } };
  }
  const dice = diceOf(word);
  return { key: `qwinto.label.${dice === 0 ? word : lettersOf(dice)}` };
}
