import type { Control, Menu, Phrase } from '../game.js';
import { DICE, type Face, SIDES, sideUp, totalOf, upOf } from './dice.js';
import { AGAIN, KEEP } from './moves.js';
import { misthrowsOf, rowsAhead, type State } from './rules.js';
import { MISTHROWS, ROW_COLOURS, ROWS } from './sheet.js';

/** After the first throw: a list of all dice, of which any are thrown again, and keeping them all. */
export function throwMenu(state: State): Menu {
  const fitting = fittingIn(state);
  return { note: fitsPhrase(fitting), rows: [[diceControl(state)], [keepControl(state, fitting.length === 0)]] };
}

/** What the dice are good for if they are all kept. */
function fittingIn(state: State): readonly Phrase[] {
  const rows = rowsAhead(state);
  return ROWS.filter((row) => (rows >> row) & 1).map((row) =>
    shortly({ colour: ROW_COLOURS[row], number: totalOf(state.dice, row) }),
  );
}

function fitsPhrase(fitting: readonly Phrase[]): Phrase {
  if (fitting.length === 0) return { key: 'qwantum.note.unfit' };
  const fits = fitting.reduceRight((others, first) => ({ key: 'qwantum.totals', args: { first, others } }));
  return { key: 'qwantum.note.fits', args: { fits } };
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
  const up = sideUp(dice, die);
  const side = shortly(up);
  return {
    word: String(die),
    label: die === 0 ? side : { key: 'qwantum.die', args: { die, ...side.args } },
    description: lines[die]![upOf(dice, die)]!,
    colour: up.colour,
    value: up.number,
  };
}

/** "R5", by the letter of the colour. */
function shortly({ colour, number }: Pick<Face, 'colour' | 'number'>, key = 'qwantum.side'): Phrase {
  return { key, args: { letter: { key: `letter.${colour}` }, number } };
}

const IN_LINE = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** By die and by the side that is up: all its sides in line, that one in brackets. */
const lines = SIDES.map((sides) =>
  sides.map((_, up): Phrase => {
    const all = sides.map((side, n) => [IN_LINE[n], shortly(side, n === up ? 'qwantum.side.up' : 'qwantum.side')]);
    return { key: 'qwantum.die.sides', args: Object.fromEntries(all) };
  }),
);
