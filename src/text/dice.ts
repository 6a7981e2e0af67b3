import type { DieView } from '../games/game.js';
import type { Voice } from './say.js';

/** The throw in letters: "W4 W1 · R2 Y5 G– B6". A die without a number shows a dash. */
export function diceText(dice: readonly DieView[], voice: Voice): string {
  const show = (die: DieView): string => `${voice.tell(`letter.${die.colour}`)}${die.value ?? '–'}`;
  const white = dice.filter((die) => die.colour === 'white').map(show);
  const coloured = dice.filter((die) => die.colour !== 'white').map(show);
  return [white, coloured].flatMap((group) => (group.length > 0 ? [group.join(' ')] : [])).join(' · ');
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
