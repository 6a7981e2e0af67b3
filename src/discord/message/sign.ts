import { parseEmoji } from 'discord.js';
import type { Colour } from '../../games/game.js';
import { type DieSign, SQUARES } from '../../text/dice.js';

interface Sign {
  readonly emoji?: { readonly id?: string; readonly name: string };
}

/**
 * What stands before the words of a button or an option that is about a colour: the platform's own colours of buttons mean
 * something else. It is the die of that colour, with the number that it shows if it is about that, as dice are drawn in texts,
 * and else a square.
 */
export function signOf(colour: Colour | null, dieSign: DieSign, value: number | null = null): Sign {
  if (colour === null) return {};
  const emoji = parseEmoji(dieSign({ colour, value })?.text ?? SQUARES[colour]);
  if (!emoji?.id) return { emoji: { name: SQUARES[colour] } };
  return { emoji: { id: emoji.id, name: emoji.name } };
}
