import { rowsOf } from '../assemble.js';
import type { Control, Menu, Phrase } from '../game.js';
import { ALL_DICE, DICE, type Face, SIDES, sideUp, totalOf, upOf } from './dice.js';
import { againMove, KEEP } from './moves.js';
import type { State } from './rules.js';
import { accepts, ROW_LETTERS, ROWS } from './sheet.js';

/** What the taps have chosen so far: it travels in the buttons and is nowhere recorded. */
interface Chosen {
  /** A mask of the dice marked to be thrown again. */
  readonly marked: number;
  /** Whether all sides of all dice are shown. */
  readonly faces: boolean;
}

const NOTHING_CHOSEN: Chosen = { marked: 0, faces: false };
const TAPPED = /^(?:-|0?1?2?3?4?5?6?(f?))$/;

/** Anything that no tap of this menu says counts as nothing. */
function chosenBy(tapped: string): Chosen {
  const found = TAPPED.exec(tapped);
  if (found === null) return NOTHING_CHOSEN;
  const marked = DICE_LIST.reduce((mask, die) => (tapped.includes(String(die)) ? mask | (1 << die) : mask), 0);
  return { marked, faces: found[1] === 'f' };
}

/** The dice that are marked, rising, and `f` where the sides are shown: "025f"; "-" for neither. */
function whatOf({ marked, faces }: Chosen): string {
  return `${diceIn(marked).join('')}${faces ? 'f' : ''}` || '-';
}

const DICE_LIST = Array.from({ length: DICE }, (_, die) => die);

function diceIn(mask: number): readonly number[] {
  return DICE_LIST.filter((die) => (mask >> die) & 1);
}

/** A toggle for each die, then the throw of those that are marked, or, while none is, keeping them all. */
export function throwMenu(state: State, tapped: string): Menu {
  const chosen = chosenBy(tapped);
  const toggles = DICE_LIST.map((die) => toggle(state, die, chosen));
  const onward =
    chosen.marked === 0 ? [KEEP_ALL, facesControl(chosen)] : [againControl(chosen.marked), allOrNone(chosen)];
  return {
    note: chosen.faces ? facesPhrase(state) : chosen.marked === 0 ? fitsPhrase(state) : null,
    rows: rowsOf([...toggles, ...onward]),
    hasDice: true,
  };
}

/** What the dice are good for if they are all kept. */
function fitsPhrase({ active, dice, sheets }: State): Phrase {
  const fitting = ROWS.flatMap((row) => {
    const number = totalOf(dice, row);
    return accepts(sheets[active]!, row, number) ? [shortly({ row, number })] : [];
  });
  return fitting.length === 0
    ? { key: 'qwantum.note.unfit' }
    : { key: 'qwantum.note.fits', args: { fits: fitting.join(' · ') } };
}

const KEEP_ALL: Control = {
  kind: 'play',
  move: KEEP,
  label: { key: 'qwantum.button.keep' },
  colour: null,
  tone: 'main',
};

function facesControl(chosen: Chosen): Control {
  return { ...tap({ ...chosen, faces: !chosen.faces }, { key: 'qwantum.button.faces' }), on: chosen.faces };
}

type Tap = Extract<Control, { kind: 'tap' }>;

function tap(to: Chosen, label: Phrase): Tap {
  return { kind: 'tap', what: whatOf(to), label, colour: null, tone: 'choose', on: false };
}

/** With one die left its toggle marks them all, and two buttons must not do the same. */
function allOrNone(chosen: Chosen): Tap {
  return diceIn(chosen.marked).length < DICE - 1
    ? tap({ ...chosen, marked: ALL_DICE }, { key: 'qwantum.button.all' })
    : tap({ ...chosen, marked: 0 }, { key: 'qwantum.button.none' });
}

function toggle(state: State, die: number, chosen: Chosen): Tap {
  const { colour, number } = sideUp(state.dice, die);
  const args = { die, letter: { key: `letter.${colour}` }, number };
  const label = { key: die === 0 ? 'qwantum.button.white' : 'qwantum.button.die', args };
  return {
    ...tap({ ...chosen, marked: chosen.marked ^ (1 << die) }, label),
    colour,
    on: ((chosen.marked >> die) & 1) === 1,
  };
}

function againControl(marked: number): Control {
  const label =
    marked === ALL_DICE
      ? { key: 'qwantum.button.againAll' }
      : { key: 'qwantum.button.again', args: { count: diceIn(marked).length } };
  return { kind: 'play', move: againMove(marked), label, colour: null, tone: 'choose' };
}

/** "R5", as the letters of the sheet have it. */
function shortly({ row, number }: Pick<Face, 'row' | 'number'>): string {
  return `${row === null ? 'W' : ROW_LETTERS[row].toUpperCase()}${number}`;
}

/** By die and by the side that is up: all its sides in line, that one in brackets. */
const lines = SIDES.map((sides) =>
  sides.map((_, up) => sides.map((side, n) => (n === up ? `[${shortly(side)}]` : ` ${shortly(side)} `)).join('')),
);

/** All sides of all dice, a line a die. */
function facesPhrase(state: State): Phrase {
  const args = Object.fromEntries(DICE_LIST.map((die) => [`die${die}`, lines[die]![upOf(state.dice, die)]!]));
  return { key: 'qwantum.note.faces', args };
}
