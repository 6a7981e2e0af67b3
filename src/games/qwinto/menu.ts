import { NO_MENU, rowsOf } from '../assemble.js';
import type { Colour, Control, Menu, Phrase, Seat } from '../game.js';
import { neighboursOf } from './fields.js';
import { DICE_MOVES, DICE_SETS, KEEP, lettersOf, placeOfMove } from './moves.js';
import { failedOf, legalMoves, PHASES, placesAhead, type State, sumOf } from './rules.js';
import {
  columnLetter,
  FAILED_ATTEMPTS,
  FAILED_COST,
  FIELDS,
  isBonus,
  PLACES,
  ROW_COLOURS,
  ROWS,
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
    const colours = ROWS.filter((row) => (dice >> row) & 1).map((row) => ROW_COLOURS[row]);
    const [colour, ...others] = colours;
    return {
      kind: 'play',
      move,
      label: diceLabel(colours),
      colour: others.length === 0 ? colour! : null,
      tone: 'choose',
    };
  });
  const note = { key: 'qwinto.note.choose' };
  return { note, rows: [controls.slice(0, 3), controls.slice(3, 6), controls.slice(6)] };
}

/** By the letters of their colours. */
function diceLabel(colours: readonly Colour[]): Phrase {
  const [first, second, third] = colours.map((colour) => ({ key: `letter.${colour}` }));
  if (second === undefined) return { key: 'qwinto.button.one', args: { first: first! } };
  if (third === undefined) return { key: 'qwinto.button.two', args: { first: first!, second } };
  return { key: 'qwinto.button.three', args: { first: first!, second, third } };
}

function throwMenu(state: State, all: readonly string[]): Menu {
  const sum = sumOf(state);
  const open = placesAhead(state);
  const fields = Array.from({ length: PLACES }, (_, place) => place).filter((place) => (open >> place) & 1).length;
  const controls = all.map((move): Control => {
    if (move === KEEP) return keepControl(state, fields === 0);
    const tone = fields === 0 ? 'main' : 'choose';
    return { kind: 'play', move, label: { key: 'qwinto.button.again' }, colour: null, tone };
  });
  return { note: { key: 'qwinto.note.decide', args: { fields, sum } }, rows: [controls] };
}

/** Where nothing fits, keeping the throw is a failed attempt already. */
function keepControl(state: State, isMisfit: boolean): Control {
  const last = failedOf(state, state.active) === FAILED_ATTEMPTS - 1;
  const failed = last ? 'qwinto.button.keep.lastFailed' : 'qwinto.button.keep.failed';
  const args = { sum: sumOf(state), ...(isMisfit && { cost: FAILED_COST }) };
  const label = { key: isMisfit ? failed : 'qwinto.button.keep', args };
  return { kind: 'play', move: KEEP, label, colour: null, tone: isMisfit ? 'costly' : 'main' };
}

/** As many fields are shown as buttons, or a whole row of the sheet; more of them in lists. */
const MOST_BUTTONS = 8;
/** And as many in one list, as the platform allows. */
const LONGEST_LIST = 25;

function entryMenu(state: State, seat: Seat, all: readonly string[]): Menu {
  const entries = all.flatMap((move) => {
    const place = placeOfMove(move);
    return place === null ? [] : [{ move, place }];
  });
  const pass = passControl(state, seat, all.at(-1)!);
  const rows = new Set(entries.map(({ place }) => rowOfPlace(place)));
  if (entries.length <= (rows.size === 1 ? FIELDS : MOST_BUTTONS)) {
    const buttons = entries.map(({ move, place }): Control => {
      const colour = ROW_COLOURS[rowOfPlace(place)];
      return { kind: 'play', move, label: buttonLabel(place), colour, tone: 'enter' };
    });
    return { note: null, rows: rowsOf([...buttons, pass]) };
  }
  return { note: null, rows: [...listsOf(entries).map((own) => [listOf(state, seat, own)]), [pass]] };
}

/** The rows of the sheet in as few lists as have room for them. */
function listsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const lists: Entry[][] = [[]];
  for (const row of ROWS) {
    const own = entries.filter(({ place }) => rowOfPlace(place) === row);
    if (lists.at(-1)!.length + own.length > LONGEST_LIST) lists.push([]);
    lists.at(-1)!.push(...own);
  }
  return lists;
}

interface Entry {
  readonly move: string;
  readonly place: number;
}

function listOf(state: State, seat: Seat, entries: readonly Entry[]): Control {
  const rows = ROWS.filter((row) => entries.some(({ place }) => rowOfPlace(place) === row));
  const named = lettersOf(rows.reduce<number>((mask, row) => mask | (1 << row), 0));
  return {
    kind: 'pick',
    part: named,
    prompt: { key: 'qwinto.list', args: { rows: { key: `qwinto.rows.${named}` }, sum: sumOf(state) } },
    options: entries.map(({ move, place }) => ({
      move,
      label: optionLabel(state, seat, place),
      colour: ROW_COLOURS[rowOfPlace(place)],
    })),
  };
}

/** Which field of its row it is, and between which numbers it stands. */
function optionLabel(state: State, seat: Seat, place: number): Phrase {
  const colour = { key: `qwinto.colour.${ROW_COLOURS[rowOfPlace(place)]}` };
  const args = { colour, field: columnLetter(place), where: wherePhrase(state, seat, place) };
  return { key: isBonus(place) ? 'qwinto.field.bonus' : 'qwinto.field', args };
}

/** By its row and its column alone: between which numbers it stands is seen on the sheet, where that letter stands in it. */
function buttonLabel(place: number): Phrase {
  const args = { letter: { key: `letter.${ROW_COLOURS[rowOfPlace(place)]}` }, field: columnLetter(place) };
  return { key: isBonus(place) ? 'qwinto.button.field.bonus' : 'qwinto.button.field', args };
}

/** Between which numbers it stands. */
function wherePhrase(state: State, seat: Seat, place: number): Phrase {
  const [left, right] = neighboursOf(state.fields, seat * PLACES, place);
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
