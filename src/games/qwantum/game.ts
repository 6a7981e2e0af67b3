import type { Game, Phrase } from '../game.js';
import { totalOf } from './dice.js';
import { menu } from './menu.js';
import { news } from './news.js';
import { opponent } from './opponent.js';
import { phrases } from './phrases.js';
import { answer, answered, dice, type State, start, step, thrown, toAnswer, words } from './rules.js';
import { standing } from './score.js';
import { ROW_COLOURS } from './sheet.js';
import { PAGES } from './tutorial/pages.js';
import { facesView, view } from './view.js';
import { diceAgain, KEEP, rowOf } from './words.js';

export type QwantumState = State;

export const qwantum: Game<QwantumState> = {
  id: 'qwantum',
  version: 1,
  seats: [2, 4],
  colour: 'purple',
  name: { key: 'qwantum.name' },
  summary: { key: 'qwantum.summary' },
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

function label(state: QwantumState, word: string): Phrase {
  const row = rowOf(word);
  if (row !== null)
    return {
      key: 'qwantum.label.enter',
      args: { colour: { key: `colour.${ROW_COLOURS[row]}` }, number: totalOf(state.dice, row) },
    };
  if (word === KEEP) return { key: 'qwantum.label.keep' };
  const count = diceAgain(word);
  return count === 0 ? { key: 'qwantum.label.pass' } : { key: 'qwantum.label.again', args: { count } };
}
