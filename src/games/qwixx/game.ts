import type { Game, Phrase } from '../game.js';
import { botMove } from './bot.js';
import { events } from './events.js';
import { menu } from './menu.js';
import { crossOf } from './moves.js';
import { phrases } from './phrases.js';
import { diceDue, legalMoves, pendingMove, play, roll, type State, start, step, toMove } from './rules.js';
import { scores } from './score.js';
import { LAST, numberAt, ROW_COLOURS } from './sheet.js';
import { PAGES } from './tutorial/pages.js';
import { diceIn, view } from './view.js';

export const qwixx: Game<State> = {
  id: 'qwixx',
  version: 1,
  seats: [2, 5],
  colour: 'red',
  name: { key: 'qwixx.name' },
  summary: { key: 'qwixx.summary' },
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

function label(_state: State, move: string): Phrase {
  const cross = crossOf(move);
  if (cross === null) return { key: 'qwixx.label.pass' };
  const args = { colour: { key: `colour.${ROW_COLOURS[cross.row]}` }, number: numberAt(cross.row, cross.place) };
  return { key: cross.place === LAST ? 'qwixx.label.lock' : 'qwixx.label.cross', args };
}
