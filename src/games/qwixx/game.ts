import type { Game, Phrase } from '../game.js';
import { menu } from './menu.js';
import { news } from './news.js';
import { opponent } from './opponent.js';
import { phrases } from './phrases.js';
import { answer, answered, dice, type State, start, step, thrown, toAnswer, words } from './rules.js';
import { standing } from './score.js';
import { LAST, numberAt, ROW_COLOURS } from './sheet.js';
import { PAGES } from './tutorial/pages.js';
import { facesView, view } from './view.js';
import { crossOf } from './words.js';

export const qwixx: Game<State> = {
  id: 'qwixx',
  version: 1,
  seats: [2, 5],
  colour: 'red',
  name: { key: 'qwixx.name' },
  summary: { key: 'qwixx.summary' },
  rules: PAGES,
  phrases,
  start,
  dice,
  thrown,
  toAnswer,
  words,
  answer,
  idle: (state, seat) => words(state, seat).at(-1)!,
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

function label(_state: State, word: string): Phrase {
  const cross = crossOf(word);
  if (cross === null) return { key: 'qwixx.label.pass' };
  const args = { colour: { key: `colour.${ROW_COLOURS[cross.row]}` }, number: numberAt(cross.row, cross.place) };
  return { key: cross.place === LAST ? 'qwixx.label.lock' : 'qwixx.label.cross', args };
}
