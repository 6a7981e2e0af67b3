import type { Game, Phrase } from '../game.js';
import { botMove } from './bot.js';
import { totalOf } from './dice.js';
import { events } from './events.js';
import { menu } from './menu.js';
import { diceAgain, KEEP, rowOf } from './moves.js';
import { phrases } from './phrases.js';
import { diceDue, legalMoves, pendingMove, play, roll, type State, start, step, toMove } from './rules.js';
import { scores } from './score.js';
import { ROW_COLOURS } from './sheet.js';
import { PAGES } from './tutorial/pages.js';
import { diceIn, view } from './view.js';

export type QwantumState = State;

export const qwantum: Game<QwantumState> = {
  id: 'qwantum',
  version: 1,
  seats: [2, 4],
  colour: 'purple',
  name: { key: 'qwantum.name' },
  summary: { key: 'qwantum.summary' },
  tutorial: PAGES,
  phrases,
  isTranslated: true,
  start,
  diceDue,
  roll,
  toMove,
  legalMoves,
  play,
  defaultMove: (state, seat) => legalMoves(state, seat).at(-1)!,
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

function label(state: QwantumState, move: string): Phrase {
  const row = rowOf(move);
  if (row !== null)
    return {
      key: 'qwantum.label.enter',
      args: { colour: { key: `colour.${ROW_COLOURS[row]}` }, number: totalOf(state.dice, row) },
    };
  if (move === KEEP) return { key: 'qwantum.label.keep' };
  const count = diceAgain(move);
  return count === 0 ? { key: 'qwantum.label.pass' } : { key: 'qwantum.label.again', args: { count } };
}
