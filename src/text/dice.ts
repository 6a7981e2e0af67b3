import type { DieView } from '../games/game.js';
import type { Voice } from './say.js';

/** How a die is drawn within a line of text, beside its letter and number; '' where it can't be. */
export type DieSign = (die: DieView) => string;

/** Dice are told by their letters and numbers alone. */
export const NO_SIGN: DieSign = () => '';

/** The throw in letters: "W4 W1 · R2 Y5 G– B6", each die drawn before its own where the voice can. A die without a number shows a dash. */
export function diceText(dice: readonly DieView[], voice: Voice): string {
  return inGroups(dice, (die) => `${voice.sign(die)}${inLetters(die, voice)}`);
}

/** The throw above its picture, which has the letters: each die drawn and no more, in letters where the voice can't draw it. */
export function shortDiceText(dice: readonly DieView[], voice: Voice): string {
  const between = dice.every((die) => voice.sign(die) !== '') ? '' : ' ';
  return inGroups(dice, (die) => voice.sign(die) || inLetters(die, voice), between);
}

/** Dice with all their sides in letters, a line each: "R1 R4 Y5 B5 B1 P6". */
export function sidesText(dice: readonly (readonly DieView[])[], voice: Voice): string {
  return dice.map((sides) => sides.map((side) => inLetters(side, voice)).join(' ')).join('\n');
}

function inLetters({ colour, value }: DieView, voice: Voice): string {
  return `${voice.tell(`letter.${colour}`)}${value ?? '–'}`;
}

function inGroups(dice: readonly DieView[], show: (die: DieView) => string, between = ' '): string {
  const white = dice.filter((die) => die.colour === 'white').map(show);
  const coloured = dice.filter((die) => die.colour !== 'white').map(show);
  return [white, coloured].flatMap((group) => (group.length > 0 ? [group.join(between)] : [])).join(' · ');
}

/** The throw in words: "white 4, white 1, red 2, yellow 5, no green and blue 6". */
export function diceWords(dice: readonly DieView[], voice: Voice): string {
  return voice.list(
    dice.map(({ colour, value, mark }) => {
      const name = { key: `colour.${colour}` };
      if (value === null) return voice.tell(mark === 'out' ? 'die.out' : 'die.unthrown', { colour: name });
      return voice.tell(mark === 'again' ? 'die.again' : 'die.value', { colour: name, value });
    }),
  );
}
