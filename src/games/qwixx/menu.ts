import { NO_MENU, rowsByColour } from '../assemble.js';
import type { Control, Menu, Phrase, Seat } from '../game.js';
import { type Cross, crossOf } from './moves.js';
import { colouredOffers, legalMoves, misthrowsOf, type State } from './rules.js';
import { LAST, MISTHROW_COST, MISTHROWS, numberAt, ROW_COLOURS } from './sheet.js';

/** Beside two crosses there is no room on a phone for a pass that says much. */
const CROWDED = 3;

/** The crosses that are possible, as they stand on the sheet, each colour in one row, and the pass after them. */
export function menu(state: State, seat: Seat): Menu {
  const all = legalMoves(state, seat);
  if (all.length === 0) return NO_MENU;
  const crosses = all.flatMap((move) => {
    const cross = crossOf(move);
    return cross === null ? [] : [{ move, cross }];
  });
  crosses.sort((one, other) => one.cross.row - other.cross.row || one.cross.place - other.cross.place);
  const colours = state.phase === 1 ? 'qwixx.colour' : 'letter';
  const controls = crosses.map(({ move, cross }) => crossControl(move, cross, colours));
  const rowsWith = (isShort: boolean) => rowsByColour(controls, passControl(state, seat, all.at(-1)!, isShort));
  const rows = rowsWith(false);
  return { note: null, rows: rows.at(-1)!.length < CROWDED ? rows : rowsWith(true) };
}

/** In action 2 colours are told by their letters: a phone has room for two of one colour and the pass side by side. */
function crossControl(move: string, cross: Cross, colours: 'qwixx.colour' | 'letter'): Control {
  const colour = ROW_COLOURS[cross.row];
  const args = { colour: { key: `${colours}.${colour}` }, number: numberAt(cross.row, cross.place) };
  const key = cross.place === LAST ? 'qwixx.button.lock' : 'qwixx.button.cross';
  return { kind: 'play', move, label: { key, args }, colour, tone: 'enter' };
}

function passControl(state: State, seat: Seat, move: string, isShort: boolean): Control {
  const costly = passCosts(state, seat);
  const mayStillCross = state.phase === 1 && seat === state.active && colouredOffers(state) !== 0;
  return {
    kind: 'play',
    move,
    label: costly
      ? costlyLabel(state, seat, isShort)
      : { key: mayStillCross ? 'qwixx.button.wait' : 'qwixx.button.pass' },
    colour: null,
    tone: costly ? 'costly' : 'pass',
  };
}

/** Whether this pass leaves the active seat without a cross in its turn. */
function passCosts(state: State, seat: Seat): boolean {
  if (seat !== state.active || state.crossed) return false;
  return state.phase === 2 || colouredOffers(state) === 0;
}

function costlyLabel(state: State, seat: Seat, isShort: boolean): Phrase {
  const args = { cost: MISTHROW_COST };
  if (misthrowsOf(state, seat) < MISTHROWS - 1) return { key: 'qwixx.button.misthrow', args };
  return { key: isShort ? 'qwixx.button.lastMisthrow.short' : 'qwixx.button.lastMisthrow', args };
}
