import type { Control, Menu, Phrase } from '../game.js';
import { DICE, type Face, SIDES, sideUp, totalOf, upOf } from './dice.js';
import { AGAIN, KEEP } from './moves.js';
import { misthrowsOf, rowsAhead, type State } from './rules.js';
import { MISTHROWS, ROW_LETTERS, ROWS } from './sheet.js';

/** After the first throw: a list of all dice, of which any are thrown again, and keeping them all. */
export function throwMenu(state: State): Menu {
  const fitting = fittingIn(state);
  return { note: fitsPhrase(fitting), rows: [[diceControl(state)], [keepControl(state, fitting.length === 0)]] };
}

/** What the dice are good for if they are all kept. */
function fittingIn(state: State): readonly string[] {
  const rows = rowsAhead(state);
  return ROWS.filter((row) => (rows >> row) & 1).map((row) => shortly({ row, number: totalOf(state.dice, row) }));
}

function fitsPhrase(fitting: readonly string[]): Phrase {
  return fitting.length === 0
    ? { key: 'qwantum.note.unfit' }
    : { key: 'qwantum.note.fits', args: { fits: fitting.join(' · ') } };
}

/** Where nothing fits, keeping all dice is a misthrow already. */
function keepControl(state: State, isMisfit: boolean): Control {
  const keep = { kind: 'play', move: KEEP, colour: null } as const;
  if (!isMisfit) return { ...keep, label: { key: 'qwantum.button.keep' }, tone: 'main' };
  const nth = misthrowsOf(state, state.active) + 1;
  const key = nth === MISTHROWS ? 'qwantum.button.keep.lastMisthrow' : 'qwantum.button.keep.misthrow';
  return { ...keep, label: { key, args: { cost: nth } }, tone: 'costly' };
}

type Multiselect = Extract<Control, { kind: 'multiselect' }>;

function diceControl({ dice }: State): Multiselect {
  const options = Array.from({ length: DICE }, (_, die) => optionOf(dice, die));
  return { kind: 'multiselect', stem: AGAIN, none: KEEP, prompt: { key: 'qwantum.list' }, options };
}

/** A die with its number, since two may show the same, and with what it may show instead. */
function optionOf(dice: number, die: number): Multiselect['options'][number] {
  const { colour, number } = sideUp(dice, die);
  return {
    word: String(die),
    label: {
      key: die === 0 ? 'qwantum.die.white' : 'qwantum.die',
      args: { die, letter: { key: `letter.${colour}` }, number },
    },
    description: { key: 'qwantum.die.sides', args: { sides: lines[die]![upOf(dice, die)]! } },
    colour,
    value: number,
  };
}

/** "R5", as the letters of the sheet have it. */
function shortly({ row, number }: Pick<Face, 'row' | 'number'>): string {
  return `${row === null ? 'W' : ROW_LETTERS[row].toUpperCase()}${number}`;
}

/** By die and by the side that is up: all its sides in line, that one in brackets. */
const lines = SIDES.map((sides) =>
  sides.map((_, up) => sides.map((side, n) => (n === up ? `[${shortly(side)}]` : shortly(side))).join(' ')),
);
