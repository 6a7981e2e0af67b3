import { COLOURS, type Colour, type DieView, type Letters } from '../games/game.js';
import type { Voice } from './say.js';

/**
 * What of a die is drawn: its face, which tells all of it, or its colour alone, which its letter and number always stand beside.
 * A blank die stands on buttons: in the line of a throw it would be taken for one that was thrown.
 */
export interface DrawnDie {
  readonly shows: 'face' | 'colour' | 'blank';
  /** What is written for that. */
  readonly text: string;
}

/** How a die is drawn within a line of text, beside its letter and number; null where it isn't. */
export type DieSign = (die: DieView) => DrawnDie | null;

/** Unicode's own, which are drawn everywhere. */
export const SQUARES: Readonly<Record<Colour, string>> = {
  white: '⬜',
  red: '🟥',
  yellow: '🟨',
  green: '🟩',
  blue: '🟦',
  orange: '🟧',
  purple: '🟪',
};

/** Dice are told by their letters and numbers alone. */
export const NO_SIGN: DieSign = () => null;

/** Dice have a square of their colour before letter and number. */
export const SQUARE_SIGN: DieSign = ({ colour }) => ({ shows: 'colour', text: SQUARES[colour] });

/** The letters of all colours, for a picture. */
export function lettersIn(voice: Voice): Letters {
  const letters = COLOURS.map((colour) => [colour, voice.tell(`letter.${colour}`)] as const);
  return Object.fromEntries(letters) as Record<Colour, string>;
}

/** The throw in letters: "W4 W1 · R2 Y5 G– B6", each die drawn before its own where the voice can. A die without a number shows a dash. */
export function diceText(dice: readonly DieView[], voice: Voice): string {
  return inGroups(dice, (die) => signed(die, voice));
}

/** More of them with squares than these are too long for a line of a phone. */
const MOST_SQUARES = 6;

/**
 * The throw above its picture, which has the letters and colours: each face drawn and no more, in letters where the voice can't
 * draw it, with squares where the dice still are in one line.
 */
export function shortDiceText(dice: readonly DieView[], voice: Voice): string {
  const between = dice.every((die) => faceText(die, voice) !== null) ? '' : ' ';
  const inText = dice.length > MOST_SQUARES ? inLetters : signed;
  return inGroups(dice, (die) => faceText(die, voice) ?? inText(die, voice), between);
}

function faceText(die: DieView, voice: Voice): string | null {
  const drawn = voice.sign(die);
  return drawn?.shows === 'face' ? drawn.text : null;
}

/** Narrower than what parts a die from the next, and no line breaks there. */
const JOINT = '\u202f';

/** Letter and number, after what is drawn of it. */
function signed(die: DieView, voice: Voice): string {
  const [drawn, letters] = [voice.sign(die), inLetters(die, voice)];
  if (drawn === null || drawn.shows === 'blank') return letters;
  return `${drawn.text}${drawn.shows === 'colour' ? JOINT : ''}${letters}`;
}

/** Dice with all their sides in letters, a line each: "R1 R4 Y5 B5 B1 P6". */
export function sidesText(dice: readonly (readonly DieView[])[], voice: Voice): string {
  return dice.map((sides) => sides.map((side) => inLetters(side, voice)).join(' ')).join('\n');
}

/** The throw in letters alone: "W4 W1 R2"; null where more is to be told of a die than its number. */
export function lettersText(dice: readonly DieView[], voice: Voice): string | null {
  return dice.some(({ mark }) => mark === 'again') ? null : dice.map((die) => inLetters(die, voice)).join(' ');
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
