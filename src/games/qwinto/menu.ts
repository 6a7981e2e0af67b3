import { NO_MENU } from '../assemble.js';
import type { Control, Menu, Phrase, Seat } from '../game.js';
import { neighboursOf, openPlaces } from './fields.js';
import { DICE_MOVES, DICE_SETS, KEEP, lettersOf, placeOfMove } from './moves.js';
import { failedOf, legalMoves, PHASES, type State, sumOf } from './rules.js';
import {
  FAILED_ATTEMPTS,
  FAILED_COST,
  FIELDS,
  isBonus,
  PLACES,
  ROW_COLOURS,
  ROWS,
  type Row,
  rowOfPlace,
} from './sheet.js';

/** What the seat may choose now: its dice, whether to throw again, or the field for the sum. */
export function menu(state: State, seat: Seat): Menu {
  const all = legalMoves(state, seat);
  if (all.length === 0) return NO_MENU;
  if (state.phase === PHASES.choose) return diceMenu();
  return state.phase === PHASES.decide ? throwMenu(state, all) : entryMenu(state, seat, all);
}

/** One die, two dice, all three. */
function diceMenu(): Menu {
  const controls = DICE_MOVES.map((move, index): Control => {
    const dice = DICE_SETS[index]!;
    const single = ROWS.find((row) => dice === 1 << row);
    const colour = single === undefined ? null : ROW_COLOURS[single];
    return { kind: 'play', move, label: { key: `qwinto.button.${lettersOf(dice)}` }, colour, tone: 'choose' };
  });
  const note = { key: 'qwinto.note.choose' };
  return { note, rows: [controls.slice(0, 3), controls.slice(3, 6), controls.slice(6)] };
}

function throwMenu(state: State, all: readonly string[]): Menu {
  const sum = sumOf(state);
  const open = openPlaces(state.fields, state.active * PLACES, state.named, sum);
  const fields = Array.from({ length: PLACES }, (_, place) => place).filter((place) => (open >> place) & 1).length;
  const controls = all.map((move): Control => {
    const label: Phrase = move === KEEP ? { key: 'qwinto.button.keep', args: { sum } } : { key: 'qwinto.button.again' };
    return { kind: 'play', move, label, colour: null, tone: 'choose' };
  });
  return { note: { key: 'qwinto.note.decide', args: { fields, sum } }, rows: [controls] };
}

/** As many fields are shown as buttons; more of them as a list for each row of the sheet. */
const MOST_BUTTONS = 8;
const BUTTONS_PER_ROW = 3;

function entryMenu(state: State, seat: Seat, all: readonly string[]): Menu {
  const entries = all.flatMap((move) => {
    const place = placeOfMove(move);
    return place === null ? [] : [{ move, place, row: rowOfPlace(place), label: fieldLabel(state, seat, place) }];
  });
  const rows = ROWS.flatMap((row): readonly (readonly Control[])[] => {
    const own = entries.filter((entry) => entry.row === row);
    if (own.length === 0) return [];
    return entries.length <= MOST_BUTTONS ? buttonRows(row, own) : [[listOf(state, row, own)]];
  });
  return { note: null, rows: [...rows, [passControl(state, seat, all.at(-1)!)]] };
}

interface Entry {
  readonly move: string;
  readonly label: Phrase;
}

/** The fields of one row of the sheet. Eight of them in three rows make at most four rows of buttons. */
function buttonRows(row: Row, entries: readonly Entry[]): readonly (readonly Control[])[] {
  const buttons = entries.map(({ move, label }): Control => {
    return { kind: 'play', move, label, colour: ROW_COLOURS[row], tone: 'enter' };
  });
  return Array.from({ length: Math.ceil(buttons.length / BUTTONS_PER_ROW) }, (_, n) =>
    buttons.slice(n * BUTTONS_PER_ROW, (n + 1) * BUTTONS_PER_ROW),
  );
}

function listOf(state: State, row: Row, entries: readonly Entry[]): Control {
  const colour = ROW_COLOURS[row];
  return {
    kind: 'pick',
    part: colour,
    prompt: { key: 'qwinto.row', args: { colour: { key: `qwinto.colour.${colour}` }, sum: sumOf(state) } },
    options: entries.map(({ move, label }) => ({ move, label, colour })),
  };
}

/** Which field it is, and between which numbers. */
function fieldLabel(state: State, seat: Seat, place: number): Phrase {
  const [left, right] = neighboursOf(state.fields, seat * PLACES, place);
  const colour = { key: `qwinto.colour.${ROW_COLOURS[rowOfPlace(place)]}` };
  const args = { colour, field: (place % FIELDS) + 1, where: wherePhrase(left, right) };
  return { key: isBonus(place) ? 'qwinto.field.bonus' : 'qwinto.field', args };
}

function wherePhrase(left: number, right: number): Phrase {
  if (left === 0 && right === 0) return { key: 'qwinto.where.alone' };
  if (right === 0) return { key: 'qwinto.where.after', args: { left } };
  if (left === 0) return { key: 'qwinto.where.before', args: { right } };
  return { key: 'qwinto.where.between', args: { left, right } };
}

function passControl(state: State, seat: Seat, move: string): Control {
  const costly = seat === state.active;
  return {
    kind: 'play',
    move,
    label: costly ? failedLabel(state, seat) : { key: 'qwinto.button.pass' },
    colour: null,
    tone: costly ? 'costly' : 'pass',
  };
}

function failedLabel(state: State, seat: Seat): Phrase {
  const last = failedOf(state, seat) === FAILED_ATTEMPTS - 1;
  return { key: last ? 'qwinto.button.lastFailed' : 'qwinto.button.failed', args: { cost: FAILED_COST } };
}
