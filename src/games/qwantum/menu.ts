import { NO_MENU, rowsByColour } from '../assemble.js';
import type { Control, Menu, Phrase, Seat } from '../game.js';
import { totalOf } from './dice.js';
import { rowOfMove } from './moves.js';
import { legalMoves, misthrowsOf, type State } from './rules.js';
import { MISTHROWS, ROW_COLOURS, type Row } from './sheet.js';
import { throwMenu } from './throw-menu.js';

/** The seven dice to choose from, or the colours that may be entered with their numbers, and the pass below them. */
export function menu(state: State, seat: Seat): Menu {
  const all = legalMoves(state, seat);
  if (all.length === 0) return NO_MENU;
  if (state.phase === 1) return throwMenu(state);
  const entries = all.flatMap((move) => entryControl(state, move, rowOfMove(move)));
  return { note: null, rows: rowsByColour(entries, passControl(state, seat, all.at(-1)!)) };
}

function entryControl(state: State, move: string, row: Row | null): Control[] {
  if (row === null) return [];
  const colour = ROW_COLOURS[row];
  const args = { colour: { key: `qwantum.colour.${colour}` }, number: totalOf(state.dice, row) };
  return [{ kind: 'play', move, label: { key: 'qwantum.button.enter', args }, colour, tone: 'enter' }];
}

function passControl(state: State, seat: Seat, move: string): Control {
  if (state.phase === 3) return pass(move, { key: 'qwantum.button.wait' }, 'pass');
  if (seat !== state.active || state.entered !== 0) return pass(move, { key: 'qwantum.button.pass' }, 'pass');
  const nth = misthrowsOf(state, seat) + 1;
  const key = nth === MISTHROWS ? 'qwantum.button.lastMisthrow' : 'qwantum.button.misthrow';
  return pass(move, { key, args: { cost: nth } }, 'costly');
}

function pass(move: string, label: Phrase, tone: 'pass' | 'costly'): Control {
  return { kind: 'play', move, label, colour: null, tone };
}
