import type { Colour } from '../../games/game.js';
import { SQUARES } from '../../text/dice.js';

/**
 * What stands before the words of a button or an option that is about a colour: the platform's own colours of buttons mean
 * something else. No emoji of the application: for one that is gone, and at times for one that is there, a whole menu is refused.
 */
export function signOf(colour: Colour | null): { readonly emoji?: { readonly name: string } } {
  return colour === null ? {} : { emoji: { name: SQUARES[colour] } };
}
